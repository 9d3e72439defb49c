import Foundation
import Stage
import Testing
import UIKit

@MainActor @Suite struct DropPlaceholderTests {
  /// A drag of "a" to the place of "q", whose drop inserts a placeholder.
  private func dropped(
    _ update: ((UICollectionViewCell) -> Void)? = nil
  ) -> (DragFixture, DragList, any UICollectionViewDropPlaceholderContext) {
    let fixture = DragFixture([[["a", "b"]], [["p", "q", "r"]]])
    let list = fixture.lists[1]
    list.proposal = { _ in UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath) }
    var context: (any UICollectionViewDropPlaceholderContext)?
    list.perform = { coordinator in
      let placeholder = UICollectionViewDropPlaceholder(
        insertionIndexPath: coordinator.destinationIndexPath!, reuseIdentifier: "placeholder")
      placeholder.cellUpdateHandler = update ?? { ($0 as? TextCell)?.label.text = "..." }
      context = coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
    }
    fixture.drag(from: fixture.lists[0].middle(0), to: list.middle(1))
    fixture.stage.advance(by: 0.4)
    fixture.drop()
    fixture.rest()
    return (fixture, list, context!)
  }

  @Test func aPlaceholderIsDisplayedWithoutAnItemOfTheDataSource() {
    let (fixture, list, context) = dropped()
    let view = list.collectionView
    #expect(fixture.previews.isEmpty && fixture.lists[0].coveredTexts.isEmpty)
    #expect(list.texts == ["p", "...", "q", "r"] && list.sections == [["p", "q", "r"]])
    #expect(view.hasUncommittedUpdates && view.numberOfItems(inSection: 0) == 4)
    #expect(view.indexPath(for: list.cell("...")!) == nil && view.indexPath(for: list.cell("q")!) == [0, 1])
    #expect(view.indexPathsForVisibleItems == [[0, 0], [0, 1], [0, 2]])
    #expect(view.cellForItem(at: [0, 1]) === list.cell("q"))
    #expect(context.dragItem.localObject as? String == "a")
    // A tap selects the item of the data source that is there.
    fixture.stage.tap(at: list.middle(2))
    #expect(list.log.last == "select q" && view.indexPathsForSelectedItems == [[0, 1]])
  }

  @Test func aCommitReplacesThePlaceholder() {
    let (fixture, list, context) = dropped()
    var inserted: [IndexPath] = []
    #expect(
      context.commitInsertion { path in
        inserted.append(path)
        list.sections[0].insert("a", at: path.item)
      })
    #expect(inserted == [[0, 1]])
    fixture.rest()
    #expect(fixture.isAtRest && list.sections == [["p", "a", "q", "r"]])
    // It is gone by now.
    #expect(!context.commitInsertion { _ in inserted.append([9, 9]) } && inserted.count == 1)
    #expect(!context.deletePlaceholder())
  }

  @Test func aDeletedPlaceholderLeavesNothing() {
    let (fixture, list, context) = dropped()
    #expect(context.deletePlaceholder())
    fixture.stage.advance(by: 0.15)
    #expect(abs(list.frame("q")!.minX - 150) < 1)
    fixture.rest()
    #expect(fixture.isAtRest && list.sections == [["p", "q", "r"]] && !context.deletePlaceholder())
  }

  @Test func aReloadDiscardsPlaceholders() {
    let (fixture, list, context) = dropped()
    list.collectionView.reloadData()
    fixture.rest()
    #expect(fixture.isAtRest && !context.commitInsertion { _ in Issue.record("It is gone.") })
  }

  @Test func updatesLeaveThePlaceholderBehindItsNeighbour() {
    let (fixture, list, context) = dropped()
    let view = list.collectionView
    view.selectItem(at: [0, 2], animated: false, scrollPosition: [])
    let cell = list.cell("...")
    list.sections[0].insert(contentsOf: ["x", "y"], at: 0)
    view.insertItems(at: [[0, 0], [0, 1]])
    fixture.stage.advance(by: 0.15)
    #expect(list.cell("...") === cell)
    fixture.rest()
    #expect(list.texts == ["x", "y", "p", "...", "q", "r"] && view.indexPathsForSelectedItems == [[0, 4]])
    view.performBatchUpdates {
      list.sections = [["r", "q"]]
      view.deleteItems(at: [[0, 0], [0, 1], [0, 2]])
      view.moveItem(at: [0, 4], to: [0, 0])
    }
    fixture.rest()
    #expect(list.texts == ["...", "r", "q"])  // everything before it is gone, and r has moved by itself
    #expect(view.indexPathsForSelectedItems == [[0, 0]])
    context.commitInsertion { list.sections[0].insert("a", at: $0.item) }
    fixture.rest()
    #expect(fixture.isAtRest && list.sections == [["a", "r", "q"]])
  }

  @Test func anItemBehindThePlaceholderIsReconfigured() {
    let (_, list, _) = dropped()
    let (first, second) = (list.cell("p"), list.cell("q"))
    list.sections = [["P", "Q", "R"]]
    list.collectionView.reconfigureItems(at: [[0, 0], [0, 1]])
    #expect(list.texts == ["P", "...", "Q", "r"])
    #expect(list.cell("P") === first && list.cell("Q") === second)
  }

  @Test func theSectionOfAPlaceholderMayBeDeleted() {
    let (fixture, list, context) = dropped()
    list.collectionView.performBatchUpdates {
      list.sections = [["z"]]
      list.collectionView.deleteSections([0])
      list.collectionView.insertSections([0])
    }
    fixture.rest()
    #expect(fixture.isAtRest && !context.deletePlaceholder())
  }

  @Test func theCellIsUpdatedWhenItIsVisibleAndOnRequest() {
    var updates = 0
    let (fixture, list, context) = dropped { cell in
      updates += 1
      (cell as? TextCell)?.label.text = "\(updates)"
    }
    #expect(updates == 1)
    context.setNeedsCellUpdate()
    #expect(updates == 2 && list.texts == ["p", "2", "q", "r"])
    list.collectionView.contentInset.bottom = 2000
    list.collectionView.contentOffset.y = 1500
    fixture.rest()
    context.setNeedsCellUpdate()
    #expect(updates == 2)
    list.collectionView.contentOffset.y = 0
    fixture.rest()
    #expect(updates == 3 && list.texts == ["p", "3", "q", "r"])
  }

  @Test func severalPlaceholdersKeepTheirOrder() {
    let fixture = DragFixture([[["a", "b", "c"]], [["p", "q"]]])
    let (first, list) = (fixture.lists[0], fixture.lists[1])
    var contexts: [any UICollectionViewDropPlaceholderContext] = []
    first.proposal = { _ in UICollectionViewDropProposal(operation: .cancel) }
    list.proposal = { _ in UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath) }
    list.perform = { coordinator in
      for item in coordinator.items {
        let placeholder = UICollectionViewDropPlaceholder(
          insertionIndexPath: coordinator.destinationIndexPath!, reuseIdentifier: "placeholder")
        let text = item.dragItem.localObject as! String
        placeholder.cellUpdateHandler = { ($0 as? TextCell)?.label.text = "(\(text))" }
        contexts.append(coordinator.drop(item.dragItem, to: placeholder))
      }
    }
    fixture.drag(from: first.middle(0), to: CGPoint(x: 200, y: 250))
    fixture.stage.tap(at: first.middle(1))
    fixture.stage.advance(by: 0.5)
    fixture.stage.tap(at: first.middle(2))
    fixture.move(from: CGPoint(x: 200, y: 250), to: list.middle(1))
    fixture.drop()
    fixture.rest()
    #expect(list.texts == ["p", "(a)", "(b)", "(c)", "q"])
    for context in contexts {
      let text = context.dragItem.localObject as! String
      #expect(context.commitInsertion { list.sections[0].insert(text, at: $0.item) })
      fixture.stage.advance(by: 0.1)
    }
    fixture.rest()
    #expect(fixture.isAtRest && list.sections == [["p", "a", "b", "c", "q"]])
  }
}
