/// How one axis of a scroll view moves by itself, in closed form: thrown and slowing down, drawn to a
/// place by a spring, or eased there. Positions are content offsets in points, times seconds.
struct AxisMotion {
  /// When less than this is left of a throw, in points, it is over.
  static let restDistance = 0.5
  /// What is left then is spread over this many time constants before, so that there is no last step.
  private static let landing = 2.0
  /// Of the spring that brings content back, mass 1 and stiffness 100.
  static let bounceFrequency = 10.0
  static let programmaticDuration = 0.3

  private enum Curve {
    case rest
    /// Slowing by `decay` per second (the logarithm of the rate): x0 + v (e^(decay t) - 1) / decay.
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

    /// In which what is left becomes 1/e of it, at the end, in seconds.
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
  /// When the second piece takes over.
  private let turn: Double
  /// When all is over.
  let duration: Double

  var end: Double { second?.end ?? first.end }

  /// It slows down by itself, and is not drawn to its end.
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

  /// By the closed forms, which never come to their end.
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

  /// The same movement, somewhere else.
  func shifted(by distance: Double) -> AxisMotion {
    AxisMotion(first.shifted(by: distance), second?.shifted(by: distance), turn: turn, duration: duration)
  }

  static func rest(at position: Double) -> AxisMotion {
    AxisMotion(Piece(curve: .rest, start: position, end: position), duration: 0)
  }

  /// In points per second, by a difference.
  func velocity(at time: Double) -> Double {
    let step = 1e-4
    return (position(at: time + step) - position(at: time)) / step
  }

  /// The same without what is spread over the last moments, so that a movement may go on from it again and again.
  func courseVelocity(at time: Double) -> Double {
    if time >= duration { return 0 }
    let step = 1e-4
    return (course(at: time + step) - course(at: time)) / step
  }

  /// Drawn to `end` by the bounce spring.
  static func spring(from start: Double, to end: Double, velocity: Double) -> AxisMotion {
    AxisMotion(
      Piece(curve: .spring(velocity: velocity), start: start, end: end),
      duration: springDuration(distance: start - end, velocity: velocity))
  }

  /// As a program asks for it: in 0.3 s with ease in and out, unless a transaction says otherwise.
  @MainActor static func ease(from start: Double, to end: Double) -> AxisMotion {
    let duration = CATransaction.explicitAnimationDuration ?? programmaticDuration
    let function = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .easeInEaseOut)
    return AxisMotion(Piece(curve: .ease(duration: duration, function), start: start, end: end), duration: duration)
  }

  /// Where a throw comes to rest if nothing stops it.
  /// - Parameter rate: what is left of the velocity after a millisecond.
  static func flingEnd(from start: Double, velocity: Double, rate: Double) -> Double {
    start - velocity / (1000 * log(rate))
  }

  /// Thrown; beyond the range the bounce spring brings it back.
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

  /// When the spring stays within the rest distance, by bisection on its falling envelope.
  private static func springDuration(distance: Double, velocity: Double) -> Double {
    let w = bounceFrequency
    let slope = abs(velocity + w * distance)
    func bound(_ t: Double) -> Double { (abs(distance) + slope * t) * exp(-w * t) }
    var low = max(0, slope > 0 ? 1 / w - abs(distance) / slope : 0)  // the crest
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
