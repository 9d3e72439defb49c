import Foundation

/// The motion of a damped spring from 0 to 1, in closed form.
///
/// With `w` the natural frequency, `z` the damping ratio and `v` the initial velocity (in total distances per second,
/// towards the target), the remaining distance solves `u'' + 2 z w u' + w² u = 0`, `u(0) = 1`, `u'(0) = -v`.
package struct Spring: Equatable, Sendable {
  /// The natural frequency `w`, in radians per second.
  package let frequency: Double
  /// The damping ratio `z`; 1 is critical.
  package let dampingRatio: Double
  /// The initial velocity `v`, in total distances per second.
  package let initialVelocity: Double

  package init(frequency: Double, dampingRatio: Double, initialVelocity: Double = 0) {
    self.frequency = frequency
    self.dampingRatio = dampingRatio
    self.initialVelocity = initialVelocity
  }

  package init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double) {
    let frequency = (stiffness / mass).squareRoot()
    self.init(
      frequency: frequency, dampingRatio: damping / (2 * mass * frequency), initialVelocity: initialVelocity)
  }

  /// Returns the progress at `time` seconds: 0 at 0, converging to 1, possibly overshooting.
  package func progress(at time: Double) -> Double { 1 - remainder(at: time).value }

  /// Returns the velocity at `time` seconds, in total distances per second.
  package func velocity(at time: Double) -> Double { -remainder(at: time).slope }

  private func remainder(at time: Double) -> (value: Double, slope: Double) {
    let w = frequency
    let z = dampingRatio
    let v = initialVelocity
    if abs(z - 1) < 1e-9 {
      let decay = exp(-w * time)
      let b = w - v
      return ((1 + b * time) * decay, (b - w * (1 + b * time)) * decay)
    }
    if z < 1 {
      let decay = exp(-z * w * time)
      let wd = w * (1 - z * z).squareRoot()
      let b = (z * w - v) / wd
      let c = cos(wd * time)
      let s = sin(wd * time)
      return ((c + b * s) * decay, ((b * wd - z * w) * c - (wd + z * w * b) * s) * decay)
    }
    let root = w * (z * z - 1).squareRoot()
    let slow = -z * w + root
    let fast = -z * w - root
    // u = a e^(slow t) + b e^(fast t), a + b = 1, a slow + b fast = -v
    let a = (-v - fast) / (slow - fast)
    let b = 1 - a
    let slowTerm = a * exp(slow * time)
    let fastTerm = b * exp(fast * time)
    return (slowTerm + fastTerm, slow * slowTerm + fast * fastTerm)
  }

  /// The time in seconds after which less than 0.001 of the distance remains permanently.
  package var settlingDuration: CFTimeInterval {
    guard frequency > 0, dampingRatio > 0 else { return .infinity }
    // The slowest decay rate bounds the motion; from there, search back for the last time at which it is exceeded.
    let z = dampingRatio
    let rate = z < 1 ? z * frequency : frequency * (z - (z * z - 1).squareRoot())
    let step = 0.02 / rate
    var time = 40 / rate
    while time > step, envelope(at: time - step, decayRate: rate) < 0.001 { time -= step }
    return time
  }

  private func envelope(at time: Double, decayRate: Double) -> Double {
    guard dampingRatio < 1 else { return abs(remainder(at: time).value) }
    let wd = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
    let b = (dampingRatio * frequency - initialVelocity) / wd
    return (1 + b * b).squareRoot() * exp(-decayRate * time)
  }
}

extension Spring {
  /// Creates a spring by its perceptual duration, the period of its undamped motion.
  /// - Parameters:
  ///   - perceptualDuration: The duration in seconds, above 0.
  ///   - bounce: A value from -1 to 1, limited to 0.001 from either end. The damping ratio is `1 - bounce` from 0 on
  ///     and `1 / (1 + bounce)` below.
  ///   - initialVelocity: The initial velocity, in total distances per second.
  package init(perceptualDuration: CFTimeInterval, bounce: Double, initialVelocity: Double) {
    let bounce = min(max(bounce, -0.999), 0.999)
    self.init(
      frequency: 2 * .pi / perceptualDuration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce),
      initialVelocity: initialVelocity)
  }
}
