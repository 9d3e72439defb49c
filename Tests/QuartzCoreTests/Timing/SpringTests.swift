import Foundation
import QuartzCore
import Testing

/// The closed form against the differential equation that it solves.
@Suite struct SpringTests {
  /// `u'' + 2 z w u' + w² u = 0`, `u(0) = 1`, `u'(0) = -v`, by the classical Runge-Kutta method in tiny steps.
  private static func integrate(_ spring: Spring, to end: Double) -> (progress: Double, velocity: Double) {
    let w = spring.frequency
    let z = spring.dampingRatio
    func force(_ u: Double, _ s: Double) -> Double { -2 * z * w * s - w * w * u }
    let steps = 20_000
    let h = end / Double(steps)
    var u = 1.0
    var s = -spring.initialVelocity
    for _ in 0..<steps {
      let (u1, s1) = (s, force(u, s))
      let (u2, s2) = (s + h / 2 * s1, force(u + h / 2 * u1, s + h / 2 * s1))
      let (u3, s3) = (s + h / 2 * s2, force(u + h / 2 * u2, s + h / 2 * s2))
      let (u4, s4) = (s + h * s3, force(u + h * u3, s + h * s3))
      u += h / 6 * (u1 + 2 * u2 + 2 * u3 + u4)
      s += h / 6 * (s1 + 2 * s2 + 2 * s3 + s4)
    }
    return (1 - u, -s)
  }

  @Test(arguments: [0, 0.02, 0.3, 0.7, 0.999, 0.999_999_99, 1, 1.000_000_01, 1.001, 1.5, 4])
  func progressAndVelocityFollowTheEquationOfMotion(dampingRatio: Double) {
    for frequency in [1.0, 7, 23] {
      for velocity in [-8.0, 0, 0.5, 3, 30] {
        let spring = Spring(frequency: frequency, dampingRatio: dampingRatio, initialVelocity: velocity)
        for time in [0.01, 0.1, 0.37, 1] {
          let expected = SpringTests.integrate(spring, to: time)
          #expect(abs(spring.progress(at: time) - expected.progress) < 1e-6)
          #expect(abs(spring.velocity(at: time) - expected.velocity) < 1e-6 * max(1, abs(frequency)))
        }
      }
    }
  }

  @Test func aSpringBeginsAtZeroWithItsInitialVelocity() {
    for dampingRatio in [0.2, 1, 2] {
      let spring = Spring(frequency: 12, dampingRatio: dampingRatio, initialVelocity: 3)
      #expect(abs(spring.progress(at: 0)) < 1e-12)
      #expect(abs(spring.velocity(at: 0) - 3) < 1e-12)
    }
  }

  @Test func massStiffnessAndDampingGiveFrequencyAndRatio() {
    let spring = Spring(mass: 2, stiffness: 50, damping: 10, initialVelocity: 1)
    #expect(spring.frequency == 5)
    #expect(spring.dampingRatio == 0.5)
    #expect(spring.initialVelocity == 1)
  }

  @Test(arguments: [0.1, 0.5, 0.9, 1, 1.2, 3])
  func afterTheSettlingDurationLessThanAThousandthIsLeftForGood(dampingRatio: Double) {
    for velocity in [-5.0, 0, 20] {
      let spring = Spring(frequency: 10, dampingRatio: dampingRatio, initialVelocity: velocity)
      let end = spring.settlingDuration
      for step in 0..<2000 {
        #expect(abs(1 - spring.progress(at: end + Double(step) * 0.005)) <= 0.001)
      }
      // It is not called settled much too late: within a swing before there is more left.
      let swing = 2 * Double.pi / (10 * max(1 - dampingRatio * dampingRatio, 0.01).squareRoot())
      let before = (0..<1000).map { abs(1 - spring.progress(at: end - swing * Double($0) / 1000)) }
      #expect(before.max()! > 0.0005)
    }
  }

  @Test func aSpringWithoutDampingNeverSettles() {
    #expect(Spring(frequency: 10, dampingRatio: 0).settlingDuration == .infinity)
  }
}
