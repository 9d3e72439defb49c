import Foundation
import Stage
import Testing
import UIKit

/// Data that changes while an item is moved by hand, and when it is dropped.
@MainActor @Suite struct MovementReentrancyTests {
  private func begin(_ controller: ProgramController, _ item: Int, to row: Int) {
    #expect(controller.collectionView.beginInteractiveMovementForItem(at: [0, item]))
    controller.collectionView.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: row * 50 + 25))
  }

  private func expectRest(_ stage: Stage, _ controller: ProgramController) {
    stage.advance(by: 1)
    #expect(controller.rows == controller.expectedRows)
    #expect(controller.isDisplayBalanced)
    #expect(!controller.collectionView.hasUncommittedUpdates && !stage.needsFrame)
  }

  @Test(arguments: [0, 4])
  func insertingWhileAnItemIsMovedEndsTheMovement(target: Int) {
    let (stage, controller) = ProgramController.open(9)
    begin(controller, 1, to: target)
    stage.advance(by: 0.1)
    controller.sections[0].insert("new", at: 0)
    controller.collectionView.insertItems(at: [[0, 0]])
    expectRest(stage, controller)
    #expect(controller.rows.prefix(3) == ["new", "0", "1"])
  }

  @Test func aMovementToAnotherSectionEndsWithAnInsertion() {
    let (stage, controller) = ProgramController.open([["a", "b"], ["c", "d"]])
    begin(controller, 0, to: 2)
    controller.sections[1].append("e")
    controller.collectionView.insertItems(at: [[1, 2]])
    expectRest(stage, controller)
    #expect(controller.rows == ["a", "b", "c", "d", "e"])
  }

  /// The index path may be gone when the batch is performed.
  @Test(arguments: [true, false])
  func noMovementBeginsInTheClosureOfABatch(isEmpty: Bool) {
    let (stage, controller) = ProgramController.open([["a", "b"], ["c", "d"]])
    let view = controller.collectionView
    view.performBatchUpdates {
      if !isEmpty {
        controller.sections.removeLast()
        view.deleteSections([1])
      }
      #expect(!view.beginInteractiveMovementForItem(at: [1, 1]))
      view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 25))
    }
    #expect(!view.hasUncommittedUpdates)
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 75))
    view.endInteractiveMovement()
    expectRest(stage, controller)
    begin(controller, 0, to: 1)
    #expect(view.hasUncommittedUpdates)
    view.endInteractiveMovement()
    expectRest(stage, controller)
    #expect(controller.rows.prefix(2) == ["b", "a"])
  }

  @Test func noMovementBeginsWhileABatchWaits() {
    let (stage, controller) = ProgramController.open(30)
    let view = controller.collectionView
    var begins: Bool?
    controller.once(.willDisplay) { path in
      controller.sections[0].removeFirst(25)
      view.deleteItems(at: (0..<25).map { [0, $0] })
      begins = view.beginInteractiveMovementForItem(at: [0, 7])
    }
    view.contentOffset.y = 200
    view.layoutIfNeeded()
    #expect(begins == false)
    expectRest(stage, controller)
  }

  @Test func dataThatHasChangedBeforeTheMovementIsCancelledIsShown() {
    let (stage, controller) = ProgramController.open(9)
    begin(controller, 1, to: 4)
    controller.sections[0].removeLast(5)
    controller.collectionView.cancelInteractiveMovement()
    controller.collectionView.reloadData()
    expectRest(stage, controller)
  }

  @Test func aBatchInWillDisplayEndsTheMovementAndShowsWhatTheDataSourceGave() {
    let (stage, controller) = ProgramController.open(30)
    let view = controller.collectionView
    begin(controller, 4, to: 7)
    view.contentOffset.y = 400
    view.layoutIfNeeded()
    // On screen, the item before those that were there is the data source's [0, 7], which it showed as [0, 6].
    controller.once(.willDisplay) { _ in view.performBatchUpdates {} }
    view.contentOffset.y = 300
    view.layoutIfNeeded()
    expectRest(stage, controller)
    #expect(controller.rows.first == "6")
  }

  @Test func anItemThatIsDroppedInWillDisplayLeavesCellsWithTheIndexPathsOnScreen() {
    let (stage, controller) = ProgramController.open(30)
    let view = controller.collectionView
    begin(controller, 4, to: 7)
    view.contentOffset.y = 400
    view.layoutIfNeeded()
    // On screen, the data source's [0, 6] is [0, 5]; from now on it is that for the data source, too.
    controller.once(.willDisplay) { _ in view.endInteractiveMovement() }
    view.contentOffset.y = 250
    view.layoutIfNeeded()
    expectRest(stage, controller)
    #expect(controller.rows.prefix(3) == ["6", "7", "4"])
    #expect(view.subviews.filter { $0 is TextCell }.count == controller.rows.count)
  }

  @Test func anAnnouncedItemThatIsShownWhileItsMovementIsCancelledIsNotTakenBack() {
    final class Source: NSObject, UICollectionViewDataSourcePrefetching {
      var log: [String] = []
      func collectionView(_ view: UICollectionView, prefetchItemsAt paths: [IndexPath]) {
        log.append("fetch " + paths.map { "\($0.item)" }.joined(separator: " "))
      }
      func collectionView(_ view: UICollectionView, cancelPrefetchingForItemsAt paths: [IndexPath]) {
        log.append("cancel " + paths.map { "\($0.item)" }.joined(separator: " "))
      }
    }
    let (stage, controller) = ProgramController.open(60)
    let (view, source) = (controller.collectionView, Source())
    view.prefetchDataSource = source
    view.contentOffset.y = 5
    stage.advance(by: 0.02)
    #expect(source.log == ["fetch 9 10 11 12 13 14 15 16"])
    // The item after those on screen comes into view, as the first of them moves away.
    controller.once(.willDisplay) { _ in view.cancelInteractiveMovement() }
    begin(controller, 0, to: 20)
    stage.advance(by: 1)
    view.contentOffset.y = 0
    stage.advance(by: 0.02)
    #expect(source.log.last == "cancel 10 11 12 13 14 15 16")
    expectRest(stage, controller)
  }

  @Test func aBatchInMoveItemIsShown() {
    let (stage, controller) = ProgramController.open(9)
    begin(controller, 1, to: 4)
    controller.once(.moveItem) { _ in
      controller.collectionView.performBatchUpdates {
        controller.sections[0] += ["new", "newer"]
        controller.sections[0].remove(at: 0)
        controller.collectionView.deleteItems(at: [[0, 0]])
        controller.collectionView.insertItems(at: [[0, 8], [0, 9]])
      }
    }
    controller.collectionView.endInteractiveMovement()
    expectRest(stage, controller)
    #expect(controller.rows.prefix(4) == ["2", "3", "4", "1"])
  }

  @Test func reloadingDataInMoveItemShowsTheNewData() {
    let (stage, controller) = ProgramController.open(9)
    begin(controller, 1, to: 4)
    controller.once(.moveItem) { _ in
      controller.sections[0] = ["a", "b"]
      controller.collectionView.reloadData()
    }
    controller.collectionView.endInteractiveMovement()
    expectRest(stage, controller)
  }

  @Test func aSnapshotAppliedInDidReorderIsShown() throws {
    let (stage, controller) = ProgramController.open(0)
    let view = controller.collectionView
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, text in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) as? TextCell
      cell?.label.text = text
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b", "c", "d"])
    source.apply(snapshot, animatingDifferences: false)
    stage.advance(by: 0.1)
    source.reorderingHandlers.canReorderItem = { _ in true }
    source.reorderingHandlers.didReorder = { [weak source] transaction in
      var next = transaction.finalSnapshot
      next.deleteItems(["a"])
      next.appendItems(["e", "f"])
      source?.apply(next)
    }
    begin(controller, 1, to: 3)
    view.endInteractiveMovement()
    controller.sections = [source.snapshot().itemIdentifiers]
    expectRest(stage, controller)
    #expect(controller.rows == ["c", "d", "b", "e", "f"])
  }

  @Test func theDelegateAndTheProgramUseTheDataSourcesIndexPathsMeanwhile() {
    let (stage, controller) = ProgramController.open(9)
    let view = controller.collectionView
    begin(controller, 0, to: 3)  // on screen: 1, 2, 3, 0, 4 …
    stage.advance(by: 0.5)
    stage.tap(at: CGPoint(x: 150, y: 25))
    #expect(controller.log == ["select 0.1"])
    #expect(view.indexPathsForSelectedItems == [[0, 1]])
    #expect((view.cellForItem(at: [0, 1]) as? TextCell)?.label.text == "1")
    #expect(view.indexPathForItem(at: CGPoint(x: 150, y: 25)) == [0, 1])
    #expect(view.cellForItem(at: [0, 1]).map { view.indexPath(for: $0) } == [0, 1])
    stage.tap(at: CGPoint(x: 150, y: 75))
    #expect(controller.log == ["select 0.1", "deselect 0.1", "select 0.2"])
    view.deselectItem(at: [0, 2], animated: false)
    #expect(view.indexPathsForSelectedItems == [])
    view.selectItem(at: [0, 0], animated: false, scrollPosition: [])
    #expect(view.visibleCells.filter { $0.isSelected }.compactMap { ($0 as? TextCell)?.label.text } == ["0"])
    view.endInteractiveMovement()
    stage.advance(by: 0.5)
    #expect(view.indexPathsForSelectedItems == [[0, 3]])
    expectRest(stage, controller)
  }
}
