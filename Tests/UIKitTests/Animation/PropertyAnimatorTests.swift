import QuartzCore
import Stage
import Testing
import UIKit

@MainActor @Suite struct PropertyAnimatorTests {
  @Test func itRunsItsChangesWhenItStarts() {
    let bench = AnimationBench()
    let animator = bench.animator()
    #expect(animator.state == .inactive)
    #expect(!animator.isRunning)
    #expect(bench.view.center.x == 100)
    animator.startAnimation()
    #expect(animator.state == .active)
    #expect(animator.isRunning)
    #expect(bench.view.center.x == 200)
    #expect(isNear(bench.x, 100))
    bench.stage.advance(by: 0.25)
    #expect(isNear(bench.x, 125))
    #expect(isNear(animator.fractionComplete, 0.25))
  }

  @Test func itEndsInactiveAndTellsItsCompletionsInOrder() {
    let bench = AnimationBench()
    let animator = bench.animator()
    var told: [String] = []
    animator.addCompletion { told.append("first \($0.rawValue) \(animator.state.rawValue)") }
    animator.addCompletion { told.append("second \($0.rawValue)") }
    animator.startAnimation()
    bench.stage.advance(by: 0.99)
    #expect(told.isEmpty)
    bench.stage.advance(by: 0.01)
    #expect(told == ["first 0 0", "second 0"])
    #expect(bench.view.layer.animationKeys() == nil)
    #expect(bench.x == 200)
  }

  @Test func aPausedAnimatorScrubsLinearly() {
    let bench = AnimationBench()
    let animator = bench.animator(curve: .easeInOut)
    animator.pauseAnimation()
    #expect(animator.state == .active && !animator.isRunning)
    animator.fractionComplete = 0.3
    #expect(isNear(bench.x, 130))
    bench.stage.advance(by: 5)
    #expect(isNear(bench.x, 130))
    animator.fractionComplete = 0.9
    #expect(isNear(bench.x, 190))
    animator.fractionComplete = 2
    #expect(isNear(bench.x, 200))
  }

  @Test func settingTheFractionOfAnInactiveAnimatorPausesIt() {
    let bench = AnimationBench()
    let animator = bench.animator()
    animator.fractionComplete = 0.3
    #expect(animator.state == .active && !animator.isRunning)
    #expect(isNear(bench.x, 130))
  }

  @Test func settingTheFractionOfARunningAnimatorDoesNothing() {
    let bench = AnimationBench()
    let animator = bench.animator()
    animator.startAnimation()
    bench.stage.advance(by: 0.5)
    animator.fractionComplete = 0.1
    #expect(isNear(bench.x, 150))
    #expect(animator.isRunning)
  }

  @Test func withoutLinearScrubbingTheCurveIsFollowed() {
    let bench = AnimationBench()
    let animator = bench.animator(curve: .easeIn)
    animator.scrubsLinearly = false
    animator.pauseAnimation()
    animator.fractionComplete = 0.3
    let curve = CAMediaTimingFunction(name: .easeIn)
    #expect(isNear(bench.x, 100 + 100 * curve.progress(at: 0.3)))
    #expect(isNear(animator.fractionComplete, 0.3))
    animator.startAnimation()
    bench.stage.advance(by: 0.2)
    #expect(isNear(bench.x, 100 + 100 * curve.progress(at: 0.5)))
  }

  @Test func pausingInFlightDoesNotMoveAndGoingOnIsAsIfItHadNot() {
    let bench = AnimationBench()
    let curve = CAMediaTimingFunction(name: .easeInEaseOut)
    let animator = bench.animator(curve: .easeInOut)
    animator.startAnimation()
    bench.stage.advance(by: 0.3)
    animator.pauseAnimation()
    #expect(isNear(bench.x, 100 + 100 * curve.progress(at: 0.3)))
    #expect(isNear(animator.fractionComplete, curve.progress(at: 0.3)))
    bench.stage.advance(by: 2)
    #expect(isNear(bench.x, 100 + 100 * curve.progress(at: 0.3)))
    animator.startAnimation()
    bench.stage.advance(by: 0.2)
    #expect(isNear(bench.x, 150, 1e-5))
    bench.stage.advance(by: 0.5)
    #expect(animator.state == .inactive)
  }

