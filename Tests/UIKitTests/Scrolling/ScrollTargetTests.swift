import Stage
import Testing
import UIKit

/// Where content comes to rest.
@MainActor @Suite struct ScrollTargetTests {
  let fixture = ScrollBench()

  @Test(arguments: [0, 0.3, 57.25, 400, 1234.5])
  func theDelegatesTargetIsReachedExactly(y: CGFloat) {
    fixture.observer.target = CGPoint(x: 0, y: y)
    fixture.flick(by: CGVector(dx: 0, dy: -120))
    fixture.stage.advance(by: 4)
    #expect(fixture.offset == CGPoint(x: 0, y: y))
  }

  @Test(arguments: [-0.4, -0.1, 0.2, 0.45])
  func aTargetLessThanHalfAPointAwayIsReachedAtOnce(distance: CGFloat) {
    fixture.stage.touchDown(at: CGPoint(x: 150, y: 300))
    fixture.stage.touchMove(to: CGPoint(x: 150, y: 280))
    fixture.stage.touchMove(to: CGPoint(x: 150, y: 200))
    fixture.stage.advance(by: 0.5)
    let target = CGPoint(x: 0, y: fixture.offset.y + distance)
    fixture.observer.target = target
    let calls = fixture.calls { fixture.stage.touchUp() }
    #expect(calls == ["willEndDragging", "didScroll", "didEndDragging false"])
    #expect(fixture.offset == target)
  }

  @Test func aFlingEndsWithinAThousandthOfWhereTheDelegateWasTold() throws {
    fixture.flick(by: CGVector(dx: 0, dy: -120))
    let start = fixture.offset.y
    let velocity = try #require(fixture.observer.velocity).y
    #expect(abs(velocity - 1.2) < 1e-6)  // points per millisecond
    let target = try #require(fixture.observer.proposedTarget)
    #expect(abs(target.y - (start + 1.19 / 0.002002002670673)) < 1e-3)  // -ln 0.998
    fixture.stage.advance(by: 6)
    #expect(isNear(fixture.offset, CGPoint(x: 0, y: start + 1190 * 0.499)))
  }

  @Test func aFlickTurnsOnePageHoweverHardItIs() {
    fixture.scrollView.isPagingEnabled = true
    for page in 1...3 {
      fixture.flick(by: CGVector(dx: 0, dy: -190), from: CGPoint(x: 150, y: 395), duration: 0.03)
      fixture.stage.advance(by: 3)
      #expect(fixture.offset.y == CGFloat(page) * 400)
    }
    fixture.flick(by: CGVector(dx: 0, dy: 190), duration: 0.03)
    fixture.stage.advance(by: 3)
    #expect(fixture.offset.y == 800)
  }

  @Test func aFlickThatIsLongerThanAPageTurnsOneOnly() {
    fixture.scrollView.frame.size.height = 100
    fixture.scrollView.isPagingEnabled = true
    fixture.flick(by: CGVector(dx: 0, dy: -180), from: CGPoint(x: 150, y: 90))
    #expect(fixture.offset.y > 140)
    fixture.stage.advance(by: 3)
    #expect(fixture.offset.y == 100)
  }

  @Test func aFlickBackToThePageWhereTheDragBeganTurnsNone() {
    fixture.scrollView.isPagingEnabled = true
    fixture.scrollView.contentOffset.y = 800
    fixture.stage.touchDown(at: CGPoint(x: 150, y: 100))
    for y in [120.0, 200, 250, 230, 210] {
      fixture.stage.advance(by: 0.05)
      fixture.stage.touchMove(to: CGPoint(x: 150, y: y))
    }
    fixture.stage.touchUp()
    fixture.stage.advance(by: 3)
    #expect(fixture.offset.y == 800)
  }

  @Test(arguments: [(-150, 400), (-260, 800)])
  func aSlowDragEndsAtTheNearestPage(way: CGFloat, offset: CGFloat) {
    fixture.scrollView.isPagingEnabled = true
    fixture.scrollView.contentOffset.y = 400
    fixture.stage.touchDown(at: CGPoint(x: 150, y: 350))
    fixture.stage.touchMove(to: CGPoint(x: 150, y: 338))
    fixture.stage.touchMove(to: CGPoint(x: 150, y: 338 + way))
    fixture.stage.advance(by: 0.5)
    fixture.stage.touchUp()
    fixture.stage.advance(by: 3)
    #expect(fixture.offset.y == offset)
  }

  @Test func aRectangleIsScrolledToByTheShortestWay() {
    let scrollView = fixture.scrollView
    scrollView.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    func shown(_ y: CGFloat, _ height: CGFloat) -> CGFloat {
      scrollView.scrollRectToVisible(CGRect(x: 0, y: y, width: 100, height: height), animated: false)
      return scrollView.contentOffset.y
    }
    #expect(shown(100, 100) == -20)  // it is seen as it is
    #expect(shown(500, 100) == 230)  // its end above the lower inset
    #expect(shown(400, 100) == 230)
    #expect(shown(100, 50) == 80)  // its start below the upper inset
    #expect(shown(3990, 10) == 3630)
    #expect(shown(1000, 1000) == 980)  // more than fits
  }
}
