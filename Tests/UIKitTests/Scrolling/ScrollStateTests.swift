import Stage
import Testing
import UIKit

/// What a scroll view is set to in the beginning, and what it says about the finger on it.
@MainActor @Suite struct ScrollStateTests {
  @Test func aScrollViewBeginsWithTheDefaultsOfUIKit() {
    let scrollView = UIScrollView()
    #expect(scrollView.contentOffset == .zero && scrollView.contentSize == .zero && scrollView.contentInset == .zero)
    #expect(scrollView.bounces && !scrollView.alwaysBounceVertical && !scrollView.alwaysBounceHorizontal)
    #expect(!scrollView.isPagingEnabled && scrollView.isScrollEnabled && !scrollView.isDirectionalLockEnabled)
    #expect(scrollView.delaysContentTouches && scrollView.canCancelContentTouches && scrollView.scrollsToTop)
    #expect(scrollView.minimumZoomScale == 1 && scrollView.maximumZoomScale == 1 && scrollView.zoomScale == 1)
    #expect(scrollView.bouncesZoom && scrollView.contentInsetAdjustmentBehavior == .automatic)
    #expect(scrollView.decelerationRate == .normal)
  }

  @Test func trackingIsATouchDraggingIsScrollingAndDeceleratingIsAfterTheFinger() {
    let bench = ScrollBench()
    func state() -> [Bool] {
      [bench.scrollView.isTracking, bench.scrollView.isDragging, bench.scrollView.isDecelerating]
    }
    #expect(state() == [false, false, false])
    bench.stage.touchDown(at: CGPoint(x: 150, y: 300))
    #expect(state() == [true, false, false])
    bench.stage.advance(by: 0.05)
    bench.stage.touchMove(to: CGPoint(x: 150, y: 295))  // less than ten points
    #expect(state() == [true, false, false])
    bench.stage.advance(by: 0.05)
    bench.stage.touchMove(to: CGPoint(x: 150, y: 200))
    #expect(state() == [true, true, false])
    bench.stage.touchUp()
    #expect(state() == [false, false, true])
    bench.stage.advance(by: 6)
    #expect(state() == [false, false, false])
  }

  @Test func theVelocityPassedToTheDelegateIsInPointsPerMillisecond() throws {
    let bench = ScrollBench()
    bench.flick(by: CGVector(dx: 0, dy: -120))  // in a tenth of a second
    let velocity = try #require(bench.observer.velocity)
    #expect(isNear(velocity, CGPoint(x: 0, y: 1.2)))
  }

  @Test func theTargetPassedToTheDelegateIsWhereTheThrowEnds() throws {
    let bench = ScrollBench()
    bench.flick(by: CGVector(dx: 0, dy: -120))
    let target = try #require(bench.observer.proposedTarget)
    bench.stage.advance(by: 6)
    #expect(isNear(bench.offset, target, 0.7))
  }

  @Test func everyChangeOfTheOffsetIsReported() {
    let fixture = ScrollFixture()
    fixture.scrollView.contentOffset.y = 100
    fixture.scrollView.setContentOffset(CGPoint(x: 0, y: 200), animated: false)
    fixture.scrollView.scrollRectToVisible(CGRect(x: 0, y: 900, width: 10, height: 10), animated: false)
    fixture.scrollView.bounds.origin.y = 50
    #expect(fixture.scrolls == 4 && fixture.log == ["didScroll"])
    fixture.scrollView.contentOffset.y = 50
    #expect(fixture.scrolls == 4)  // nothing has changed
  }

  @Test func aScrollViewIsLaidOutWhenItsContentHasMoved() {
    final class Placing: UIScrollView {
      let mark = UIView()
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        mark.frame = CGRect(x: 0, y: contentOffset.y + 20, width: 10, height: 10)
      }
    }
    let screen = Screen()
    let scrollView = Placing(frame: screen.view.bounds)
    scrollView.contentSize = CGSize(width: 400, height: 2000)
    scrollView.addSubview(scrollView.mark)
    _ = screen.add(scrollView)
    scrollView.contentOffset.y = 100
    scrollView.layoutIfNeeded()
    #expect(scrollView.mark.frame.minY == 120)
    let layouts = scrollView.layouts
    screen.stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 200), duration: 0.5)
    #expect(scrollView.contentOffset.y > 150 && scrollView.mark.frame.minY == scrollView.contentOffset.y + 20)
    #expect(scrollView.layouts > layouts + 10)
    let done = scrollView.layouts
    screen.stage.advance(by: 5)
    scrollView.contentOffset = scrollView.contentOffset
    let rest = scrollView.layouts
    screen.stage.advance(by: 1)
    #expect(rest >= done && scrollView.layouts == rest)
  }

  @Test func whatIsVisibleAlreadyIsNotScrolledTo() {
    let fixture = ScrollFixture()
    fixture.scrollView.contentOffset.y = 300
    fixture.clear()
    for animated in [false, true] {
      fixture.scrollView.scrollRectToVisible(CGRect(x: 0, y: 300, width: 400, height: 400), animated: animated)
      fixture.stage.advance(by: 1)
    }
    #expect(fixture.y == 300 && fixture.log.isEmpty)
  }
}
