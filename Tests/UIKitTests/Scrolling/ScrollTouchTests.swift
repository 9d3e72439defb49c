import Stage
import Testing
import UIKit

/// Touches of the content of a scroll view.
@MainActor @Suite struct ScrollTouchTests {
  let content = TouchedView(frame: CGRect(x: 0, y: 0, width: 300, height: 4000))

  func fixture(_ scrollView: UIScrollView = UIScrollView()) -> (ScrollBench, Log) {
    let fixture = ScrollBench(scrollView)
    let log = Log()
    content.tell = { log.entries.append($0) }
    fixture.scrollView.addSubview(content)
    return (fixture, log)
  }

  @Test func theContentGetsATouchAfterAMomentAndADragTakesIt() {
    let (fixture, log) = fixture()
    fixture.stage.touchDown(at: CGPoint(x: 150, y: 200))
    fixture.stage.advance(by: 0.14)
    #expect(log.entries == [])
    fixture.stage.advance(by: 0.03)
    #expect(log.entries == ["view began"])
    fixture.stage.touchMove(to: CGPoint(x: 150, y: 180))
    #expect(log.entries == ["view began", "view cancelled"])
    #expect(fixture.scrollView.isDragging)
  }

  @Test func theContentGetsTouchesAtOnceWhenNotDelayed() {
    let (fixture, log) = fixture()
    fixture.scrollView.delaysContentTouches = false
    fixture.stage.touchDown(at: CGPoint(x: 150, y: 200))
    #expect(log.entries == ["view began"])
  }

  @Test func aQuickTapReachesTheContentWhenTheFingerGoesUp() {
    let (fixture, log) = fixture()
    fixture.stage.tap(at: CGPoint(x: 150, y: 200))
    #expect(log.entries == ["view began", "view ended"])
  }

  @Test func contentKeepsATouchThatCannotBeCancelled() {
    let (fixture, log) = fixture()
    fixture.scrollView.canCancelContentTouches = false
    fixture.stage.touchDown(at: CGPoint(x: 150, y: 200))
    fixture.stage.advance(by: 0.2)
    fixture.stage.touchMove(to: CGPoint(x: 150, y: 150))
    fixture.stage.touchUp()
    #expect(log.entries == ["view began", "view moved", "view ended"])
    #expect(fixture.offset == .zero)
    fixture.stage.drag(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 150, y: 150), duration: 0.05)
    #expect(fixture.offset.y > 0)  // before the content got the touch
  }

  @Test func aControlKeepsItsTouch() {
    let (fixture, _) = fixture()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    content.addSubview(button)
    fixture.stage.touchDown(at: CGPoint(x: 150, y: 200))
    fixture.stage.advance(by: 0.2)
    fixture.stage.touchMove(to: CGPoint(x: 150, y: 150))
    #expect(button.isTracking)
    #expect(fixture.offset == .zero)
    #expect(!fixture.scrollView.touchesShouldCancel(in: button))
    #expect(fixture.scrollView.touchesShouldCancel(in: content))
  }

  @Test func aSubclassMayKeepTouchesFromTheContent() {
    let (fixture, log) = fixture(WithholdingScrollView())
    fixture.stage.tap(at: CGPoint(x: 150, y: 200))
    #expect(log.entries == [])
  }

  @Test func indicatorsShowForAMomentWithinTheirInsets() throws {
    let (fixture, _) = fixture()
    let scrollView = fixture.scrollView
    scrollView.verticalScrollIndicatorInsets = UIEdgeInsets(top: 50, left: 0, bottom: 100, right: 10)
    scrollView.indicatorStyle = .white
    scrollView.flashScrollIndicators()
    let bar = try #require(scrollView.subviews.first { $0.frame.width == 3 })
    #expect(bar.frame == CGRect(x: 284, y: 53, width: 3, height: 36))
    #expect(bar.backgroundColor?.cgColor.red == 1)
    scrollView.contentOffset.y = 3600
    #expect(abs(bar.frame.maxY - 3897) < 1e-9)
    fixture.stage.advance(by: 1)
    fixture.stage.advance(by: 0.1)
    #expect(bar.superview == nil)
  }
}

final class Log { var entries: [String] = [] }

private final class WithholdingScrollView: UIScrollView {
  override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { false }
}
