import QuartzCore

/// The motion of a spring as animations compute it, for its curve to be drawn.
package struct SpringCurve {
  private let spring: Spring

  /// That of `UIView.animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)`.
  /// - Parameters:
  ///   - duration: seconds, above 0.
  ///   - initialVelocity: travels per second.
  package init(duration: Double, dampingRatio: Double, initialVelocity: Double) {
    spring = Spring(duration: duration, dampingRatio: dampingRatio, initialVelocity: initialVelocity)
  }

  /// That of an animation, as `InspectedAnimation` tells of it.
  /// - Parameter frequency: radians per second.
  package init(frequency: Double, dampingRatio: Double, initialVelocity: Double) {
    spring = Spring(frequency: frequency, dampingRatio: dampingRatio, initialVelocity: initialVelocity)
  }

  /// How much of the way is done at the ends of so many equal pieces of time, from 0 on: one number more than pieces.
  /// - Parameter end: seconds.
  package func progress(until end: Double, pieces: Int) -> [Double] {
    (0...max(1, pieces)).map { spring.progress(at: end * Double($0) / Double(max(1, pieces))) }
  }
}

extension InspectedAnimation {
  /// How much of the way a spring has done at the ends of so many equal pieces of its duration; nil for other curves.
  package func springProgress(pieces: Int) -> [Double]? {
    guard case .spring(let damping, let frequency, let velocity) = curve, duration.isFinite else { return nil }
    let motion = SpringCurve(frequency: frequency, dampingRatio: damping, initialVelocity: velocity)
    return motion.progress(until: duration, pieces: pieces)
  }
}
