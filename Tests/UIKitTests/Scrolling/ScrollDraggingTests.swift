import Stage
import Testing
import UIKit

@MainActor @Suite struct ScrollDraggingTests {
  /// How far content goes for a pull beyond the edge, in a view of 400 points.
  private func banded(_ pull: Double) -> Double { (1 - 1 / (pull * 0.55 / 400 + 1)) * 400 }

  @Test func contentFollowsTheFingerAfterTenPointsWithoutAJump() {
    let fixture = ScrollFixture()
    fixture.stage.touchDown(at: CGPoint(x: 200, y: 300))
    fixture.stage.touchMove(to: CGPoint(x: 200, y: 291))
    #expect(fixture.y == 0 && !fixture.scrollView.isDragging && fixture.scrollView.isTracking)
    fixture.stage.touchMove(to: CGPoint(x: 200, y: 288))
    #expect(fixture.y == 0 && fixture.scrollView.isDragging)
    for way in [1.0, 5, 100, 30] {
      fixture.stage.touchMove(to: CGPoint(x: 200, y: 288 - way))
      #expect(fixture.y == way)
    }
    fixture.stage.touchUp()
    #expect(!fixture.scrollView.isDragging && !fixture.scrollView.isTracking)
  }

  @Test func pulledBeyondTheEdgeContentFollowsTheRubberBand() {
    let fixture = ScrollFixture()
    fixture.stage.touchDown(at: CGPoint(x: 200, y: 100))
    fixture.stage.touchMove(to: CGPoint(x: 200, y: 110))
    for pull in [20.0, 100, 250] {
      fixture.stage.touchMove(to: CGPoint(x: 200, y: 110 + pull))
      #expect(isNear(fixture.y, -banded(pull)))
    }
    fixture.stage.touchMove(to: CGPoint(x: 200, y: 100))
    #expect(isNear(fixture.y, 10))  // and back on the same way
  }

  @Test func letGoBeyondTheEdgeContentComesBack() {
    let fixture = ScrollFixture()
    fixture.stage.touchDown(at: CGPoint(x: 200, y: 100))
    fixture.stage.touchMove(to: CGPoint(x: 200, y: 110))
    fixture.stage.touchMove(to: CGPoint(x: 200, y: 310))
    fixture.stage.advance(by: 0.2)
    fixture.stage.touchUp()
    let start = fixture.y
    #expect(start < -80)
    fixture.stage.advance(by: 0.1)
    let left = 2 / 2.718281828459045  // (1 + 10 t) e^(-10 t)
    #expect(isNear(fixture.y, start * left, 1e-6))
    fixture.stage.advance(by: 1)
    #expect(fixture.y == 0 && !fixture.scrollView.isDecelerating)
  }

  @Test func contentThatBecomesShorterUnderARestingFingerComesBackWhenItGoesUp() {
    let fixture = ScrollFixture()
    fixture.scrollView.contentOffset.y = 500
    fixture.stage.touchDown(at: CGPoint(x: 200, y: 100))
    fixture.scrollView.contentSize.height = 800
    fixture.stage.advance(by: 0.5)
    #expect(fixture.y == 500)
    fixture.stage.touchUp()
    fixture.stage.advance(by: 0.1)
    let left = 2 / 2.718281828459045  // (1 + 10 t) e^(-10 t)
    #expect(isNear(fixture.y, 400 + 100 * left, 1e-6))
    fixture.stage.advance(by: 1)
    #expect(fixture.y == 400 && !fixture.scrollView.isDecelerating)
  }

  @Test func withoutBouncingContentStopsAtTheEdge() {
    let fixture = ScrollFixture()
    fixture.scrollView.bounces = false
    fixture.stage.touchDown(at: CGPoint(x: 200, y: 100))
    fixture.stage.touchMove(to: CGPoint(x: 200, y: 110))
    fixture.stage.touchMove(to: CGPoint(x: 200, y: 310))
    #expect(fixture.y == 0)
    fixture.stage.touchUp()
    fixture.scrollView.contentOffset.y = 300
    fixture.fling(velocity: -2000)
    for _ in 0..<120 {
      fixture.stage.advance(by: 1.0 / 60)
      #expect(fixture.y >= 0)
    }
    #expect(fixture.y == 0)
  }

  @Test func contentThatFitsDoesNotMoveUnlessItAlwaysBounces() {
    let fixture = ScrollFixture(contentSize: CGSize(width: 400, height: 300))
    fixture.stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 200), duration: 0.1)
    #expect(fixture.y == 0 && fixture.log.isEmpty)
    fixture.scrollView.alwaysBounceVertical = true
    fixture.stage.touchDown(at: CGPoint(x: 200, y: 300))
    fixture.stage.touchMove(to: CGPoint(x: 200, y: 290))
    fixture.stage.touchMove(to: CGPoint(x: 200, y: 190))
    #expect(isNear(fixture.y, banded(100)))
  }

  @Test func aVerticalViewDoesNotMoveSideways() {
    let fixture = ScrollFixture()
    fixture.stage.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 100, y: 280), duration: 0.1)
    #expect(fixture.scrollView.contentOffset == .zero && fixture.log.isEmpty)
    fixture.stage.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 250, y: 200), duration: 0.1)
    #expect(fixture.scrollView.contentOffset.x == 0 && fixture.y > 50)
  }

  @Test func aViewWithScrollingDisabledDoesNotMove() {
    let fixture = ScrollFixture()
    fixture.scrollView.isScrollEnabled = false
    fixture.fling(velocity: 1000)
    fixture.stage.scrollWheel(at: CGPoint(x: 200, y: 200), by: CGVector(dx: 0, dy: 50))
    #expect(fixture.y == 0)
  }

  @Test func insetsWidenTheRange() {
    let fixture = ScrollFixture(contentSize: CGSize(width: 400, height: 1000))
    fixture.scrollView.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
    fixture.stage.scrollWheel(at: CGPoint(x: 200, y: 200), by: CGVector(dx: 0, dy: -500))
    #expect(fixture.y == -50)
    fixture.stage.scrollWheel(at: CGPoint(x: 200, y: 200), by: CGVector(dx: 0, dy: 5000))
    #expect(fixture.y == 630)
  }

  @Test func theInnerOfTwoScrollViewsMovesAlongItsAxis() {
    let fixture = ScrollFixture()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 200, width: 400, height: 200))
    inner.contentSize = CGSize(width: 2000, height: 200)
    fixture.scrollView.addSubview(inner)
    fixture.stage.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 200, y: 300), duration: 0.1)
    #expect(inner.contentOffset.x > 50 && fixture.y == 0)
    fixture.stage.advance(by: 5)
    fixture.stage.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 300, y: 200), duration: 0.1)
    #expect(fixture.y > 50)
  }

  @Test func aTurnedScreenKeepsTheOffsetInRange() {
    let fixture = ScrollFixture(contentSize: CGSize(width: 400, height: 1000))
    fixture.scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    fixture.scrollView.contentOffset.y = 600
    fixture.stage.resize(to: CGSize(width: 400, height: 700))
    fixture.stage.advance(by: 0.1)
    #expect(fixture.y == 300)
  }
}
