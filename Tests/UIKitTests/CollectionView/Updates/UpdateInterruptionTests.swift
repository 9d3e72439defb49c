import Stage
import TestSupport
import Testing
import UIKit

/// Updates that end, come back or are replaced while others run.
@MainActor @Suite struct UpdateInterruptionTests {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test func aCompletionThatComesAtOnceMayPerformTheNextUpdate() {
    let fixture = CollectionFixture([2])
    fixture.collectionView.performBatchUpdates {
    } completion: { _ in
      fixture.counts = [3]
      fixture.collectionView.insertItems(at: [path(2)])
    }
    fixture.stage.advance(by: 1)
    #expect(fixture.items() == [0, 1, 2])
  }

  @Test func aCompletionThatAReloadBringsAboutRunsAfterTheReload() {
    let fixture = CollectionFixture([2])
    var completions: [Bool] = []
    fixture.counts = [3]
    fixture.collectionView.performBatchUpdates {
      fixture.collectionView.insertItems(at: [path(0)])
    } completion: { finished in
      completions.append(finished)
      fixture.collectionView.performBatchUpdates {
        fixture.counts = [5]
        fixture.collectionView.insertItems(at: [path(1)])
      }
    }
    fixture.stage.advance(by: 0.1)
    fixture.counts = [4]
    fixture.collectionView.reloadData()
    fixture.stage.advance(by: 1)
    #expect(completions == [false])
    #expect(fixture.items() == [0, 1, 2, 3])  // of five, four fit
    #expect(fixture.collectionView.numberOfItems(inSection: 0) == 5)
  }

  @Test func aReloadInTheMiddleOfAnUpdateQueuesEachViewOnce() {
    let fixture = CollectionFixture([4])
    fixture.counts = [0]
    fixture.collectionView.performBatchUpdates { fixture.collectionView.deleteItems(at: (0..<4).map(path)) }
    fixture.stage.advance(by: 0.1)
    fixture.counts = [4]
    fixture.collectionView.reloadData()
    fixture.stage.advance(by: 0)
    #expect(Set(fixture.collectionView.visibleCells.map { ObjectIdentifier($0) }).count == 4)
    #expect(fixture.shown == [0, 1, 2, 3])
    #expect(fixture.cells.count == 4)
  }

  @Test func aCellThatReturnsShowsWhatWasSelectedMeanwhile() {
    let fixture = CollectionFixture([100])
    fixture.animate(itemHeight: 200)
    fixture.stage.advance(by: 0.1)
    fixture.collectionView.selectItem(at: path(3), animated: false, scrollPosition: [])
    fixture.animate(itemHeight: 100)
    #expect(fixture.cell(3)?.isSelected == true)
    #expect(fixture.cells.count == 4)
  }

  @Test func aCellThatReturnsIsStackedByItsNewIndexPath() throws {
    let fixture = CollectionFixture([100])
    let third = try #require(fixture.cell(3))
    let layout = fixture.layout
    layout.itemHeight = 200
    fixture.collectionView.performBatchUpdates(nil)  // 2 and 3 go off
    fixture.stage.advance(by: 0.1)
    layout.itemHeight = 100
    fixture.collectionView.performBatchUpdates { fixture.collectionView.moveItem(at: path(3), to: path(0)) }
    fixture.stage.advance(by: 1)
    #expect(fixture.cell(0) === third)
    let items = fixture.collectionView.subviews.compactMap { ($0 as? DiaryCell)?.shownAttributes?.indexPath.item }
    #expect(items == [0, 1, 2, 3])
  }

  @Test func aCellOnItsWayOutIsReconfiguredForItMayReturn() throws {
    let fixture = CollectionFixture([100])
    let leaving = try #require(fixture.cell(3))
    fixture.animate(itemHeight: 200)
    leaving.log = []
    fixture.collectionView.reconfigureItems(at: [path(3)])
    #expect(leaving.log == ["configure"])
  }

  @Test func aSectionThatIsReloadedWithFewerItemsForgetsTheSelectionOfThoseThatAreGone() {
    let fixture = CollectionFixture([4])
    fixture.collectionView.allowsMultipleSelection = true
    for item in [1, 3] { fixture.collectionView.selectItem(at: path(item), animated: false, scrollPosition: []) }
    fixture.counts = [2]
    fixture.collectionView.reloadSections(IndexSet(integer: 0))
    #expect(fixture.collectionView.indexPathsForSelectedItems == [path(1)])
  }

  @Test func aReloadOfTheItemUnderAFingerForgetsItsHighlight() {
    let fixture = CollectionFixture([3])  // fits, so that the touch is not held back
    fixture.stage.touchDown(at: CGPoint(x: 200, y: 150))
    #expect(fixture.cell(1)?.isHighlighted == true)
    fixture.collectionView.reloadItems(at: [path(1)])
    fixture.stage.advance(by: 1)
    fixture.stage.touchUp()
    #expect(fixture.cell(1)?.isHighlighted == false)
    #expect(fixture.collectionView.indexPathsForSelectedItems == [])
  }

  @Test func aTouchHighlightsTheCellThatItBeganOnWhateverHasMovedSince() {
    let fixture = CollectionFixture([100])
    fixture.stage.touchDown(at: CGPoint(x: 200, y: 150))  // held back for a moment
    fixture.layout.itemHeight = 60
    fixture.layout.invalidateLayout()
    fixture.stage.advance(by: 0.3)
    #expect(fixture.collectionView.visibleCells.filter { $0.isHighlighted } == [fixture.cell(1)])
  }

  @Test func aProgramsScrollEndsInTheContentThatAnUpdateLeaves() {
    let fixture = CollectionFixture([100])
    fixture.collectionView.setContentOffset(CGPoint(x: 0, y: 5000), animated: true)
    fixture.stage.advance(by: 0.2)
    fixture.counts = [10]
    fixture.collectionView.deleteItems(at: (10..<100).map(path))
    fixture.stage.advance(by: 3)
    #expect(fixture.collectionView.contentOffset.y == 600)
  }
}
