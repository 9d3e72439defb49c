// How sections that scroll across the layout come to rest, and who scrolls when both could.

import Testing
import UIKit

@MainActor @Suite struct OrthogonalScrollingTests {
  private func rest(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, by way: CGFloat, duration: Double = 0.1,
    count: Int = 20, width: CGFloat = 100, from start: CGFloat = 0, inset: CGFloat = 0
  ) -> CGFloat {
    let fixture = CompositionalFixture(count, rowSection(behavior, width: width, spacing: 10, inset: inset))
    fixture.scrollRow(to: start)
    fixture.flick(from: CGPoint(x: 150, y: 40), by: CGVector(dx: way, dy: 0), duration: duration)
    return fixture.rowOffset
  }

  @Test func continuousRestsAnywhere() {
    let offset = rest(.continuous, by: -80)
    #expect(offset > 200)
    #expect(offset.truncatingRemainder(dividingBy: 110) != 0)
  }

  @Test func aGroupIsAtTheBeginningOrTheEndIsReached() {
    let offset = rest(.continuousGroupLeadingBoundary, by: -80)
    #expect(offset > 110)
    #expect(offset.truncatingRemainder(dividingBy: 110) == 0)
    #expect(rest(.continuousGroupLeadingBoundary, by: -120, duration: 0.05, count: 5) == 240)
  }

  @Test func pagesAreAsLongAsTheInsetsLeaveSpace() {
    #expect(rest(.paging, by: -80) == 300)
    #expect(rest(.paging, by: -80, from: 300) == 600)
    #expect(rest(.paging, by: 80, from: 600) == 300)
    #expect(rest(.paging, by: -80, inset: 20) == 260)
    #expect(rest(.paging, by: -80, duration: 4) == 0)
    #expect(rest(.paging, by: -80, count: 5) == 240)
  }

  @Test func oneGroupPerFlick() {
    #expect(rest(.groupPaging, by: -80) == 110)
    #expect(rest(.groupPaging, by: -140, duration: 0.05) == 110)
    #expect(rest(.groupPaging, by: -80, from: 220) == 330)
    #expect(rest(.groupPaging, by: 80, from: 220) == 110)
    #expect(rest(.groupPaging, by: -30, duration: 1) == 0)
    #expect(rest(.groupPaging, by: -80, inset: 20) == 110)
  }

  @Test func aGroupIsInTheMiddleAndThereIsSpaceForThatAtTheEnds() {
    let fixture = CompositionalFixture(5, rowSection(.groupPagingCentered, width: 200, spacing: 10))
    #expect(fixture.presented(0)?.midX == 150)
    #expect(fixture.rowOffset == -50)
    fixture.flick(from: CGPoint(x: 200, y: 40), by: CGVector(dx: -60, dy: 0))
    #expect(fixture.rowOffset == 160)
    #expect(fixture.presented(1)?.midX == 150)
    for _ in 0..<5 { fixture.flick(from: CGPoint(x: 200, y: 40), by: CGVector(dx: -60, dy: 0)) }
    #expect(fixture.presented(4)?.midX == 150)
  }

  /// The content of two groups is shorter than the row.
  @Test func theLastOfTwoGroupsIsInTheMiddleOfARowThatIsLonger() throws {
    let fixture = CompositionalFixture(2, rowSection(.groupPagingCentered, width: 100, spacing: 10))
    fixture.scrollRow(to: 110)
    #expect(fixture.presented(1)?.midX == 150)
    let row = try #require(fixture.collectionView.rowsOnScreen.first?.scrollView)
    #expect(row.contentInset.left == 100 && row.contentSize.width + row.contentInset.right - row.bounds.width == 10)
  }

  @Test func whatTheProgramSetsOutsideIsBroughtIntoRangeWhenTheLayoutIsMade() {
    let fixture = CompositionalFixture(5, rowSection())
    fixture.scrollRow(to: 5000)
    fixture.layout.invalidateLayout()
    fixture.stage.advance(by: 0)
    #expect(fixture.rowOffset == 200)
  }

