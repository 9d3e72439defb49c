// What comes back from its way out, without animation, to a layout that only estimates how large it is.

import Testing
import UIKit

@MainActor @Suite struct EstimatedReturnTests {
  @Test func itContinuesFromItsPresentedPositionThoughItPrefersAnotherSize() throws {
    let (fixture, cells) = try #require(fixtureAndCells(estimate: 100, length: 80))
    let seen = cells.map { fixture.presented($0) }
    fixture.scroll(to: 200)
    let cell = try #require(fixture.cell(6))
    #expect(cell === cells[6] && cell.bounds.height == 80)
    #expect(fixture.presented(cell) == seen[6].offsetBy(dx: 0, dy: -200))
    fixture.stage.advance(by: 1)
    #expect(fixture.presented(cell) == cell.frame.offsetBy(dx: 0, dy: -200))
  }

  @Test func itContinuesDisappearingWhenItsNeighboursTurnOutToBeLarger() throws {
    let (fixture, cells) = try #require(fixtureAndCells(estimate: 100, length: 200))
    let last = cells[7]
    let seen = fixture.presented(last)
    // By their estimates the fifth to the eighth cell have room below 800 points; as large as they are, two of them do.
    fixture.scroll(to: 790)
    #expect(fixture.cell(4)?.frame == CGRect(x: 0, y: 800, width: 300, height: 200))
    #expect(fixture.cell(7) == nil)
    #expect(last.superview === fixture.collectionView && fixture.presented(last) == seen.offsetBy(dx: 0, dy: -790))
    fixture.stage.advance(by: 2)
    #expect(last.superview == nil)
  }

  @Test func itStaysOnItsCurveWhenItReturnsForOnePassOnly() throws {
    let (fixture, cells) = try #require(fixtureAndCells(estimate: 100, length: 200))
    let (other, undisturbed) = try #require(fixtureAndCells(estimate: 100, length: 200))
    fixture.scroll(to: 790)
    for stage in [fixture.stage, other.stage] { stage.advance(by: 0.1) }
    #expect(fixture.presented(cells[7]) == other.presented(undisturbed[7]).offsetBy(dx: 0, dy: -790))
  }

  /// Two rows above the screen are deleted, which pushes two off its upper edge. They come back under a row of 50 points
  /// that turns out to have 60: what is below that stays, and so do they.
  @Test func itIsSeenInItsPlaceWhenARowAboveTurnsOutToBeLarger() throws {
    let fixture = CompositionalFixture(200, list(.estimated(50))) {
      $0.cellSize = { _ in CGSize(width: 300, height: 60) }
    }
    let view = fixture.collectionView
    fixture.scroll(to: 5000)
    let first = try #require(view.indexPathsForVisibleItems.min()).item
    fixture.scroll(to: try #require(fixture.cell(first)).frame.minY)
    let cells = try (first...first + 2).map { item in try #require(fixture.cell(item)) }
    fixture.counts = [198]
    view.performBatchUpdates { view.deleteItems(at: [[0, 0], [0, 1]]) }
    fixture.stage.advance(by: 0.1)
    #expect(cells[0].isDisappearing && cells[1].isDisappearing && !cells[2].isDisappearing)
    let seen = cells.map { fixture.presented($0).minY }
    let height = fixture.height
    view.contentOffset.y -= 170
    fixture.stage.advance(by: 0)
    #expect(!cells[0].isDisappearing && fixture.height == height + 10)
    for (cell, former) in zip(cells, seen) { #expect(abs(fixture.presented(cell).minY - former - 170) < 1e-6) }
  }

  /// Eight cells of 50 points were on screen; the layout that animates in their place knows an estimate only.
  private func fixtureAndCells(
    estimate: CGFloat, length: CGFloat
  ) -> (fixture: CompositionalFixture, cells: [UICollectionViewCell])? {
    let fixture = CompositionalFixture([100], UICollectionViewCompositionalLayout(section: list(.absolute(50)))) {
      $0.cellSize = { _ in CGSize(width: 300, height: length) }
    }
    let cells = (0..<8).compactMap { fixture.cell($0) }
    guard cells.count == 8 else { return nil }
    fixture.collectionView.setCollectionViewLayout(
      UICollectionViewCompositionalLayout(section: list(.estimated(estimate))), animated: true)
    fixture.stage.advance(by: 0.05)
    return (fixture, cells)
  }
}
