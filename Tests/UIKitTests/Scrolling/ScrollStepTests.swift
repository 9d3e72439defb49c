import Stage
import Testing
import UIKit

/// Wheels and keys, and where they leave the content.
@MainActor @Suite struct ScrollStepTests {
  private let middle = CGPoint(x: 200, y: 200)

  private func pages() -> ScrollFixture {
    let fixture = ScrollFixture(contentSize: CGSize(width: 400, height: 2000))
    fixture.scrollView.isPagingEnabled = true
    return fixture
  }

  /// Comes to rest with an item at the top, whichever is nearest.
  private final class SnappingLayout: UICollectionViewLayout {
    var pitch: CGFloat = 100
    private(set) var velocity = CGPoint.zero
    override var collectionViewContentSize: CGSize { CGSize(width: 400, height: 20 * pitch) }
    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
      self.velocity = velocity
      return CGPoint(x: 0, y: (proposedContentOffset.y / pitch).rounded() * pitch)
    }
  }

  private func snapping(pitch: CGFloat) -> (ScrollFixture, UICollectionView, SnappingLayout) {
    let fixture = ScrollFixture()
    let layout = SnappingLayout()
    layout.pitch = pitch
    let view = fixture.screen.add(
      UICollectionView(frame: fixture.scrollView.frame, collectionViewLayout: layout))
    view.contentSize = layout.collectionViewContentSize
    fixture.stage.advance(by: 0.1)
    return (fixture, view, layout)
  }

  // MARK: Wheels

  @Test func turnsOfAWheelAreOneDragToTheDelegateThatEndsAfterAPause() {
    let fixture = ScrollFixture()
    for _ in 0..<3 {
      fixture.stage.scrollWheel(at: middle, by: CGVector(dx: 0, dy: 20))
      fixture.stage.advance(by: 0.1)
    }
    #expect(fixture.log == ["willBeginDragging", "didScroll"])
    #expect(fixture.scrollView.isDragging && !fixture.scrollView.isTracking)
    fixture.stage.advance(by: 0.06)
    #expect(fixture.log == ["willBeginDragging", "didScroll", "willEndDragging", "didEndDragging false"])
    #expect(fixture.lastVelocity == .zero && fixture.y == 60 && !fixture.scrollView.isDragging)
    fixture.stage.advance(by: 1)
    #expect(fixture.y == 60 && !fixture.stage.needsFrame)
  }

  @Test(arguments: [(190.0, 0.0), (210, 400), (590, 400), (610, 800)])
  func afterAWheelAPagedViewSpringsToTheNearestPage(way: Double, page: Double) {
    let fixture = pages()
    fixture.stage.scrollWheel(at: middle, by: CGVector(dx: 0, dy: way))
    fixture.stage.advance(by: 0.14)
    #expect(fixture.y == way)
    fixture.stage.advance(by: 0.1)
    #expect(fixture.y != way && fixture.y != page)
    fixture.stage.advance(by: 1)
    #expect(fixture.y == page)
    #expect(
      fixture.log.filter { $0 != "didScroll" } == [
        "willBeginDragging", "willEndDragging", "didEndDragging true", "willBeginDecelerating", "didEndDecelerating",
      ])
  }

  @Test func afterAWheelTheDelegatesTargetCounts() {
    let fixture = ScrollFixture()
    fixture.target = CGPoint(x: 0, y: 123)
    fixture.stage.scrollWheel(at: middle, by: CGVector(dx: 0, dy: 90))
    fixture.stage.advance(by: 1.5)
    #expect(fixture.y == 123 && fixture.lastTarget.y == 90)
  }

  @Test func afterAWheelALayoutChoosesWhereAnItemRests() {
    let (fixture, view, layout) = snapping(pitch: 100)
    fixture.stage.scrollWheel(at: middle, by: CGVector(dx: 0, dy: 270))
    fixture.stage.advance(by: 1.5)
    #expect(view.contentOffset.y == 300 && layout.velocity == .zero)
  }

  @Test func aWheelTurnedWhileTheContentSettlesContinuesFromThere() {
    let fixture = pages()
    fixture.stage.scrollWheel(at: middle, by: CGVector(dx: 0, dy: 150))
    fixture.stage.advance(by: 0.3)
    let y = fixture.y
    #expect(y > 0 && y < 150)
    fixture.stage.scrollWheel(at: middle, by: CGVector(dx: 0, dy: 200))
    #expect(isNear(fixture.y, y + 200) && fixture.scrollView.isDragging)
    fixture.stage.advance(by: 1.5)
    #expect(fixture.y == 400)
  }

  @Test func aFingerEndsTheTurningOfAWheel() {
    let fixture = pages()
    fixture.stage.scrollWheel(at: middle, by: CGVector(dx: 0, dy: 150))
    fixture.stage.touchDown(at: middle)
    #expect(
      fixture.log == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true", "willBeginDecelerating",
        "didEndDecelerating", "willBeginDragging",
      ])
    #expect(fixture.scrollView.isTracking && fixture.y == 150)
    fixture.stage.touchUp()
    fixture.stage.advance(by: 1.5)
    #expect(fixture.y == 0)
  }

  @Test func aFingerThatRestedWhileAWheelWasTurnedDragsOn() {
    let fixture = ScrollFixture(contentSize: CGSize(width: 400, height: 2000))
    let (stage, scrollView) = (fixture.stage, fixture.scrollView)
    stage.touchDown(at: middle)
    stage.advance(by: 0.2)
    stage.scrollWheel(at: middle, by: CGVector(dx: 0, dy: 100))
    stage.touchMove(to: CGPoint(x: 200, y: 180))
    stage.advance(by: 0.3)
    #expect(scrollView.isDragging && scrollView.isTracking)
    stage.touchMove(to: CGPoint(x: 200, y: 100))
    stage.advance(by: 0.3)
    #expect(scrollView.isDragging && scrollView.isTracking && scrollView.contentOffset.y > 150)
    stage.touchUp()
    #expect(!scrollView.isDragging && !scrollView.isTracking)
  }

  @Test func aFingerThatRestsOnTheContentIsTrackedWhenAWheelComesToRest() {
    let fixture = ScrollFixture(contentSize: CGSize(width: 400, height: 2000))
    fixture.stage.touchDown(at: middle)
    fixture.stage.scrollWheel(at: middle, by: CGVector(dx: 0, dy: 100))
    fixture.stage.advance(by: 1)
    #expect(fixture.scrollView.isTracking && !fixture.scrollView.isDragging)
    fixture.stage.touchUp()
    #expect(!fixture.scrollView.isTracking)
  }

  @Test func aKeyEndsTheTurningOfAWheel() {
    let fixture = ScrollFixture()
    fixture.stage.scrollWheel(at: middle, by: CGVector(dx: 0, dy: 100))
    fixture.stage.key("ArrowDown")
    #expect(fixture.y == 140 && fixture.log.last == "didScroll" && fixture.log.contains("didEndDragging false"))
    fixture.stage.scrollWheel(at: middle, by: CGVector(dx: 0, dy: 100))
    fixture.stage.key("Home")
    #expect(fixture.y == 0 && !fixture.scrollView.isDragging)
  }

  @Test func aProgramThatMovesTheContentMeanwhileTakesPrecedence() {
    let fixture = pages()
    fixture.stage.scrollWheel(at: middle, by: CGVector(dx: 0, dy: 150))
    fixture.scrollView.setContentOffset(CGPoint(x: 0, y: 777), animated: true)
    fixture.stage.advance(by: 1.5)
    #expect(fixture.y == 777 && fixture.log.last == "didEndScrollingAnimation")
    #expect(!fixture.scrollView.isDragging)
  }

  // MARK: Keys

  @Test func anArrowTurnsOnePage() {
    let fixture = pages()
    fixture.stage.key("ArrowDown")
    fixture.stage.advance(by: 0.1)
    #expect(fixture.y > 0 && fixture.y < 400)
    fixture.stage.advance(by: 1)
    #expect(fixture.y == 400 && fixture.log.last == "didEndScrollingAnimation")
    for _ in 0..<2 {  // the second press while the first page is being turned
      fixture.stage.key("PageDown")
      fixture.stage.advance(by: 0.05)
    }
    fixture.stage.advance(by: 1)
    #expect(fixture.y == 1200)
    fixture.stage.key("ArrowUp")
    fixture.stage.advance(by: 1)
    #expect(fixture.y == 800)
  }

  @Test(arguments: [30, 40, 55, 80, 81, 100, 160, 390, 500] as [CGFloat])
  func anArrowGoesOneItemOnAndNeverBack(pitch: CGFloat) {
    let (fixture, view, layout) = snapping(pitch: pitch)
    for item in 1...3 {
      fixture.stage.key("ArrowDown")
      fixture.stage.advance(by: 1.5)
      #expect(view.contentOffset.y == CGFloat(item) * pitch)
    }
    #expect(layout.velocity.y > 0)
    fixture.stage.key("ArrowUp")
    fixture.stage.advance(by: 1.5)
    #expect(view.contentOffset.y == 2 * pitch && layout.velocity.y < 0)
  }

  @Test func atItsEndAKeyDoesNothing() {
    let (fixture, view, _) = snapping(pitch: 100)
    fixture.stage.key("End")
    fixture.stage.key("ArrowDown")
    fixture.stage.advance(by: 1)
    #expect(view.contentOffset.y == 1600)
    let paged = pages()
    paged.stage.key("ArrowUp")
    paged.stage.advance(by: 1)
    #expect(paged.y == 0 && paged.log.isEmpty)
  }

  @Test func withoutVerticalContentHomeAndEndGoSideways() {
    let fixture = ScrollFixture(contentSize: CGSize(width: 1400, height: 400))
    fixture.stage.key("End")
    #expect(fixture.scrollView.contentOffset.x == 1000)
    fixture.stage.key("Home")
    #expect(fixture.scrollView.contentOffset.x == 0)
  }

  @Test func keysGoToAViewThatScrollsAlongTheirAxis() {
    let fixture = ScrollFixture()
    let strip = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
    strip.contentSize = CGSize(width: 1000, height: 100)
    _ = fixture.screen.add(strip)
    fixture.stage.key("ArrowRight")
    fixture.stage.key("ArrowDown")
    #expect(strip.contentOffset == CGPoint(x: 40, y: 0) && fixture.y == 40)
  }
}
