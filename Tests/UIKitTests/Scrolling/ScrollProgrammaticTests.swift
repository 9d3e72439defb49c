import QuartzCore
import Stage
import Testing
import UIKit

/// Scrolling by programs, wheels and keys.
@MainActor @Suite struct ScrollProgrammaticTests {
  private let middle = CGPoint(x: 200, y: 200)

  @Test func anAnimatedOffsetIsThereAfterThreeTenths() {
    let fixture = ScrollFixture()
    fixture.scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    #expect(fixture.y == 0)
    fixture.stage.advance(by: 0.15)
    #expect(isNear(fixture.y, 250, 1e-3))
    fixture.stage.advance(by: 0.149)
    #expect(fixture.y < 500 && fixture.log == ["didScroll"])
    fixture.stage.advance(by: 0.001)
    #expect(fixture.y == 500)
    #expect(fixture.log == ["didScroll", "didEndScrollingAnimation"])
  }

  @Test func aTransactionSaysHowLongAnAnimatedOffsetTakes() {
    let fixture = ScrollFixture()
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    fixture.scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    CATransaction.commit()
    fixture.stage.advance(by: 0.25)
    #expect(isNear(fixture.y, 125, 1e-6))
    fixture.stage.advance(by: 0.75)
    #expect(fixture.y == 500 && fixture.log.last == "didEndScrollingAnimation")
  }

  @Test func anOffsetSetAtOnceTellsOneScroll() {
    let fixture = ScrollFixture()
    fixture.scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: false)
    fixture.scrollView.contentOffset = CGPoint(x: 0, y: 500)
    #expect(fixture.y == 500 && fixture.scrolls == 1)
  }

  @Test func anOffsetInsideAnAnimationBlockIsAnimated() {
    let fixture = ScrollFixture()
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear,
      animations: {
        fixture.scrollView.contentOffset.y = 500
      })
    #expect(fixture.y == 500)
    fixture.stage.advance(by: 0.5)
    #expect(isNear(fixture.screen.seen(fixture.scrollView).bounds.origin, CGPoint(x: 0, y: 250)))
  }

  @Test func aWheelMovesAtOnceAndWithinTheRange() {
    let fixture = ScrollFixture(contentSize: CGSize(width: 400, height: 1000))
    fixture.stage.scrollWheel(at: middle, by: CGVector(dx: 0, dy: 120))
    #expect(fixture.y == 120 && fixture.log == ["willBeginDragging", "didScroll"])
    fixture.stage.scrollWheel(at: middle, by: CGVector(dx: 50, dy: 9000))
    #expect(fixture.y == 600 && fixture.scrollView.contentOffset.x == 0)
    fixture.stage.scrollWheel(at: middle, by: CGVector(dx: 0, dy: -9000))
    #expect(fixture.y == 0)
  }

  @Test func aWheelStopsAThrow() {
    let fixture = ScrollFixture()
    fixture.fling(velocity: 1500)
    fixture.stage.advance(by: 0.1)
    fixture.stage.scrollWheel(at: middle, by: CGVector(dx: 0, dy: 10))
    let y = fixture.y
    fixture.stage.advance(by: 1)
    #expect(fixture.y == y && fixture.log.contains("didEndDecelerating"))
  }

  @Test func anInnerViewAtItsEndLeavesTheWheelToTheOuter() {
    let fixture = ScrollFixture()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 400, height: 200))
    inner.contentSize = CGSize(width: 400, height: 300)
    fixture.scrollView.addSubview(inner)
    fixture.stage.scrollWheel(at: middle, by: CGVector(dx: 0, dy: 100))
    #expect(inner.contentOffset.y == 100 && fixture.y == 0)
    fixture.stage.scrollWheel(at: middle, by: CGVector(dx: 0, dy: 30))
    #expect(inner.contentOffset.y == 100 && fixture.y == 30)
  }

  @Test func keysScrollByStepsPagesAndToTheEnds() {
    let fixture = ScrollFixture(contentSize: CGSize(width: 400, height: 2000))
    let steps: [(String, Double)] = [
      ("ArrowDown", 40), ("ArrowDown", 80), ("ArrowUp", 40), ("PageDown", 400), (" ", 760), ("PageUp", 400),
      ("End", 1600), ("Home", 0), ("Escape", 0),
    ]
    for (key, expected) in steps {
      fixture.stage.key(key)
      #expect(isNear(fixture.y, expected))
    }
  }

  @Test func indicatorsShowWhileContentMovesAndFadeAfterwards() {
    let fixture = ScrollFixture()
    #expect(fixture.scrollView.subviews.isEmpty)
    fixture.stage.scrollWheel(at: middle, by: CGVector(dx: 0, dy: 120))
    let bars = fixture.scrollView.subviews.filter { !$0.isHidden }
    #expect(bars.count == 1)
    #expect(bars[0].alpha == 1 && bars[0].frame.maxX == 397 && bars[0].frame.minY > 120)
    fixture.stage.advance(by: 0.4)
    #expect(fixture.screen.seen(bars[0]).opacity < 1)
    fixture.stage.advance(by: 0.4)
    #expect(fixture.scrollView.subviews.isEmpty)
    #expect(!fixture.stage.needsFrame)
  }

  @Test func timeContinuesWhileAFingerRests() {
    let fixture = ScrollFixture()
    fixture.stage.touchDown(at: CGPoint(x: 200, y: 300))
    for y in [280.0, 260, 240] {
      fixture.stage.advance(by: 1.0 / 60)
      fixture.stage.touchMove(to: CGPoint(x: 200, y: y))
    }
    for _ in 0..<30 {
      #expect(fixture.stage.needsFrame)
      fixture.stage.advance(by: 1.0 / 60)
    }
    fixture.stage.touchUp()
    fixture.stage.advance(by: 1)
    #expect(fixture.y == 50 && !fixture.stage.needsFrame)
  }

  @Test func aStageAtRestNeedsNoFrame() {
    let fixture = ScrollFixture()
    fixture.stage.advance(by: 0.1)
    #expect(!fixture.stage.needsFrame)
    fixture.scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    #expect(fixture.stage.needsFrame)
    fixture.stage.advance(by: 2)
    #expect(!fixture.stage.needsFrame)
  }
}
