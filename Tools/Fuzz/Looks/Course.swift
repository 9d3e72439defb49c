import Foundation

/// How what is animated by an operation is to go, computed by other means than the engine's.
enum Course: Equatable {
  /// Ease in and out: a cubic Bézier curve with the control points (0.42, 0) and (0.58, 1), in so many seconds.
  case ease(TimeInterval)
  /// A spring with a damping ratio below 1 and an initial velocity in travels per second, after which 0.001 of the
  /// travel is left in so many seconds, by the envelope of its sine.
  case spring(TimeInterval, damping: Double, velocity: Double)

  var duration: TimeInterval {
    switch self {
    case .ease(let duration), .spring(let duration, _, _): duration
    }
  }

  /// What is left of the way, 1 at the beginning, so many seconds after it.
  func remainder(after elapsed: TimeInterval) -> Double {
    guard elapsed < duration else { return 0 }
    switch self {
    case .ease(let duration): return 1 - Course.eased(elapsed / duration)
    case .spring(let duration, let damping, let velocity):
      let frequency = Course.frequency(duration, damping, velocity)
      let sine = frequency * (1 - damping * damping).squareRoot()
      let share = (damping * frequency - velocity) / sine
      return exp(-damping * frequency * elapsed) * (cos(sine * elapsed) + share * sin(sine * elapsed))
    }
  }

  private static func eased(_ x: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<50 {
      let t = (low + high) / 2
      let found = 3 * (1 - t) * (1 - t) * t * 0.42 + 3 * (1 - t) * t * t * 0.58 + t * t * t
      if found < x { low = t } else { high = t }
    }
    return 3 * (1 - low) * low * low + low * low * low
  }

  /// Radians per second, by halving from above.
  private static func frequency(_ duration: Double, _ damping: Double, _ velocity: Double) -> Double {
    func envelope(_ w: Double) -> Double {
      abs((damping * w - velocity) / (w * (1 - damping * damping).squareRoot())) * exp(-damping * w * duration)
    }
    var high = 1000 / duration
    while envelope(high / 1.1) < 0.001 { high /= 1.1 }
    var low = high / 1.1
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if envelope(middle) < 0.001 { high = middle } else { low = middle }
    }
    return high
  }
}
