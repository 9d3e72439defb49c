import Foundation
import UIKit

/// The motion of a `CASpringAnimation` from 0 to 1.
///
/// The remaining distance `u` of a damped harmonic oscillator solves `u'' + 2 z w u' + w² u = 0` with `u(0) = 1` and
/// `u'(0) = -v`.
struct DampedSpring: Equatable {
  /// The natural frequency `w`, in radians per second.
  var frequency: Double
  /// The damping ratio `z`; 1 is critical.
  var dampingRatio: Double
  /// The initial velocity `v`, in total distances per second.
  var initialVelocity: Double

  init(_ animation: CASpringAnimation) {
    frequency = Double((animation.stiffness / animation.mass).squareRoot())
    dampingRatio = Double(animation.damping) / (2 * Double(animation.mass) * frequency)
    initialVelocity = Double(animation.initialVelocity)
    // More than critical damping counts as critical, unless that is allowed, which needs iOS 17.
    var isLimited = true
    if #available(iOS 17, macCatalyst 17, *) { isLimited = !animation.allowsOverdamping }
    if isLimited { dampingRatio = min(dampingRatio, 1) }
  }

  /// Returns the progress at a time in seconds: 0 at 0, converging to 1, possibly overshooting.
  func progress(at time: Double) -> Double {
    let (w, z, v) = (frequency, dampingRatio, initialVelocity)
    if abs(z - 1) < 1e-9 { return 1 - (1 + (w - v) * time) * exp(-w * time) }
    if z < 1 {
      let damped = w * (1 - z * z).squareRoot()
      let swing = cos(damped * time) + (z * w - v) / damped * sin(damped * time)
      return 1 - swing * exp(-z * w * time)
    }
    let root = w * (z * z - 1).squareRoot()
    let (slow, fast) = (-z * w + root, -z * w - root)
    let share = (-v - fast) / (slow - fast)
    return 1 - share * exp(slow * time) - (1 - share) * exp(fast * time)
  }
}
