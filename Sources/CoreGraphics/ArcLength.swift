/// The lengths of curves, by numerical integration of their speed.
package enum ArcLength {
  /// Returns the integral of a speed between two parameters, with a relative error of about 1e-9: five-point
  /// Gauss-Legendre quadrature, subdivided until the results agree.
  package static func length(from: Double, to: Double, speed: (Double) -> Double) -> Double {
    refined(from, to, whole: gauss(from, to, speed), depth: 0, speed)
  }

  private static func refined(
    _ from: Double, _ to: Double, whole: Double, depth: Int, _ speed: (Double) -> Double
  ) -> Double {
    let middle = (from + to) / 2
    let first = gauss(from, middle, speed)
    let second = gauss(middle, to, speed)
    if depth >= 14 || abs(first + second - whole) <= 1e-10 * abs(first + second) { return first + second }
    return refined(from, middle, whole: first, depth: depth + 1, speed)
      + refined(middle, to, whole: second, depth: depth + 1, speed)
  }

  private static func gauss(_ from: Double, _ to: Double, _ speed: (Double) -> Double) -> Double {
    let half = (to - from) / 2
    let middle = (from + to) / 2
    let inner = 0.538_469_310_105_683_1 * half
    let outer = 0.906_179_845_938_664 * half
    return half
      * (0.568_888_888_888_888_9 * speed(middle)
        + 0.478_628_670_499_366_47 * (speed(middle - inner) + speed(middle + inner))
        + 0.236_926_885_056_189_08 * (speed(middle - outer) + speed(middle + outer)))
  }

  /// Returns the parameter from 0 to 1 at which a length is reached, by bisection.
  /// - Parameter length: Returns the length between two parameters.
  package static func parameter(atLength target: Double, length: (Double, Double) -> Double) -> Double {
    var low = 0.0
    var high = 1.0
    var behind = 0.0  // the length up to `low`
    guard target > 0 else { return 0 }
    guard target < length(0, 1) else { return 1 }
    for _ in 0..<40 {
      let middle = (low + high) / 2
      let step = length(low, middle)
      if behind + step <= target {
        low = middle
        behind += step
      } else {
        high = middle
      }
    }
    return (low + high) / 2
  }
}
