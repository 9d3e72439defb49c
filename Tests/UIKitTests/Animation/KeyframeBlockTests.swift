import QuartzCore
import Stage
import Testing
import UIKit

@MainActor @Suite struct KeyframeBlockTests {
  /// 100 to 200 in the first fifth, on to 500 in the last half of a second.
  private func animate(_ bench: AnimationBench, _ options: UIView.KeyframeAnimationOptions, delay: Double = 0) {
    UIView.animateKeyframes(withDuration: 1, delay: delay, options: options) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.2) { bench.view.center.x = 200 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { bench.view.center.x = 500 }
    }
  }

  /// What is seen at tenths of the second, from 0.1 on.
  private func film(_ bench: AnimationBench) -> [Double] {
    (1...9).map { _ in
      bench.stage.advance(by: 0.1)
      return bench.x
    }
  }

  private func isNearAll(_ a: [Double], _ b: [Double]) -> Bool { zip(a, b).allSatisfy { isNear($0, $1, 1e-6) } }

  @Test func keyframesFollowEachOtherInStraightLines() {
    let bench = AnimationBench()
    animate(bench, [])
    #expect(bench.view.center.x == 500 && isNear(bench.x, 100))
    let film = film(bench)
    #expect(isNearAll(film, [150, 200, 200, 200, 200, 260, 320, 380, 440]), "\(film)")
    bench.stage.advance(by: 0.1)
    #expect(bench.x == 500 && bench.view.layer.animationKeys() == nil)
  }

  @Test func discreteKeyframesAppearAtTheirEnds() {
    let bench = AnimationBench()
    animate(bench, .calculationModeDiscrete)
    let film = film(bench)
    #expect(isNearAll(film, [100, 200, 200, 200, 200, 200, 200, 200, 200]), "\(film)")
  }

  @Test func pacedKeyframesHaveOneSpeed() {
    let bench = AnimationBench()
    animate(bench, .calculationModePaced)
    let film = film(bench)
    #expect(isNearAll(film, [140, 180, 220, 260, 300, 340, 380, 420, 460]), "\(film)")
  }

  @Test func cubicKeyframesPassTheirValuesSmoothly() {
    let bench = AnimationBench()
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeCubic) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { bench.view.center.x = 200 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { bench.view.center.x = 600 }
    }
    bench.stage.advance(by: 0.25)
    // Slopes 200 at the begin and 500 at the middle, per second: 150 + 0.5 / 8 * (200 - 500).
    #expect(isNear(bench.x, 131.25, 1e-6))
    bench.stage.advance(by: 0.25)
    #expect(isNear(bench.x, 200, 1e-6))
  }

  @Test func keyframesWaitForTheirDelay() {
    let bench = AnimationBench()
    animate(bench, [], delay: 0.5)
    bench.stage.advance(by: 0.5)
    #expect(isNear(bench.x, 100, 1e-6))
    bench.stage.advance(by: 0.1)
    #expect(isNear(bench.x, 150, 1e-6))
  }

  @Test func keyframesRepeatAsAWhole() {
    let bench = AnimationBench()
    animate(bench, [.repeat, .autoreverse])
    bench.stage.advance(by: 1.3)
    #expect(isNear(bench.x, 320, 1e-6))
    bench.stage.advance(by: 0.8)
    #expect(isNear(bench.x, 150, 1e-6))
  }

  @Test func coloursFollowEachOther() throws {
    let bench = AnimationBench()
    bench.view.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
        bench.view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        bench.view.backgroundColor = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
      }
    }
    bench.stage.advance(by: 0.25)
    let early = try #require(bench.seen.backgroundColor?.components)
    #expect(isNear(early[0], 0.5, 1e-6) && isNear(early[1], 0, 1e-6))
    bench.stage.advance(by: 0.5)
    let late = try #require(bench.seen.backgroundColor?.components)
    #expect(isNear(late[0], 1, 1e-6) && isNear(late[1], 0.5, 1e-6))
  }

  @Test func interruptedKeyframesDoNotJump() {
    let bench = AnimationBench()
    animate(bench, [])
    bench.stage.advance(by: 0.6)
    UIView.animate(withDuration: 1) { bench.view.center.x = 0 }
    #expect(isNear(bench.x, 260, 1e-6))
    bench.stage.advance(by: 1)
    #expect(bench.x == 0)
  }

  @Test func aBlockInAKeyframeTakesItsTime() {
    let bench = AnimationBench()
    UIView.animateKeyframes(withDuration: 2, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) {
        UIView.animate(withDuration: 9, delay: 0, options: .curveLinear) { bench.view.center.x = 200 }
      }
    }
    bench.stage.advance(by: 1)
    #expect(isNear(bench.x, 100, 1e-6))
    bench.stage.advance(by: 0.25)
    #expect(isNear(bench.x, 150, 1e-6))
    bench.stage.advance(by: 0.25)
    #expect(isNear(bench.x, 200, 1e-6))
  }

  @Test func theWholeTakesTheBlockAround() {
    let bench = AnimationBench()
    var isTold = false
    UIView.animate(withDuration: 2) {
      UIView.animateKeyframes(withDuration: 1, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { bench.view.center.x = 200 }
      }
      bench.view.alpha = 0
    } completion: { _ in
      isTold = true
    }
    bench.stage.advance(by: 1)
    #expect(isNear(bench.x, 150, 1e-6) && !isTold)
    bench.stage.advance(by: 1)
    #expect(bench.x == 200 && isTold)
  }
}
