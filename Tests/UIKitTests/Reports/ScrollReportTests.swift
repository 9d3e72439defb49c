// Reports about scrolling, insets and direction: Documentation/Reports.md says whose, and what was expected.

import Stage
import Testing
import UIKit

@MainActor @Suite struct ScrollReportTests {
  @Test(arguments: [0, 3_000_000, 30_000_000, 45_000_000] as [CGFloat]) func aPageIsTurnedAsCrisplyFarOut(
    at start: CGFloat
  ) {
    let bench = ScrollBench(contentSize: CGSize(width: 60_000_000, height: 400))
    bench.scrollView.isPagingEnabled = true
    bench.scrollView.contentOffset.x = start
    bench.stage.advance(by: 0.1)
    bench.flick(by: CGVector(dx: -80, dy: 0))
    bench.stage.advance(by: 1)
    #expect(bench.offset.x == start + 300)
    bench.flick(by: CGVector(dx: 80, dy: 0))
    // At the first page it bounces.
    bench.stage.advance(by: 1.5)
    #expect(bench.offset.x == start)
  }

  @Test func aPageIsAsWideAsTheBoundsWhateverIsInset() {
    let bench = ScrollBench(contentSize: CGSize(width: 3000, height: 400))
    bench.scrollView.contentInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
    bench.scrollView.contentOffset.x = -20
    bench.scrollView.isPagingEnabled = true
    var rests: [CGFloat] = []
    for _ in 0..<3 {
      bench.flick(by: CGVector(dx: -80, dy: 0))
      bench.stage.advance(by: 2)
      rests.append(bench.offset.x)
    }
    #expect(rests[1] - rests[0] == 300 && rests[2] - rests[1] == 300)
  }

  @Test func halfAPointOfAnOffsetIsKept() {
    let screen = ReportScreen(6, ReportScreen.flow(305, 100))
    screen.view.contentInset = UIEdgeInsets(top: 7.5, left: 7.5, bottom: 0, right: 7.5)
    screen.view.alwaysBounceVertical = true
    for offset in [CGPoint(x: -7.5, y: -7.5), CGPoint(x: -7.5, y: 20.25), CGPoint(x: -7.5, y: 33.125)] {
      screen.view.contentOffset = offset
      #expect(screen.view.contentOffset == offset)
      screen.stage.advance(by: 0.1)
      #expect(screen.view.contentOffset == offset)
      #expect(screen.seen("2")?.minY == 200 - offset.y)
    }
    screen.view.setContentOffset(CGPoint(x: -7.5, y: 50.5), animated: true)
    screen.stage.advance(by: 1)
    #expect(screen.view.contentOffset == CGPoint(x: -7.5, y: 50.5))
  }

  @Test(arguments: [false, true]) func contentThatNobodyScrollsBeginsBelowTheBar(isScrollEnabled: Bool) {
    let controller = UIViewController()
    let scrollView = UIScrollView()
    scrollView.isScrollEnabled = isScrollEnabled
    scrollView.contentSize = CGSize(width: 320, height: 1000)
    controller.view.addSubview(scrollView)
    scrollView.frame = controller.view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let stage = Stage(
      size: CGSize(width: 320, height: 480), rootViewController: UINavigationController(rootViewController: controller))
    stage.advance(by: 0.1)
    #expect(scrollView.adjustedContentInset.top > 0)
    #expect(scrollView.contentOffset.y == -scrollView.adjustedContentInset.top)
  }

  @Test func aSlowPullMovesTheContentWithTheFingerWhenRefreshingBegins() {
    let screen = ReportScreen(20, ReportScreen.flow())
    let control = UIRefreshControl()
    screen.view.refreshControl = control
    screen.stage.advance(by: 0.1)
    screen.stage.touchDown(at: CGPoint(x: 160, y: 40))
    var last: CGFloat = 0
    for step in 1...400 {
      screen.stage.touchMove(to: CGPoint(x: 160, y: 40 + CGFloat(step)))
      screen.stage.advance(by: 1.0 / 60)
      let now = screen.seen("0")?.minY ?? -1
      #expect(now >= last - 0.001 && now - last < 2)
      last = now
    }
    #expect(control.isRefreshing)
    screen.stage.touchUp()
    var y = last
    screen.watch(2) {
      let now = screen.seen("0")?.minY ?? -1
      #expect(now <= y + 0.001)
      y = now
    }
    #expect(y == 60)
  }

  @Test(arguments: [0, 50, 120] as [CGFloat], [true, false]) func anInsetThatIsSetWhileRefreshingIsThatOfTheEnd(
    inset: CGFloat, isPulled: Bool
  ) {
    let screen = ReportScreen(20, ReportScreen.flow()) { screen in
      screen.view.contentInsetAdjustmentBehavior = .never
      screen.view.contentInset.top = 50
      screen.view.refreshControl = UIRefreshControl()
    }
    screen.view.contentOffset.y = -50
    screen.stage.advance(by: 0.1)
    if isPulled {
      screen.stage.drag(from: CGPoint(x: 160, y: 60), to: CGPoint(x: 160, y: 460), duration: 0.4)
    } else {
      screen.view.refreshControl?.beginRefreshing()
    }
    screen.stage.advance(by: 1)
    #expect(screen.view.refreshControl?.isRefreshing == true)
    screen.view.contentInset.top = inset
    screen.stage.advance(by: 0.5)
    #expect(screen.view.contentInset.top == inset && screen.view.adjustedContentInset.top == inset + 60)
    screen.view.refreshControl?.endRefreshing()
    screen.stage.advance(by: 1)
    #expect(screen.view.contentInset.top == inset && screen.view.adjustedContentInset.top == inset)
    #expect(screen.view.contentOffset.y >= -inset)
    if isPulled { #expect(screen.seen("0")?.minY == inset) }
  }

  /// Runs from the right where people read so.
  private final class FlippedLayout: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  }

