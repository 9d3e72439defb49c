// What lies on the way of an offset that is set in an animation block, farther away than the screen is long: it is neither in
// the old bounds nor in the new ones, and is seen in between.

extension UICollectionView {
  /// How many screens are shown on the way at most. Who scrolls farther in one block sees the ends only.
  private static let screensOnWay: CGFloat = 24

  /// Gives what lies between the bounds of the pass before and those of now a view until the animation is over. It stands
  /// where the layout has it. O(elements on the way).
  /// - Parameter old: the bounds of the pass before.
  func showWay(from old: CGRect, in animation: ViewAnimation) {
    let new = bounds
    guard !work.isInterrupted, new.size == old.size, UIView.areAnimationsEnabled else { return }
    let (x, y) = (abs(new.minX - old.minX), abs(new.minY - old.minY))
    guard x > new.width || y > new.height, x <= new.width * Self.screensOnWay, y <= new.height * Self.screensOnWay
    else { return }
    let found = tracedLayout.layoutAttributesForElements(in: old.union(new)) ?? []
    for attributes in found where !attributes.isVisible(in: old) && !attributes.isVisible(in: new) {
      guard !work.isInterrupted else { return }
      let key = attributes.key
      guard visible[key] == nil, visible.returning(to: key) == nil else { continue }
      guard let element = makeElement(ElementChanges<Element>.Appearing(to: attributes), isAnimated: true) else {
        return
      }
      disappear(element, to: nil, returningKey: key, in: animation)
    }
  }
}
