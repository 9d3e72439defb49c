import Stage
import Testing
import UIKit

/// Mistakes end the program with a sentence that says what to do instead.
@MainActor @Suite struct AnimatorMistakeTests {
  private func message(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func finishingWhatIsNotStopped() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIViewPropertyAnimator(duration: 1, curve: .linear).finishAnimation(at: .end) }
    }
    #expect(message(result).contains("Call stopAnimation(false) first"))
  }

  @Test func continuingWhatIsNotPaused() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UIViewPropertyAnimator(duration: 1, curve: .linear)
          .continueAnimation(withTimingParameters: nil, durationFactor: 0)
      }
    }
    #expect(message(result).contains("Call pauseAnimation() first"))
  }

  @Test func pausingWhatCannotBeInterrupted() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let bench = AnimationBench()
        let animator = bench.animator()
        animator.isInterruptible = false
        animator.startAnimation()
        animator.pauseAnimation()
      }
    }
    #expect(message(result).contains("set isInterruptible to true before it starts"))
  }

  @Test func changingWhetherAnActiveAnimatorCanBeInterrupted() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let bench = AnimationBench()
        let animator = bench.animator()
        animator.startAnimation()
        animator.isInterruptible = false
      }
    }
    #expect(message(result).contains("isInterruptible of an active property animator cannot change"))
  }

  @Test func changingWhetherAnActiveAnimatorTakesTouches() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let animator = AnimationBench().animator()
        animator.pauseAnimation()
        animator.isUserInteractionEnabled = false
      }
    }
    #expect(message(result).contains("isUserInteractionEnabled of an active property animator cannot change"))
  }

  @Test func modifyAnimationsOnlyWorksInsideAnAnimationBlock() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) {} }
    }
    #expect(message(result).contains("call it inside the closure given to UIView.animate"))
  }

  @Test func aKeyframeOutsideOfAKeyframeBlock() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {} }
    }
    #expect(message(result).contains("inside the closure given to UIView.animateKeyframes"))
  }
}
