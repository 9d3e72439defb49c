import Foundation
import Testing

@testable import QuartzCore

/// Keyframes, evaluated on values without any layer; the animation begins at 0 and lasts a second.
@Suite struct KeyframeAnimationTests {
  private func animation(_ keyPath: String, _ set: (CAKeyframeAnimation) -> Void) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    animation.duration = 1
    animation.fillMode = .both
    set(animation)
    return animation
  }

  private func x(_ animation: CAAnimation, at time: Double, from start: Double = 0) -> Double {
    var values = LayerValues()
    values.position.x = start
    animation.apply(to: &values, at: time)
    return values.position.x
  }

  private func expect(_ animation: CAAnimation, _ expected: [(time: Double, value: Double)]) {
    for (time, value) in expected {
      let seen = x(animation, at: time)
      #expect(abs(seen - value) < 1e-9, "\(seen) instead of \(value) at \(time)")
    }
  }

  @Test func valuesAreEvenlySpacedAndJoinedByLines() {
    let plain = animation("position.x") { $0.values = [0, 10, 40] }
    expect(plain, [(-1, 0), (0, 0), (0.25, 5), (0.5, 10), (0.75, 25), (1, 40), (2, 40)])
  }

  @Test func keyTimesPlaceTheValues() {
    let timed = animation("position.x") {
      $0.values = [0, 10, 40]
      $0.keyTimes = [0, 0.2, 1]
    }
    expect(timed, [(0.1, 5), (0.2, 10), (0.6, 25)])
    timed.keyTimes = [0, 1]  // too few: even steps
    expect(timed, [(0.5, 10)])
    timed.keyTimes = [0.2, 0.2, 0.6]  // holds before the first and after the last, and jumps
    expect(timed, [(0.1, 0), (0.2, 10), (0.4, 25), (0.8, 40)])
  }

  @Test func everySegmentHasItsTimingFunction() {
    let eased = animation("position.x") {
      $0.values = [0, 10, 40]
      $0.timingFunctions = [CAMediaTimingFunction(name: .easeIn)]
    }
    let quarter = CAMediaTimingFunction(name: .easeIn).progress(at: 0.5) * 10
    expect(eased, [(0.25, quarter), (0.75, 25)])
    eased.timingFunctions = nil
    eased.timingFunction = CAMediaTimingFunction(name: .easeIn)
    expect(eased, [(0.5, CAMediaTimingFunction(name: .easeIn).progress(at: 0.5) * 20)])
  }

  @Test func discreteValuesStayUntilTheNext() {
    let steps = animation("position.x") {
      $0.values = [1, 2, 3, 4]
      $0.calculationMode = .discrete
    }
    expect(steps, [(0, 1), (0.2499, 1), (0.25, 2), (0.74, 3), (0.75, 4), (1, 4)])
    steps.keyTimes = [0, 0.1, 0.2, 0.9, 1]
    expect(steps, [(0.05, 1), (0.15, 2), (0.5, 3), (0.95, 4)])
  }

  @Test func pacedValuesHaveOneSpeed() {
    let paced = animation("position.x") {
      $0.values = [0, 10, 40]
      $0.calculationMode = .paced
      $0.keyTimes = [0, 0.9, 1]
    }
    expect(paced, [(0.1, 4), (0.25, 10), (0.5, 20), (0.9, 36)])
  }

  @Test func pacedModesIgnoreTheTimingFunctionsOfSegments() {
    for mode in [CAAnimationCalculationMode.paced, .cubicPaced] {
      let paced = animation("position.x") {
        $0.values = [0, 10, 40]
        $0.calculationMode = mode
        $0.timingFunctions = [CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .easeOut)]
      }
      for time in [0.1, 0.25, 0.5, 0.9] { #expect(abs(x(paced, at: time) - 40 * time) < 0.05, "\(mode.rawValue)") }
      paced.timingFunction = CAMediaTimingFunction(name: .easeIn)  // that of the whole counts
      let half = CAMediaTimingFunction(name: .easeIn).progress(at: 0.5) * 40
      #expect(abs(x(paced, at: 0.5) - half) < 0.05, "\(mode.rawValue)")
    }
  }

  @Test func cubicWithoutParametersIsTheCatmullRomSpline() {
    let smooth = animation("position.x") {
      $0.values = [0, 10, 40, 30]
      $0.calculationMode = .cubic
    }
    // Between 10 and 40 the slopes are (40 - 0) / 2 and (30 - 10) / 2; in the middle: 25 + (20 - 10) / 8.
    expect(smooth, [(0, 0), (1.0 / 3, 10), (0.5, 26.25), (2.0 / 3, 40), (1, 30)])
    let even = animation("position.x") {
      $0.values = [0, 10, 20, 30]
      $0.calculationMode = .cubic
    }
    expect(even, [(0.1, 3), (0.55, 16.5), (0.9, 27)])
  }

  @Test func tensionOfOneStopsAtTheKeys() {
    let tense = animation("position.x") {
      $0.values = [0, 10, 40, 30]
      $0.calculationMode = .cubic
      $0.tensionValues = [1, 1, 1, 1]
    }
    // Slope 0 at both keys: the smooth step.
    expect(tense, [(0.5, 25), (1.0 / 3 + 0.25 / 3, 10 + 30 * 0.15625)])
  }

  @Test func biasAndContinuityWeighTheSides() {
    let biased = animation("position.x") {
      $0.values = [0, 10, 40, 30]
      $0.calculationMode = .cubic
      $0.biasValues = [0, 1, 0, 0]
    }
    // The slope at 10 is that of arrival, 10: 25 + (10 - 10) / 8.
    expect(biased, [(0.5, 25)])
    let corner = animation("position.x") {
      $0.values = [0, 10, 40, 30]
      $0.calculationMode = .cubic
      $0.continuityValues = [0, -1, -1, 0]
    }
    // Continuity -1 goes straight from key to key.
    expect(corner, [(0.5, 25), (1.0 / 3 + 0.25 / 3, 17.5)])
  }

  @Test func velocityDoesNotJumpAtUnevenKeyTimes() {
    let smooth = animation("position.x") {
      $0.values = [0, 10, 40]
      $0.keyTimes = [0, 0.7, 1]
      $0.calculationMode = .cubic
    }
    let step = 1e-6
    let before = (x(smooth, at: 0.7) - x(smooth, at: 0.7 - step)) / step
    let after = (x(smooth, at: 0.7 + step) - x(smooth, at: 0.7)) / step
    #expect(abs(before - after) < 0.01, "\(before) becomes \(after)")
    #expect(abs(before - 40) < 0.01)
  }

  @Test func cubicPacedKeepsItsSpeedOnTheCurve() {
    let paced = animation("position") {
      $0.values = [CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 300)]
      $0.calculationMode = .cubicPaced
    }
    var last = CGPoint.zero
    var steps: [Double] = []
    for index in 0...1000 {
      var values = LayerValues()
      paced.apply(to: &values, at: Double(index) / 1000)
      let point = values.position
      let dx = point.x - last.x
      let dy = point.y - last.y
      if index > 0 { steps.append((dx * dx + dy * dy).squareRoot()) }
      last = point
    }
    #expect(steps.max()! - steps.min()! < 0.01 * steps.max()!)
    #expect(last == CGPoint(x: 100, y: 300))
  }

  @Test func additiveValuesAreAddedAndCumulativeOnesGrow() {
    let added = animation("position.x") {
      $0.values = [0, 10]
      $0.isAdditive = true
    }
    #expect(x(added, at: 0.5, from: 100) == 105)
    let turns = animation("position.x") {
      $0.values = [0, 10]
      $0.isCumulative = true
      $0.repeatCount = 3
    }
    expect(turns, [(0.5, 5), (1.5, 15), (2.9, 29), (3, 30)])
  }

  @Test func coloursAndTransformsAreKeyframesToo() {
    let colours = animation("backgroundColor") {
      $0.values = [
        CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 1),
        CGColor(red: 0, green: 1, blue: 0, alpha: 1),
      ]
    }
    var values = LayerValues()
    colours.apply(to: &values, at: 0.75)
    #expect(values.backgroundColor == CGColor(red: 0, green: 0.5, blue: 0.5, alpha: 1))
    let turns = animation("transform") {
      $0.values = [CATransform3DIdentity, CATransform3DMakeRotation(.pi / 2, 0, 0, 1)]
      $0.calculationMode = .cubic
    }
    turns.apply(to: &values, at: 0.5)
    #expect(abs(values.transform.m11 - 0.5.squareRoot()) < 1e-9)
  }

  @Test func valuesOfNoKnownTypeHaveNoEffect() {
    let unknown = animation("position.x") { $0.values = ["left", "right"] }
    #expect(x(unknown, at: 0.5, from: 7) == 7)
    let none = animation("position.x") { _ in }
    #expect(x(none, at: 0.5, from: 7) == 7)
    let one = animation("position.x") { $0.values = [3] }
    expect(one, [(0, 3), (0.5, 3)])
  }
}
