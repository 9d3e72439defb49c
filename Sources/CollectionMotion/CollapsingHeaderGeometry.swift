import UIKit

/// The heights of a ``CollapsingHeaderView``, as functions of the distance that the content is scrolled from its top.
struct CollapsingHeaderGeometry {
  /// The height at the top of the content, in points.
  var expandedHeight: CGFloat
  /// The least height, in points; not more than the expanded one.
  var barHeight: CGFloat
  /// Heights between both at which the header may rest, in points.
  var detents: [CGFloat] = []

  /// The distance over which the header collapses, in points.
  var range: CGFloat { max(0, expandedHeight - barHeight) }

  /// Returns the height, which is never less than that of the bar.
  /// - Parameters:
  ///   - distance: The distance of the content from its rest position at the top, in points; negative if it is pulled
  ///     down.
  ///   - stretches: Whether the header becomes longer when the content is pulled down.
  func height(at distance: CGFloat, stretches: Bool) -> CGFloat {
    distance < 0 ? expandedHeight - (stretches ? distance : 0) : max(expandedHeight - distance, expandedHeight - range)
  }

  /// Returns how far a height is collapsed, from 0 to 1; 0 for a header that does not collapse.
  func collapse(at height: CGFloat) -> CGFloat {
    range > 0 ? min(max((expandedHeight - height) / range, 0), 1) : 0
  }

  /// Returns the distance from the top at which the content should rest.
  /// - Parameters:
  ///   - distance: The distance at which it would rest.
  ///   - velocity: The velocity with which it is thrown, positive towards the end of the content: the header goes on to
  ///     the next height in that direction, or to the nearest one if it is 0.
  ///   - longest: The distance at the end of the content, in points.
  func stop(near distance: CGFloat, velocity: CGFloat, upTo longest: CGFloat) -> CGFloat {
    guard distance > 0, distance < range else { return distance }
    // Content that ends earlier cannot collapse the header further.
    let stops = ([0, range] + detents.map { expandedHeight - $0 }).filter { $0 <= longest }.sorted()
    let (before, after) = (stops.last { $0 <= distance } ?? 0, stops.first { $0 >= distance })
    guard let after else { return before }
    if velocity != 0 { return velocity > 0 ? after : before }
    return distance - before < after - distance ? before : after
  }
}
