import Foundation
import Stage
import Testing
import UIKit

@MainActor @Suite struct DiffableApplyTests {
  @Test func theFirstSnapshotIsShown() {
    let (stage, controller) = DiffableController.open([("A", ["a", "b"]), ("B", ["c"])])
    #expect(stage.texts == ["a", "b", "c"])
    #expect(controller.dataSource.snapshot().contents == [["a", "b"], ["c"]])
  }

  @Test func differencesAreAnimated() {
    let (stage, controller) = DiffableController.open([("A", ["a", "b", "c"])])
    controller.dataSource.apply(Snapshot([("A", ["b", "c", "a", "d"])]))
    #expect(controller.lastUpdate == "updates move [0,0]>[0,2], insert ->[0,3]")
    stage.advance(by: 0.15)
    // Half of 0.3 s, eased in and out: half of the way from 0 to 180.
    let moving = stage.seen.first { $0.text == "a" && !$0.isDisappearing }
    #expect(abs((moving?.x ?? 0) - 90) < 0.01)
    stage.advance(by: 0.2)
    #expect(stage.texts == ["b", "c", "a", "d"])
  }

  @Test func cellsOfItemsThatMoveAreKept() throws {
    let (stage, controller) = DiffableController.open([("A", ["a", "b"]), ("B", ["c"])])
    let cell = try #require(controller.cell("a"))
    controller.dataSource.apply(Snapshot([("C", ["x"]), ("A", ["b"]), ("B", ["c", "a"])]))
    stage.advance(by: 1)
    #expect(controller.cell("a") === cell)
    #expect(controller.asked == ["x"])
  }

  @Test func theCompletionIsCalledWhenTheAnimationsEnd() {
    let (stage, controller) = DiffableController.open([("A", ["a"])])
    var ended = 0
    controller.dataSource.apply(Snapshot([("A", ["a", "b"])])) { ended += 1 }
    stage.advance(by: 0.25)
    #expect(ended == 0)
    stage.advance(by: 0.1)
    #expect(ended == 1)
  }

  @Test func withoutAnimationTheDifferencesAreShownAtOnceAndCellsAreKept() throws {
    let (stage, controller) = DiffableController.open([("A", ["a", "b"])])
    let cell = try #require(controller.cell("b"))
    var ended = false
    controller.dataSource.apply(Snapshot([("A", ["b", "c"])]), animatingDifferences: false) { ended = true }
    stage.advance(by: 0)
    #expect(stage.seen.map { $0.text }.sorted() == ["b", "c"])
    #expect(stage.seen.allSatisfy { $0.alpha == 1 && !$0.isDisappearing })
    #expect(controller.cell("b") === cell)
    #expect(ended)
  }

  @Test func theSameSnapshotAgainChangesNothing() {
    let (stage, controller) = DiffableController.open([("A", ["a", "b"])])
    var ended = false
    controller.dataSource.apply(controller.dataSource.snapshot()) { ended = true }
    stage.advance(by: 0.1)
    #expect(ended && controller.layout.calls.isEmpty && controller.asked.isEmpty)
  }

  @Test func aSnapshotAppliedWithReloadDataIsNeverComparedAndMakesAllCellsAgain() {
    let (stage, controller) = DiffableController.open([("A", ["a", "b"])])
    var ended = false
    controller.dataSource.applySnapshotUsingReloadData(Snapshot([("A", ["b", "c"])])) { ended = true }
    #expect(!ended && controller.lastUpdate == nil)
    #expect(controller.asked == ["b", "c"])
    stage.advance(by: 0)
    #expect(ended)
    #expect(stage.seen.map { $0.text } == ["b", "c"])
  }

