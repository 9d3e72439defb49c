import Foundation
import Stage
import Testing
import UIKit

@MainActor @Suite struct ScrollDecelerationTests {
  @Test func aThrowGoesAsFarAndAsLongAsTheFormulaSays() {
    for (rate, velocity) in [(UIScrollView.DecelerationRate.normal, 1500.0), (.fast, 1500), (.normal, 600)] {
      let fixture = ScrollFixture()
      fixture.scrollView.decelerationRate = rate
      fixture.fling(velocity: velocity)
      let start = fixture.y
      let decay = 1000 * log(Double(rate.rawValue))
      let reach = Double(rate.rawValue / (1 - rate.rawValue)) / 1000
      #expect(isNear(Double(fixture.lastVelocity.y), velocity / 1000, 1e-9))
      let end = start + (velocity - 10) * reach
      #expect(isNear(Double(fixture.lastTarget.y), start - (velocity - 10) / decay, 1e-6))
      let begin = fixture.stage.time
      let duration = log(10 / velocity) / decay
      fixture.stage.advance(by: 0.25)
      let quarter = start + velocity * reach * (1 - exp(decay * 0.25))
      #expect(isNear(fixture.y, quarter, 1e-6))
      #expect(fixture.scrollView.isDecelerating)
      fixture.stage.frame(at: begin + duration - 1e-6)
      #expect(fixture.scrollView.isDecelerating)
      fixture.stage.frame(at: begin + duration)
      #expect(!fixture.scrollView.isDecelerating)
      #expect(isNear(fixture.y, end, 1e-6))
    }
  }

  @Test func aFingerThatRestedDoesNotThrow() {
    let fixture = ScrollFixture()
    fixture.stage.touchDown(at: CGPoint(x: 200, y: 300))
    fixture.stage.touchMove(to: CGPoint(x: 200, y: 280))
    fixture.stage.touchMove(to: CGPoint(x: 200, y: 200))
    fixture.stage.advance(by: 0.3)
    fixture.stage.touchUp()
    #expect(fixture.y == 90 && !fixture.scrollView.isDecelerating)
    #expect(fixture.log.suffix(2) == ["willEndDragging", "didEndDragging false"])
    fixture.stage.advance(by: 1)
    #expect(fixture.y == 90)
  }

  @Test func aThrowOverTheEndBouncesBackToTheEdge() {
    let fixture = ScrollFixture(contentSize: CGSize(width: 400, height: 1000))
    fixture.scrollView.contentOffset.y = 400
    fixture.fling(velocity: 2000)
    var farthest = 0.0
    for _ in 0..<180 {
      fixture.stage.advance(by: 1.0 / 60)
      farthest = max(farthest, fixture.y)
    }
    #expect(farthest > 605)
    #expect(fixture.y == 600 && !fixture.scrollView.isDecelerating)
  }

