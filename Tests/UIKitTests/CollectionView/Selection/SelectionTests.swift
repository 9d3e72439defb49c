import Stage
import Testing
import UIKit

@MainActor @Suite struct SelectionTests {
  private func tap(_ fixture: CollectionFixture, _ item: Int) {
    fixture.clear()
    fixture.stage.tap(at: CGPoint(x: 200, y: CGFloat(item) * 100 + 50))
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test func aTapHighlightsAndSelectsInOrder() {
    let fixture = CollectionFixture([100])
    tap(fixture, 1)
    #expect(
      fixture.log == [
        "shouldHighlight 0.1", "didHighlight 0.1", "shouldSelect 0.1", "didSelect 0.1", "didUnhighlight 0.1",
      ])
    #expect(fixture.collectionView.indexPathsForSelectedItems == [path(1)])
    #expect(fixture.cell(1)!.isSelected && !fixture.cell(1)!.isHighlighted)
  }

  @Test func theCellIsHighlightedWhileTheFingerIsDown() {
    let fixture = CollectionFixture([3])  // fits, so nothing is held back
    fixture.stage.touchDown(at: CGPoint(x: 200, y: 150))
    #expect(fixture.cell(1)!.isHighlighted && !fixture.cell(1)!.isSelected)
    fixture.stage.touchUp()
    #expect(!fixture.cell(1)!.isHighlighted && fixture.cell(1)!.isSelected)
  }

  @Test func anotherSelectionDeselectsTheFormer() {
    let fixture = CollectionFixture([100])
    tap(fixture, 1)
    tap(fixture, 2)
    #expect(fixture.log.filter { $0.contains("elect") } == ["shouldSelect 0.2", "didDeselect 0.1", "didSelect 0.2"])
    #expect(!fixture.cell(1)!.isSelected && fixture.cell(2)!.isSelected)
    #expect(fixture.collectionView.indexPathsForSelectedItems == [path(2)])
  }

  @Test func theSelectedItemIsSelectedAgainByAnotherTap() {
    let fixture = CollectionFixture([100])
    tap(fixture, 1)
    tap(fixture, 1)
    #expect(fixture.log.filter { $0.contains("elect") } == ["shouldSelect 0.1", "didSelect 0.1"])
  }