  @Test func afterScrubbingTheRestIsARunOfItsOwn() {
    let bench = AnimationBench()
    let curve = CAMediaTimingFunction(name: .easeInEaseOut)
    let animator = bench.animator(curve: .easeInOut)
    animator.fractionComplete = 0.4
    animator.startAnimation()
    bench.stage.advance(by: 0.15)
    #expect(isNear(bench.x, 140 + 60 * curve.progress(at: 0.25)))
    bench.stage.advance(by: 0.45)
    #expect(bench.x == 200 && animator.state == .inactive)
  }

  @Test func continuingTakesAPartOfTheDuration() {
    let bench = AnimationBench()
    let animator = bench.animator(duration: 2)
    animator.startAnimation()
    bench.stage.advance(by: 1)
    animator.pauseAnimation()
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.25)
    bench.stage.advance(by: 0.25)
    #expect(isNear(bench.x, 175))
    bench.stage.advance(by: 0.25)
    #expect(animator.state == .inactive && bench.x == 200)
  }

  @Test func continuingWithASpringTakesItsVelocityInTravelsOfTheRest() {
    let bench = AnimationBench()
    let animator = bench.animator()
    animator.fractionComplete = 0.5
    let parameters = UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector(dx: 3, dy: 3))
    animator.continueAnimation(withTimingParameters: parameters, durationFactor: 1)
    let spring = Spring(duration: 1, dampingRatio: 1, initialVelocity: 3)
    bench.stage.advance(by: 0.2)
    #expect(isNear(bench.x, 150 + 50 * spring.progress(at: 0.2)))
  }

  @Test func turningBackRetracesTheWay() {
    let bench = AnimationBench()
    let curve = CAMediaTimingFunction(name: .easeIn)
    let animator = bench.animator(curve: .easeIn)
    var position: UIViewAnimatingPosition?
    animator.addCompletion { position = $0 }
    animator.startAnimation()
    bench.stage.advance(by: 0.6)
    animator.isReversed = true
    #expect(isNear(bench.x, 100 + 100 * curve.progress(at: 0.6)))
    #expect(isNear(animator.fractionComplete, 0.4))
    bench.stage.advance(by: 0.2)
    #expect(isNear(bench.x, 100 + 100 * curve.progress(at: 0.4)))
    bench.stage.advance(by: 0.4)
    #expect(position == .start)
    #expect(bench.view.center.x == 100 && bench.x == 100)
  }

  @Test func turningBackTwiceContinues() {
    let bench = AnimationBench()
    let animator = bench.animator()
    animator.startAnimation()
    bench.stage.advance(by: 0.6)
    animator.isReversed = true
    bench.stage.advance(by: 0.2)
    animator.isReversed = false
    bench.stage.advance(by: 0.1)
    #expect(isNear(bench.x, 150))
    bench.stage.advance(by: 0.5)
    #expect(bench.x == 200 && animator.state == .inactive)
  }

  @Test func aPausedReversedAnimatorContinuesToTheStart() {
    let bench = AnimationBench()
    let animator = bench.animator()
    animator.fractionComplete = 0.8
    animator.isReversed = true
    #expect(isNear(animator.fractionComplete, 0.2))
    #expect(isNear(bench.x, 180))
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.5)
    bench.stage.advance(by: 0.25)
    #expect(isNear(bench.x, 140))
    bench.stage.advance(by: 0.25)
    #expect(bench.view.center.x == 100 && animator.state == .inactive)
  }

  @Test func anAnimatorReversedBeforeItsStartRunsFromTheEnd() {
    let bench = AnimationBench()
    let animator = bench.animator()
    animator.isReversed = true
    animator.startAnimation()
    #expect(isNear(bench.x, 200))
    bench.stage.advance(by: 0.3)
    #expect(isNear(bench.x, 170))
    bench.stage.advance(by: 0.7)
    #expect(bench.view.center.x == 100)
  }

  @Test func stoppingWithoutFinishingKeepsThePresentedValuesAndCallsNoCompletion() {
    let bench = AnimationBench()
    let animator = bench.animator()
    var isTold = false
    animator.addCompletion { _ in isTold = true }
    animator.startAnimation()
    bench.stage.advance(by: 0.4)
    animator.stopAnimation(true)
    #expect(animator.state == .inactive)
    #expect(isNear(bench.view.center.x, 140) && isNear(bench.x, 140))
    bench.stage.advance(by: 1)
    #expect(isNear(bench.x, 140) && !isTold)
  }

  @Test(arguments: [(UIViewAnimatingPosition.end, 200.0), (.start, 100), (.current, 140)])
  func aStoppedAnimatorFinishesWhereItIsTold(position: UIViewAnimatingPosition, x: Double) {
    let bench = AnimationBench()
    let animator = bench.animator()
    var told: UIViewAnimatingPosition?
    animator.addCompletion { told = $0 }
    animator.startAnimation()
    bench.stage.advance(by: 0.4)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped && isNear(bench.view.center.x, 140))
    animator.finishAnimation(at: position)
    #expect(animator.state == .inactive && told == position)
    #expect(isNear(bench.view.center.x, x))
  }

  @Test func anAnimatorThatPausesOnCompletionCanBeTurnedBack() {
    let bench = AnimationBench()
    let animator = bench.animator()
    var told = 0
    animator.pausesOnCompletion = true
    animator.addCompletion { _ in told += 1 }
    animator.startAnimation()
    bench.stage.advance(by: 1.5)
    #expect(animator.state == .active && !animator.isRunning && told == 0)
    #expect(isNear(bench.x, 200))
    animator.isReversed = true
    animator.startAnimation()
    bench.stage.advance(by: 0.25)
    #expect(isNear(bench.x, 175))
    animator.pausesOnCompletion = false
    bench.stage.advance(by: 0.75)
    #expect(bench.view.center.x == 100 && told == 1)
  }

  @Test func aPausedAnimatorNeedsNoFrames() {
    let bench = AnimationBench()
    let animator = bench.animator()
    animator.startAnimation()
    bench.stage.advance(by: 0.25)
    #expect(bench.stage.needsFrame)
    animator.pauseAnimation()
    bench.stage.advance(by: 0.1)
    #expect(!bench.stage.needsFrame)
    let evaluations = bench.stage.window.layer.context!.evaluations
    bench.stage.advance(by: 0.1)
    #expect(bench.stage.window.layer.context!.evaluations == evaluations)
    animator.fractionComplete = 0.5
    #expect(bench.stage.needsFrame)
    bench.stage.advance(by: 0.1)
    #expect(!bench.stage.needsFrame)
    animator.startAnimation()
    #expect(bench.stage.needsFrame)
    bench.stage.advance(by: 2)
    #expect(!bench.stage.needsFrame)
  }

  @Test func touchesFindAViewWhereItsAnimatorShowsIt() {
    for isManual in [false, true] {
      let bench = AnimationBench()
      let animator = bench.animator()
      animator.isManualHitTestingEnabled = isManual
      animator.startAnimation()
      bench.stage.advance(by: 0.25)
      func isHit(_ x: CGFloat) -> Bool {
        bench.stage.window.hitTest(CGPoint(x: x, y: bench.view.center.y), with: nil) === bench.view
      }
      #expect(isHit(bench.x) == !isManual)
      #expect(isHit(200) == isManual)
      animator.stopAnimation(true)
      #expect(isHit(bench.x) && !isHit(200))
    }
  }
}
