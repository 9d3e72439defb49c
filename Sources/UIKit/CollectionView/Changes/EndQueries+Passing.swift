// Elements that cross the screen in an animated change that scrolls: they are visible neither before nor after it, but
// on the way.

extension EndQueries {
  /// Returns the elements that cross the screen while the bounds move in an animated change. They start on one side of
  /// the old bounds and end on the other side of the new ones. O(elements in the area that the bounds leave). There are
  /// none if the app has scrolled since the layout was asked for visible elements: some of them are visible then.
  /// - Parameters:
  ///   - old: the bounds before.
  ///   - bounds: the bounds for which the layout was asked for visible elements.
  ///   - present: the present bounds.
  ///   - screens: the distance that the bounds move at most, in lengths of the screen. If they move farther, there are
  ///     none.
  ///   - stays: whether the element with a key after the change existed before it, off screen.
  func passing(
    from old: CGRect, to bounds: CGRect, now present: CGRect, upTo screens: CGFloat, where stays: (ElementKey) -> Bool
  ) -> [ElementChanges<Element>.Appearing] {
    guard present == bounds else { return [] }
    let way = CGVector(dx: bounds.minX - old.minX, dy: bounds.minY - old.minY)
    guard old.size == bounds.size, (way.dx == 0) != (way.dy == 0), abs(way.dx) <= bounds.width * screens,
      abs(way.dy) <= bounds.height * screens
    else { return [] }
    let isHorizontal = way.dx != 0
    /// Returns the extent of a frame in the direction in which the bounds move.
    func span(_ frame: CGRect) -> (start: CGFloat, end: CGFloat) {
      let span = isHorizontal ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
      return way.dx + way.dy > 0 ? span : (-span.1, -span.0)
    }
    // The part of the old bounds outside the new ones.
    let left = CGRect(
      x: way.dx < 0 ? bounds.maxX : old.minX, y: way.dy < 0 ? bounds.maxY : old.minY,
      width: isHorizontal ? abs(way.dx) : bounds.width, height: isHorizontal ? bounds.height : abs(way.dy))
    var passing: [ElementChanges<Element>.Appearing] = []
    for end in (layout.layoutAttributesForElements(in: left) ?? []).visible(in: left)
    where end.row == nil && stays(end.key) && span(end.visibleFrame).end <= span(bounds).start {
      guard let start = attributes(.initial, of: end.key), span(start.visibleFrame).start >= span(old).end else {
        continue
      }
      passing.append(ElementChanges.Appearing(to: end, from: start))
    }
    return passing
  }
}
