import Stage
import Testing
import UIKit

/// What a scroll view's delegate is told, in UIKit's order.
@MainActor @Suite struct ScrollDelegateOrderTests {
  let fixture = ScrollBench()
  let fling = [
    "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true", "willBeginDecelerating", "didScroll",
    "didEndDecelerating",
  ]

  @Test func aDragThatEndsInRestScrollsAndEnds() {
    let calls = fixture.calls {
      fixture.stage.touchDown(at: CGPoint(x: 150, y: 300))
      for y in [280.0, 250, 200] {
        fixture.stage.advance(by: 0.1)
        fixture.stage.touchMove(to: CGPoint(x: 150, y: y))
      }
      fixture.stage.advance(by: 0.5)
      fixture.stage.touchUp()
      fixture.stage.advance(by: 1)
    }
    #expect(calls == ["willBeginDragging", "didScroll", "willEndDragging", "didEndDragging false"])
    #expect(fixture.offset == CGPoint(x: 0, y: 90))  // ten of 100 points are kept back
    #expect(fixture.observer.velocity == .zero)
  }

  @Test func aFlingDecelerates() {
    let calls = fixture.calls {
      fixture.flick(by: CGVector(dx: 0, dy: -120))
      #expect(fixture.scrollView.isDecelerating)
      #expect(!fixture.scrollView.isDragging)
      fixture.stage.advance(by: 6)
    }
    #expect(calls == fling)
    #expect(!fixture.scrollView.isDecelerating)
  }

  @Test func aFlingThatIsCaughtEndsDeceleratingBeforeTheNextDragBegins() {
    fixture.flick(by: CGVector(dx: 0, dy: -120))
    fixture.stage.advance(by: 0.1)
    let caught = fixture.calls { fixture.stage.touchDown(at: CGPoint(x: 150, y: 200)) }
    #expect(caught == ["didEndDecelerating", "willBeginDragging"])
    let offset = fixture.offset
    fixture.stage.advance(by: 0.3)
    #expect(fixture.offset == offset)
    #expect(fixture.calls { fixture.stage.touchUp() } == ["willEndDragging", "didEndDragging false"])
    #expect(fixture.offset == offset)
  }

  /// Scrolls to the top when a throw ends.
  private final class Returner: NSObject, UIScrollViewDelegate {
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { scrollView.setContentOffset(.zero, animated: true) }
  }

  @Test func aMotionThatTheDelegateBeginsAtTheEndOfAThrowGivesWayToTheOneThatEndedIt() {
    let returner = Returner()
    fixture.scrollView.delegate = returner
    fixture.flick(by: CGVector(dx: 0, dy: -120))
    fixture.stage.advance(by: 0.1)
    fixture.scrollView.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
    fixture.stage.advance(by: 2)
    #expect(fixture.offset == CGPoint(x: 0, y: 900))
    #expect(!fixture.stage.needsFrame)
  }

  @Test func aBounceIsADeceleration() {
    let calls = fixture.calls {
      fixture.flick(by: CGVector(dx: 0, dy: 100))
      #expect(fixture.offset.y < 0)
      fixture.stage.advance(by: 3)
    }
    #expect(calls == fling)
    #expect(fixture.offset == .zero)
  }

  @Test func aPageTurnsLikeAFling() {
    fixture.scrollView.isPagingEnabled = true
    let calls = fixture.calls {
      fixture.flick(by: CGVector(dx: 0, dy: -100))
      fixture.stage.advance(by: 3)
    }
    #expect(calls == fling)
    #expect(fixture.offset == CGPoint(x: 0, y: 400))
  }

  @Test func aProgramsScrollingTellsItsEndOnlyWhenAnimated() {
    let scrollView = fixture.scrollView
    #expect(fixture.calls { scrollView.contentOffset = CGPoint(x: 0, y: 100) } == ["didScroll"])
    let calls = fixture.calls {
      scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
      #expect(scrollView.isScrollAnimating)
      fixture.stage.advance(by: 0.15)
      #expect(abs(fixture.offset.y - 200) < 1)
      fixture.stage.advance(by: 0.2)
    }
    #expect(calls == ["didScroll", "didEndScrollingAnimation"])
    #expect(fixture.offset.y == 300)
    #expect(!scrollView.isScrollAnimating)
  }

  @Test func stoppingEndsADecelerationWhereItIs() {
    fixture.flick(by: CGVector(dx: 0, dy: -120))
    fixture.stage.advance(by: 0.2)
    let offset = fixture.offset
    #expect(fixture.calls { fixture.scrollView.stopScrollingAndZooming() } == ["didEndDecelerating"])
    fixture.stage.advance(by: 1)
    #expect(fixture.offset == offset)
  }

  @Test func insetsTellTheirChange() {
    let calls = fixture.calls { fixture.scrollView.contentInset = UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0) }
    #expect(calls == ["didScroll", "didChangeAdjustedContentInset"])  // content at its edge goes along
    #expect(fixture.scrollView.adjustedContentInset.top == 5)
  }
}
