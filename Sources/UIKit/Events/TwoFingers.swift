/// The line between two fingers, in the window's coordinates.
struct TwoFingers {
  /// Points; at least 1.
  let distance: CGFloat
  /// Radians, clockwise from the x axis.
  let angle: CGFloat

  /// Nil with fewer than two fingers; of more than two, the first two count.
  @MainActor init?(_ touches: [UITouch]) {
    guard touches.count >= 2 else { return nil }
    let dx = touches[1].point.x - touches[0].point.x
    let dy = touches[1].point.y - touches[0].point.y
    distance = max((dx * dx + dy * dy).squareRoot(), 1)
    angle = atan2(dy, dx)
  }

  /// How far the fingers go before they pinch or rotate, in points.
  static let hysteresis: CGFloat = 10
}
