import Stage
import Testing
import UIKit

@MainActor @Suite struct NestedScrollTests {
  let fixture = ScrollBench()
  let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  init() {
    inner.contentSize = CGSize(width: 300, height: 1000)
    fixture.scrollView.addSubview(inner)
  }

  @Test func theInnerOneScrollsWhileItCan() {
    fixture.stage.drag(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 150, y: 100), duration: 0.1)
    #expect(inner.contentOffset.y > 50)
    #expect(fixture.offset == .zero)
    #expect(inner.isDecelerating)
  }

  @Test func atItsEdgeTheInnerOneYieldsToTheOuter() {
    inner.contentOffset.y = 700
    fixture.stage.drag(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 150, y: 100), duration: 0.1)
    #expect(inner.contentOffset.y == 700)
    #expect(fixture.offset.y > 50)
  }

  @Test func atItsEdgeTheInnerOneBouncesWhenTheOuterCannotContinueEither() {
    fixture.stage.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 200), duration: 0.1)
    #expect(inner.contentOffset.y < 0)
    #expect(fixture.offset == .zero)
  }

  @Test func aDragAcrossTheInnerOnesAxisIsTheOuters() {
    inner.contentSize = CGSize(width: 1000, height: 300)
    fixture.stage.drag(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 150, y: 100), duration: 0.1)
    #expect(fixture.offset.y > 50)
    #expect(inner.contentOffset == .zero)
  }

  @Test func aDirectionalLockHoldsTheDragToItsAxis() {
    let both = ScrollBench(contentSize: CGSize(width: 1000, height: 1000))
    func drag(_ first: CGVector) -> CGPoint {
      both.scrollView.contentOffset = CGPoint(x: 300, y: 300)
      both.stage.touchDown(at: CGPoint(x: 150, y: 200))
      both.stage.advance(by: 0.02)
      both.stage.touchMove(to: CGPoint(x: 150 - first.dx, y: 200 - first.dy))
      both.stage.touchMove(to: CGPoint(x: 150 - first.dx - 40, y: 200 - first.dy - 30))
      both.stage.advance(by: 0.5)
      both.stage.touchUp()
      return CGPoint(x: both.offset.x - 300, y: both.offset.y - 300)
    }
    #expect(drag(CGVector(dx: 0, dy: 20)) == CGPoint(x: 40, y: 40))
    both.scrollView.isDirectionalLockEnabled = true
    #expect(drag(CGVector(dx: 0, dy: 20)) == CGPoint(x: 0, y: 40))
    #expect(isNear(drag(CGVector(dx: 20, dy: 5)), CGPoint(x: 60 - 10 * 20 / 425.0.squareRoot(), y: 0)))
    #expect(isNear(drag(CGVector(dx: 20, dy: 15)), CGPoint(x: 52, y: 39)))
  }

  @Test func atItsBeginningTheInnerOneYieldsToTheOuter() {
    fixture.scrollView.contentOffset.y = 150
    fixture.stage.drag(from: CGPoint(x: 150, y: 50), to: CGPoint(x: 150, y: 130), duration: 0.1)
    #expect(inner.contentOffset.y == 0)
    #expect(fixture.offset.y < 100)
  }
}
