// How views are placed by size and position, and what is no place.

extension UIView {
  /// Sets size and place together.
  func setPlace(_ size: CGSize, _ position: CGPoint) {
    let former = (ownLayer.bounds.size, ownLayer.position)
    isChangingFrame = true
    bounds = CGRect(origin: ownLayer.bounds.origin, size: size)
    center = position
    isChangingFrame = false
    guard former != (ownLayer.bounds.size, ownLayer.position) else { return }
    placeDidChange()
    propertiesDidChange()
  }

  /// Puts the view where it would be without its transform, which shows it elsewhere or in another size. So UIKit places
  /// views that programs may turn or scale: as often as it does, they stay as large as they are.
  func placeUntransformed(in frame: CGRect) {
    // What a program overrides is told of the usual case.
    guard ownLayer.transform != CATransform3DIdentity else { return self.frame = frame }
    guard frame.isFinite else { return refuse("frame", frame.description) }
    setPlace(
      frame.size,
      CGPoint(
        x: frame.origin.x + ownLayer.anchorPoint.x * frame.size.width,
        y: frame.origin.y + ownLayer.anchorPoint.y * frame.size.height))
  }

  /// - Parameters:
  ///   - property: that cannot be as a program has set it.
  ///   - numbers: the value; nil where it says nothing.
  func refuse(_ property: String, _ numbers: String? = nil) {
    refuseNumbers("the \(property) of \(nameInMessages)", numbers)
  }
}