  @Test func theDirectionOfTheFingerDecidesWhoScrolls() {
    let fixture = CompositionalFixture(
      Array(repeating: 50, count: 20), UICollectionViewCompositionalLayout(section: rowSection()))
    let start = CGPoint(x: 150, y: 120)
    fixture.stage.drag(from: start, to: CGPoint(x: 160, y: 40), duration: 0.3)
    #expect(fixture.collectionView.contentOffset.y > 50)
    #expect(fixture.collectionView.contentOffset.x == 0)
    #expect(fixture.scrollViews.allSatisfy { $0.contentOffset.x == 0 })
    fixture.stage.advance(by: 3)
    let y = fixture.collectionView.contentOffset.y
    fixture.stage.drag(from: start, to: CGPoint(x: 70, y: 130), duration: 0.3)
    #expect(fixture.collectionView.contentOffset.y == y)
    #expect(fixture.scrollViews.contains { $0.contentOffset.x > 50 })
  }

  @Test func theDelegateOfTheCollectionViewIsNotNotifiedOfIt() {
    final class Listener: NSObject, UICollectionViewDelegate {
      var count = 0
      func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
    }
    let listener = Listener()
    let fixture = CompositionalFixture(50, rowSection()) { $0.collectionView.delegate = listener }
    let before = listener.count
    fixture.flick(from: CGPoint(x: 150, y: 40), by: CGVector(dx: -80, dy: 0))
    #expect(fixture.rowOffset > 50)
    #expect(listener.count == before)
  }

  @Test func aWheelScrollsTheRowAcrossAndTheRestAlong() {
    let fixture = CompositionalFixture(
      Array(repeating: 50, count: 20), UICollectionViewCompositionalLayout(section: rowSection()))
    fixture.stage.scrollWheel(at: CGPoint(x: 150, y: 40), by: CGVector(dx: 60, dy: 0))
    #expect(fixture.rowOffset == 60)
    fixture.stage.scrollWheel(at: CGPoint(x: 150, y: 40), by: CGVector(dx: 0, dy: 30))
    #expect(fixture.collectionView.contentOffset.y == 30)
    #expect(fixture.rowOffset == 60)
  }

  @Test func scrollingToAnItemScrollsItsRowToo() {
    let fixture = CompositionalFixture(
      Array(repeating: 50, count: 20), UICollectionViewCompositionalLayout(section: rowSection(spacing: 10, inset: 20)))
    fixture.collectionView.scrollToItem(at: [10, 7], at: [.top, .left], animated: false)
    fixture.stage.advance(by: 0)
    #expect(fixture.collectionView.contentOffset.y == 1220)
    #expect(fixture.presented(7, 10) == CGRect(x: 20, y: 0, width: 100, height: 80))
    fixture.collectionView.scrollToItem(at: [10, 20], at: .centeredHorizontally, animated: true)
    fixture.stage.advance(by: 1)
    #expect(fixture.presented(20, 10)?.midX == 150)
    fixture.collectionView.selectItem(at: [11, 30], animated: true, scrollPosition: .right)
    fixture.stage.advance(by: 1)
    #expect(fixture.presented(30, 11)?.maxX == 280)
    #expect(fixture.cell(30, 11)?.isSelected == true)
  }

