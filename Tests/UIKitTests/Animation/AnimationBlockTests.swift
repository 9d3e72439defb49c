import QuartzCore
import Stage
import Testing
import UIKit

@MainActor @Suite struct AnimationBlockTests {
  @Test func aSpringByDurationAndBounceHasThatPeriodAndDamping() {
    let bench = AnimationBench()
    UIView.animate(springDuration: 0.5, bounce: 0.3) { bench.moveRight() }
    bench.stage.advance(by: 0.2)
    // 1 - bounce = 0.7, w = 2 pi / 0.5.
    let (w, z, t) = (4 * Double.pi, 0.7, 0.2)
    let wd = w * (1 - z * z).squareRoot()
    let left = exp(-z * w * t) * (cos(wd * t) + z * w / wd * sin(wd * t))
    #expect(isNear(bench.x, 200 - 100 * left))
  }

  @Test func aNegativeBounceIsDampedBeyondCritical() {
    let bench = AnimationBench()
    UIView.animate(springDuration: 0.5, bounce: -0.5) { bench.moveRight() }
    bench.stage.advance(by: 0.2)
    // The damping ratio is 1 / (1 - 0.5) = 2.
    let w = 4 * Double.pi
    let (slow, fast) = (w * (-2 + 3.0.squareRoot()), w * (-2 - 3.0.squareRoot()))
    let left = (fast * exp(slow * 0.2) - slow * exp(fast * 0.2)) / (fast - slow)
    #expect(isNear(bench.x, 200 - 100 * left))
  }

  @Test func aSpringByDurationCompletesWhenItHasSettled() {
    let bench = AnimationBench()
    var completed: Double?
    UIView.animate(springDuration: 0.5, bounce: 0, initialSpringVelocity: 1, delay: 0.1) {
      bench.moveRight()
    } completion: { _ in
      completed = bench.stage.time
    }
    for _ in 0..<120 where completed == nil {
      let before = abs(200 - bench.x)
      bench.stage.advance(by: 1.0 / 60)
      if completed != nil { #expect(before < 0.2) }  // dropped: 0.001 of 100 points
    }
    #expect(completed.map { $0 > 0.7 && $0 < 1.1 } == true)
  }

  @Test func repeatsEndAtTheModelValue() {
    let bench = AnimationBench()
    var isTold = false
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { bench.moveRight() }
      bench.view.alpha = 0
    } completion: { _ in
      isTold = true
    }
    bench.stage.advance(by: 1.25)
    #expect(isNear(bench.x, 175, 1e-6) && bench.alpha == 0)
    bench.stage.advance(by: 1)
    #expect(isNear(bench.x, 125, 1e-6))
    bench.stage.advance(by: 1.74)
    #expect(isNear(bench.x, 101, 1e-6) && !isTold)
    bench.stage.advance(by: 0.01)
    #expect(bench.x == 200 && isTold)
  }

  @Test func layoutSubviewsMovesThemAlong() {
    let bench = AnimationBench()
    let outer = Outer(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    bench.view.superview?.addSubview(outer)
    bench.stage.advance(by: 0.1)
    UIView.animate(withDuration: 1, delay: 0, options: [.layoutSubviews, .curveLinear]) {
      outer.bounds.size = CGSize(width: 300, height: 100)
    }
    bench.stage.advance(by: 0.5)
    let width = outer.inner.layer.presentationValues(at: bench.stage.time).bounds.size.width
    #expect(isNear(width, 200, 1e-6))
  }

  private final class Outer: UIView {
    let inner = UIView()
    override func layoutSubviews() {
      if inner.superview == nil { addSubview(inner) }
      inner.frame = bounds
    }
  }

  @Test func aBlockInsideInheritsUnlessItOverrides() {
    let bench = AnimationBench()
    UIView.animate(withDuration: 2, delay: 0, options: [.curveLinear, .repeat]) {
      UIView.animate(withDuration: 1, delay: 0, options: [.curveEaseIn]) { bench.view.center.x = 200 }
      UIView.animate(
        withDuration: 1, delay: 0, options: [.overrideInheritedDuration, .overrideInheritedOptions, .curveEaseIn]
      ) { bench.view.center.y = 200 }
    }
    bench.stage.advance(by: 1)
    #expect(isNear(bench.x, 150, 1e-6))
    #expect(isNear(bench.y, 200, 1e-6))
    bench.stage.advance(by: 2)
    #expect(isNear(bench.x, 150, 1e-6))
    #expect(isNear(bench.y, 200, 1e-6))
  }
}
