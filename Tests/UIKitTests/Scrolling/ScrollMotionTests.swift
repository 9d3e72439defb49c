import Foundation
import Testing

@testable import UIKit

/// The closed forms that scroll views move by.
@Suite struct ScrollMotionTests {
  private let range = 0.0...10_000.0

  @Test func aThrowFollowsTheFormulaAndEndsWhereItPoints() {
    for rate in [0.998, 0.99] {
      let motion = AxisMotion.fling(from: 100, velocity: 1500, rate: rate, range: range)
      let limit = 100 - 1500 / (1000 * log(rate))
      #expect(isNear(motion.end, limit))
      #expect(isNear(AxisMotion.flingEnd(from: 100, velocity: 1500, rate: rate), limit))
      for time in [0, 0.01, 0.3, 1] where time < motion.duration {
        let expected = 100 + 1500 * (pow(rate, 1000 * time) - 1) / (1000 * log(rate))
        #expect(isNear(motion.position(at: time), expected, 1e-6))
      }
    }
  }

  @Test func aThrowEndsWhenLessThanHalfAPointRemains() {
    let motion = AxisMotion.fling(from: 0, velocity: 1500, rate: 0.998, range: range)
    let distance = -1500 / (1000 * log(0.998))
    let expected = log(0.5 / distance) / (1000 * log(0.998))
    #expect(isNear(motion.duration, expected, 1e-9))
    #expect(motion.position(at: motion.duration) == motion.end)
  }

  @Test func aThrowSlowsDownToItsEndWithoutALastStep() {
    let motions = [
      AxisMotion.fling(from: 0, velocity: 1500, rate: 0.998, range: range),
      .fling(from: 0, velocity: 900, rate: 0.99, range: range),
      .fling(from: 9900, velocity: 2000, rate: 0.998, range: range), .spring(from: 0, to: 300, velocity: 500),
    ]
    for motion in motions {
      let frame = 1.0 / 60
      let last = motion.position(at: motion.duration - 1e-9)
      #expect(isNear(last, motion.end, 1e-6))
      var before = Double.infinity
      for index in (0...10).reversed() {  // the last frames
        let time = motion.duration - Double(index) * frame
        let step = abs(motion.position(at: time) - motion.position(at: time - frame))
        #expect(step <= before + 1e-9)
        before = step
      }
      #expect(before < 0.2)  // less than a pixel
    }
  }

  @Test func aThrowTooWeakToMoveIsOverAtOnce() {
    #expect(AxisMotion.fling(from: 5, velocity: 0, rate: 0.998, range: range).duration == 0)
    #expect(AxisMotion.fling(from: 5, velocity: 0.5, rate: 0.998, range: range).duration == 0)
    #expect(AxisMotion.fling(from: 5, velocity: 0, rate: 0.998, range: range).end == 5)
  }

  @Test func aThrowBeyondTheEdgeIsContinuousThereAndComesBack() {
    for (start, velocity, edge) in [(9800.0, 3000.0, 10_000.0), (150, -2500, 0)] {
      let motion = AxisMotion.fling(from: start, velocity: velocity, rate: 0.998, range: range)
      #expect(motion.end == edge)
      let step = 1e-4
      var beyond = 0.0
      var before = (motion.position(at: 0), velocity)
      for index in 1...Int(motion.duration / step) {
        let position = motion.position(at: Double(index) * step)
        let speed = (position - before.0) / step
        #expect(abs(speed - before.1) < 30)  // the spring's greatest deceleration, 20 v, times the step, and more
        beyond = max(beyond, velocity > 0 ? position - edge : edge - position)
        before = (position, speed)
      }
      // A critically damped spring of frequency 10 is carried v / (10 e) beyond; v is what is left at the edge.
      let left = abs(velocity + (edge - start) * 1000 * log(0.998))
      #expect(isNear(beyond, left / (10 * M_E), 0.1))
      #expect(abs(motion.position(at: motion.duration - 1e-6) - edge) <= 0.5 + 1e-3)
    }
  }

  @Test func contentBeyondTheEdgeIsBroughtBackByACriticallyDampedSpring() {
    let motion = AxisMotion.fling(from: -80, velocity: 0, rate: 0.998, range: range)
    #expect(motion.end == 0)
    for time in [0.0, 0.1, 0.3, 0.5] {
      let expected = -80 * (1 + 10 * time) * exp(-10 * time)
      #expect(isNear(motion.position(at: time), expected, 1e-9))
    }
    // (1 + 10 t) e^(-10 t) = 0.5 / 80
    let t = motion.duration
    let left = 80 * (1 + 10 * t) * exp(-10 * t)
    #expect(isNear(left, 0.5, 1e-6))
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
