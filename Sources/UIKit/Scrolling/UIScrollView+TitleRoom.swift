// Content under a large title. The bar becomes lower as the content is scrolled, and the content's inset with it; where the
// content rests at its top stays the same all the time. Nothing in between is a place to rest.

extension UIScrollView {
  /// How far the content is from its place of rest at the top, in points.
  final var distanceFromTop: CGFloat { bounds.minY + adjustedContentInset.top + coveredTitleRoom }

  /// Has the room of a large title change along with the content, which stays where it is.
  /// - Parameters:
  ///   - covered: how much of the title's room the bar has given up, in points.
  ///   - change: changes what of the bar counts as inset.
  final func coverTitle(by covered: CGFloat, _ change: () -> Void) {
    coveredTitleRoom = covered
    isFollowedByBar = true
    change()
    isFollowedByBar = false
  }

  /// Where content comes to rest that would leave a large title in part.
  final func avoidingPartOfTitle(_ offset: CGPoint) -> CGPoint {
    guard titleRoom > 0 else { return offset }
    let range = offsetRange.y
    let distance = offset.y - range.lowerBound
    guard distance > 0, distance < titleRoom else { return offset }
    let end = min(range.lowerBound + titleRoom, range.upperBound)
    return CGPoint(x: offset.x, y: distance < titleRoom / 2 ? range.lowerBound : end)
  }
}
