/// The motion of a scroll view along one axis, in closed form: decelerating, pulled to a position by a spring, or eased
/// to it. Positions are content offsets in points, times are in seconds.
struct AxisMotion {
  /// The remaining distance in points at which a deceleration ends.
  static let restDistance = 0.5
  /// The number of time constants over which that distance is spread before the end, so that there is no jump.
  private static let landing = 2.0
  /// The frequency of the spring that brings content back, with mass 1 and stiffness 100.
  static let bounceFrequency = 10.0
  static let programmaticDuration = 0.3

  private enum Curve {
    case rest
    /// Decelerating by `decay` per second (the logarithm of the rate): x0 + v (e^(decay t) - 1) / decay.
    case fling(velocity: Double, decay: Double)
    /// Critically damped about the end position.
    case spring(velocity: Double)
    case ease(duration: Double, CAMediaTimingFunction)
  }

  private struct Piece {
    let curve: Curve
    let start: Double
    let end: Double

    func shifted(by distance: Double) -> Piece { Piece(curve: curve, start: start + distance, end: end + distance) }

    /// The time in seconds in which the remaining distance becomes 1/e of its value, at the end.
    var timeConstant: Double {
      switch curve {
      case .rest, .ease: 0
      case .fling(_, let decay): -1 / decay
      case .spring: 1 / AxisMotion.bounceFrequency
      }
    }

    func position(at t: Double) -> Double {
      switch curve {
      case .rest: return end
      case .fling(let velocity, let decay): return start + velocity * (exp(decay * t) - 1) / decay
      case .spring(let velocity):
        let distance = start - end
        let w = AxisMotion.bounceFrequency
        return end + (distance + (velocity + w * distance) * t) * exp(-w * t)
      case .ease(let duration, let function):
        return start + (end - start) * function.progress(at: min(t / duration, 1))
      }
    }
  }

  private let first: Piece
  private let second: Piece?
  /// The time at which the second piece begins.
  private let turn: Double
  /// The duration of the whole motion.
  let duration: Double

  var end: Double { second?.end ?? first.end }

  /// Whether it decelerates, without being pulled to its end.
  var isThrown: Bool {
    if case .fling = first.curve { return true }
    return false
  }

  func position(at time: Double) -> Double {
    if time >= duration { return end }
    let landing = min(duration, AxisMotion.landing * (second ?? first).timeConstant)
    let done = landing > 0 ? max(0, (time - duration) / landing + 1) : 0
    return course(at: time) + (done > 0 ? (end - course(at: duration)) * done * done : 0)
  }

  /// Returns the position by the closed forms, which never reach their end.
  private func course(at time: Double) -> Double {
    if let second, time >= turn { return second.position(at: time - turn) }
    return first.position(at: time)
  }

  private init(_ first: Piece, _ second: Piece? = nil, turn: Double = 0, duration: Double) {
    self.first = first
    self.second = second
    self.turn = turn
    self.duration = duration
  }

  /// Returns the same motion at another position.
  func shifted(by distance: Double) -> AxisMotion {
    AxisMotion(first.shifted(by: distance), second?.shifted(by: distance), turn: turn, duration: duration)
  }

  static func rest(at position: Double) -> AxisMotion {
    AxisMotion(Piece(curve: .rest, start: position, end: position), duration: 0)
  }

  /// Returns the velocity in points per second, by a finite difference.
  func velocity(at time: Double) -> Double {
    let step = 1e-4
    return (position(at: time + step) - position(at: time)) / step
  }

  /// Returns the velocity without the correction near the end, so that a motion can be continued repeatedly.
  func courseVelocity(at time: Double) -> Double {
    if time >= duration { return 0 }
    let step = 1e-4
    return (course(at: time + step) - course(at: time)) / step
  }

  /// Returns a motion to `end` on the bounce spring.
  static func spring(from start: Double, to end: Double, velocity: Double) -> AxisMotion {
    AxisMotion(
      Piece(curve: .spring(velocity: velocity), start: start, end: end),
      duration: springDuration(distance: start - end, velocity: velocity))
  }

  /// Returns the motion of a programmatic scroll: 0.3 s with ease-in-ease-out, unless a transaction specifies another
  /// timing.
  @MainActor static func ease(from start: Double, to end: Double) -> AxisMotion {
    let duration = CATransaction.explicitAnimationDuration ?? programmaticDuration
    let function = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .easeInEaseOut)
    return AxisMotion(Piece(curve: .ease(duration: duration, function), start: start, end: end), duration: duration)
  }

  /// Returns the position at which an unobstructed deceleration ends.
  /// - Parameter rate: The factor of the velocity after a millisecond.
  static func flingEnd(from start: Double, velocity: Double, rate: Double) -> Double {
    start - velocity / (1000 * log(rate))
  }

  /// Returns a deceleration; outside the range, the bounce spring brings it back.
  static func fling(from start: Double, velocity: Double, rate: Double, range: ClosedRange<Double>) -> AxisMotion {
    if !range.contains(start) {
      let edge = start < range.lowerBound ? range.lowerBound : range.upperBound
      return spring(from: start, to: edge, velocity: velocity)
    }
    let decay = 1000 * log(rate)
    let end = start - velocity / decay
    let distance = abs(end - start)
    let piece = Piece(curve: .fling(velocity: velocity, decay: decay), start: start, end: end)
    guard !range.contains(end) else {
      guard distance > restDistance else { return rest(at: end) }
      return AxisMotion(piece, duration: log(restDistance / distance) / decay)
    }
    let edge = end < range.lowerBound ? range.lowerBound : range.upperBound
    // x(t) = edge, solved for e^(decay t)
    let left = 1 + (edge - start) * decay / velocity
    let turn = log(left) / decay
    let bounce = Piece(curve: .spring(velocity: velocity * left), start: edge, end: edge)
    return AxisMotion(
      piece, bounce, turn: turn, duration: turn + springDuration(distance: 0, velocity: velocity * left))
  }

  /// Returns the time at which the spring stays within the rest distance, by bisection of its decreasing envelope.
  private static func springDuration(distance: Double, velocity: Double) -> Double {
    let w = bounceFrequency
    let slope = abs(velocity + w * distance)
    func bound(_ t: Double) -> Double { (abs(distance) + slope * t) * exp(-w * t) }
    var low = max(0, slope > 0 ? 1 / w - abs(distance) / slope : 0)  // the maximum
    guard bound(low) > restDistance else { return 0 }
    var high = low + 1
    while bound(high) > restDistance { high *= 2 }
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if bound(middle) > restDistance { low = middle } else { high = middle }
    }
    return high
  }
}
