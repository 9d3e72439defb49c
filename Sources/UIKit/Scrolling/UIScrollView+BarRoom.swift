// Content under a bar with a large title or a search bar. The bar's height and the content inset shrink as the content
// is scrolled; the rest position at the top stays the same. Content rests only where neither is partially visible.

extension UIScrollView {
  /// The distance of the content from its rest position at the top, in points.
  final var distanceFromTop: CGFloat { bounds.minY + adjustedContentInset.top + coveredBarRoom }

  /// Changes the height of the bar along with the content, without moving the content.
  /// - Parameters:
  ///   - covered: The height by which the bar has shrunk, in points.
  ///   - change: Changes the part of the bar that counts as inset.
  final func coverBar(by covered: CGFloat, _ change: () -> Void) {
    coveredBarRoom = covered
    isFollowedByBar = true
    change()
    isFollowedByBar = false
  }

  /// Returns an offset at which neither the search bar nor the large title is partially visible.
  final func avoidingPartOfBar(_ offset: CGPoint) -> CGPoint {
    let range = offsetRange.y
    let distance = offset.y - range.lowerBound
    guard distance > 0, let next = barStops.first(where: { $0 > distance }) else { return offset }
    let last = barStops.last { $0 <= distance } ?? 0
    let stop = distance - last < next - distance ? last : next
    return CGPoint(x: offset.x, y: min(range.lowerBound + stop, range.upperBound))
  }
}
