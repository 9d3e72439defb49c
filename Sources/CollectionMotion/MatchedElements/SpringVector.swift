import UIKit

/// Numbers that a damped spring pulls to their targets, each with a velocity of its own.
///
/// A step is the exact solution of the spring's equation, so the way to a target that stays does not depend on the
/// number of frames. Targets may change at any time; values and velocities stay.
struct SpringVector {
  var values: [CGFloat]
  /// The velocities per second.
  var velocities: [CGFloat]
  var targets: [CGFloat]

  /// Creates numbers at rest at their targets.
  init(_ values: [CGFloat]) {
    self.values = values
    targets = values
    velocities = Array(repeating: 0, count: values.count)
  }

  /// Adds numbers at rest.
  mutating func append(_ added: [CGFloat]) {
    values += added
    targets += added
    velocities += Array(repeating: 0, count: added.count)
  }

  /// Moves numbers to new values, where they rest.
  mutating func rest(at values: [CGFloat]) { self = SpringVector(values) }

  /// Advances the time.
  /// - Parameters:
  ///   - time: The time in seconds; not negative.
  ///   - spring: The spring.
  mutating func advance(by time: TimeInterval, _ spring: Spring) {
    let step = spring.step(over: time)
    for index in values.indices {
      let (distance, velocity) = (values[index] - targets[index], velocities[index])
      values[index] = targets[index] + step.distance.fromDistance * distance + step.distance.fromVelocity * velocity
      velocities[index] = step.velocity.fromDistance * distance + step.velocity.fromVelocity * velocity
    }
  }

  /// Returns whether all numbers are near their targets and slow.
  /// - Parameter tolerance: The distance, and the distance covered within a frame at 60 Hz.
  func isSettled(within tolerance: CGFloat) -> Bool {
    for index in values.indices {
      guard abs(values[index] - targets[index]) <= tolerance, abs(velocities[index]) <= tolerance * 60 else {
        return false
      }
    }
    return true
  }
}

extension SpringVector {
  /// A spring with the parameters of `UIView.animate(springDuration:bounce:)`.
  struct Spring {
    /// The perceptual duration in seconds; positive.
    var duration: TimeInterval
    /// The bounce, from 0, which is critically damped, to 1.
    var bounce: CGFloat

    /// The factors of a number.
    struct Factors {
      var fromDistance: CGFloat
      var fromVelocity: CGFloat
    }

    /// Returns the factors with which distance and velocity after a time follow from those at present.
    func step(over time: TimeInterval) -> (distance: Factors, velocity: Factors) {
      let frequency = 2 * Double.pi / max(duration, 1e-3)
      let damping = 1 - min(max(Double(bounce), 0), 1)
      let decay = exp(-damping * frequency * time)
      let ringing = frequency * (1 - damping * damping).squareRoot()
      // sin(ringing * t) / ringing, which is t for a critically damped spring.
      let sine = ringing * time > 1e-6 ? sin(ringing * time) / ringing : time
      let cosine = cos(ringing * time)
      let pull = damping * frequency
      return (
        Factors(fromDistance: CGFloat(decay * (cosine + pull * sine)), fromVelocity: CGFloat(decay * sine)),
        Factors(
          fromDistance: CGFloat(-decay * frequency * frequency * sine),
          fromVelocity: CGFloat(decay * (cosine - pull * sine)))
      )
    }
  }
}
