import QuartzCore
import Stage
import Testing
import UIKit

@MainActor @Suite struct TimingParametersTests {
  @Test func cubicParametersOfNamedCurvesHaveTheirControlPoints() {
    let parameters = UICubicTimingParameters(animationCurve: .easeIn)
    #expect(parameters.controlPoint1 == CGPoint(x: 0.42, y: 0) && parameters.controlPoint2 == CGPoint(x: 1, y: 1))
    #expect(parameters.timingCurveType == .builtin && parameters.animationCurve == .easeIn)
    let standard = UICubicTimingParameters()
    #expect(standard.controlPoint1 == CGPoint(x: 0.25, y: 0.1) && standard.controlPoint2 == CGPoint(x: 0.25, y: 1))
    #expect(standard.timingCurveType == .cubic)
  }

  @Test func controlPointsMakeTheCurve() {
    let bench = AnimationBench()
    let animator = UIViewPropertyAnimator(
      duration: 1, controlPoint1: CGPoint(x: 0.1, y: 0.9), controlPoint2: CGPoint(x: 0.2, y: 1)
    ) { bench.moveRight() }
    animator.startAnimation()
    bench.stage.advance(by: 0.3)
    let curve = CAMediaTimingFunction(controlPoints: 0.1, 0.9, 0.2, 1)
    #expect(isNear(bench.x, 100 + 100 * curve.progress(at: 0.3)))
  }

  @Test func aDampingRatioTakesTheDurationOfTheAnimator() {
    let bench = AnimationBench()
    let animator = UIViewPropertyAnimator(duration: 0.8, dampingRatio: 0.5) { bench.moveRight() }
    #expect(animator.duration == 0.8)
    animator.startAnimation()
    bench.stage.advance(by: 0.3)
    let spring = Spring(duration: 0.8, dampingRatio: 0.5, initialVelocity: 0)
    #expect(isNear(bench.x, 100 + 100 * spring.progress(at: 0.3)))
  }

  @Test func massStiffnessAndDampingSettleInTheirOwnTime() {
    let bench = AnimationBench()
    let parameters = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 20, initialVelocity: .zero)
    let animator = UIViewPropertyAnimator(duration: 7, timingParameters: parameters)
    // Critically damped, w = 10: (1 + w t) e^(-w t) = 0.001 at w t = 9.2334.
    #expect(isNear(animator.duration, 0.92334, 0.003))
    animator.addAnimations { bench.moveRight() }
    animator.startAnimation()
    bench.stage.advance(by: 0.1)
    #expect(isNear(bench.x, 200 - 100 * 2 * exp(-1)))
  }

  @Test func dampingBeyondCriticalCountsAsCritical() {
    let parameters = [
      UISpringTimingParameters(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero),
      UISpringTimingParameters(),
    ]
    for parameters in parameters {
      let bench = AnimationBench()
      let animator = UIViewPropertyAnimator(duration: 7, timingParameters: parameters)
      #expect(isNear(animator.duration, 0.506, 0.002))
      animator.addAnimations { bench.moveRight() }
      animator.startAnimation()
      bench.stage.advance(by: 0.1)
      let way = 0.1 * (1000.0 / 3).squareRoot()
      #expect(isNear(bench.x, 200 - 100 * (1 + way) * exp(-way)))
    }
  }

  @Test func durationAndBounceArePerceptual() {
    let bench = AnimationBench()
    let parameters = UISpringTimingParameters(duration: 0.5, bounce: 0)
    let animator = UIViewPropertyAnimator(duration: 7, timingParameters: parameters)
    animator.addAnimations { bench.moveRight() }
    animator.startAnimation()
    bench.stage.advance(by: 0.25)
    #expect(isNear(bench.x, 200 - 100 * (1 + .pi) * exp(-.pi)))  // w = 2 pi / 0.5
    #expect(animator.duration > 0.5 && animator.duration < 1)
  }

  @Test func theVelocityOfAPositionHasTwoComponents() {
    let bench = AnimationBench()
    let parameters = UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector(dx: 5, dy: -5))
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: parameters)
    animator.addAnimations { bench.view.center = CGPoint(x: 200, y: 200) }
    animator.startAnimation()
    bench.stage.advance(by: 0.1)
    let (x, y) = (
      Spring(duration: 1, dampingRatio: 1, initialVelocity: 5),
      Spring(duration: 1, dampingRatio: 1, initialVelocity: -5)
    )
    #expect(isNear(bench.x, 100 + 100 * x.progress(at: 0.1)) && isNear(bench.y, 100 + 100 * y.progress(at: 0.1)))
    #expect(bench.x > bench.y + 20)
  }
}
