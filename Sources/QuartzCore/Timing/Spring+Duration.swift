extension Spring {
  /// Creates the spring of `UIView.animate(withDuration:…usingSpringWithDamping:initialSpringVelocity:…)`.
  ///
  /// UIKit chooses the frequency `w` so that 0.001 of the distance remains at the duration `d`: of the envelope of the
  /// sine term when under-damped, `|(z w - v) / (w √(1 - z²))| e^(-z w d) = 0.001`; of the response when critically
  /// damped, `|1 + (w - v) d| e^(-w d) = 0.001`. Of several roots the largest is used. A damping ratio above 1 counts
  /// as 1, one below 0.001 as 0.001.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds, above 0.
  ///   - initialVelocity: The initial velocity, in total distances per second.
  package init(duration: CFTimeInterval, dampingRatio: Double, initialVelocity: Double) {
    let ratio = min(max(dampingRatio, 0.001), 1)
    let frequency =
      ratio < 1
      ? Spring.underdampedFrequency(duration, ratio, initialVelocity)
      : Spring.criticalFrequency(duration, initialVelocity)
    self.init(frequency: frequency, dampingRatio: ratio, initialVelocity: initialVelocity)
  }

  private static let tolerance = 0.001

  private static func underdampedFrequency(_ d: Double, _ z: Double, _ v: Double) -> Double {
    let limit = tolerance * (1 - z * z).squareRoot()
    func response(_ w: Double) -> Double { abs(z - v / w) * exp(-z * w * d) }
    if v > 0 {
      // Falls to 0 at v / z, rises to a maximum and then falls monotonically.
      let crest = (d * v + (d * d * v * v + 4 * d * v).squareRoot()) / (2 * z * d)
      if response(crest) >= limit { return lastCrossing(of: limit, from: crest, response) }
      return crossing(of: limit, between: 0, and: v / z, response)
    }
    return lastCrossing(of: limit, from: 0, response)
  }

  private static func criticalFrequency(_ d: Double, _ v: Double) -> Double {
    func response(_ w: Double) -> Double { abs(1 + (w - v) * d) * exp(-w * d) }
    if v > 0 {
      // The maximum is at w = v, where the response is e^(-v d).
      if response(v) >= tolerance { return lastCrossing(of: tolerance, from: v, response) }
      return crossing(of: tolerance, between: 0, and: v - 1 / d, response)
    }
    return lastCrossing(of: tolerance, from: 0, response)
  }

  /// Returns the point at which a function that decreases from `start` on reaches `limit`.
  private static func lastCrossing(of limit: Double, from start: Double, _ function: (Double) -> Double) -> Double {
    var end = max(start * 2, 1)
    while function(end) > limit { end *= 2 }
    return crossing(of: limit, between: start, and: end, function)
  }

  /// Bisects a decreasing function, to the last bit of a Double.
  private static func crossing(
    of limit: Double, between start: Double, and end: Double, _ function: (Double) -> Double
  ) -> Double {
    var low = start
    var high = end
    while true {
      let middle = (low + high) / 2
      if middle <= low || middle >= high { return middle }
      if function(middle) > limit { low = middle } else { high = middle }
    }
  }
}
