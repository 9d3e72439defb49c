/// A bar above a scroll view, with a large title or a search bar, that follows the content: its height and the content
/// inset shrink as the content is scrolled, and the rest position at the top stays the same. Content rests only where
/// neither the search bar nor the large title is partially visible.
@MainActor final class FollowingBar {
  /// The scroll distances at which the bar has hidden its search bar and its large title, in points, ascending.
  var stops: [CGFloat] = []
  /// The height by which the bar has shrunk, in points.
  var covered: CGFloat = 0
  /// Whether the bar is changing the inset because the content moves, which must not move the content in turn.
  private(set) var isFollowing = false
  /// A closure that updates the bar when the content moves.
  var onContentMove: (() -> Void)?

  /// Follows the content, which has moved.
  func contentDidMove() { if !isFollowing { onContentMove?() } }

  /// Changes the height along with the content, without moving the content.
  /// - Parameters:
  ///   - covered: The height by which the bar has shrunk, in points.
  ///   - change: Changes the part of the bar that counts as inset.
  func cover(_ covered: CGFloat, _ change: () -> Void) {
    self.covered = covered
    isFollowing = true
    change()
    isFollowing = false
  }

  /// Returns the scroll distance nearest to a given one at which neither the search bar nor the large title is
  /// partially visible.
  func stop(near distance: CGFloat) -> CGFloat {
    guard distance > 0, let next = stops.first(where: { $0 > distance }) else { return distance }
    let last = stops.last { $0 <= distance } ?? 0
    return distance - last < next - distance ? last : next
  }
}

extension UIScrollView {
  /// The distance of the content from its rest position at the top, in points.
  final var distanceFromTop: CGFloat { bounds.minY + adjustedContentInset.top + (followingBar?.covered ?? 0) }

  /// Whether a bar is changing the inset because the content moves.
  final var isFollowedByBar: Bool { followingBar?.isFollowing ?? false }

  /// Returns an offset at which neither the search bar nor the large title is partially visible.
  final func avoidingPartOfBar(_ offset: CGPoint) -> CGPoint {
    guard let followingBar else { return offset }
    let range = offsetRange.y
    let distance = offset.y - range.lowerBound
    let stop = followingBar.stop(near: distance)
    return stop == distance ? offset : CGPoint(x: offset.x, y: min(range.lowerBound + stop, range.upperBound))
  }
}
