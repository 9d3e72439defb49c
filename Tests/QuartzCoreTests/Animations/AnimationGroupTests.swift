import Foundation
import Testing

@testable import QuartzCore

@MainActor @Suite struct AnimationGroupTests {
  private func move(to x: Double, begin: Double = 0, duration: Double) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.toValue = x
    animation.beginTime = begin
    animation.duration = duration
    return animation
  }

  private func group(_ animations: [CAAnimation], duration: Double) -> CAAnimationGroup {
    let group = CAAnimationGroup()
    group.animations = animations
    group.duration = duration
    group.beginTime = 10
    return group
  }

  private func x(_ animation: CAAnimation, at time: Double) -> Double {
    var values = LayerValues()
    values.position.x = -1
    animation.apply(to: &values, at: time)
    return values.position.x
  }

  @Test func animationsBeginInTheTimeOfTheirGroup() {
    let group = group([move(to: 10, begin: 0.5, duration: 1)], duration: 2)
    #expect(x(group, at: 9) == -1)
    #expect(x(group, at: 10.25) == -1)
    #expect(x(group, at: 11) == 5)
    #expect(x(group, at: 11.75) == -1)
    group.speed = 2
    #expect(x(group, at: 10.5) == 5)
  }

  @Test func whatLastsLongerThanTheGroupIsCutOff() {
    let group = group([move(to: 10, duration: 4)], duration: 2)
    #expect(x(group, at: 11.5) == 3.75)
    #expect(x(group, at: 12) == -1)
    group.fillMode = .forwards
    #expect(x(group, at: 13) == 5)
  }

  @Test func aGroupRepeatsAndReversesAsAWhole() {
    let group = group([move(to: 10, begin: 1, duration: 1)], duration: 2)
    group.repeatCount = 2
    #expect(x(group, at: 13.5) == 5)
    group.autoreverses = true
    #expect(x(group, at: 12.25) == 7.5)
    #expect(x(group, at: 13.5) == -1)
  }

  @Test func aGroupsTimingFunctionBendsTheTimeOfAll() {
    let group = group([move(to: 10, duration: 2)], duration: 2)
    let ease = CAMediaTimingFunction(name: .easeIn)
    group.timingFunction = ease
    #expect(abs(x(group, at: 11) - 10 * ease.progress(at: 0.5)) < 1e-9)
  }

  @Test func groupsNest() {
    let inner = CAAnimationGroup()
    inner.animations = [move(to: 10, begin: 0.5, duration: 1)]
    inner.beginTime = 1
    inner.duration = 2
    #expect(x(group([inner], duration: 4), at: 12) == 5)
  }

  @Test func theLastOfTwoAnimationsOfAPropertyWins() {
    let group = group([move(to: 10, duration: 2), move(to: 20, duration: 1)], duration: 2)
    #expect(x(group, at: 10.5) == 10)
    #expect(x(group, at: 11.5) == 7.5)
  }

  @Test func anAnimationWithoutDurationLastsAsLongAsTheGroup() {
    let layer = CALayer()
    layer.position.x = -1
    let context = LayerContext(root: layer)
    let plain = move(to: 10, duration: 0)
    let group = CAAnimationGroup()
    group.animations = [plain]
    group.duration = 4
    group.beginTime = 10
    layer.add(group, forKey: "group")
    #expect(layer.presentationValues(at: 11).position.x == 2.5)
    #expect(plain.duration == 0)
    context.endAnimations(at: 14)
    #expect(layer.animationKeys() == nil)
  }

  @Test func onlyTheGroupsDelegateIsNotifiedOfTheEnd() {
    final class Listener: NSObject, CAAnimationDelegate {
      var ends: [Bool] = []
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { ends.append(flag) }
    }
    let groupListener = Listener()
    let otherListener = Listener()
    let layer = CALayer()
    let context = LayerContext(root: layer)
    let animation = move(to: 10, duration: 1)
    animation.delegate = otherListener
    let group = group([animation], duration: 2)
    group.delegate = groupListener
    layer.add(group, forKey: nil)
    context.endAnimations(at: 11.5)
    #expect(groupListener.ends == [])
    context.endAnimations(at: 12)
    #expect(groupListener.ends == [true] && otherListener.ends == [])
  }
}