  @Test func withMultipleSelectionATapToggles() {
    let fixture = CollectionFixture([100])
    fixture.collectionView.allowsMultipleSelection = true
    tap(fixture, 2)
    tap(fixture, 1)
    #expect(fixture.collectionView.indexPathsForSelectedItems == [path(1), path(2)])
    tap(fixture, 2)
    #expect(
      fixture.log == [
        "shouldHighlight 0.2", "didHighlight 0.2", "shouldDeselect 0.2", "didDeselect 0.2", "didUnhighlight 0.2",
      ])
    #expect(fixture.collectionView.indexPathsForSelectedItems == [path(1)])
  }

  @Test func theDelegateMayRefuse() {
    let fixture = CollectionFixture([100])
    fixture.allows = { $0 != "shouldHighlight" }
    tap(fixture, 1)
    #expect(fixture.log == ["shouldHighlight 0.1"])
    fixture.allows = { $0 != "shouldSelect" }
    tap(fixture, 1)
    #expect(fixture.log == ["shouldHighlight 0.1", "didHighlight 0.1", "shouldSelect 0.1", "didUnhighlight 0.1"])
    #expect(fixture.collectionView.indexPathsForSelectedItems == [])
    fixture.collectionView.allowsMultipleSelection = true
    fixture.allows = { $0 != "shouldDeselect" }
    tap(fixture, 1)
    tap(fixture, 1)
    #expect(fixture.collectionView.indexPathsForSelectedItems == [path(1)])
  }

  @Test func withoutSelectionNobodyIsAsked() {
    let fixture = CollectionFixture([100])
    fixture.collectionView.allowsSelection = false
    tap(fixture, 1)
    #expect(fixture.log.isEmpty)
  }

  @Test func aFingerThatLeavesTheCellDoesNotSelectIt() {
    let fixture = CollectionFixture([3])
    fixture.clear()
    fixture.stage.touchDown(at: CGPoint(x: 200, y: 150))
    fixture.stage.touchMove(to: CGPoint(x: 200, y: 250))
    fixture.stage.touchUp()
    #expect(fixture.log == ["shouldHighlight 0.1", "didHighlight 0.1", "didUnhighlight 0.1"])
  }

  @Test func aSecondFingerNeitherHighlightsNorSelects() {
    let fixture = CollectionFixture([3])
    fixture.clear()
    fixture.stage.touchDown(at: CGPoint(x: 200, y: 150), id: 0)
    fixture.stage.touchDown(at: CGPoint(x: 200, y: 50), id: 1)
    #expect(fixture.cell(1)!.isHighlighted && !fixture.cell(0)!.isHighlighted)
    fixture.stage.touchUp(id: 1)
    #expect(fixture.cell(1)!.isHighlighted && fixture.collectionView.indexPathsForSelectedItems == [])
    fixture.stage.touchDown(at: CGPoint(x: 200, y: 250), id: 2)
    fixture.stage.touchUp(id: 0)
    fixture.stage.touchUp(id: 2)
    #expect((0..<3).allSatisfy { !fixture.cell($0)!.isHighlighted })
    #expect(
      fixture.log == [
        "shouldHighlight 0.1", "didHighlight 0.1", "shouldSelect 0.1", "didSelect 0.1", "didUnhighlight 0.1",
      ])
  }

  @Test func aDragTakesTheHighlightAwayAndSelectsNothing() {
    let fixture = CollectionFixture([100])
    fixture.stage.touchDown(at: CGPoint(x: 200, y: 150))
    fixture.stage.advance(by: 0.2)
    #expect(fixture.cell(1)!.isHighlighted)
    fixture.stage.touchMove(to: CGPoint(x: 200, y: 130))
    #expect(!fixture.cell(1)!.isHighlighted)
    fixture.stage.touchUp()
    #expect(fixture.collectionView.indexPathsForSelectedItems == [])
  }

  /// The finger lifts when the touched cell is gone, and no view tells the collection view.
  @Test func afterATouchWhoseCellIsDeletedTheNextOneSelects() {
    let fixture = CollectionFixture([3])
    fixture.stage.touchDown(at: CGPoint(x: 200, y: 250))
    fixture.counts = [2]
    fixture.collectionView.deleteItems(at: [path(2)])
    fixture.stage.advance(by: 1)
    fixture.stage.touchUp()
    tap(fixture, 1)
    #expect(fixture.collectionView.indexPathsForSelectedItems == [path(1)])
  }

  @Test func aSelectionOffScreenShowsWhenTheItemReturns() {
    let fixture = CollectionFixture([100])
    tap(fixture, 0)
    fixture.collectionView.contentOffset.y = 1000
    fixture.stage.advance(by: 0.1)
    #expect(fixture.collectionView.visibleCells.allSatisfy { !$0.isSelected })
    fixture.collectionView.contentOffset.y = 0
    fixture.stage.advance(by: 0.1)
    #expect(fixture.cell(0)!.isSelected)
  }

  @Test func programsSelectWithoutTellingTheDelegate() {
    let fixture = CollectionFixture([100])
    fixture.clear()
    fixture.collectionView.selectItem(at: path(20), animated: false, scrollPosition: .top)
    fixture.stage.advance(by: 0.1)
    #expect(fixture.collectionView.contentOffset.y == 2000)
    #expect(fixture.cell(20)!.isSelected)
    fixture.collectionView.selectItem(at: path(21), animated: false, scrollPosition: [])
    #expect(fixture.collectionView.indexPathsForSelectedItems == [path(21)] && !fixture.cell(20)!.isSelected)
    fixture.collectionView.deselectItem(at: path(21), animated: false)
    #expect(fixture.collectionView.indexPathsForSelectedItems == [])
    #expect(!fixture.log.contains { $0.contains("elect") })
  }

  @Test func thePrimaryActionComesAfterTheSelectionAndWithoutIt() {
    let fixture = CollectionFixture([100])
    fixture.notesPrimaryActions = true
    tap(fixture, 1)
    #expect(
      fixture.log == [
        "shouldHighlight 0.1", "didHighlight 0.1", "shouldSelect 0.1", "didSelect 0.1", "primaryAction 0.1",
        "didUnhighlight 0.1",
      ])
    fixture.allows = { $0 != "shouldSelect" }
    tap(fixture, 2)
    #expect(fixture.log.suffix(3) == ["shouldSelect 0.2", "primaryAction 0.2", "didUnhighlight 0.2"])
    fixture.allows = { $0 != "primaryAction" }
    tap(fixture, 2)
    #expect(!fixture.log.contains("primaryAction 0.2"))
  }

  @Test(arguments: [false, true])
  func canPerformPrimaryActionDefaultsToTrueWhenNotEditingAndToFalseWhenEditing(isEditing: Bool) {
    final class Delegate: NSObject, UICollectionViewDelegate {
      var actions: [IndexPath] = []
      func collectionView(_ view: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        actions.append(indexPath)
      }
    }
    let fixture = CollectionFixture([100])
    let delegate = Delegate()
    fixture.collectionView.delegate = delegate
    fixture.collectionView.allowsSelectionDuringEditing = true
    fixture.collectionView.isEditing = isEditing
    tap(fixture, 1)
    #expect(fixture.collectionView.indexPathsForSelectedItems == [path(1)])
    #expect(delegate.actions == (isEditing ? [] : [path(1)]))
  }

  @Test func aTapThatExtendsASelectionPerformsNoPrimaryAction() {
    let fixture = CollectionFixture([100])
    fixture.notesPrimaryActions = true
    fixture.collectionView.allowsMultipleSelection = true
    tap(fixture, 1)
    #expect(fixture.log.contains("primaryAction 0.1"))
    tap(fixture, 2)
    #expect(fixture.log.contains("didSelect 0.2") && !fixture.log.contains("primaryAction 0.2"))
  }

  @Test func editingHasItsOwnRulesAndStartsWithoutASelection() {
    let fixture = CollectionFixture([100])
    #expect(!fixture.collectionView.allowsSelectionDuringEditing)
    #expect(!fixture.collectionView.allowsMultipleSelectionDuringEditing)
    fixture.notesPrimaryActions = true
    tap(fixture, 0)
    fixture.collectionView.isEditing = true
    #expect(fixture.collectionView.indexPathsForSelectedItems == [] && !fixture.cell(0)!.isSelected)
    tap(fixture, 1)
    #expect(fixture.log.isEmpty)
    fixture.collectionView.allowsMultipleSelectionDuringEditing = true
    tap(fixture, 1)
    #expect(!fixture.log.contains("primaryAction 0.1"))
    tap(fixture, 2)
    #expect(fixture.collectionView.indexPathsForSelectedItems == [path(1), path(2)])
    fixture.collectionView.isEditing = false
    #expect(fixture.collectionView.indexPathsForSelectedItems == [])
  }

  @Test func positionsOfBothAxesMayBeCombined() {
    let fixture = CollectionFixture([100])
    fixture.collectionView.contentInset.left = 30
    fixture.collectionView.contentOffset.x = 0
    fixture.collectionView.scrollToItem(at: path(50), at: [.bottom, .left], animated: false)
    #expect(fixture.collectionView.contentOffset == CGPoint(x: -30, y: 4700))
    fixture.collectionView.scrollToItem(at: path(50), at: [], animated: false)
    #expect(fixture.collectionView.contentOffset == CGPoint(x: -30, y: 4700))
  }

  @Test func itemsAreScrolledToTheirPositions() {
    let fixture = CollectionFixture([100])
    let positions: [(UICollectionView.ScrollPosition, CGFloat)] = [
      (.top, 5000), (.centeredVertically, 4850), (.bottom, 4700),
    ]
    for (position, y) in positions {
      fixture.collectionView.scrollToItem(at: path(50), at: position, animated: false)
      #expect(fixture.collectionView.contentOffset.y == y)
    }
    fixture.collectionView.scrollToItem(at: path(0), at: .bottom, animated: true)
    fixture.stage.advance(by: 0.4)
    #expect(fixture.collectionView.contentOffset.y == 0)
  }
}
