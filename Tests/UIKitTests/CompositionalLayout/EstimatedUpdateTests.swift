// Changes of what says its size itself: nothing jumps, and everything knows from the start where it goes.

import Stage
import Testing
import UIKit

@MainActor @Suite struct EstimatedUpdateTests {
  @Test func cellsOfASectionThatBecomesEstimatedAreAskedBeforeTheyMove() throws {
    var isEstimated = false
    let fixture = CompositionalFixture(
      [20], UICollectionViewCompositionalLayout { _, _ in list(isEstimated ? .estimated(50) : .absolute(60)) }
    ) { $0.cellSize = { _ in CGSize(width: 300, height: 90) } }
    let cell = try #require(fixture.cell(2))
    isEstimated = true
    fixture.counts = [21]
    fixture.collectionView.performBatchUpdates({ fixture.collectionView.insertItems(at: [[0, 20]]) })
    #expect(cell.frame == CGRect(x: 0, y: 180, width: 300, height: 90))
    #expect(fixture.presented(cell) == CGRect(x: 0, y: 120, width: 300, height: 60))
    fixture.stage.advance(by: 0)
    #expect(fixture.presented(cell) == CGRect(x: 0, y: 120, width: 300, height: 60))
    fixture.stage.advance(by: 1)
    #expect(fixture.presented(cell) == CGRect(x: 0, y: 180, width: 300, height: 90))
  }

  @Test func anotherLayoutAsksThemToo() throws {
    let fixture = CompositionalFixture([20], UICollectionViewCompositionalLayout(section: list(.absolute(60)))) {
      $0.cellSize = { _ in CGSize(width: 300, height: 90) }
    }
    let cell = try #require(fixture.cell(2))
    fixture.collectionView.setCollectionViewLayout(
      UICollectionViewCompositionalLayout(section: list(.estimated(50))), animated: true)
    fixture.stage.advance(by: 0)
    #expect(cell.frame == CGRect(x: 0, y: 180, width: 300, height: 90))
    #expect(fixture.presented(cell) == CGRect(x: 0, y: 120, width: 300, height: 60))
  }

  @Test func whatSmallerCellsMakeSpaceForFadesInWithTheSameChange() throws {
    var height: CGFloat = 100
    let fixture = CompositionalFixture(40, list(.estimated(100))) {
      $0.cellSize = { _ in CGSize(width: 300, height: height) }
    }
    height = 20
    fixture.collectionView.performBatchUpdates({ fixture.collectionView.reloadSections([0]) })
    let cell = try #require(fixture.cell(19))
    #expect(cell.layer.presentationValues(at: fixture.stage.time).opacity == 0)
    for item in 0..<20 { #expect(fixture.cell(item)?.frame.height == 20) }
    fixture.stage.advance(by: 1)
    #expect(fixture.cell(19) === cell && fixture.presented(cell).minY == 380)
  }

  @Test func whatIsOnItsWayOutGoesAlongWhenWhatComesSaysItsSize() throws {
    let fixture = CompositionalFixture(100, list(.estimated(50))) {
      $0.cellSize = { _ in CGSize(width: 300, height: 80) }
    }
    fixture.scroll(to: 1000)
    let path = try #require(fixture.collectionView.indexPathsForVisibleItems.sorted().dropFirst(2).first)
    let cell = try #require(fixture.collectionView.cellForItem(at: path))
    fixture.counts = [99]
    fixture.collectionView.performBatchUpdates({ fixture.collectionView.deleteItems(at: [path]) })
    fixture.stage.advance(by: 0.05)
    let (seen, offset) = (fixture.presented(cell), fixture.collectionView.contentOffset.y)
    fixture.scroll(to: offset - 60)
    #expect(fixture.collectionView.contentOffset.y != offset - 60)  // what has come is longer than it seemed
    #expect(fixture.presented(cell) == seen.offsetBy(dx: 0, dy: 60))
  }

  /// Ten rows of 100 points, estimated as 44: all ten are measured, though four have room.
  @Test(arguments: [EstimatedFixture.Kind.flow, .compositional]) func whatIsPushedOutGoesWhereMeasuredRowsPushIt(
    _ kind: EstimatedFixture.Kind
  ) throws {
    let fixture = EstimatedFixture(kind, [20]) { _ in 100 }
    let view = try #require(fixture.collectionView)
    let cell = try #require(view.cellForItem(at: [0, 0]))
    fixture.names[0] = Array(100..<110) + fixture.names[0]
    view.performBatchUpdates { view.insertItems(at: (0..<10).map { [0, $0] }) }
    func middle() -> CGFloat { cell.layer.presentationValues(at: fixture.stage.time).position.y }
    #expect(middle() == 50)
    fixture.stage.advance(by: 0.15)
    #expect(abs(middle() - 550) < 0.1)  // half-way to 1050
    fixture.stage.advance(by: 1)
    #expect(fixture.seenNames == [100, 101, 102, 103])
  }

  @Test func aHeaderAboveTheScreenIsAsHighAsItHasPreferredAfterABatch() {
    let section = list(.absolute(50))
    section.boundarySupplementaryItems = [boundary("header", .top, .estimated(30))]
    let fixture = CompositionalFixture([10, 10], UICollectionViewCompositionalLayout(section: section)) {
      $0.viewSize = { _, _ in CGSize(width: 300, height: 70) }
    }
    #expect(fixture.height == 1100)  // one of them is on the screen
    fixture.scroll(to: 300)
    #expect(fixture.height == 1140 && fixture.collectionView.contentOffset.y == 300)
    fixture.counts = [11, 10]
    fixture.collectionView.performBatchUpdates({ fixture.collectionView.insertItems(at: [[0, 10]]) })
    #expect(fixture.height == 1190)
    #expect(fixture.frame(0)?.minY == 70 && fixture.cell(10)?.frame.minY == 570)
    fixture.stage.advance(by: 1)
  }
}
