import Stage
import Testing
import UIKit

@MainActor @Suite struct TapGestureTests {
  let fixture = TouchFixture()
  let tap = UITapGestureRecognizer()
  let point = CGPoint(x: 100, y: 100)

  @Test func aTapIsRecognizedWhenTheFingerGoesUp() {
    fixture.watch(tap, "tap")
    fixture.stage.touchDown(at: point)
    #expect(fixture.log == ["view began"])
    fixture.stage.advance(by: 0.1)
    fixture.stage.touchUp()
    #expect(fixture.log == ["view began", "tap ended", "view cancelled"])
    #expect(tap.state == .possible)
    #expect(tap.location(in: fixture.view) == point)
  }

  @Test func aTapThatDoesNotCancelTouchesLetsTheViewHaveThem() {
    tap.cancelsTouchesInView = false
    fixture.watch(tap, "tap")
    fixture.stage.tap(at: point)
    #expect(fixture.log == ["view began", "tap ended", "view ended"])
  }

  @Test(arguments: [(9.9, true), (10, false)])
  func aTapIsShorterThanTenPoints(distance: CGFloat, isTap: Bool) {
    fixture.watch(tap, "tap")
    fixture.stage.touchDown(at: point)
    fixture.stage.touchMove(to: CGPoint(x: 100 + distance, y: 100))
    fixture.stage.touchUp()
    #expect(fixture.log.contains("tap ended") == isTap)
  }

  @Test(arguments: [(0.34, true), (0.4, false)])
  func theTapsOfADoubleTapFollowEachOtherQuickly(pause: Double, isDoubleTap: Bool) {
    tap.numberOfTapsRequired = 2
    fixture.watch(tap, "double")
    fixture.stage.tap(at: point)
    fixture.stage.advance(by: pause)
    fixture.stage.tap(at: point)
    #expect(fixture.log.contains("double ended") == isDoubleTap)
  }

  @Test func theTapsOfADoubleTapAreNearEachOther() {
    tap.numberOfTapsRequired = 2
    fixture.watch(tap, "double")
    fixture.stage.tap(at: point)
    fixture.stage.tap(at: CGPoint(x: 150, y: 100))
    #expect(!fixture.log.contains("double ended"))
  }

  @Test func aViewIsNotifiedOfItsTouchsEndOnlyWhenADoubleTapHasFailed() {
    tap.numberOfTapsRequired = 2
    fixture.watch(tap, "double")
    fixture.stage.tap(at: point)
    #expect(fixture.log == ["view began"])
    fixture.stage.advance(by: 0.4)
    #expect(fixture.log == ["view began", "view ended"])
  }

  @Test func twoFingersTapTogether() {
    tap.numberOfTouchesRequired = 2
    fixture.watch(tap, "tap")
    fixture.stage.tap(at: point)
    #expect(!fixture.log.contains("tap ended"))
    var fingers = 0
    tap.addHandler { fingers = $0.numberOfTouches }
    fixture.stage.touchDown(at: point, id: 1)
    fixture.stage.touchDown(at: CGPoint(x: 200, y: 100), id: 2)
    fixture.stage.touchUp(id: 1)
    fixture.stage.touchUp(id: 2)
    #expect(fixture.log.last { $0.hasPrefix("tap") } == "tap ended")
    #expect(fingers == 2)
  }

  @Test func oneFingerTooManyIsNoTap() {
    fixture.watch(tap, "tap")
    fixture.stage.touchDown(at: point, id: 1)
    fixture.stage.touchDown(at: CGPoint(x: 200, y: 100), id: 2)
    fixture.stage.touchUp(id: 1)
    fixture.stage.touchUp(id: 2)
    #expect(!fixture.log.contains("tap ended"))
  }

  @Test func aTouchCountsTheTapsInQuickSuccessionAtItsPlace() {
    fixture.stage.tap(at: point)
    fixture.stage.advance(by: 0.2)
    fixture.stage.tap(at: CGPoint(x: 110, y: 100))
    fixture.stage.tap(at: CGPoint(x: 300, y: 100))
    fixture.stage.advance(by: 0.5)
    fixture.stage.tap(at: CGPoint(x: 300, y: 100))
    #expect(fixture.view.tapCounts == [1, 2, 1, 1])
  }

  @Test func aTapOnAControlIsNotThatOfTheViewAround() {
    fixture.watch(tap, "tap")
    let button = UIButton(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    fixture.view.addSubview(button)
    fixture.stage.tap(at: point)
    #expect(presses == 1)
    #expect(fixture.log == [])
    button.isEnabled = false
    fixture.stage.tap(at: point)
    #expect(fixture.log.contains("tap ended"))
  }
}
