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

/// How fast a number changes, over the last tenth of a second.
struct ChangeRate {
  private var samples: [(time: TimeInterval, value: CGFloat)] = []

  mutating func note(_ value: CGFloat, at time: TimeInterval) {
    samples.append((time, value))
    samples.removeAll { time - $0.time > 0.1 }
  }

  /// Per second.
  var perSecond: CGFloat {
    guard let first = samples.first, let last = samples.last, last.time > first.time else { return 0 }
    return (last.value - first.value) / (last.time - first.time)
  }
}
