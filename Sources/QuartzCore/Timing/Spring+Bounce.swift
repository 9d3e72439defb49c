import Foundation

extension Spring {
  /// The spring that seems to take `perceptualDuration` seconds: that is the period of its undamped motion.
  /// - Parameters:
  ///   - perceptualDuration: seconds, above 0.
  ///   - bounce: -1 to 1, kept 0.001 away from both. The damping ratio is `1 - bounce` from 0 on and
  ///     `1 / (1 + bounce)` below.
  ///   - initialVelocity: travels per second.
  package init(perceptualDuration: CFTimeInterval, bounce: Double, initialVelocity: Double) {
    let bounce = min(max(bounce, -0.999), 0.999)
    self.init(
      frequency: 2 * .pi / perceptualDuration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce),
      initialVelocity: initialVelocity)
  }
}
