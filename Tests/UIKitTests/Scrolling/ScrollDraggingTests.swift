import Stage
import Testing
import UIKit

@MainActor @Suite struct ScrollDraggingTests {
  /// How far content goes for a pull beyond the edge, in a view of 400 points.
  private func banded(_ pull: Double) -> Double { (1 - 1 / (pull * 0.55 / 400 + 1)) * 400 }

  @Test func contentFollowsTheFingerAndTenPointsAreKeptBack() {
    let fixture = ScrollFixture()
    fixture.stage.touchDown(at: CGPoint(x: 200, y: 300))
    fixture.stage.touchMove(to: CGPoint(x: 200, y: 291))
    #expect(fixture.y == 0 && !fixture.scrollView.isDragging && fixture.scrollView.isTracking)
    fixture.stage.touchMove(to: CGPoint(x: 200, y: 288))
    #expect(isNear(fixture.y, 2) && fixture.scrollView.isDragging)
    for way in [1.0, 5, 100, 30] {
      fixture.stage.touchMove(to: CGPoint(x: 200, y: 288 - way))
      #expect(isNear(fixture.y, 2 + way))
    }
    fixture.stage.touchUp()
    #expect(!fixture.scrollView.isDragging && !fixture.scrollView.isTracking)
  }

  /// What is left of the distance beyond an edge 0.1 s after a finger has let it go: it begins with 7.33 times the
  /// distance per second, on a spring of mass 1, stiffness 120 and damping 22.
  private static let left = 4.67 / 2 / 2.718281828459045 - 2.67 / 2 / 3.3201169227365472

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

  @Test func releasedBeyondTheEdgeContentReturns() {
    let fixture = ScrollFixture()
    fixture.stage.touchDown(at: CGPoint(x: 200, y: 100))
    fixture.stage.touchMove(to: CGPoint(x: 200, y: 110))
    fixture.stage.touchMove(to: CGPoint(x: 200, y: 310))
    fixture.stage.advance(by: 0.2)
    fixture.stage.touchUp()
    let start = fixture.y
    #expect(start < -80)
    fixture.stage.advance(by: 0.1)
    #expect(isNear(fixture.y, start * Self.left, 1e-6))
    fixture.stage.advance(by: 1)
    #expect(fixture.y == 0 && !fixture.scrollView.isDecelerating)
  }

  @Test func letGoWhileItMovesBeyondTheEdgeContentGoesOnAtItsOwnVelocity() {
    let fixture = ScrollFixture()
    fixture.stage.framesPerSecond = 100
    fixture.stage.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 300), duration: 0.1)
    let (start, first) = (fixture.y, -banded(10))
    #expect(isNear(fixture.lastVelocity.y, -2) && isNear(start, -banded(190)))
    fixture.stage.advance(by: 0.001)
    // Of the nine frames in which the content moved
    #expect(isNear((fixture.y - start) / 0.001, (start - first) / 0.09, 40))
  }

  @Test func offsetsAreAtPixelsOfAScreenWithMoreThanOneToAPoint() {
    let fixture = ScrollFixture()
    fixture.stage.traitCollection = UITraitCollection(displayScale: 3)
    fixture.stage.touchDown(at: CGPoint(x: 200, y: 300))
    fixture.stage.advance(by: 1.0 / 60)
    fixture.stage.touchMove(to: CGPoint(x: 200, y: 280.1))
    #expect(isNear(fixture.y, 10))
    fixture.stage.advance(by: 1.0 / 60)
    fixture.stage.touchMove(to: CGPoint(x: 200, y: 255.2))
    fixture.stage.touchUp()
    for _ in 0..<240 {
      #expect(isNear(fixture.y * 3, (fixture.y * 3).rounded(), 1e-6))
      fixture.stage.advance(by: 1.0 / 60)
    }
    #expect(!fixture.scrollView.isDecelerating)
    fixture.scrollView.setContentOffset(CGPoint(x: 0, y: 500.1), animated: true)
    fixture.stage.advance(by: 1)
    #expect(fixture.y == 500.1)  // where the program wants it
  }

  @Test(arguments: [false, true]) func scrollingToWhereTheContentIsEndsItsMotion(isThrown: Bool) {
    let fixture = ScrollFixture()
    if isThrown {
      fixture.stage.touchDown(at: CGPoint(x: 200, y: 300))
      for y in [280, 240, 200.0] {
        fixture.stage.advance(by: 1.0 / 60)
        fixture.stage.touchMove(to: CGPoint(x: 200, y: y))
      }
      fixture.stage.touchUp()
    } else {
      fixture.scrollView.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
    }
    fixture.stage.advance(by: 0.1)
    let y = fixture.y
    #expect(y > 20)
    fixture.scrollView.setContentOffset(CGPoint(x: 0, y: y), animated: true)
    #expect(!fixture.scrollView.isDecelerating)
    fixture.stage.advance(by: 1)
    #expect(fixture.y == y)
  }

  @Test func contentThatBecomesShorterUnderARestingFingerReturnsWhenItGoesUp() {
    let fixture = ScrollFixture()
    fixture.scrollView.contentOffset.y = 500
    fixture.stage.touchDown(at: CGPoint(x: 200, y: 100))
    fixture.scrollView.contentSize.height = 800
    fixture.stage.advance(by: 0.5)
    #expect(fixture.y == 500)
    fixture.stage.touchUp()
    fixture.stage.advance(by: 0.1)
    #expect(isNear(fixture.y, 400 + 100 * Self.left, 1e-6))
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
