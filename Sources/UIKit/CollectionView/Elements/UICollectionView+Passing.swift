// What an animated change that scrolls takes across the screen: it is on it neither before nor after, and is seen on its way.

extension UICollectionView {
  /// The elements that cross the screen while the bounds go, in an animated change, a screen far at most. They come from one
  /// side of the old bounds and end at the other side of the new ones. O(elements in what the bounds leave). There are
  /// none where the program has scrolled since the layout was asked what is on screen: some of them are there as well.
  /// - Parameters:
  ///   - old: the bounds before.
  ///   - stays: whether the element with a key after the change was there before it, and not on the screen.
  func passing(from old: CGRect, where stays: (ElementKey) -> Bool) -> [ElementChanges<Element>.Appearing] {
    let bounds = layoutProgress.laidOutBounds
    guard self.bounds == bounds else { return [] }
    let way = CGVector(dx: bounds.minX - old.minX, dy: bounds.minY - old.minY)
    guard old.size == bounds.size, (way.dx == 0) != (way.dy == 0), abs(way.dx) <= bounds.width,
      abs(way.dy) <= bounds.height
    else { return [] }
    let isHorizontal = way.dx != 0
    /// Where a frame begins and ends in the direction of the bounds.
    func span(_ frame: CGRect) -> (start: CGFloat, end: CGFloat) {
      let span = isHorizontal ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
      return way.dx + way.dy > 0 ? span : (-span.1, -span.0)
    }
    // Of the old bounds, what the new ones leave out.
    let left = CGRect(
      x: way.dx < 0 ? bounds.maxX : old.minX, y: way.dy < 0 ? bounds.maxY : old.minY,
      width: isHorizontal ? abs(way.dx) : bounds.width, height: isHorizontal ? bounds.height : abs(way.dy))
    var passing: [ElementChanges<Element>.Appearing] = []
    for end in (tracedLayout.layoutAttributesForElements(in: left) ?? []).visible(in: left)
    where end.row == nil && stays(end.key) && span(end.visibleFrame).end <= span(bounds).start {
      guard let start = initialAttributes(for: end.key), span(start.visibleFrame).start >= span(old).end else {
        continue
      }
      passing.append(ElementChanges.Appearing(to: end, from: start))
    }
    return passing
  }
}
