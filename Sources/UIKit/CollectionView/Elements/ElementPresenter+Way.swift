// Elements on the way of an offset set in an animation block that is farther away than the length of the screen: they
// are in neither the old nor the new bounds, and visible in between.

extension ElementPresenter {
  /// The limit for the screens displayed on the way. If a block or an update scrolls farther, only the two ends are
  /// displayed.
  static let screensOnWay: CGFloat = 24

  /// Creates views for the elements between the bounds of the previous pass and the present ones until the animation is
  /// over, at their positions in the layout. O(elements on the way).
  /// - Parameter old: the bounds of the previous pass.
  func showWay(from old: CGRect, in animation: ViewAnimation) {
    let new = collectionView.bounds
    guard !collectionView.work.isInterrupted, new.size == old.size, UIView.areAnimationsEnabled else { return }
    let (x, y) = (abs(new.minX - old.minX), abs(new.minY - old.minY))
    guard x > new.width || y > new.height, x <= new.width * Self.screensOnWay, y <= new.height * Self.screensOnWay
    else { return }
    let found = collectionView.tracedLayout.layoutAttributesForElements(in: old.union(new)) ?? []
    for attributes in found where !attributes.isVisible(in: old) && !attributes.isVisible(in: new) {
      guard !collectionView.work.isInterrupted else { return }
      let key = attributes.key
      guard visible[key] == nil, visible.returning(to: key) == nil else { continue }
      guard let element = makeElement(ElementChanges<Element>.Appearing(to: attributes), isAnimated: true) else {
        return
      }
      disappear(element, to: nil, returningKey: key, in: animation)
    }
  }
}
