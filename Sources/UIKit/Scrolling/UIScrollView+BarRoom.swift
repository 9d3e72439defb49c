// Content under a bar with a large title or a search bar. The bar becomes lower as the content is scrolled, and the content's
// inset with it; where the content rests at its top stays the same all the time. It rests only where nothing is seen in part.

extension UIScrollView {
  /// How far the content is from its place of rest at the top, in points.
  final var distanceFromTop: CGFloat { bounds.minY + adjustedContentInset.top + coveredBarRoom }

  /// Has the room of the bar change along with the content, which stays where it is.
  /// - Parameters:
  ///   - covered: how much of its room the bar has given up, in points.
  ///   - change: changes what of the bar counts as inset.
  final func coverBar(by covered: CGFloat, _ change: () -> Void) {
    coveredBarRoom = covered
    isFollowedByBar = true
    change()
    isFollowedByBar = false
  }

  /// Where content comes to rest that would leave a search bar or a large title in part.
  final func avoidingPartOfBar(_ offset: CGPoint) -> CGPoint {
    let range = offsetRange.y
    let distance = offset.y - range.lowerBound
    guard distance > 0, let next = barStops.first(where: { $0 > distance }) else { return offset }
    let last = barStops.last { $0 <= distance } ?? 0
    let stop = distance - last < next - distance ? last : next
    return CGPoint(x: offset.x, y: min(range.lowerBound + stop, range.upperBound))
  }
}
