/// Where the actions beside a row are, and where the row comes to rest. Offsets are how far the row is aside, in points.
struct SwipeGeometry {
  /// The least width of an action, and the room at both sides of its title.
  static let leastWidth: CGFloat = 74
  static let padding: CGFloat = 15
  /// A row that is dragged this part of its width aside performs the first action.
  static let fullSwipe: CGFloat = 0.55
  /// How far ahead a throw is looked, in seconds.
  private static let foresight: CGFloat = 0.15

  /// Of the actions, the first one at the edge.
  let widths: [CGFloat]
  let rowWidth: CGFloat
  let allowsFullSwipe: Bool

  /// The offset at which all actions are seen.
  var open: CGFloat { min(widths.reduce(0, +), rowWidth) }

  /// The offset for a finger that has gone so far: less beyond the actions, and against the direction.
  func offset(finger: CGFloat) -> CGFloat {
    if allowsFullSwipe {
      return finger < 0
        ? CGFloat(RubberBand.banded(Double(finger), in: 0...0, extent: Double(rowWidth))) : min(finger, rowWidth)
    }
    return CGFloat(RubberBand.banded(Double(finger), in: 0...Double(open), extent: Double(rowWidth)))
  }

  /// The finger for an offset.
  func finger(offset: CGFloat) -> CGFloat {
    if allowsFullSwipe, offset >= 0 { return offset }
    return CGFloat(
      RubberBand.unbanded(Double(offset), in: 0...Double(allowsFullSwipe ? rowWidth : open), extent: Double(rowWidth)))
  }

  func isFull(_ offset: CGFloat) -> Bool {
    allowsFullSwipe && offset >= max(rowWidth * SwipeGeometry.fullSwipe, open + 40)
  }

  /// Where the row comes to rest.
  /// - Parameter velocity: points per second, away from the row's place.
  func rest(_ offset: CGFloat, velocity: CGFloat) -> CGFloat {
    offset + velocity * SwipeGeometry.foresight > open / 2 && offset > 0 ? open : 0
  }

  /// The places of the actions in a view that begins at the row and is as wide as the offset.
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
