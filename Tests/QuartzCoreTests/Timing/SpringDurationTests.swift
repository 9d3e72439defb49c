import Foundation
import QuartzCore
import Testing

/// How UIKit's duration, damping ratio and velocity become a frequency.
@Suite struct SpringDurationTests {
  /// What is left at the duration as a function of the frequency: the envelope of the sine term, or the response
  /// when critically damped.
  private static func left(_ w: Double, _ d: Double, _ z: Double, _ v: Double) -> Double {
    z < 1
      ? abs((z * w - v) / (w * (1 - z * z).squareRoot())) * exp(-z * w * d)
      : abs(1 + (w - v) * d) * exp(-w * d)
  }

  private static let ratios = [0.05, 0.1, 0.25, 0.4, 0.5, 0.7, 0.85, 0.95, 0.99, 1]
  private static let velocities = [-50.0, -10, -2, -0.5, 0, 0.1, 0.5, 1, 2, 3.7, 6, 10, 20, 33, 50]

  @Test(arguments: ratios, velocities)
  func aThousandthIsLeftAtTheDuration(ratio: Double, velocity: Double) {
    for duration in [0.1, 0.4, 1, 3] {
      let spring = Spring(duration: duration, dampingRatio: ratio, initialVelocity: velocity)
      #expect(spring.dampingRatio == ratio)
      #expect(spring.initialVelocity == velocity)
      #expect(spring.frequency > 0)
      #expect(abs(SpringDurationTests.left(spring.frequency, duration, ratio, velocity) - 0.001) < 1e-9)
    }
  }

  @Test(arguments: ratios, velocities)
  func ofSeveralFrequenciesTheLargestCounts(ratio: Double, velocity: Double) {
    for duration in [0.1, 0.4, 1, 3] {
      let spring = Spring(duration: duration, dampingRatio: ratio, initialVelocity: velocity)
      // Beyond this the exponential alone is far below a thousandth.
      let end = max(spring.frequency * 4, (30 + 2 * abs(velocity) * duration) / (ratio * duration))
      for step in 1...20_000 {
        let frequency = spring.frequency * (1 + 1e-9) + (end - spring.frequency) * Double(step) / 20_000
        #expect(SpringDurationTests.left(frequency, duration, ratio, velocity) < 0.001)
      }
    }
  }

  @Test func dampingAHalfAndVelocityTwoInFourTenths() {
    let spring = Spring(duration: 0.4, dampingRatio: 0.5, initialVelocity: 2)
    // |1/2 - 2/w| = 0.001 √(3)/2 e^(0.2 w), largest root, from an independent solver.
    #expect(abs(0.5 - 2 / spring.frequency - 0.001 * 0.75.squareRoot() * exp(0.2 * spring.frequency)) < 1e-9)
    #expect(abs(spring.frequency - 31.103) < 0.001)
    #expect(spring.progress(at: 0.1) > 1)
  }

  @Test func springSettlesWithinAThousandthAtItsDuration() {
    for ratio in [0.3, 0.6, 0.9, 1] {
      let spring = Spring(duration: 0.4, dampingRatio: ratio, initialVelocity: 0)
      // The envelope of the sine term; the cosine term adds at most e^(-z w d).
      let cosine = ratio < 1 ? exp(-ratio * spring.frequency * 0.4) : 0
      #expect(abs(1 - spring.progress(at: 0.4)) <= 0.001 + cosine + 1e-9)
    }
    #expect(abs(1 - Spring(duration: 0.4, dampingRatio: 1, initialVelocity: 0).progress(at: 0.4) - 0.001) < 1e-9)
  }

  @Test func aDampingRatioAboveOneCountsAsOne() {
    #expect(
      Spring(duration: 0.4, dampingRatio: 3, initialVelocity: 2)
        == Spring(duration: 0.4, dampingRatio: 1, initialVelocity: 2))
  }

  @Test func aDampingRatioOfZeroStillComesToAnEnd() {
    let spring = Spring(duration: 0.4, dampingRatio: 0, initialVelocity: 0)
    #expect(spring.dampingRatio == 0.001)
    #expect(spring.frequency > 0 && spring.frequency.isFinite)
  }
}
