import Stage
import Testing
import TestSupport
import UIKit

/// New targets midway, three hundred times each: what is seen must not jump, nor its velocity.
@MainActor @Suite struct RetargetingTests {
  /// What is seen, as plain numbers: position, bounds, opacity and the matrix.
  private func numbers(_ values: LayerValues) -> [Double] {
    let t = values.transform
    return [
      values.position.x, values.position.y, values.bounds.minX, values.bounds.minY, values.bounds.width,
      values.bounds.height, values.opacity * 100, t.m11 * 100, t.m12 * 100, t.m21 * 100, t.m22 * 100, t.m33 * 100,
      t.m41, t.m42,
    ].map { Double($0) }
  }

  private func retarget(
    seed: UInt64, options: UIView.AnimationOptions = [], dampingRatio: (inout RandomNumbers) -> Double?,
    transform: @escaping (inout RandomNumbers) -> CGAffineTransform
  ) {
    var random = RandomNumbers(seed: seed)
    let screen = Screen()
    let view = screen.add(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    let step = 1e-6
    var moved = 0.0
    for _ in 0..<300 {
      screen.stage.advance(by: random.number(0.001...0.2))
      let now = screen.stage.time
      let before = numbers(view.layer.presentationValues(at: now))
      let otherwise = numbers(view.layer.presentationValues(at: now + step))
      let center = CGPoint(x: random.number(0...400), y: random.number(0...400))
      let bounds = CGRect(
        x: random.number(-50...50), y: random.number(-50...50), width: random.number(20...200),
        height: random.number(20...200))
      let alpha = random.number(0.1...1)
      let matrix = transform(&random)
      let changes = {
        view.center = center
        view.bounds = bounds
        view.alpha = alpha
        view.transform = matrix
      }
      let duration = random.number(0.2...0.8)
      if let ratio = dampingRatio(&random) {
        UIView.animate(
          withDuration: duration, delay: 0, usingSpringWithDamping: ratio, initialSpringVelocity: 0,
          options: options, animations: changes, completion: nil)
      } else {
        UIView.animate(withDuration: duration, delay: 0, options: options, animations: changes, completion: nil)
      }
      let after = numbers(view.layer.presentationValues(at: now))
      let later = numbers(view.layer.presentationValues(at: now + step))
      for index in before.indices {
        #expect(abs(after[index] - before[index]) < 1e-6, "value \(index)")
        // Points per second; half of the greatest acceleration, w² times the travel, times the step.
        #expect(abs(later[index] - otherwise[index]) / step < 2, "velocity of value \(index)")
        moved = max(moved, abs(later[index] - after[index]) / step)
      }
    }
    #expect(moved > 300)  // it did move, and much faster than what a jump may be
    screen.stage.advance(by: 1)
    #expect(screen.seen(view).position == view.center)
    #expect(screen.seen(view).transform == view.transform3D)
  }

  private static func turned(_ random: inout RandomNumbers) -> CGAffineTransform {
    let scale = random.number(0.2...2)
    return CGAffineTransform(translationX: random.number(-50...50), y: random.number(-50...50))
      .rotated(by: random.number(-3...3)).scaledBy(x: scale, y: random.number(0.2...2))
  }

  @Test func criticallyDampedSpringsBlend() {
    retarget(seed: 1, dampingRatio: { _ in 1 }, transform: RetargetingTests.turned)
  }

  @Test func bouncingSpringsBlend() {
    retarget(seed: 2, dampingRatio: { random in random.number(0.4...0.9) }, transform: RetargetingTests.turned)
  }

  @Test func easeInOutCurvesBlend() {
    retarget(seed: 3, dampingRatio: { _ in nil }, transform: RetargetingTests.turned)
  }

  @Test func springsAndCurvesBlendInAnyOrder() {
    retarget(
      seed: 4, dampingRatio: { random in random.number(0...1) < 0.5 ? nil : 0.6 }, transform: RetargetingTests.turned)
  }

  /// Scale 0, mirrored and half-turned targets, with springs that overshoot through 0.
  @Test func scalesPassThroughZeroWithoutAJump() {
    retarget(
      seed: 5, dampingRatio: { _ in 0.4 },
      transform: { random in
        let scales: [CGFloat] = [0, 0.1, 1, -1, 2]
        return CGAffineTransform(rotationAngle: [0, .pi, 1][Int.random(in: 0..<3, using: &random)])
          .scaledBy(
            x: scales[Int.random(in: 0..<5, using: &random)], y: scales[Int.random(in: 0..<5, using: &random)])
      })
  }

  @Test func alsoAnInterruptedTurnAboutSeveralAxesIsContinuous() {
    var random = RandomNumbers(seed: 6)
    let screen = Screen()
    let view = screen.add(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    func entries(_ t: CATransform3D) -> [Double] {
      [t.m11, t.m12, t.m13, t.m21, t.m22, t.m23, t.m31, t.m32, t.m33, t.m41].map { Double($0) }
    }
    for _ in 0..<300 {
      screen.stage.advance(by: random.number(0.001...0.1))
      let before = entries(screen.seen(view).transform)
      let target = CATransform3DScale(
        CATransform3DMakeRotation(
          random.number(-3...3), random.number(-1...1), random.number(-1...1), random.number(-1...1)),
        random.number(0.1...2), random.number(0.1...2), 1)
      UIView.animate(withDuration: 0.5) { view.transform3D = target }
      let after = entries(screen.seen(view).transform)
      for (a, b) in zip(after, before) { #expect(abs(a - b) < 1e-8) }
    }
  }

  @Test func fromTheCurrentStateThereIsNoJumpEither() {
    var random = RandomNumbers(seed: 7)
    let screen = Screen()
    let view = screen.add(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    for _ in 0..<300 {
      screen.stage.advance(by: random.number(0.001...0.2))
      let before = numbers(screen.seen(view))
      let matrix = RetargetingTests.turned(&random)
      let x = CGFloat(random.number(0...400))
      let options: UIView.AnimationOptions = random.number(0...1) < 0.5 ? .beginFromCurrentState : []
      UIView.animate(
        withDuration: 0.5, delay: 0, options: options,
        animations: {
          view.center.x = x
          view.bounds = CGRect(x: x, y: 0, width: x, height: 50)
          view.alpha = x / 400
          view.transform = matrix
        })
      for (a, b) in zip(numbers(screen.seen(view)), before) { #expect(abs(a - b) < 1e-6) }
    }
  }
}