  @Test func aRowThatIsFlippedBeginsWithItsFirstItemFromRightToLeft() {
    let screen = ReportScreen(10, ReportScreen.flow(100, 100, horizontal: true, FlippedLayout()), height: 100) {
      $0.view.semanticContentAttribute = .forceRightToLeft
    }
    #expect(screen.shown == ["0", "1", "2", "3"])
    let seen = (0..<4).compactMap { screen.stage.scene.cell(at: [0, $0])?.frame.minX }
    #expect(seen == seen.sorted(by: >))
  }

  @Test(arguments: [false, true], [false, true]) func scrollToItemReachesItsPageFromRightToLeft(
    flips: Bool, animated: Bool
  ) {
    let layout = ReportScreen.flow(
      320, 100, horizontal: true, flips ? FlippedLayout() : UICollectionViewFlowLayout())
    let screen = ReportScreen(10, layout, height: 100) { screen in
      screen.view.semanticContentAttribute = .forceRightToLeft
      screen.view.isPagingEnabled = true
    }
    for page in [7, 2, 9, 0] {
      screen.view.scrollToItem(at: [0, page], at: .centeredHorizontally, animated: animated)
      screen.stage.advance(by: 1)
      #expect(screen.shown == ["\(page)"])
      #expect(screen.view.indexPathForItem(at: CGPoint(x: screen.view.bounds.midX, y: 50)) == [0, page])
    }
    // A swipe towards the next page.
    screen.stage.drag(from: CGPoint(x: 160, y: 50), to: CGPoint(x: 310, y: 50), duration: 0.1)
    screen.stage.advance(by: 1)
    #expect(screen.shown == ["1"])
  }

  @Test(arguments: [1.0, 3.0], [false, true]) func allThatLiesOnTheWayIsSeenInAScrollOfOnesOwnDuration(
    seconds: Double, horizontal: Bool
  ) {
    let names = (0..<4).map { section in (0..<4).map { "\(section).\($0)" } }
    let layout = horizontal ? ReportScreen.flow(160, 480, horizontal: true) : ReportScreen.flow(320, 240)
    let screen = ReportScreen(names, layout)
    UIView.animate(withDuration: seconds) {
      screen.view.scrollToItem(at: [3, 3], at: horizontal ? .right : .bottom, animated: false)
    }
    var seen: Set<String> = []
    screen.watch(seconds + 0.2) {
      let onScreen = screen.cells.map { screen.seen($0) }.filter { $0.frame.intersects(screen.view.frame) }
      let area = onScreen.reduce(0) { sum, cell in
        let part = cell.frame.intersection(screen.view.frame)
        return sum + part.width * part.height * cell.opacity
      }
      #expect(abs(area - 320 * 480) < 0.01)
      for cell in screen.cells where screen.seen(cell).frame.intersects(screen.view.frame) { seen.insert(cell.name) }
    }
    #expect(seen == Set(names.joined()))
    #expect(horizontal ? screen.seen("3.3")?.maxX == 320 : screen.seen("3.3")?.maxY == 480)
    #expect(screen.cells.count == screen.shown.count)
  }

  /// A page of a photo browser.
  private final class Zoomed: NSObject, UIScrollViewDelegate {
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
  }

  @Test func aZoomedPictureThatIsPulledBeyondItsEdgeLeavesThePagesInPlace() {
    let pages = ScrollBench(contentSize: CGSize(width: 900, height: 400))
    pages.scrollView.isPagingEnabled = true
    pages.scrollView.contentOffset.x = 300
    let zoomed = Zoomed()
    let page = UIScrollView(frame: CGRect(x: 300, y: 0, width: 300, height: 400))
    page.maximumZoomScale = 4
    page.contentSize = CGSize(width: 300, height: 400)
    page.delegate = zoomed
    page.addSubview(zoomed.picture)
    pages.scrollView.addSubview(page)
    pages.stage.advance(by: 0.1)
    page.zoomScale = 2
    page.contentOffset = CGPoint(x: 15, y: 100)
    pages.stage.advance(by: 0.1)
    // Towards the page before, from near the edge of the picture; let go slowly.
    pages.stage.touchDown(at: CGPoint(x: 60, y: 200))
    for step in 1...60 {
      pages.stage.advance(by: 1.0 / 60)
      pages.stage.touchMove(to: CGPoint(x: 60 + CGFloat(step) * 2, y: 200))
    }
    pages.stage.advance(by: 0.2)
    #expect(pages.offset.x == 300 && page.contentOffset.x < 0)
    pages.stage.touchUp()
    pages.stage.advance(by: 2)
    #expect(pages.offset.x == 300 && page.contentOffset.x == 0)
    // From the edge the next finger turns the page.
    pages.stage.drag(from: CGPoint(x: 60, y: 200), to: CGPoint(x: 260, y: 200), duration: 0.15)
    pages.stage.advance(by: 2)
    #expect(pages.offset.x == 0)
    withExtendedLifetime(zoomed) {}
  }
}
