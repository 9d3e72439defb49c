// Changes of data and layouts in and between sections that scroll across the layout: nothing jumps.

import Testing
import UIKit

@MainActor @Suite struct OrthogonalUpdateTests {
  private func rows(_ counts: [Int], normal: Set<Int> = []) -> CompositionalFixture {
    CompositionalFixture(
      counts,
      UICollectionViewCompositionalLayout { section, _ in normal.contains(section) ? list(.absolute(60)) : rowSection()
      })
  }

  /// Where every cell is seen, by its view.
  private func places(_ fixture: CompositionalFixture) -> [ObjectIdentifier: CGRect] {
    var places: [ObjectIdentifier: CGRect] = [:]
    for cell in fixture.collectionView.visibleCells { places[ObjectIdentifier(cell)] = fixture.presented(cell) }
    return places
  }

  /// Checks that every cell that is seen before is seen there still, and moves on without a jump.
  private func expectNoJump(_ fixture: CompositionalFixture, _ change: () -> Void) {
    var last = places(fixture)
    change()
    for frame in 0..<30 {
      let now = places(fixture)
      for (cell, place) in now {
        guard let former = last[cell] else { continue }
        let way = abs(place.midX - former.midX) + abs(place.midY - former.midY)
        #expect(way < (frame == 0 ? 0.01 : 60), "frame \(frame)")
      }
      last = now
      fixture.stage.advance(by: 1.0 / 60)
    }
    fixture.stage.advance(by: 1)
  }

  @Test func anInsertionMovesTheRowAndItStaysScrolled() {
    let fixture = rows([20])
    fixture.scrollRow(to: 150)
    expectNoJump(fixture) {
      fixture.counts = [21]
      fixture.collectionView.performBatchUpdates({ fixture.collectionView.insertItems(at: [[0, 2]]) })
    }
    #expect(fixture.rowOffset == 150)
    #expect(fixture.items() == [1, 2, 3, 4])
  }

