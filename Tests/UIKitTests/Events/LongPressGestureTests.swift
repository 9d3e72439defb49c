import Stage
import Testing
import UIKit

@MainActor @Suite struct LongPressGestureTests {
  let fixture = TouchFixture()
  let press = UILongPressGestureRecognizer()
  let point = CGPoint(x: 100, y: 100)

  init() { fixture.watch(press, "press") }

  @Test func aLongPressBeginsAfterHalfASecondAndTakesTheTouch() {
    fixture.stage.touchDown(at: point)
    fixture.stage.advance(by: 0.49)
    #expect(fixture.log == ["view began"])
    fixture.stage.advance(by: 0.02)
    #expect(fixture.log == ["view began", "press began", "view cancelled"])
    fixture.stage.touchMove(to: CGPoint(x: 180, y: 100))
    #expect(press.location(in: nil).x == 180)
    fixture.stage.touchUp()
    #expect(fixture.log == ["view began", "press began", "view cancelled", "press changed", "press ended"])
  }

  @Test(arguments: [(10, true), (11, false)])
  func aLongPressAllowsTenPointsOfMovement(distance: CGFloat, isPress: Bool) {
    fixture.stage.touchDown(at: point)
    fixture.stage.advance(by: 0.1)
    fixture.stage.touchMove(to: CGPoint(x: 100, y: 100 + distance))
    fixture.stage.advance(by: 0.5)
    #expect(fixture.log.contains("press began") == isPress)
  }

  @Test func aShortPressIsNone() {
    fixture.stage.touchDown(at: point)
    fixture.stage.advance(by: 0.4)
    fixture.stage.touchUp()
    fixture.stage.advance(by: 1)
    #expect(fixture.log == ["view began", "view ended"])
    #expect(press.state == .possible)
  }

  @Test func aTouchThatTheSystemTakesAwayCancelsThePress() {
    fixture.stage.touchDown(at: point)
    fixture.stage.advance(by: 0.6)
    fixture.stage.touchCancel()
    #expect(fixture.log.last == "press cancelled")
  }

  @Test func disablingItCancelsThePress() {
    fixture.stage.touchDown(at: point)
    fixture.stage.advance(by: 0.6)
    press.isEnabled = false
    #expect(fixture.log.last == "press cancelled")
  }

  @Test func aPressOnAViewThatIsGoneIsNotReported() {
    var isTold = false
    var child: UIView? = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    let inner = UILongPressGestureRecognizer()
    inner.addHandler { _ in isTold = true }
    child?.addGestureRecognizer(inner)
    fixture.view.addSubview(child!)
    fixture.stage.touchDown(at: point)
    child?.removeFromSuperview()
    child = nil
    fixture.stage.touchUp()
    fixture.stage.advance(by: 1)
    #expect(!isTold)
    #expect(inner.view == nil)
    #expect(inner.state == .possible)
  }

  @Test func twoFingersPressTogether() {
    press.numberOfTouchesRequired = 2
    fixture.stage.touchDown(at: point, id: 1)
    fixture.stage.advance(by: 0.4)
    fixture.stage.touchDown(at: CGPoint(x: 200, y: 100), id: 2)
    fixture.stage.advance(by: 0.4)
    #expect(!fixture.log.contains("press began"))
    fixture.stage.advance(by: 0.2)
    #expect(fixture.log.contains("press began"))
    #expect(press.numberOfTouches == 2)
    #expect(press.location(in: nil) == CGPoint(x: 150, y: 100))
    #expect(press.location(ofTouch: 1, in: nil) == CGPoint(x: 200, y: 100))
  }
}