  @Test func afterARotationTheSameGroupBeginsTheRow() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(0.5), .absolute(80)),
      subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    let fixture = CompositionalFixture(20, section)
    fixture.scrollRow(to: 750)
    #expect(fixture.items().first == 5)
    fixture.collectionView.frame.size.width = 500
    fixture.stage.advance(by: 0)
    #expect(fixture.items().first == 5)
    #expect(fixture.rowOffset == 1250)
    fixture.scrollRow(to: 4500)
    fixture.collectionView.frame.size.width = 300
    fixture.stage.advance(by: 0)
    #expect(fixture.rowOffset == 2700)
  }

  private final class PrefetchingSource: NSObject, UICollectionViewDataSourcePrefetching {
    var asked: [IndexPath] = []
    var cancelled: [IndexPath] = []

    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
      asked += indexPaths
    }

    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
      cancelled += indexPaths
    }
  }

  @Test func itemsThatComeSoonInARowArePrefetched() {
    let source = PrefetchingSource()
    let fixture = CompositionalFixture([100, 100], UICollectionViewCompositionalLayout(section: rowSection()))
    fixture.collectionView.prefetchDataSource = source
    fixture.scrollRow(to: 10)
    fixture.scrollRow(to: 50)
    #expect(source.asked.prefix(3) == [[0, 4], [0, 5], [0, 6]])
    #expect(source.asked.allSatisfy { $0.section == 0 })
    #expect(source.cancelled.isEmpty)
    fixture.scrollRow(to: 30)
    #expect(source.cancelled.contains([0, 5]))
  }

  @Test func itemsOfARowThatLeavesAreCalledOff() {
    let source = PrefetchingSource()
    let fixture = CompositionalFixture(
      Array(repeating: 100, count: 20), UICollectionViewCompositionalLayout(section: rowSection()))
    fixture.collectionView.prefetchDataSource = source
    fixture.scrollRow(to: 10)
    let asked = source.asked
    #expect(asked == [[0, 4], [0, 5], [0, 6]])
    fixture.scroll(to: 40)
    #expect(source.cancelled.isEmpty)
    fixture.scroll(to: 500)
    #expect(source.cancelled.filter { $0.section == 0 } == asked)
    // Those that come back on screen before anybody is told are not called off.
    fixture.scroll(to: 0)
    fixture.scrollRow(to: 200)
    #expect(source.cancelled.filter { $0.section == 0 } == asked)
  }

  // MARK: Keys

  @Test func arrowsAlongARowScrollTheOneWithTheFocus() throws {
    let fixture = CompositionalFixture([20, 20], UICollectionViewCompositionalLayout(section: rowSection()))
    let cell = try #require(fixture.cell(1, 1))
    fixture.stage.key("ArrowRight", focus: cell.layer.identifier)
    #expect(fixture.scrollViews.map { $0.contentOffset.x } == [0, 40])
    fixture.stage.key("ArrowLeft", focus: cell.contentView.layer.identifier)
    #expect(fixture.scrollViews.map { $0.contentOffset.x } == [0, 0])
    // Without a focus in a row no row is meant.
    fixture.stage.key("ArrowRight")
    fixture.stage.key("ArrowRight", focus: fixture.collectionView.layer.identifier)
    #expect(fixture.scrollViews.map { $0.contentOffset.x } == [0, 0])
  }

  @Test func arrowsAcrossARowScrollTheRest() throws {
    let fixture = CompositionalFixture(
      Array(repeating: 20, count: 20), UICollectionViewCompositionalLayout(section: rowSection()))
    let cell = try #require(fixture.cell(1, 1))
    fixture.stage.key("ArrowDown", focus: cell.layer.identifier)
    #expect(fixture.collectionView.contentOffset.y == 40)
    fixture.stage.key("End", focus: cell.layer.identifier)
    #expect(fixture.collectionView.contentOffset.y == 1200)
    fixture.stage.key("Home")
    fixture.stage.key("ArrowDown")
    #expect(fixture.collectionView.contentOffset.y == 40)
    // In a layout that scrolls sideways its columns scroll up and down.
    let columns = CompositionalFixture(
      20, rowSection(width: 80, height: 100), width: 300, height: 400, direction: .horizontal)
    let item = try #require(columns.cell(1))
    columns.stage.key("ArrowDown")
    #expect(columns.scrollViews[0].contentOffset.y == 0)
    columns.stage.key("ArrowDown", focus: item.layer.identifier)
    #expect(columns.scrollViews[0].contentOffset.y == 40)
  }

  @Test func aRowThatIsScrolledWhileItIsFilledShowsWhatIsSeenThere() {
    var hasScrolled = false
    let fixture = CompositionalFixture(20, rowSection()) { fixture in
      fixture.cellSize = { [unowned fixture] _ in
        if !hasScrolled {
          hasScrolled = true
          fixture.collectionView.scrollToItem(at: [0, 10], at: .left, animated: false)
        }
        return nil
      }
    }
    #expect(fixture.rowOffset == 1000)
    #expect(fixture.items() == [10, 11, 12])
  }

  @Test func aRowThatWentOffScreenUnderAFingerGoesWithIt() {
    let fixture = CompositionalFixture(
      Array(repeating: 20, count: 10), UICollectionViewCompositionalLayout(section: rowSection()))
    fixture.stage.touchDown(at: CGPoint(x: 150, y: 40))
    fixture.stage.advance(by: 0.5)
    fixture.scroll(to: 240)
    fixture.stage.touchUp()
    fixture.stage.advance(by: 1)
    #expect(fixture.scrollViews.map { $0.frame.minY } == [240, 320, 400, 480, 560])
  }

  @Test func aFlickBackAcrossSeveralGroupsIsOneGroupToo() {
    for behavior in [UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPaging, .groupPagingCentered] {
      let start = rest(behavior, by: 0, width: 50, from: 600)
      #expect(rest(behavior, by: 140, duration: 0.05, width: 50, from: start) == start - 60)
      #expect(rest(behavior, by: -140, duration: 0.05, width: 50, from: start) == start + 60)
    }
    #expect(rest(.groupPaging, by: 140, duration: 0.05, width: 50, from: 60) == 0)
  }

  @Test func afterARotationARowThatRestsAnywhereIsAsFarInItsGroup() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(0.5), .absolute(80)),
      subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    let fixture = CompositionalFixture(20, section)
    fixture.scrollRow(to: 5 * 150 + 37)
    fixture.collectionView.frame.size.width = 500
    fixture.stage.advance(by: 0)
    #expect(fixture.rowOffset == 1287)
    // Nearer to the next group than to its own.
    fixture.scrollRow(to: 5 * 250 + 230)
    fixture.collectionView.frame.size.width = 600
    fixture.stage.advance(by: 0)
    #expect(fixture.rowOffset == 1730)
  }

  /// Groups of half the width of the view become larger while the row goes on from one to the next.
  @Test func aThrownRowIsWhereItIsSeenWhenTheViewTurns() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(0.5), .absolute(80)),
      subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    let fixture = CompositionalFixture(40, section)
    fixture.stage.drag(from: CGPoint(x: 250, y: 40), to: CGPoint(x: 50, y: 40), duration: 0.1)
    fixture.stage.advance(by: 0.2)
    let offset = fixture.rowOffset
    #expect(offset > 300 && fixture.scrollViews[0].isDecelerating)
    fixture.collectionView.frame.size.width = 500
    fixture.collectionView.layoutIfNeeded()
    #expect(fixture.rowOffset == offset && fixture.collectionView.rowOffset(0, isHorizontal: true) == offset)
    let (first, last) = (Int(offset / 250), Int((offset + 500) / 250))
    #expect(fixture.items() == Array(first...last))
    fixture.stage.advance(by: 5)
    #expect(fixture.rowOffset > offset && !fixture.scrollViews[0].isDecelerating)
  }

  @Test func aRowThatAFingerDragsContinuesWithItOffTheScreen() {
    let fixture = CompositionalFixture(
      Array(repeating: 20, count: 10), UICollectionViewCompositionalLayout(section: rowSection()))
    func offset() -> CGFloat { fixture.collectionView.rowOffset(0, isHorizontal: true) }
    fixture.stage.touchDown(at: CGPoint(x: 250, y: 40))
    for x in stride(from: CGFloat(240), through: 150, by: -10) {
      fixture.stage.advance(by: 1.0 / 60)
      fixture.stage.touchMove(to: CGPoint(x: x, y: 40))
    }
    let dragged = offset()
    #expect(dragged >= 90)
    fixture.scroll(to: 240)
    fixture.stage.touchMove(to: CGPoint(x: 100, y: 40))
    #expect(offset() == dragged + 50)
    fixture.stage.advance(by: 0.3)
    fixture.stage.touchUp()
    fixture.scroll(to: 0)
    #expect(offset() == dragged + 50 && fixture.rowOffset == dragged + 50)
  }

  @Test func aRowOffTheScreenIsScrolledToItsEndAndNoFarther() {
    let fixture = CompositionalFixture(
      [20, 100], UICollectionViewCompositionalLayout { section, _ in section == 0 ? rowSection() : list(.absolute(50)) }
    )
    fixture.scroll(to: 2000)
    #expect(fixture.cell(0) == nil)
    fixture.collectionView.scrollToItem(at: [0, 19], at: [.top, .left], animated: false)
    #expect(fixture.collectionView.rowOffset(0, isHorizontal: true) == 1700)
    fixture.stage.advance(by: 0.1)
    #expect(fixture.collectionView.contentOffset.y == 0 && fixture.items() == [17, 18, 19])
  }
}
