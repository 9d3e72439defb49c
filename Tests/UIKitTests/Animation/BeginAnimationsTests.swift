import QuartzCore
import Stage
import Testing
import UIKit

/// Blocks of animations between `beginAnimations` and `commitAnimations`.
@MainActor @Suite struct BeginAnimationsTests {
  private let screen = Screen()

  private func presented(_ view: UIView) -> CALayer { view.layer.presentation() ?? view.layer }

  @Test func changesBetweenBeginAndCommitAreAnimatedForTwoTenthsOfASecond() {
    let view = screen.add(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    UIView.beginAnimations(nil, context: nil)
    view.center.x += 100
    UIView.commitAnimations()
    screen.stage.advance(by: 0.1)
    #expect(abs(presented(view).position.x - 100) < 1e-3)
    screen.stage.advance(by: 0.11)
    #expect(presented(view).position.x == 150)
    view.center.x = 0
    #expect(presented(view).position.x == 0)
  }

  @Test func durationDelayAndCurveApply() {
    let view = screen.add(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationCurve(.linear)
    UIView.setAnimationDuration(1)
    UIView.setAnimationDelay(0.5)
    view.center.x += 100
    UIView.commitAnimations()
    screen.stage.advance(by: 0.5)
    #expect(presented(view).position.x == 50)
    screen.stage.advance(by: 0.25)
    #expect(abs(presented(view).position.x - 75) < 1e-6)
  }

  @Test func nestedBlocksHaveDurationsOfTheirOwn() {
    let outer = screen.add(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    let inner = screen.add(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(2)
    UIView.setAnimationCurve(.linear)
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationCurve(.linear)
    inner.center.x += 100
    UIView.commitAnimations()
    outer.center.x += 100
    UIView.commitAnimations()
    screen.stage.advance(by: 0.2)
    #expect(presented(inner).position.x == 150)
    #expect(abs(presented(outer).position.x - 60) < 1e-6)
  }

  @Test func itRepeatsAndReverses() {
    let view = screen.add(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationCurve(.linear)
    UIView.setAnimationRepeatCount(2)
    UIView.setAnimationRepeatAutoreverses(true)
    view.center.x += 100
    UIView.commitAnimations()
    screen.stage.advance(by: 0.3)
    #expect(abs(presented(view).position.x - 100) < 1e-6)
    screen.stage.advance(by: 0.2)
    #expect(abs(presented(view).position.x - 100) < 1e-6)
    screen.stage.advance(by: 0.4)
    #expect(presented(view).position.x == 150)
  }

  @Test func aViewCurlsUpAsTheArticleWritesIt() {
    let view = screen.add(UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100)))
    view.backgroundColor = .systemRed
    let count = view.superview?.subviews.count ?? 0
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationCurve(.easeInOut)
    UIView.setAnimationDuration(1)
    UIView.setAnimationTransition(.curlUp, for: view, cache: false)
    UIView.commitAnimations()
    screen.stage.advance(by: 0.9)
    #expect((view.superview?.subviews.count ?? 0) > count)
    screen.stage.advance(by: 0.2)
    #expect(view.superview?.subviews.count == count)
  }

  @Test func commitWithoutBeginDoesNothing() {
    let view = screen.add(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    UIView.setAnimationDuration(3)
    UIView.commitAnimations()
    view.center.x += 100
    #expect(presented(view).position.x == 150)
  }
}