  @Test func reloadedItemsGetNewCellsAndReconfiguredOnesKeepTheirs() throws {
    let (stage, controller) = DiffableController.open([("A", ["a", "b", "c"])])
    let cells = try ["a", "b", "c"].map { try #require(controller.cell($0)) }
    controller.decoration = "new "
    var snapshot = controller.dataSource.snapshot()
    snapshot.reloadItems(["a"])
    snapshot.reconfigureItems(["b"])
    controller.dataSource.apply(snapshot)
    #expect(controller.asked == ["a", "b"])
    stage.advance(by: 1)
    #expect(stage.texts == ["new a", "new b", "c"])
    #expect(controller.cell("a") !== cells[0])
    #expect(controller.cell("b") === cells[1] && controller.cell("c") === cells[2])
    #expect(controller.dataSource.snapshot().reloadedItemIdentifiers == [])
    #expect(controller.dataSource.snapshot().reconfiguredItemIdentifiers == [])
  }

  @Test func aReconfiguredItemMayMove() throws {
    let (stage, controller) = DiffableController.open([("A", ["a", "b"])])
    let cell = try #require(controller.cell("a"))
    controller.decoration = "new "
    var snapshot = Snapshot([("A", ["b", "a"])])
    snapshot.reconfigureItems(["a"])
    controller.dataSource.apply(snapshot)
    stage.advance(by: 1)
    #expect(stage.texts == ["b", "new a"])
    #expect(controller.cell("a") === cell)
  }

  @Test func aReloadedSectionGetsNewCells() throws {
    let (stage, controller) = DiffableController.open([("A", ["a", "b"]), ("B", ["c"])])
    let cell = try #require(controller.cell("c"))
    var snapshot = Snapshot([("A", ["b", "x"]), ("B", ["c", "a"])])
    snapshot.reloadSections(["A"])
    controller.dataSource.apply(snapshot)
    #expect(controller.lastUpdate == "updates reload [0,*]>[0,*], insert ->[1,1]")
    stage.advance(by: 1)
    #expect(stage.texts == ["b", "x", "c", "a"])
    #expect(controller.cell("c") === cell)
  }

  @Test func snapshotsAppliedOneAfterTheOtherContinueFromWhereTheyAre() {
    let (stage, controller) = DiffableController.open([("A", ["a", "b", "c"])])
    controller.dataSource.apply(Snapshot([("A", ["c", "b", "a"])]))
    controller.dataSource.apply(Snapshot([("A", ["c", "a"])]))
    controller.dataSource.apply(Snapshot([("A", ["a", "c", "d"])]))
    stage.advance(by: 1)
    #expect(stage.texts == ["a", "c", "d"])
    #expect(stage.seen.count == 3)
  }

  @Test func aSnapshotMayBeAppliedWhileAnUpdateRuns() {
    let (stage, controller) = DiffableController.open([("A", ["a", "b", "c"])])
    controller.dataSource.apply(Snapshot([("A", ["b", "c", "a"])]))
    stage.advance(by: 0.1)
    let before = stage.seen.first { $0.text == "a" }!.x
    controller.dataSource.apply(Snapshot([("A", ["a", "b", "c"])]))
    stage.advance(by: 0)
    #expect(abs(stage.seen.first { $0.text == "a" && !$0.isDisappearing }!.x - before) < 0.01)
    stage.advance(by: 1)
    #expect(stage.texts == ["a", "b", "c"])
  }

  @Test func theCompletionMayApplyTheNextSnapshot() {
    let (stage, controller) = DiffableController.open([("A", ["a"])])
    controller.dataSource.apply(Snapshot([("A", ["a", "b"])])) {
      controller.dataSource.apply(Snapshot([("B", ["b", "c"])]))
    }
    stage.advance(by: 2)
    #expect(stage.texts == ["b", "c"])
    #expect(stage.seen.count == 2)
  }

  @Test func aSnapshotAppliedBeforeTheFirstLayoutIsJustShown() {
    let controller = DiffableController()
    let stage = Stage(size: CGSize(width: 400, height: 100), rootViewController: controller)
    var ended = 0
    controller.dataSource.apply(Snapshot([("A", ["a"])])) { ended += 1 }
    controller.dataSource.apply(Snapshot([("A", ["a", "b"])])) { ended += 1 }
    stage.advance(by: 1)
    #expect(stage.texts == ["a", "b"])
    #expect(ended == 2)
  }

  @Test func selectionFollowsTheItems() {
    let (_, controller) = DiffableController.open([("A", ["a", "b", "c"])])
    controller.collectionView.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    controller.dataSource.apply(Snapshot([("A", ["x", "c", "b"])]))
    #expect(controller.collectionView.indexPathsForSelectedItems == [[0, 2]])
  }

  @Test func identifiersAndIndexPathsAreTranslated() {
    let (_, controller) = DiffableController.open([("A", ["a", "b"]), ("B", ["c"])])
    let dataSource = controller.dataSource
    #expect(dataSource.itemIdentifier(for: [1, 0]) == "c" && dataSource.itemIdentifier(for: [1, 1]) == nil)
    #expect(dataSource.indexPath(for: "b") == [0, 1] && dataSource.indexPath(for: "x") == nil)
    #expect(dataSource.sectionIdentifier(for: 1) == "B" && dataSource.sectionIdentifier(for: 2) == nil)
    #expect(dataSource.index(for: "B") == 1 && dataSource.index(for: "X") == nil)
  }

  @Test func neitherTheViewNorTheDataSourceKeepsTheOther() {
    weak var source: UICollectionViewDiffableDataSource<String, String>?
    weak var view: UICollectionView?
    do {
      let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      let dataSource = UICollectionViewDiffableDataSource<String, String>(collectionView: collectionView) { _, _, _ in
        nil
      }
      dataSource.apply(Snapshot([("A", ["a"])]))
      source = dataSource
      view = collectionView
    }
    #expect(source == nil && view == nil)
  }

  /// Whatever is applied and whenever, at rest the screen is that of a view that shows the snapshot for the first time.
  @Test(arguments: [1, 2, 3, 4])
  func afterAnyDifferencesTheScreenIsThatOfAReload(seed: UInt64) {
    var dice = SnapshotDice(seed: seed)
    let (stage, controller) = DiffableController.open([])
    for step in 0..<150 {
      var snapshot = dice.snapshot()
      if dice.dice.roll(2) == 0 { dice.mark(&snapshot) }
      controller.dataSource.apply(snapshot, animatingDifferences: dice.dice.roll(6) > 0)
      stage.advance(by: Double(dice.dice.roll(30)) / 60)
      guard step % 3 == 2 else { continue }
      stage.advance(by: 0.5)
      let (fresh, _) = DiffableController.open(
        zip(snapshot.sectionIdentifiers, snapshot.contents).map { ($0, $1) })
      let order: (Seen, Seen) -> Bool = { $0.path < $1.path }
      #expect(stage.seen.sorted(by: order) == fresh.seen.sorted(by: order))
    }
  }

  @Test func aMissingCellIsAnErrorThatNamesTheItem() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { _, _, _ in nil }
        source.apply(NSDiffableDataSourceSnapshot([("A", [1, 5])]))
        _ = source.collectionView(view, cellForItemAt: [0, 1])
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("The cell provider returned nil for the item 5, item 1 of section 0."))
  }
}
