/// The geometry of the actions beside a row, and its rest positions. Offsets are distances of the row from its place,
/// in points.
struct SwipeGeometry {
  /// The minimum width of an action, and the padding on either side of its title.
  static let leastWidth: CGFloat = 74
  static let padding: CGFloat = 15
  /// The fraction of its width from which on a dragged row performs the first action.
  static let fullSwipe: CGFloat = 0.55
  /// The time in seconds over which the velocity of a swipe is projected.
  private static let projection: CGFloat = 0.15

  /// The widths of the actions, the first one at the edge.
  let widths: [CGFloat]
  let rowWidth: CGFloat
  let allowsFullSwipe: Bool

  /// The offset at which all actions are visible.
  var open: CGFloat { min(widths.reduce(0, +), rowWidth) }

  /// Returns the offset for a finger's distance, with resistance beyond the actions and in the opposite direction.
  func offset(finger: CGFloat) -> CGFloat {
    if allowsFullSwipe {
      return finger < 0
        ? CGFloat(RubberBand.banded(Double(finger), in: 0...0, extent: Double(rowWidth))) : min(finger, rowWidth)
    }
    return CGFloat(RubberBand.banded(Double(finger), in: 0...Double(open), extent: Double(rowWidth)))
  }

  /// Returns the finger's distance for an offset.
  func finger(offset: CGFloat) -> CGFloat {
    if allowsFullSwipe, offset >= 0 { return offset }
    return CGFloat(
      RubberBand.unbanded(Double(offset), in: 0...Double(allowsFullSwipe ? rowWidth : open), extent: Double(rowWidth)))
  }

  func isFull(_ offset: CGFloat) -> Bool {
    allowsFullSwipe && offset >= max(rowWidth * SwipeGeometry.fullSwipe, open + 40)
  }

  /// Returns the offset at which the row comes to rest.
  /// - Parameter velocity: The velocity away from the row's place, in points per second.
  func rest(_ offset: CGFloat, velocity: CGFloat) -> CGFloat {
    offset + velocity * SwipeGeometry.projection > open / 2 && offset > 0 ? open : 0
  }

  /// Returns the positions of the actions in a view that begins at the row and has the width of the offset.
  func places(offset: CGFloat, isFull: Bool) -> [(x: CGFloat, width: CGFloat)] {
    let total = widths.reduce(0, +)
    guard total > 0 else { return [] }
    let scale = offset / total
    var end = offset
    return widths.enumerated().map { index, width in
      if isFull, index == 0 {
        end -= width * scale
        return (0, offset)
      }
      end -= width * scale
      return (end, width * scale)
    }
  }
}
