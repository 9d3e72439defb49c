import Foundation
import Testing

@testable import UIKit

/// The closed forms that scroll views move by.
@Suite struct ScrollMotionTests {
  private let range = 0.0...10_000.0

  /// The distance that a velocity makes: its sum over all milliseconds.
  private func reach(_ rate: Double) -> Double { rate / (1 - rate) / 1000 }

  @Test func aThrowFollowsTheFormulaAndEndsWhereItPoints() {
    for rate in [0.998, 0.99] {
      let motion = AxisMotion.fling(from: 100, velocity: 1500, rate: rate, range: range)
      #expect(isNear(motion.end, 100 + 1490 * reach(rate)))
      #expect(isNear(AxisMotion.flingEnd(from: 100, velocity: 1500, rate: rate), motion.end))
      for time in [0, 0.01, 0.3, 1] where time < motion.duration {
        let left = pow(rate, 1000 * time)
        #expect(isNear(motion.position(at: time), 100 + 1500 * reach(rate) * (1 - left), 1e-6))
        #expect(isNear(motion.velocity(at: time), 1500 * left, 1e-6))
      }
    }
  }

  @Test func aThrowEndsWhenItIsSlowerThanTenPointsASecond() {
    for velocity in [1500.0, -1500] {
      let motion = AxisMotion.fling(from: 5000, velocity: velocity, rate: 0.998, range: range)
      #expect(isNear(motion.duration, log(10.0 / 1500) / (1000 * log(0.998)), 1e-9))
      #expect(isNear(motion.end, 5000 + (velocity > 0 ? 1490 : -1490) * 0.499, 1e-9))
      #expect(isNear(motion.position(at: motion.duration - 1e-9), motion.end, 1e-6))  // no last step
      #expect(motion.velocity(at: motion.duration) == 0)
    }
  }

  @Test func theDelegateIsToldAnEndThatIsAThousandthFarther() {
    let end = AxisMotion.announcedFlingEnd(from: 100, velocity: 1500, rate: 0.998)
    #expect(isNear(end, 100 - 1490 / (1000 * log(0.998)), 1e-9))
  }

  @Test func aThrowTooWeakToMoveIsOverAtOnce() {
    for velocity in [0.0, 0.5, 10, -10] {
      let motion = AxisMotion.fling(from: 5, velocity: velocity, rate: 0.998, range: range)
      #expect(motion.duration == 0 && motion.end == 5)
    }
  }

  @Test func aThrowBeyondTheEdgeIsContinuousThereAndReturns() {
    for (start, velocity, edge) in [(9800.0, 3000.0, 10_000.0), (150, -2500, 0)] {
      let motion = AxisMotion.fling(from: start, velocity: velocity, rate: 0.998, range: range)
      #expect(motion.end == edge)
      let step = 1e-4
      var beyond = 0.0
      var before = (motion.position(at: 0), velocity)
      for index in 1...Int(motion.duration / step) {
        let position = motion.position(at: Double(index) * step)
        let speed = (position - before.0) / step
        #expect(abs(speed - before.1) < 30)  // the spring's greatest deceleration, 22 v, times the step, and more
        beyond = max(beyond, velocity > 0 ? position - edge : edge - position)
        before = (position, speed)
      }
      // v (e^(-10 t) - e^(-12 t)) / 2 is greatest at e^(-2 t) = 10 / 12; v is what is left at the edge.
      let left = abs(velocity - (edge - start) / 0.499)
      #expect(isNear(beyond, left / 2 * (pow(10.0 / 12, 5) - pow(10.0 / 12, 6)), 0.1))
      #expect(abs(motion.position(at: motion.duration - 1e-6) - edge) <= 0.5 + 1e-3)
    }
  }

  /// A spring of mass 1, stiffness 120 and damping 22.
  @Test(arguments: [(-80.0, 0.0), (-80, 600), (-80, -900), (0, 2000), (0.3, -4000), (235, -1722), (3, -100), (3, -40)])
  func contentBeyondTheEdgeIsBroughtBackByAnOverdampedSpring(distance: Double, velocity: Double) {
    let motion = AxisMotion.spring(from: 500 + distance, to: 500, velocity: velocity)
    #expect(motion.end == 500)
    if distance != 0 {
      let spring = Spring(mass: 1, stiffness: 120, damping: 22, initialVelocity: -velocity / distance)
      for time in [0.0, 0.1, 0.3, 0.5] where time < motion.duration {
        #expect(isNear(motion.position(at: time), 500 + distance * (1 - spring.progress(at: time)), 1e-6))
      }
    }
    let step = 1e-4
    for index in 0...Int(motion.duration / step) {
      let time = Double(index) * step
      guard time > 0, time + step < motion.duration else { continue }
      let speed = (motion.position(at: time + step) - motion.position(at: time - step)) / (2 * step)
      #expect(isNear(motion.velocity(at: time), speed, 1 + abs(velocity) * 1e-3))
    }
    // It is over when it stays within half a point, and not before.
    #expect(isNear(abs(motion.position(at: motion.duration - 1e-9) - 500), 0.5, 1e-4))
  }

  @Test func contentThatIsHeldBeyondTheEdgeBeginsToReturnAtOnce() {
    func velocity(_ start: Double, _ velocity: Double) -> Double {
      AxisMotion.returnVelocity(from: start, velocity: velocity, range: range)
    }
    #expect(isNear(velocity(-100, 0), 733) && isNear(velocity(10_100, 0), -733))
    #expect(isNear(velocity(-100, 200), 733))  // slower inwards
    #expect(velocity(-100, 900) == 900)
    #expect(velocity(-100, -300) == -300)  // outwards
    #expect(velocity(50, 300) == 300)  // within
  }

  @Test func theRubberBandFollowsItsFormula() {
    for pull in [1.0, 50, 400, 5000] {
      let expected = (1 - 1 / (pull * 0.55 / 800 + 1)) * 800
      #expect(isNear(RubberBand.offset(forPull: pull, extent: 800), expected))
      #expect(isNear(RubberBand.pull(forOffset: expected, extent: 800), pull, 1e-6))
      #expect(isNear(RubberBand.banded(-pull, in: range, extent: 800), -expected))
      #expect(isNear(RubberBand.banded(10_000 + pull, in: range, extent: 800), 10_000 + expected))
      #expect(isNear(RubberBand.unbanded(10_000 + expected, in: range, extent: 800), 10_000 + pull, 1e-6))
    }
    #expect(RubberBand.banded(500, in: range, extent: 800) == 500)
    #expect(RubberBand.offset(forPull: 100, extent: 0) == 0)
  }

  @MainActor @Test func programmaticScrollingEasesInAndOutInThreeTenths() {
    let motion = AxisMotion.ease(from: 100, to: 300)
    let curve = CAMediaTimingFunction(name: .easeInEaseOut)
    #expect(motion.duration == 0.3)
    for time in [0, 0.1, 0.15, 0.29] {
      #expect(isNear(motion.position(at: time), 100 + 200 * curve.progress(at: time / 0.3)))
    }
    #expect(motion.position(at: 0.3) == 300)
  }
}
