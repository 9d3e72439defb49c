/// The motion of a scroll view along one axis, in closed form: decelerating, pulled to a position by a spring, or eased
/// to it. Positions are content offsets in points, times are in seconds.
///
/// The laws are fitted to recordings of UIKit; see Documentation/Scrolling.md.
struct AxisMotion {
  /// The remaining distance in points at which a spring ends.
  static let restDistance = 0.5
  /// The velocity in points per second at which a deceleration ends.
  static let restVelocity = 10.0
  /// The rates per second of the two exponentials of the spring, of mass 1, stiffness 120 and damping 22.
  private static let slowRate = 10.0
  private static let fastRate = 12.0
  /// The velocity at which content held beyond an edge begins to return, per second and point beyond it.
  private static let returnRate = 7.33
  static let programmaticDuration = 0.3

  private enum Curve {
    case rest
    /// Decelerating by the factor `rate` in each millisecond. The velocity is summed by milliseconds, as UIKit does:
    /// after *n* of them, the position is x0 + v (rate + rate² + … + rateⁿ) / 1000.
    case fling(velocity: Double, rate: Double)
    /// Damped beyond critical about the end position: a e^(-10 t) + b e^(-12 t).
    case spring(slow: Double, fast: Double)
    case ease(duration: Double, CAMediaTimingFunction)
  }

  private struct Piece {
    let curve: Curve
    let start: Double
    let end: Double

    func shifted(by distance: Double) -> Piece { Piece(curve: curve, start: start + distance, end: end + distance) }

    func position(at t: Double) -> Double {
      switch curve {
      case .rest: return end
      case .fling(let velocity, let rate):
        return start + velocity * AxisMotion.reach(rate) * (1 - exp(AxisMotion.decay(rate) * t))
      case .spring(let slow, let fast):
        return end + slow * exp(-AxisMotion.slowRate * t) + fast * exp(-AxisMotion.fastRate * t)
      case .ease(let duration, let function):
        return start + (end - start) * function.progress(at: min(t / duration, 1))
      }
    }

    /// Returns the velocity, in points per second.
    func velocity(at t: Double) -> Double {
      switch curve {
      case .rest: return 0
      case .fling(let velocity, let rate): return velocity * exp(AxisMotion.decay(rate) * t)
      case .spring(let slow, let fast):
        return -AxisMotion.slowRate * slow * exp(-AxisMotion.slowRate * t) - AxisMotion.fastRate * fast
          * exp(-AxisMotion.fastRate * t)
      case .ease:
        let step = 1e-4
        return (position(at: t + step) - position(at: t)) / step
      }
    }
  }

  /// Returns the logarithm of a deceleration rate, per second.
  private static func decay(_ rate: Double) -> Double { 1000 * log(rate) }

  /// Returns the distance of an endless deceleration per velocity, in seconds: the sum of all milliseconds.
  private static func reach(_ rate: Double) -> Double { rate / (1 - rate) / 1000 }

  private let first: Piece
  private let second: Piece?
  /// The time at which the second piece begins.
  private let turn: Double
  /// The duration of the whole motion.
  let duration: Double

  var end: Double { second?.end ?? first.end }

  /// Whether it begins with a deceleration.
  var isThrown: Bool {
    if case .fling = first.curve { return true }
    return false
  }

  /// Whether it decelerates until it rests, without being pulled to its end.
  var endsByItself: Bool { isThrown && second == nil }

  func position(at time: Double) -> Double {
    if time >= duration { return end }
    if let second, time >= turn { return second.position(at: time - turn) }
    return first.position(at: time)
  }

  /// Returns the velocity, in points per second.
  func velocity(at time: Double) -> Double {
    if time >= duration { return 0 }
    if let second, time >= turn { return second.velocity(at: time - turn) }
    return first.velocity(at: time)
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

  /// Returns a motion to `end` on the spring.
  static func spring(from start: Double, to end: Double, velocity: Double) -> AxisMotion {
    let piece = springPiece(from: start, to: end, velocity: velocity)
    return AxisMotion(piece, duration: springDuration(piece))
  }

  private static func springPiece(from start: Double, to end: Double, velocity: Double) -> Piece {
    let distance = start - end
    let fast = -(velocity + slowRate * distance) / (fastRate - slowRate)
    return Piece(curve: .spring(slow: distance - fast, fast: fast), start: start, end: end)
  }

  /// Returns the velocity at which content beyond an edge starts to return when a finger lets it go. Even content that
  /// was held still starts with a velocity, which is proportional to its distance from the edge.
  /// - Parameter velocity: The velocity of the content under the finger, in points per second.
  static func returnVelocity(from start: Double, velocity: Double, range: ClosedRange<Double>) -> Double {
    let inward = returnRate * (min(max(start, range.lowerBound), range.upperBound) - start)
    let isSlower = velocity * inward >= 0 && abs(velocity) < abs(inward)
    return isSlower ? inward : velocity
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
    start + lostVelocity(velocity) * reach(rate)
  }

  /// Returns the position that the delegate receives for an unobstructed deceleration, which is a thousandth of the way
  /// farther than its end: the distance is integrated, not summed.
  static func announcedFlingEnd(from start: Double, velocity: Double, rate: Double) -> Double {
    start - lostVelocity(velocity) / decay(rate)
  }

  /// Returns the velocity that a deceleration loses until it ends.
  private static func lostVelocity(_ velocity: Double) -> Double {
    velocity - min(max(velocity, -restVelocity), restVelocity)
  }

  /// Returns a deceleration; outside the range, the spring brings it back.
  static func fling(from start: Double, velocity: Double, rate: Double, range: ClosedRange<Double>) -> AxisMotion {
    if !range.contains(start) {
      let edge = start < range.lowerBound ? range.lowerBound : range.upperBound
      return spring(from: start, to: edge, velocity: velocity)
    }
    let end = flingEnd(from: start, velocity: velocity, rate: rate)
    guard end != start else { return rest(at: start) }
    let piece = Piece(curve: .fling(velocity: velocity, rate: rate), start: start, end: end)
    guard !range.contains(end) else {
      return AxisMotion(piece, duration: log(restVelocity / abs(velocity)) / decay(rate))
    }
    let edge = end < range.lowerBound ? range.lowerBound : range.upperBound
    // The part of the velocity that is left at the edge
    let left = 1 - (edge - start) / (velocity * reach(rate))
    let turn = log(left) / decay(rate)
    let bounce = springPiece(from: edge, to: edge, velocity: velocity * left)
    return AxisMotion(piece, bounce, turn: turn, duration: turn + springDuration(bounce))
  }

  /// Returns the time from which on the spring stays within the rest distance, by bisection.
  private static func springDuration(_ piece: Piece) -> Double {
    guard case .spring(let slow, let fast) = piece.curve else { return 0 }
    func distance(_ t: Double) -> Double { abs(piece.position(at: t) - piece.end) }
    // e^(-2 t) at the only extremum, after which the distance decreases. Before it, the distance decreases to the only
    // passage through the end.
    let crest = -slowRate * slow / (fastRate * fast)
    let turn = fast != 0 && crest > 0 && crest < 1 ? -log(crest) / (fastRate - slowRate) : 0
    var (low, high) = (turn, turn + 1)
    if distance(turn) > restDistance {
      while distance(high) > restDistance { high *= 2 }
    } else if distance(0) > restDistance {
      (low, high) = (0, -log(-slow / fast) / (fastRate - slowRate))
    } else {
      return 0
    }
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if distance(middle) > restDistance { low = middle } else { high = middle }
    }
    return high
  }
}