  @Test func theDelegateIsNotifiedInOrder() {
    let fixture = ScrollFixture()
    fixture.fling(velocity: 1500)
    #expect(
      fixture.log == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true", "willBeginDecelerating",
      ])
    fixture.clear()
    fixture.stage.advance(by: 10)
    #expect(fixture.log == ["didScroll", "didEndDecelerating"])
    #expect(fixture.scrolls > 60)
  }

  @Test func theDelegateMayChooseWhereAThrowEnds() {
    let fixture = ScrollFixture()
    fixture.target = CGPoint(x: 0, y: 321)
    fixture.fling(velocity: 1500)
    let start = fixture.y
    fixture.stage.advance(by: 0.001)
    #expect(isNear((fixture.y - start) / 0.001, 1500, 30))  // it keeps its velocity
    fixture.stage.advance(by: 5)
    #expect(fixture.y == 321)
    #expect(fixture.log.last == "didEndDecelerating")
  }

  @Test func aFingerCatchesAThrow() {
    let fixture = ScrollFixture()
    fixture.fling(velocity: 1500)
    fixture.stage.advance(by: 0.2)
    let caught = fixture.y
    fixture.clear()
    fixture.stage.touchDown(at: CGPoint(x: 200, y: 200))
    #expect(fixture.log == ["didEndDecelerating", "willBeginDragging"])
    fixture.stage.advance(by: 0.2)
    #expect(fixture.y == caught && !fixture.scrollView.isDecelerating)
    fixture.stage.touchMove(to: CGPoint(x: 200, y: 197))  // no ten points to wait for
    #expect(fixture.y == caught + 3)
    fixture.stage.advance(by: 0.2)
    fixture.stage.touchUp()
    fixture.stage.advance(by: 1)
    #expect(fixture.y == caught + 3)
  }

  @Test func contentCaughtBeyondTheEdgeDoesNotJumpAndReturnsAtTheEnd() {
    let fixture = ScrollFixture(contentSize: CGSize(width: 400, height: 1000))
    fixture.scrollView.contentOffset.y = 590
    fixture.fling(velocity: 2000)
    fixture.stage.advance(by: 0.06)
    let caught = fixture.y
    #expect(caught > 650)
    fixture.stage.touchDown(at: CGPoint(x: 200, y: 200))
    #expect(fixture.y == caught)
    fixture.stage.touchMove(to: CGPoint(x: 200, y: 199.999))
    #expect(isNear(fixture.y, caught, 0.01))
    fixture.stage.advance(by: 0.2)
    fixture.stage.touchUp()
    fixture.stage.advance(by: 2)
    #expect(fixture.y == 600)
  }

  @Test func anOffsetThatIsSetWithoutAnimationStopsAThrow() {
    let fixture = ScrollFixture()
    fixture.fling(velocity: 1500)
    fixture.stage.advance(by: 0.1)
    fixture.scrollView.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
    fixture.stage.advance(by: 1)
    #expect(fixture.y == 50 && !fixture.scrollView.isDecelerating)
  }

  @Test func pagingStopsOnMultiplesOfTheExtent() {
    let fixture = ScrollFixture(contentSize: CGSize(width: 400, height: 4000))
    fixture.scrollView.isPagingEnabled = true
    func end(of velocity: Double) -> Double {
      fixture.fling(velocity: velocity)
      fixture.stage.advance(by: 3)
      return fixture.y
    }
    #expect(end(of: 900) == 400)
    #expect(end(of: 2500) == 800)
    #expect(end(of: -900) == 400)
    fixture.stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 200), duration: 0.1)
    fixture.stage.touchDown(at: CGPoint(x: 200, y: 200))
    fixture.stage.advance(by: 0.3)
    fixture.stage.touchUp()
    fixture.stage.advance(by: 3)
    #expect(fixture.y.truncatingRemainder(dividingBy: 400) == 0)
  }

  @Test func aThrowThatWouldEndBeyondShrunkContentTurnsBackWithoutAJumpAndKeepsItsVelocity() {
    let fixture = ScrollFixture()
    fixture.fling(velocity: 3000)
    fixture.stage.advance(by: 0.2)
    let step = 1.0 / 60
    let before = fixture.y
    fixture.stage.advance(by: step)
    let speed = (fixture.y - before) / step
    fixture.scrollView.contentSize.height = 400 + fixture.y + 50
    let end = fixture.y + 50
    let middle = fixture.y
    fixture.stage.advance(by: step)
    #expect(abs((fixture.y - middle) / step - speed) < speed / 4)
    fixture.stage.advance(by: 3)
    #expect(abs(fixture.y - end) < 1e-9)
    #expect(fixture.log.last == "didEndDecelerating")
    #expect(fixture.log.filter { $0 == "didEndDecelerating" }.count == 1)
  }

  /// Shortens the content when the finger goes up.
  private final class Shortener: NSObject, UIScrollViewDelegate {
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      scrollView.contentSize.height = 800
    }
  }

  @Test func aThrowInContentThatBecomesShorterMeetsTheEdgeAsInShortContent() {
    let plain = ScrollFixture(contentSize: CGSize(width: 400, height: 800))
    let shortened = ScrollFixture()
    let shortener = Shortener()
    shortened.scrollView.delegate = shortener
    for fixture in [plain, shortened] { fixture.fling(velocity: 1000) }
    for _ in 0..<60 {
      for fixture in [plain, shortened] { fixture.stage.advance(by: 1.0 / 60) }
      #expect(isNear(plain.y, shortened.y, 1e-6))
    }
  }
}
