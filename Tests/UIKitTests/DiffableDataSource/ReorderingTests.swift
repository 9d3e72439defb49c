import Foundation
import Stage
import Testing
import UIKit

/// What the data source does when the collection view has moved an item for the user.
@MainActor @Suite struct ReorderingTests {
  typealias Transaction = NSDiffableDataSourceTransaction<String, String>

  @Test func itemsCanBeMovedWhenTheHandlerAllowsIt() {
    let (_, controller) = DiffableController.open([("A", ["a", "b"])])
    let (source, view) = (controller.dataSource, controller.collectionView)
    #expect(!source.collectionView(view, canMoveItemAt: [0, 0]))
    source.reorderingHandlers.canReorderItem = { $0 == "b" }
    #expect(!source.collectionView(view, canMoveItemAt: [0, 0]))
    #expect(source.collectionView(view, canMoveItemAt: [0, 1]))
  }

  @Test func aMoveChangesTheSnapshotBetweenTheTwoHandlers() throws {
    let (_, controller) = DiffableController.open([("A", ["a", "b", "c"]), ("B", ["d"])])
    let source = controller.dataSource
    var log: [[[String]]] = []
    var transaction: Transaction?
    source.reorderingHandlers.willReorder = { _ in log.append(source.snapshot().contents) }
    source.reorderingHandlers.didReorder = {
      log.append(source.snapshot().contents)
      transaction = $0
    }
    source.collectionView(controller.collectionView, moveItemAt: [0, 0], to: [0, 2])
    #expect(log == [[["a", "b", "c"], ["d"]], [["b", "c", "a"], ["d"]]])
    let change = try #require(transaction)
    #expect(change.initialSnapshot.contents == log[0] && change.finalSnapshot.contents == log[1])
    #expect(change.initialSnapshot.itemIdentifiers.applying(change.difference) == ["b", "c", "a", "d"])
    #expect(change.difference.count == 2)
    #expect(change.sectionTransactions.map { $0.sectionIdentifier } == ["A"])
    let section = change.sectionTransactions[0]
    #expect(section.initialSnapshot.items == ["a", "b", "c"] && section.finalSnapshot.items == ["b", "c", "a"])
    #expect(["a", "b", "c"].applying(section.difference) == ["b", "c", "a"])
  }

  @Test func aMoveToAnotherSectionIsATransactionOfBoth() throws {
    let (_, controller) = DiffableController.open([("A", ["a", "b"]), ("B", ["c"])])
    let source = controller.dataSource
    var transaction: Transaction?
    source.reorderingHandlers.didReorder = { transaction = $0 }
    // The last item of a section becomes the first of the next: among all items its offset stays the same.
    source.collectionView(controller.collectionView, moveItemAt: [0, 1], to: [1, 0])
    let change = try #require(transaction)
    #expect(change.finalSnapshot.contents == [["a"], ["b", "c"]])
    #expect(["a", "b", "c"].applying(change.difference) == ["a", "b", "c"])
    #expect(change.sectionTransactions.map { $0.sectionIdentifier } == ["A", "B"])
    #expect(["a", "b"].applying(change.sectionTransactions[0].difference) == ["a"])
    #expect(["c"].applying(change.sectionTransactions[1].difference) == ["b", "c"])
  }

  private func outline() -> DiffableController {
    let (_, controller) = DiffableController.open([])
    var tree = Tree()
    tree.append(["p", "q", "r"])
    tree.append(["p1", "p2"], to: "p")
    tree.append(["q1"], to: "q")
    tree.expand(["p"])
    controller.dataSource.apply(tree, to: "A", animatingDifferences: false)
    controller.dataSource.reorderingHandlers.canReorderItem = { _ in true }
    return controller
  }

  @Test func anItemWhoseChildrenAreInSightStays() {
    let controller = outline()
    let (source, view) = (controller.dataSource, controller.collectionView)
    let movable = (0..<5).map { source.collectionView(view, canMoveItemAt: [0, $0]) }
    #expect(movable == [false, true, true, true, true])
  }

  /// p, p1, p2, q, r are in sight; q has a child that is not.
  @Test(arguments: [
    (3, 1, ["p", "q", "q1", "p1", "p2", "r"], 1),  // before p1: a child of p
    (3, 4, ["p", "p1", "p2", "r", "q", "q1"], 0),  // in the place of r
    (1, 2, ["p", "p2", "p1", "q", "q1", "r"], 1),  // in the place of p2
    (1, 3, ["p", "p2", "q", "q1", "p1", "r"], 0),  // in the place of q, behind its child
    (4, 0, ["r", "p", "p1", "p2", "q", "q1"], 0),  // at the top
  ])
  func inAnOutlineAnItemGoesToTheLevelOfTheOneWhosePlaceItTakes(
    source: Int, target: Int, items: [String], level: Int
  ) {
    let controller = outline()
    let dataSource = controller.dataSource
    let moved = dataSource.itemIdentifier(for: [0, source])!
    dataSource.collectionView(controller.collectionView, moveItemAt: [0, source], to: [0, target])
    let tree = dataSource.snapshot(for: "A")
    #expect(tree.items == items)
    #expect(tree.level(of: moved) == level)
    #expect(tree.visibleItems == dataSource.snapshot().itemIdentifiers)
  }
}
