/// The line between two touches, in the window's coordinates.
struct TwoFingers {
  /// The distance in points, at least 1.
  let distance: CGFloat
  /// The angle in radians, clockwise from the x axis.
  let angle: CGFloat

  /// Creates a line between the first two touches, or returns nil if there are fewer.
  @MainActor init?(_ touches: [UITouch]) {
    guard touches.count >= 2 else { return nil }
    let dx = touches[1].point.x - touches[0].point.x
    let dy = touches[1].point.y - touches[0].point.y
    distance = max((dx * dx + dy * dy).squareRoot(), 1)
    angle = atan2(dy, dx)
  }

  /// The distance that the fingers move before a pinch or a rotation begins, in points.
  static let hysteresis: CGFloat = 10
}