  /// A row with leaving cells still scrolls under the finger; what is on its way out of it goes along.
  @Test(arguments: [0, 0.3], [true, false])
  func cellsFollowAFingerThatScrollsTheirRowInAnInteractiveTransition(progress: CGFloat, isHeldBefore: Bool) throws {
    let fixture = rows([20])
    let (view, stage) = (fixture.collectionView, fixture.stage)
    stage.touchDown(at: CGPoint(x: 250, y: 40))
    for x in [230, 220, 210] {
      stage.touchMove(to: CGPoint(x: x, y: 40))
      stage.advance(by: 1.0 / 60)
    }
    let scrollView = try #require(fixture.scrollViews.first)
    let start = scrollView.contentOffset.x
    #expect(start == 30)
    fixture.counts = [19]
    view.deleteItems(at: [[0, 1]])
    if isHeldBefore { stage.advance(by: 0.05) }
    let transition = view.startInteractiveTransition(
      to: UICollectionViewCompositionalLayout(section: list(.absolute(60))))
    transition.transitionProgress = progress
    stage.advance(by: 1.0 / 60)
    for step in 1...5 {
      stage.touchMove(to: CGPoint(x: 210 - step * 10, y: 40))
      stage.advance(by: 1.0 / 60)
      for path in view.indexPathsForVisibleItems {
        let frame = view.layoutAttributesForItem(at: path)?.frame
        #expect(view.cellForItem(at: path)?.frame == frame, "step \(step), item \(path.item)")
      }
    }
    #expect(scrollView.contentOffset.x > start + 20)
    stage.touchUp()
    view.cancelInteractiveTransition()
    stage.advance(by: 2)
    for path in view.indexPathsForVisibleItems {
      #expect(
        fixture.presented(path.item)
          == view.layoutAttributesForItem(at: path)?.frame.offsetBy(dx: -fixture.rowOffset, dy: 0))
    }
  }

  @Test func anItemThatMovesOutOfARowContinuesFromItsPresentedPosition() throws {
    let fixture = rows([20, 3], normal: [1])
    fixture.scrollRow(to: 150)
    let cell = try #require(fixture.cell(2))
    #expect(fixture.presented(cell).minX == 50)
    expectNoJump(fixture) {
      fixture.counts = [19, 4]
      fixture.collectionView.performBatchUpdates({ fixture.collectionView.moveItem(at: [0, 2], to: [1, 1]) })
    }
    #expect(fixture.cell(1, 1) === cell)
    #expect(cell.superview === fixture.collectionView)
    #expect(fixture.presented(cell) == CGRect(x: 0, y: 140, width: 300, height: 60))
  }

  @Test func anItemThatMovesIntoARowOrToAnotherDoesSoToo() throws {
    let fixture = rows([20, 3, 20], normal: [1])
    fixture.scrollRow(to: 150)
    let (listed, other) = (try #require(fixture.cell(1, 1)), try #require(fixture.cell(1, 2)))
    expectNoJump(fixture) {
      fixture.counts = [22, 2, 19]
      fixture.collectionView.performBatchUpdates({
        fixture.collectionView.moveItem(at: [1, 1], to: [0, 2])
        fixture.collectionView.moveItem(at: [2, 1], to: [0, 4])
      })
    }
    #expect(fixture.cell(2) === listed)
    #expect(fixture.cell(4) === other)
    #expect(listed.superview === fixture.scrollViews[0])
    #expect(other.superview === fixture.scrollViews[0])
  }

  @Test func anItemThatComesIntoARowFromOffTheScreenFadesInAtItsPlace() throws {
    let fixture = rows([20, 40], normal: [1])
    #expect(fixture.cell(30, 1) == nil)
    fixture.counts = [21, 39]
    fixture.collectionView.performBatchUpdates({ fixture.collectionView.moveItem(at: [1, 30], to: [0, 1]) })
    let cell = try #require(fixture.cell(1))
    #expect(fixture.presented(cell) == CGRect(x: 100, y: 0, width: 100, height: 80))
    #expect(cell.layer.presentationValues(at: fixture.stage.time).opacity == 0)
    fixture.stage.advance(by: 1)
    #expect(cell.alpha == 1 && fixture.presented(cell) == CGRect(x: 100, y: 0, width: 100, height: 80))
  }

  @Test func aSecondMoveOnTheWayDoesNotJumpEither() throws {
    let fixture = rows([20, 3], normal: [1])
    fixture.scrollRow(to: 150)
    let cell = try #require(fixture.cell(2))
    fixture.counts = [19, 4]
    fixture.collectionView.performBatchUpdates({ fixture.collectionView.moveItem(at: [0, 2], to: [1, 1]) })
    fixture.stage.advance(by: 0.1)
    expectNoJump(fixture) {
      fixture.counts = [20, 3]
      fixture.collectionView.performBatchUpdates({ fixture.collectionView.moveItem(at: [1, 1], to: [0, 3]) })
    }
    #expect(fixture.cell(3) === cell)
    #expect(fixture.presented(cell).minX == 150)
  }

  @Test func aRowIsScrolledBackInTheSameAnimationWhenItsContentShrinks() {
    let fixture = rows([20])
    fixture.scrollRow(to: 1700)
    expectNoJump(fixture) {
      fixture.counts = [10]
      fixture.collectionView.performBatchUpdates({
        fixture.collectionView.deleteItems(at: (0..<10).map { IndexPath(item: $0, section: 0) })
      })
    }
    #expect(fixture.rowOffset == 700)
    #expect(fixture.items() == [7, 8, 9])
  }

  @Test func rowsMoveWithTheirSections() {
    let fixture = rows([20, 20, 20])
    fixture.scrollRow(to: 150, 1)
    expectNoJump(fixture) {
      fixture.counts = [20, 20, 20, 20]
      fixture.collectionView.performBatchUpdates({ fixture.collectionView.insertSections([0]) })
    }
    #expect(fixture.items(2) == [1, 2, 3, 4])
    expectNoJump(fixture) {
      fixture.counts = [20, 20]
      fixture.collectionView.performBatchUpdates({ fixture.collectionView.deleteSections([0, 3]) })
    }
    #expect(fixture.items(1) == [1, 2, 3, 4])
    expectNoJump(fixture) {
      fixture.collectionView.performBatchUpdates({ fixture.collectionView.moveSection(1, toSection: 0) })
    }
    #expect(fixture.items(0) == [1, 2, 3, 4])
    #expect(fixture.scrollViews.count == 2)
  }

  @Test func aSectionThatIsDeletedTakesItsScrollViewWithIt() {
    let fixture = rows([20, 20])
    fixture.scrollRow(to: 150)
    fixture.counts = [20]
    fixture.collectionView.performBatchUpdates({ fixture.collectionView.deleteSections([0]) })
    #expect(fixture.scrollViews.count == 2)
    fixture.stage.advance(by: 1)
    #expect(fixture.scrollViews.count == 1)
    #expect(fixture.rowOffset == 0)
  }

  @Test func itemsOfADeletedRowFadeWhereTheyAreSeen() throws {
    let fixture = rows([20, 20])
    fixture.scrollRow(to: 150)
    let cell = try #require(fixture.cell(2))
    fixture.counts = [20]
    fixture.collectionView.performBatchUpdates({ fixture.collectionView.deleteSections([0]) })
    fixture.stage.advance(by: 0.1)
    #expect(fixture.presented(cell).minX == 50)
    #expect(cell.superview != nil)
  }

  @Test func anotherLayoutTakesCellsFromWhereTheyAreSeenAndBack() throws {
    let fixture = rows([20])
    fixture.scrollRow(to: 150)
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 90, height: 90)
    let cell = try #require(fixture.cell(2))
    let start = fixture.presented(cell)
    fixture.collectionView.setCollectionViewLayout(flow, animated: true)
    #expect(fixture.presented(cell) == start)
    fixture.stage.advance(by: 1)
    #expect(cell.superview === fixture.collectionView)
    #expect(fixture.scrollViews.isEmpty)
    let placed = fixture.presented(cell)
    fixture.collectionView.setCollectionViewLayout(fixture.layout, animated: true)
    #expect(fixture.presented(cell) == placed)
    fixture.stage.advance(by: 1)
    #expect(cell.superview === fixture.scrollViews.first)
    #expect(fixture.rowOffset == 150)
  }

  @Test func anInteractiveChangeOfLayoutsDoesNotJump() throws {
    let fixture = rows([20])
    fixture.scrollRow(to: 150)
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 90, height: 90)
    let cell = try #require(fixture.cell(2))
    let start = fixture.presented(cell)
    let transition = fixture.collectionView.startInteractiveTransition(to: flow)
    #expect(fixture.presented(cell) == start)
    transition.transitionProgress = 0.5
    fixture.stage.advance(by: 0.02)
    let half = fixture.presented(cell)
    fixture.collectionView.cancelInteractiveTransition()
    #expect(abs(fixture.presented(cell).minX - half.minX) < 0.01)
    fixture.stage.advance(by: 1)
    #expect(fixture.presented(cell) == start)
  }

  @Test func anItemMovedByHandLeavesItsRowAndReturns() throws {
    let fixture = rows([20, 3], normal: [1])
    fixture.scrollRow(to: 150)
    let cell = try #require(fixture.cell(2))
    let start = fixture.presented(cell)
    #expect(fixture.collectionView.beginInteractiveMovementForItem(at: [0, 2]))
    fixture.stage.advance(by: 0)
    #expect(fixture.presented(cell) == start)
    fixture.collectionView.updateInteractiveMovementTargetPosition(CGPoint(x: 110, y: 50))
    fixture.stage.advance(by: 0)
    #expect(fixture.presented(cell) == start.offsetBy(dx: 10, dy: 10))
    #expect(cell.superview === fixture.collectionView)
    fixture.collectionView.updateInteractiveMovementTargetPosition(CGPoint(x: 210, y: 50))
    fixture.stage.advance(by: 1)
    #expect(fixture.cell(3) === cell || fixture.collectionView.indexPath(for: cell) != nil)
    fixture.collectionView.cancelInteractiveMovement()
    fixture.stage.advance(by: 1)
    #expect(fixture.cell(2) === cell)
    #expect(cell.superview === fixture.scrollViews.first)
    #expect(fixture.presented(cell) == start)
  }

  @Test func aThrowContinuesThroughAnUpdate() {
    let fixture = rows([200])
    fixture.stage.drag(from: CGPoint(x: 250, y: 40), to: CGPoint(x: 100, y: 40), duration: 0.1)
    fixture.stage.advance(by: 0.1)
    let before = fixture.rowOffset
    fixture.counts = [199]
    fixture.collectionView.performBatchUpdates({ fixture.collectionView.deleteItems(at: [[0, 150]]) })
    fixture.stage.advance(by: 0.05)
    #expect(fixture.rowOffset > before)
    fixture.stage.advance(by: 4)
    #expect(fixture.items().count >= 3)
  }

  @Test func aCellThatReturnsInAnotherRowContinuesFromItsPresentedPosition() throws {
    let fixture = rows([20, 20])
    fixture.scrollRow(to: 150)
    let cell = try #require(fixture.cell(2))
    fixture.counts = [19, 21]
    fixture.collectionView.performBatchUpdates({ fixture.collectionView.moveItem(at: [0, 2], to: [1, 10]) })
    fixture.stage.advance(by: 0.1)
    let seen = fixture.presented(cell)
    fixture.scrollRow(to: 850, 1)
    #expect(fixture.cell(10, 1) === cell)
    #expect(cell.superview === fixture.scrollViews[1])
    #expect(abs(fixture.presented(cell).midX - seen.midX) < 0.01)
    #expect(abs(fixture.presented(cell).midY - seen.midY) < 0.01)
    fixture.stage.advance(by: 1)
    #expect(fixture.presented(cell) == CGRect(x: 150, y: 80, width: 100, height: 80))
  }

  @Test func aRowThatIsFilledAgainIsStackedBehindItsHeader() throws {
    let section = rowSection()
    section.boundarySupplementaryItems = [boundary("header", .top)]
    section.decorationItems = [.background(elementKind: "background")]
    let fixture = CompositionalFixture(20, section)
    func places() throws -> (row: Int, header: Int) {
      let views = fixture.collectionView.subviews
      let header = try #require(fixture.collectionView.supplementaryView(forElementKind: "header", at: [0, 0]))
      let (row, front) = (views.firstIndex { $0 is UIScrollView }, views.firstIndex(of: header))
      return (try #require(row), try #require(front))
    }
    #expect(try places() == (1, 2))
    fixture.collectionView.reloadData()
    fixture.stage.advance(by: 0)
    #expect(try places() == (1, 2))
  }

  @Test func aRowThatReturnsWhileAFingerIsWhereItWasIsSeen() throws {
    let fixture = CompositionalFixture([20], UICollectionViewCompositionalLayout(section: rowSection(inset: 10)))
    let listed = UICollectionViewCompositionalLayout(section: list(.absolute(60)))
    fixture.stage.touchDown(at: CGPoint(x: 5, y: 50))  // beside its cells
    fixture.stage.advance(by: 0.5)
    fixture.collectionView.collectionViewLayout = listed
    fixture.stage.advance(by: 0.1)
    #expect(fixture.scrollViews.isEmpty)
    fixture.collectionView.collectionViewLayout = fixture.layout
    fixture.stage.advance(by: 0.1)
    #expect(fixture.cell(0)?.window != nil)
    fixture.counts = [5, 20]
    fixture.collectionView.performBatchUpdates({ fixture.collectionView.insertSections([0]) })
    fixture.stage.touchUp()
    fixture.stage.advance(by: 1)
    #expect(fixture.scrollViews.map { $0.frame.minY } == [10, 110])
    #expect(fixture.presented(0, 1)?.minY == 110)
  }

  @Test(arguments: [false, true])
  func aFingerOnAScrollViewThatWasTakenAwayDoesNotScrollTheRow(isAnimated: Bool) {
    let fixture = CompositionalFixture([20], UICollectionViewCompositionalLayout(section: rowSection(inset: 10)))
    let listed = UICollectionViewCompositionalLayout(section: list(.absolute(60)))
    fixture.stage.touchDown(at: CGPoint(x: 5, y: 50))  // beside its cells
    fixture.stage.advance(by: 0.5)
    fixture.collectionView.setCollectionViewLayout(listed, animated: isAnimated)
    fixture.stage.advance(by: 1)
    fixture.collectionView.setCollectionViewLayout(fixture.layout, animated: isAnimated)
    fixture.stage.advance(by: 1)
    for step in 1...20 {
      fixture.stage.touchMove(to: CGPoint(x: 5 - 10 * Double(step), y: 50))
      fixture.stage.advance(by: 1.0 / 60)
      #expect(fixture.collectionView.rowOffset(0, isHorizontal: true) == fixture.rowOffset)
    }
    fixture.stage.touchUp()
  }

  @Test func aLayoutWhoseRowsScrollAlongTheOtherAxisTakesCellsFromWhereTheyAreSeen() throws {
    let fixture = rows([20])
    fixture.scrollRow(to: 150)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let other = UICollectionViewCompositionalLayout(section: rowSection(inset: 30), configuration: configuration)
    let cell = try #require(fixture.cell(2))
    let start = places(fixture)
    fixture.collectionView.setCollectionViewLayout(other, animated: true)
    for (cell, place) in places(fixture) { #expect(start[cell] == nil || start[cell] == place) }
    fixture.stage.advance(by: 1)
    #expect(fixture.cell(2) === cell)
    #expect(fixture.presented(cell) == CGRect(x: 30, y: 190, width: 100, height: 80))
    fixture.collectionView.setCollectionViewLayout(fixture.layout, animated: true)
    #expect(fixture.presented(cell) == CGRect(x: 30, y: 190, width: 100, height: 80))
    fixture.stage.advance(by: 1)
    #expect(fixture.presented(cell) == CGRect(x: 50, y: 0, width: 100, height: 80))
    #expect(fixture.scrollViews.count == 1)
  }

  @Test func aRowThatABatchLeavesEmptyAndTakesOffTheScreenIsTakenAway() {
    let fixture = rows([3, 1], normal: [0])
    #expect(fixture.scrollViews.count == 1)
    fixture.counts = [24, 0]
    fixture.collectionView.performBatchUpdates({
      fixture.collectionView.insertItems(at: (1...20).map { IndexPath(item: $0, section: 0) })
      fixture.collectionView.moveItem(at: [1, 0], to: [0, 0])
    })
    fixture.stage.advance(by: 1)
    #expect(fixture.scrollViews.isEmpty)
  }

  @Test func aRowThatAnUpdateMovesIsScrolledOnItsWayAsBefore() {
    func offsets(_ change: (CompositionalFixture) -> Void) -> [CGFloat] {
      let fixture = rows([3, 20], normal: [0])
      fixture.collectionView.scrollToItem(at: [1, 10], at: .left, animated: true)
      fixture.stage.advance(by: 0.1)
      change(fixture)
      return (0..<20).map { _ in
        fixture.stage.advance(by: 1.0 / 60)
        return fixture.rowOffset
      }
    }
    let disturbed = offsets { fixture in
      fixture.counts = [4, 20]
      fixture.collectionView.performBatchUpdates({ fixture.collectionView.insertItems(at: [[0, 0]]) })
    }
    #expect(disturbed == offsets { _ in })
  }

  @Test func aRowThatIsScrolledWhileAnUpdateIsPreparedRestsInItsRange() {
    let layout = ScrollingLayout { section, _ in section == 0 ? list(.absolute(60)) : rowSection() }
    let fixture = CompositionalFixture([3, 20], layout)
    fixture.counts = [4, 20]
    layout.actsInUpdates = { $0.scrollToItem(at: [1, 19], at: .left, animated: true) }
    fixture.collectionView.performBatchUpdates({ fixture.collectionView.insertItems(at: [[0, 0]]) })
    layout.actsInUpdates = { _ in }
    fixture.counts = [4, 10]
    fixture.collectionView.performBatchUpdates({
      fixture.collectionView.deleteItems(at: (0..<10).map { IndexPath(item: $0, section: 1) })
    })
    fixture.stage.advance(by: 2)
    #expect(fixture.rowOffset == 700)
    #expect(fixture.items(1) == [7, 8, 9])
  }

  private final class ScrollingLayout: UICollectionViewCompositionalLayout {
    var actsInUpdates: (UICollectionView) -> Void = { _ in }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      if let collectionView { actsInUpdates(collectionView) }
    }
  }

  @Test func aRowThatHasMovedIsThatOfItsSection() throws {
    var order = [0, 1, 2]
    var heard: [(Int, CGFloat)] = []
    let layout = UICollectionViewCompositionalLayout { place, _ in
      let number = order[place]
      let section = rowSection(number == 0 ? .groupPaging : .continuous, width: 100 + 20 * CGFloat(number))
      section.visibleItemsInvalidationHandler = { _, offset, _ in heard.append((number, offset.x)) }
      return section
    }
    let fixture = CompositionalFixture([20, 20, 20], layout)
    fixture.scrollRow(to: 200, 0)
    order = [1, 2, 0]
    fixture.collectionView.performBatchUpdates({ fixture.collectionView.moveSection(0, toSection: 2) })
    fixture.stage.advance(by: 1)
    #expect(fixture.scrollViews.map { $0.contentOffset.x } == [0, 0, 200])
    heard = []
    fixture.scrollRow(to: 50, 0)
    #expect(!heard.isEmpty && heard.allSatisfy { $0.0 == 1 && $0.1 == 50 })
    heard = []
    fixture.scrollRow(to: 300, 2)
    #expect(!heard.isEmpty && heard.allSatisfy { $0.0 == 0 && $0.1 == 300 })
    // It rests where its own groups begin, and nothing of it is taken for another section's.
    fixture.flick(from: CGPoint(x: 200, y: 200), by: CGVector(dx: -60, dy: 0))
    #expect(fixture.scrollViews[2].contentOffset.x == 400)
    #expect(fixture.items(2) == [4, 5, 6] && fixture.items(0) == [0, 1, 2])
  }
}
