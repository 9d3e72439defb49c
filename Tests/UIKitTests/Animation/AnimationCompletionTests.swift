import Stage
import Testing
import UIKit

@MainActor @Suite struct AnimationCompletionTests {
  @Test func theCompletionIsCalledInTheFrameThatReachesTheEnd() {
    let screen = Screen()
    let view = screen.add(UIView())
    var finished: [Bool] = []
    UIView.animate(withDuration: 0.5, animations: { view.alpha = 0 }, completion: { finished.append($0) })
    screen.stage.advance(by: 0.49)
    #expect(finished.isEmpty)
    screen.stage.advance(by: 0.01)
    #expect(finished == [true])
    screen.stage.advance(by: 1)
    #expect(finished == [true])
  }

  @Test func theCompletionComesAtOnceWhenNothingIsAnimated() {
    let screen = Screen()
    let view = screen.add(UIView())
    var finished: [Bool] = []
    UIView.animate(withDuration: 0.5, animations: { view.alpha = 1 }, completion: { finished.append($0) })
    UIView.animate(withDuration: 0, animations: { view.alpha = 0.5 }, completion: { finished.append($0) })
    #expect(finished == [true, true])
    #expect(view.alpha == 0.5)
  }

  @Test func theCompletionGetsFalseWhenAnAnimationIsRemoved() {
    let screen = Screen()
    let view = screen.add(UIView())
    var finished: [Bool] = []
    UIView.animate(
      withDuration: 0.5,
      animations: {
        view.alpha = 0; view.center.x = 9
      }, completion: { finished.append($0) })
    view.layer.removeAnimation(forKey: "opacity")
    #expect(finished.isEmpty)  // the other one still runs
    screen.stage.advance(by: 0.5)
    #expect(finished == [false])
  }

  @Test func theCompletionGetsFalseWhenTheViewLeavesTheScreen() {
    let screen = Screen()
    let view = screen.add(UIView())
    var finished: [Bool] = []
    UIView.animate(withDuration: 0.5, animations: { view.alpha = 0 }, completion: { finished.append($0) })
    view.removeFromSuperview()
    #expect(finished == [false])
  }

  @Test func aViewThatIsOnNoScreenEndsWithTheFrame() {
    let screen = Screen()
    let view = UIView()
    var finished: [Bool] = []
    UIView.animate(withDuration: 5, animations: { view.alpha = 0 }, completion: { finished.append($0) })
    screen.stage.advance(by: 0.01)
    #expect(finished == [true])
  }

  @Test func retargetingDoesNotEndTheFormerAnimation() {
    let screen = Screen()
    let view = screen.add(UIView())
    var log: [String] = []
    UIView.animate(withDuration: 0.5, animations: { view.center.x = 10 }, completion: { log.append("first \($0)") })
    screen.stage.advance(by: 0.2)
    UIView.animate(withDuration: 0.5, animations: { view.center.x = 0 }, completion: { log.append("second \($0)") })
    screen.stage.advance(by: 0.3)
    #expect(log == ["first true"])
    screen.stage.advance(by: 0.2)
    #expect(log == ["first true", "second true"])
  }

  @Test func aCompletionMayStartTheNextAnimation() {
    let screen = Screen()
    let view = screen.add(UIView())
    UIView.animate(withDuration: 0.5, animations: { view.center.x = 100 }) { _ in
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear, animations: { view.center.x = 200 })
    }
    screen.stage.advance(by: 0.75)
    #expect(isNear(Double(screen.seen(view).position.x), 150, 1e-6))
    screen.stage.advance(by: 0.25)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func aCrossDissolveShowsTheOldPictureFadingOverTheNewState() throws {
    let screen = Screen()
    let view = screen.add(UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50)))
    view.backgroundColor = .red
    var finished: Bool?
    UIView.transition(
      with: view, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
      animations: { view.backgroundColor = .blue }, completion: { finished = $0 })
    screen.stage.advance(by: 0.25)
    #expect(screen.seen(view).backgroundColor == UIColor.blue.cgColor)
    let picture = try #require(screen.view.subviews.last)
    #expect(picture !== view && isNear(screen.seen(picture).opacity, 0.75))
    #expect(picture.layer.sublayers?.first?.backgroundColor == UIColor.red.cgColor)
    screen.stage.advance(by: 0.75)
    #expect(finished == true)
    #expect(screen.view.subviews.count == 1)
  }
}
