// Placing views by size and position, and rejecting invalid values.

extension UIView {
  /// Sets size and position together.
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

  /// Places the view independently of its transform, as UIKit does with views that programs may rotate or scale:
  /// however often it is called, their size stays the same.
  func placeUntransformed(in frame: CGRect) {
    // In the usual case, set the property that programs may override.
    guard ownLayer.transform != CATransform3DIdentity else { return self.frame = frame }
    guard frame.isFinite else { return refuse("frame", frame.description) }
    setPlace(
      frame.size,
      CGPoint(
        x: frame.origin.x + ownLayer.anchorPoint.x * frame.size.width,
        y: frame.origin.y + ownLayer.anchorPoint.y * frame.size.height))
  }

  /// Rejects a value.
  /// - Parameters:
  ///   - property: The name of the property.
  ///   - numbers: The value, or nil if it is not informative.
  func refuse(_ property: String, _ numbers: String? = nil) {
    refuseNumbers("the \(property) of \(nameInMessages)", numbers)
  }
}
