import QuartzCore
import Stage
import Testing
import UIKit

@MainActor @Suite struct PropertyAnimatorChangesTests {
  @Test func whatContinuesWithoutAnotherDurationTakesTheRestOfItsOwn() {
    let bench = AnimationBench()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { bench.view.alpha = 0 }
    animator.startAnimation()
    bench.stage.advance(by: 0.4)
    animator.pauseAnimation()
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 0)
    bench.stage.advance(by: 0.3)
    #expect(isNear(bench.alpha, 0.3))
    bench.stage.advance(by: 0.31)
    #expect(animator.state == .inactive && bench.alpha == 0)
  }

  @Test func delayedAnimationsTakeTheRest() {
    let bench = AnimationBench()
    let animator = bench.animator()
    animator.addAnimations({ bench.view.alpha = 0 }, delayFactor: 0.5)
    animator.startAnimation()
    bench.stage.advance(by: 0.5)
    #expect(isNear(bench.x, 150) && isNear(bench.alpha, 1))
    bench.stage.advance(by: 0.25)
    #expect(isNear(bench.alpha, 0.5))
    animator.isReversed = true
    bench.stage.advance(by: 0.125)
    #expect(isNear(bench.alpha, 0.75))
  }

  @Test func delayedAnimationsDoNotJumpWhenPausedScrubbedAndContinued() {
    let bench = AnimationBench()
    let animator = bench.animator(curve: .easeInOut)
    animator.addAnimations({ bench.view.alpha = 0 }, delayFactor: 0.5)
    animator.startAnimation()
    bench.stage.advance(by: 0.8)
    let alpha = bench.alpha
    animator.pauseAnimation()
    #expect(isNear(bench.alpha, alpha))
    animator.fractionComplete = animator.fractionComplete
    #expect(isNear(bench.alpha, alpha))
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 1)
    #expect(isNear(bench.alpha, alpha))
    bench.stage.advance(by: 1)
    #expect(bench.alpha == 0)
  }

  /// At 0.6 s the whole is not as far as where the delayed part begins, and that has begun.
  @Test func aDelayedPartThatIsAheadOfTheWholeIsScrubbedFromWhereItIs() {
    let bench = AnimationBench()
    let animator = bench.animator(curve: .easeIn)
    animator.addAnimations({ bench.view.alpha = 0 }, delayFactor: 0.5)
    animator.startAnimation()
    bench.stage.advance(by: 0.6)
    animator.pauseAnimation()
    let curve = CAMediaTimingFunction(name: .easeIn)
    let (whole, part) = (curve.progress(at: 0.6), curve.progress(at: 0.2))
    #expect(whole < 0.5 && isNear(animator.fractionComplete, whole) && isNear(bench.alpha, 1 - part))
    for (fraction, progress) in [(whole, part), (whole / 2, part / 2), (0, 0), ((1 + whole) / 2, (1 + part) / 2)] {
      animator.fractionComplete = fraction
      #expect(isNear(bench.x, 100 + 100 * fraction) && isNear(bench.alpha, 1 - progress))
    }
  }

  @Test func aDelayedPartIsBackWhereItBeganBeforeTheWholeIs() {
    let bench = AnimationBench()
    let animator = bench.animator()
    animator.addAnimations({ bench.view.alpha = 0 }, delayFactor: 0.5)
    animator.fractionComplete = 0.8
    #expect(isNear(bench.x, 180) && isNear(bench.alpha, 0.4))
    animator.isReversed = true
    animator.startAnimation()
    bench.stage.advance(by: 0.15)
    #expect(isNear(bench.x, 165) && isNear(bench.alpha, 0.7))
    bench.stage.advance(by: 0.15)
    #expect(isNear(bench.x, 150) && isNear(bench.alpha, 1))
    bench.stage.advance(by: 0.25)
    #expect(isNear(bench.x, 125) && isNear(bench.alpha, 1))
  }

  @Test func animationsAddedOnTheWayTakeWhatIsLeft() {
    let bench = AnimationBench()
    let animator = bench.animator()
    animator.startAnimation()
    bench.stage.advance(by: 0.5)
    animator.addAnimations { bench.view.alpha = 0 }
    #expect(isNear(bench.alpha, 1))
    bench.stage.advance(by: 0.25)
    #expect(isNear(bench.alpha, 0.5) && isNear(bench.x, 175))
  }

  @Test func anAnimatorStartedWithoutAnimationsStartsWithTheFirst() {
    let bench = AnimationBench()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.startAnimation()
    #expect(animator.state == .active && !animator.isRunning)
    bench.stage.advance(by: 0.5)
    animator.addAnimations { bench.moveRight() }
    #expect(animator.isRunning)
    bench.stage.advance(by: 0.5)
    #expect(isNear(bench.x, 150))
  }

  @Test func aDelayedStartWaits() {
    let bench = AnimationBench()
    let animator = bench.animator()
    animator.startAnimation(afterDelay: 0.5)
    #expect(animator.isRunning && animator.delay == 0.5)
    bench.stage.advance(by: 0.5)
    #expect(isNear(bench.x, 100))
    bench.stage.advance(by: 0.5)
    #expect(isNear(bench.x, 150))
  }

  @Test func anotherAnimatorTakesOverWithoutAJump() {
    let bench = AnimationBench()
    let first = bench.animator(curve: .easeInOut)
    first.startAnimation()
    bench.stage.advance(by: 0.5)
    let second = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { bench.view.center.x = 400 }
    second.startAnimation()
    #expect(isNear(bench.x, 150, 1e-5))
    bench.stage.advance(by: 0.5)
    #expect(isNear(bench.x, 300, 1e-5))  // 400 - 200 / 2, the first one is over
    bench.stage.advance(by: 0.5)
    #expect(bench.x == 400)
  }

  @Test func turningBackAfterATakeOverKeepsTheLaterTarget() {
    let bench = AnimationBench()
    let first = bench.animator()
    first.startAnimation()
    bench.stage.advance(by: 0.5)
    UIView.animate(withDuration: 0.2) { bench.view.center.x = 400 }
    first.isReversed = true
    var before = bench.x
    for _ in 0..<120 {
      bench.stage.advance(by: 1.0 / 60)
      #expect(abs(bench.x - before) < 40)
      before = bench.x
    }
    #expect(first.state == .inactive)
    #expect(bench.view.center.x == 400 && isNear(bench.x, 400))
  }

  @Test func stoppingAfterATakeOverDoesNotJumpAndKeepsTheLaterTarget() {
    let bench = AnimationBench()
    let first = bench.animator()
    first.startAnimation()
    bench.stage.advance(by: 0.5)
    UIView.animate(withDuration: 0.2) { bench.view.center.x = 400 }
    first.stopAnimation(true)
    #expect(isNear(bench.x, 150))
    bench.stage.advance(by: 1)
    #expect(bench.x == 400)
  }

  @Test func everyKindOfChangeGoesBackToItsStart() {
    let bench = AnimationBench()
    let turn = CATransform3DMakeRotation(1, 0, 0, 1)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      bench.view.bounds = CGRect(x: 5, y: 6, width: 10, height: 20)
      bench.view.transform3D = turn
      bench.view.alpha = 0.5
      bench.view.backgroundColor = .red
    }
    bench.view.backgroundColor = .blue
    animator.startAnimation()
    bench.stage.advance(by: 0.5)
    #expect(isNear(bench.seen.bounds.size.width, 55) && isNear(bench.seen.bounds.origin.x, 2.5))
    #expect(isNear(bench.seen.transform.m11, cos(0.5)))
    animator.stopAnimation(false)
    #expect(isNear(bench.view.bounds.size.width, 55))
    #expect(isNear(bench.view.transform3D.m12, sin(0.5)))
    #expect(
      bench.view.backgroundColor?.cgColor != UIColor.red.cgColor
        && bench.view.backgroundColor?.cgColor != UIColor.blue.cgColor)
    animator.finishAnimation(at: .start)
    #expect(bench.view.bounds == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(bench.view.transform3D == CATransform3DIdentity)
    #expect(bench.view.alpha == 1)
    #expect(bench.view.backgroundColor?.cgColor == UIColor.blue.cgColor)
  }

  @Test func aBlockInsideBelongsToTheAnimator() {
    let bench = AnimationBench()
    var isTold = false
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      UIView.animate(withDuration: 0.1, animations: { bench.moveRight() }) { _ in isTold = true }
    }
    animator.fractionComplete = 0.3
    #expect(isNear(bench.x, 130) && !isTold)
    animator.startAnimation()
    bench.stage.advance(by: 0.7)
    #expect(isTold && bench.x == 200)
  }

  @Test func aBlockInsideAStoppedAnimatorIsNotifiedThatItDidNotFinish() {
    let bench = AnimationBench()
    var told: Bool?
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      UIView.animate(withDuration: 0.1, animations: { bench.moveRight() }) { told = $0 }
    }
    animator.startAnimation()
    bench.stage.advance(by: 0.5)
    animator.stopAnimation(true)
    #expect(told == false)
  }

  @Test func anAnimatorInsideABlockTakesItsDurationAndCannotBeInterrupted() {
    let bench = AnimationBench()
    var animator: UIViewPropertyAnimator?
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      animator = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.1, delay: 0) { bench.moveRight() }
    }
    #expect(animator?.duration == 2 && animator?.isInterruptible == false)
    bench.stage.advance(by: 0.5)
    #expect(isNear(bench.x, 125))
    let other = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.1, delay: 0) {}
    #expect(other.duration == 0.1 && other.isInterruptible && other.isRunning)
  }

  @Test func keyframesInsideFollowTheAnimator() {
    let bench = AnimationBench()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      UIView.animateKeyframes(withDuration: 0, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { bench.view.center.x = 200 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { bench.view.center.x = 0 }
      }
    }
    animator.fractionComplete = 0.25
    #expect(isNear(bench.x, 150))
    animator.fractionComplete = 0.75
    #expect(isNear(bench.x, 100))
    animator.isReversed = true
    animator.startAnimation()
    bench.stage.advance(by: 0.25)
    #expect(isNear(bench.x, 200))
    bench.stage.advance(by: 0.5)
    #expect(bench.view.center.x == 100)
  }

  @Test func anAnimatorWithoutDurationChangesAtOnce() {
    let bench = AnimationBench()
    let animator = bench.animator(duration: 0)
    var isTold = false
    animator.addCompletion { _ in isTold = true }
    animator.startAnimation()
    #expect(bench.x == 200)
    bench.stage.advance(by: 0.1)
    #expect(isTold && animator.state == .inactive)
  }

  @Test func aRunningAnimatorNeedsNobodyToKeepIt() {
    let bench = AnimationBench()
    var isTold = false
    do {
      let animator = bench.animator()
      animator.addCompletion { _ in isTold = true }
      animator.startAnimation()
    }
    bench.stage.advance(by: 0.5)
    #expect(isNear(bench.x, 150))
    bench.stage.advance(by: 0.5)
    #expect(isTold)
    #expect(bench.x == 200)
  }

  @Test func anAnimatorThatIsReleasedWhilePausedShowsWhatWasSet() {
    let bench = AnimationBench()
    do {
      let animator = bench.animator()
      animator.fractionComplete = 0.3
      #expect(isNear(bench.x, 130))
    }
    bench.stage.advance(by: 1.0 / 60)
    #expect(bench.x == 200)
  }

  @Test func anAnimatorCanKeepTouchesFromItsViewsWhileItIsActive() {
    let bench = AnimationBench()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { bench.view.alpha = 0.5 }
    animator.isUserInteractionEnabled = false
    let point = bench.view.center
    #expect(bench.stage.window.hitTest(point, with: nil) === bench.view)
    animator.startAnimation()
    #expect(bench.stage.window.hitTest(point, with: nil) !== bench.view)
    bench.stage.advance(by: 1)
    #expect(bench.stage.window.hitTest(point, with: nil) === bench.view)
  }

  @Test func aFinishedAnimatorCanBeUsedAgain() {
    let bench = AnimationBench()
    let animator = bench.animator()
    animator.startAnimation()
    bench.stage.advance(by: 1)
    animator.addAnimations { bench.moveRight() }
    animator.startAnimation()
    bench.stage.advance(by: 0.5)
    #expect(isNear(bench.x, 250))
  }
}
