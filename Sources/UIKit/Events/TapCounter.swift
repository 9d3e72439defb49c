import Runtime

/// A counter of consecutive touches at a place.
@MainActor struct TapCounter {
  /// The maximum time between the end of a touch and the next one, in seconds.
  static let interval: TimeInterval = 0.35
  /// The maximum distance between two taps, in points.
  static let reach: CGFloat = 45

  private var last: (point: CGPoint, time: TimeInterval, count: Int)?

  mutating func count(at point: CGPoint, time: TimeInterval) -> Int {
    guard let last, time - last.time <= TapCounter.interval,
      TapCounter.distance(point, last.point) <= TapCounter.reach
    else { return 1 }
    return last.count + 1
  }

  mutating func wentUp(_ touch: UITouch) { last = (touch.point, touch.timestamp, touch.tapCount) }

  static func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
    ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
  }
}
