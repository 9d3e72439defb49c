// The content offset set by a program while a finger or a motion moves the content.

import Stage
import Testing
import UIKit

@MainActor @Suite struct ScrollRebasingTests {
  /// A finger that has moved the content by 20 points and stays down.
  private func held(_ fixture: ScrollFixture) {
    fixture.stage.touchDown(at: CGPoint(x: 200, y: 300))
    for step in 1...6 { move(fixture, to: 300 - 5 * CGFloat(step)) }
  }

  private func move(_ fixture: ScrollFixture, to y: CGFloat) {
    fixture.stage.touchMove(to: CGPoint(x: 200, y: y))
    fixture.stage.advance(by: 1.0 / 60)
  }

  @Test func aFingerContinuesFromWhereTheProgramPutTheContent() {
    let fixture = ScrollFixture()
    held(fixture)
    let before = fixture.y
    #expect(before > 0)
    fixture.scrollView.contentOffset.y += 1000
    move(fixture, to: 266)
    #expect(fixture.y == before + 1004)
    fixture.scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
    move(fixture, to: 262)
    #expect(fixture.y == 304)
  }

  @Test func aFingerContinuesFromBeyondTheEdgeToo() {
    let fixture = ScrollFixture()
    held(fixture)
    fixture.scrollView.contentOffset.y = -50
    move(fixture, to: 270)
    #expect(fixture.y == -50)
    move(fixture, to: 274)
    #expect(fixture.y < -50 && fixture.y > -54)
    move(fixture, to: 270)
    #expect(abs(fixture.y + 50) < 1e-6)
  }

  /// The content that the finger moves becomes so short that it is beyond its end, until the program moves it.
  @Test func aFingerContinuesAlthoughTheRangeHasChanged() {
    let fixture = ScrollFixture()
    held(fixture)
    fixture.scrollView.contentOffset.y = 1000
    move(fixture, to: 266)
    #expect(fixture.y == 1004)
    fixture.scrollView.contentSize.height = fixture.scrollView.bounds.height + 100
    fixture.scrollView.contentOffset.y = 30
    move(fixture, to: 262)
    #expect(fixture.y == 34)
  }

