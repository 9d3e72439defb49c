import QuartzCore

/// The motion of a spring as animations compute it, for drawing its curve.
package struct SpringCurve {
  private let spring: Spring

  /// Creates the curve of
  /// `UIView.animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)`.
  /// - Parameters:
  ///   - duration: The duration in seconds, above 0.
  ///   - initialVelocity: The initial velocity, in total distances per second.
  package init(duration: Double, dampingRatio: Double, initialVelocity: Double) {
    spring = Spring(duration: duration, dampingRatio: dampingRatio, initialVelocity: initialVelocity)
  }

  /// Creates the curve of an `InspectedAnimation`.
  /// - Parameter frequency: The frequency in radians per second.
  package init(frequency: Double, dampingRatio: Double, initialVelocity: Double) {
    spring = Spring(frequency: frequency, dampingRatio: dampingRatio, initialVelocity: initialVelocity)
  }

  /// Returns the progress at the ends of equal intervals, starting with 0: one value more than intervals.
  /// - Parameter end: The length of all intervals together, in seconds.
  package func progress(until end: Double, pieces: Int) -> [Double] {
    (0...max(1, pieces)).map { spring.progress(at: end * Double($0) / Double(max(1, pieces))) }
  }
}

extension InspectedAnimation {
  /// Returns a spring's progress at the ends of equal intervals of its duration, or nil for other curves.
  package func springProgress(pieces: Int) -> [Double]? {
    guard case .spring(let damping, let frequency, let velocity) = curve, duration.isFinite else { return nil }
    let motion = SpringCurve(frequency: frequency, dampingRatio: damping, initialVelocity: velocity)
    return motion.progress(until: duration, pieces: pieces)
  }
}