  @Test func aFingerContinuesFromAnOffsetThatABlockAnimates() {
    let fixture = ScrollFixture()
    held(fixture)
    let before = fixture.y
    UIView.animate(withDuration: 0.3) { fixture.scrollView.contentOffset.y += 1000 }
    move(fixture, to: 266)
    #expect(fixture.y == before + 1004)
    UIView.animate(withDuration: 0.3) { fixture.scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true) }
    move(fixture, to: 262)
    #expect(fixture.y == 304)
  }

  @Test func theProgramHasTheContentWhileItScrollsAndThenTheFingerContinues() {
    let fixture = ScrollFixture()
    held(fixture)
    fixture.scrollView.setContentOffset(CGPoint(x: 0, y: 1500), animated: true)
    var last = fixture.y
    for step in 1...24 {
      move(fixture, to: 270 - CGFloat(step))
      #expect(fixture.y >= last)
      last = fixture.y
    }
    #expect(fixture.log.filter { $0 == "didEndScrollingAnimation" }.count == 1)
    #expect(fixture.y > 1500 && fixture.y <= 1508)
    move(fixture, to: 240)
    #expect(fixture.y == last + 6)
  }

  /// Apple's sample for content without an end, which moves it back to the middle when it is laid out.
  final class EndlessScrollView: UIScrollView {
    private(set) var jumps = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      let middle = (contentSize.height - bounds.height) / 2
      guard abs(contentOffset.y - middle) > contentSize.height / 4 else { return }
      contentOffset.y = middle
      jumps += 1
    }
  }

  @Test func contentThatIsPutBackToTheMiddleFollowsFingerAndThrow() {
    let view = EndlessScrollView()
    let bench = ScrollBench(contentSize: CGSize(width: 300, height: 4000), view)
    bench.stage.advance(by: 0.1)
    #expect(bench.offset.y == 1800)
    var travelled: CGFloat = 0
    var last = bench.offset.y
    var fastest: CGFloat = 0
    func look() {
      let way = bench.offset.y - last
      last = bench.offset.y
      guard abs(way) < 500 else { return }  // put back
      travelled += way
      fastest = max(fastest, abs(way))
    }
    for _ in 0..<4 {
      bench.stage.touchDown(at: CGPoint(x: 150, y: 390))
      for step in 1...12 {
        bench.stage.touchMove(to: CGPoint(x: 150, y: 390 - 30 * CGFloat(step)))
        bench.stage.advance(by: 1.0 / 60)
        look()
      }
      bench.stage.touchUp()
      for _ in 0..<20 {
        bench.stage.advance(by: 1.0 / 60)
        look()
      }
    }
    #expect(view.jumps > 1 && view.jumps < 8)
    #expect(travelled > 3000 && fastest < 40)
    bench.stage.advance(by: 5)
    #expect(!view.isDecelerating)
  }

  /// Keeps the content out of what lies beyond 50 points.
  private final class Keeper: NSObject, UIScrollViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      if scrollView.contentOffset.y > 50 { scrollView.contentOffset.y = 50 }
    }
  }

  @Test func contentThatTheProgramHoldsBackWaitsForTheFingerToReturn() {
    let fixture = ScrollFixture()
    let keeper = Keeper()
    fixture.scrollView.delegate = keeper
    held(fixture)
    #expect(fixture.y == 20)
    move(fixture, to: 170)
    #expect(fixture.y == 50)
    move(fixture, to: 190)
    #expect(fixture.y == 50)
    move(fixture, to: 250)
    #expect(fixture.y == 40)
  }

  @Test func anAnimatedWayFromWhereTheProgramPutTheContentEndsInTheRange() {
    let fixture = ScrollFixture()
    fixture.scrollView.setContentOffset(CGPoint(x: 0, y: 9600), animated: true)
    fixture.stage.advance(by: 0.1)
    fixture.scrollView.contentOffset.y += 500
    fixture.stage.advance(by: 2)
    #expect(fixture.y == 9600)
  }

  @Test func aThrowContinuesFromWhereTheProgramPutTheContent() {
    let plain = ScrollFixture()
    plain.fling(velocity: 1500)
    plain.stage.advance(by: 5)
    let fixture = ScrollFixture()
    fixture.fling(velocity: 1500)
    fixture.stage.advance(by: 0.1)
    fixture.scrollView.contentOffset.y += 1000
    #expect(fixture.scrollView.isDecelerating)
    fixture.stage.advance(by: 5)
    #expect(abs(fixture.y - plain.y - 1000) < 1)
    #expect(fixture.log.filter { $0 == "didEndDecelerating" }.count == 1)
  }

  @Test func aThrowThatIsPutNearTheEndBouncesThere() {
    let fixture = ScrollFixture()
    fixture.fling(velocity: 3000)
    fixture.stage.advance(by: 0.05)
    fixture.scrollView.contentOffset.y = 9500
    var highest = 0.0
    for _ in 0..<300 {
      fixture.stage.advance(by: 1.0 / 60)
      highest = max(highest, fixture.y)
    }
    #expect(highest > 9600 && fixture.y == 9600)
  }

  @Test func aProgramsScrollingContinuesFromWhereTheProgramPutTheContent() {
    let fixture = ScrollFixture()
    fixture.scrollView.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    fixture.stage.advance(by: 0.15)
    fixture.scrollView.contentOffset.y += 200
    fixture.stage.advance(by: 0.3)
    #expect(abs(fixture.y - 800) < 1e-6)
    #expect(fixture.log.last == "didEndScrollingAnimation")
  }

  /// Keeps the content below an offset, as programs do in `scrollViewDidScroll(_:)`.
  final class Barrier: NSObject, UIScrollViewDelegate {
    let lowest: CGFloat
    private(set) var ends = 0

    init(_ lowest: CGFloat) { self.lowest = lowest }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      if scrollView.contentOffset.y < lowest { scrollView.contentOffset.y = lowest }
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { ends += 1 }
  }

  @Test(arguments: [0, 100.0]) func contentThatTheDelegateHoldsBackStaysThere(lowest: CGFloat) {
    let fixture = ScrollFixture()
    let barrier = Barrier(lowest)
    fixture.scrollView.contentOffset.y = 400
    fixture.scrollView.delegate = barrier
    fixture.stage.touchDown(at: CGPoint(x: 200, y: 100))
    for step in 1...10 { move(fixture, to: 100 + 30 * CGFloat(step)) }
    fixture.stage.touchUp()
    for _ in 0..<400 {
      fixture.stage.advance(by: 1.0 / 60)
      #expect(fixture.y >= lowest)
    }
    #expect(fixture.y == lowest && barrier.ends == 1)
    #expect(!fixture.scrollView.isDecelerating)
  }

  @Test func theReportedTargetOfAThrowFromBeyondTheEdgeIsWhereItRests() {
    let fixture = ScrollFixture()
    fixture.stage.touchDown(at: CGPoint(x: 200, y: 50))
    for step in 1...10 { move(fixture, to: 50 + 30 * CGFloat(step)) }
    for step in 1...6 { move(fixture, to: 350 - 12 * CGFloat(step)) }
    #expect(fixture.y < 0)
    fixture.stage.touchUp()
    let told = fixture.lastTarget.y
    #expect(fixture.lastVelocity.y > 0.5)
    fixture.stage.advance(by: 3)
    #expect(fixture.y == Double(told) && told == 0)
  }
}
