// What is selected is an item, not its place: it stays selected as long as the item is there, whatever a batch of updates can
// say of it.

import Foundation
import Stage
import TestSupport
import Testing
import UIKit

@MainActor @Suite struct DiffableSelectionTests {
  private func open(_ sections: [(String, [String])], selecting items: [String]) -> (Stage, DiffableController) {
    let (stage, controller) = DiffableController.open(sections)
    controller.collectionView.allowsMultipleSelection = true
    for item in items {
      controller.collectionView.selectItem(
        at: controller.dataSource.indexPath(for: item), animated: false, scrollPosition: [])
    }
    return (stage, controller)
  }

  private func selected(_ controller: DiffableController) -> Set<String> {
    Set(
      (controller.collectionView.indexPathsForSelectedItems ?? []).map {
        controller.dataSource.itemIdentifier(for: $0) ?? "?"
      })
  }

  /// Those that look it, too.
  private func expectSelected(_ items: Set<String>, _ stage: Stage, _ controller: DiffableController) {
    #expect(selected(controller) == items)
    stage.advance(by: 1)
    #expect(selected(controller) == items)
    for path in controller.collectionView.indexPathsForVisibleItems {
      let item = controller.dataSource.itemIdentifier(for: path) ?? "?"
      #expect(controller.collectionView.cellForItem(at: path)?.isSelected == items.contains(item), "\(item)")
    }
  }

  @Test(arguments: ["1", "2", "3"], [true, false])
  func anItemThatIsReloadedAndMovesStaysSelected(item: String, isAnimated: Bool) {
    let (stage, controller) = open([("A", ["1", "2", "3"])], selecting: [item])
    var snapshot = Snapshot([("A", ["3", "1", "2"])])
    snapshot.reloadItems([item])
    controller.dataSource.apply(snapshot, animatingDifferences: isAnimated)
    expectSelected([item], stage, controller)
  }

  @Test func anItemThatIsReloadedAndMovesToAnotherSectionStaysSelected() {
    let (stage, controller) = open([("A", ["1", "2"]), ("B", ["3"])], selecting: ["1", "3"])
    var snapshot = Snapshot([("A", ["2"]), ("B", ["3", "1"])])
    snapshot.reloadItems(["1"])
    controller.dataSource.apply(snapshot)
    expectSelected(["1", "3"], stage, controller)
  }

  @Test func anItemThatIsReloadedAndMovesToANewSectionStaysSelected() {
    let (stage, controller) = open([("A", ["1", "2"])], selecting: ["1"])
    var snapshot = Snapshot([("B", ["x", "1"]), ("A", ["2"])])
    snapshot.reloadItems(["1"])
    controller.dataSource.apply(snapshot)
    expectSelected(["1"], stage, controller)
  }

  @Test func itemsThatLeaveADeletedSectionStaySelected() {
    let (stage, controller) = open([("A", ["1", "2"]), ("B", ["3"])], selecting: ["1", "2"])
    controller.dataSource.apply(Snapshot([("B", ["3", "2"]), ("C", ["1"])]))
    expectSelected(["1", "2"], stage, controller)
  }

  @Test func inAReloadedSectionItemsStaySelectedAndNotTheirPlaces() {
    let (stage, controller) = open([("A", ["1", "2", "3", "4"]), ("B", ["5"])], selecting: ["1", "2", "4"])
    var snapshot = Snapshot([("A", ["3", "1", "x"]), ("B", ["5", "4"])])
    snapshot.reloadSections(["A"])
    controller.dataSource.apply(snapshot)
    expectSelected(["1", "4"], stage, controller)
  }

  @Test func aReloadedSectionThatMovesKeepsItsSelection() {
    let (stage, controller) = open([("A", ["1", "2"]), ("B", ["3"]), ("C", ["4"])], selecting: ["2", "4"])
    var snapshot = Snapshot([("C", ["4"]), ("B", ["3"]), ("A", ["2", "1"])])
    snapshot.reloadSections(["A", "C"])
    controller.dataSource.apply(snapshot)
    expectSelected(["2", "4"], stage, controller)
  }

  /// Both wait for the end of the pass, and are shown together.
  @Test func theSelectionFollowsSnapshotsThatAreAppliedInTheMiddleOfAPass() {
    let items = (0..<40).map { "\($0)" }
    let (stage, controller) = open([("A", items)], selecting: ["38", "2"])
    var isFirst = true
    let more = (0..<30).map { "new \($0)" }
    controller.onAsk = { [weak controller] _ in
      guard isFirst, let controller else { return }
      isFirst = false
      controller.dataSource.apply(Snapshot([("A", more + items)]))
      controller.dataSource.apply(Snapshot([("A", items.filter { $0 != "2" }.reversed())]))
    }
    controller.dataSource.apply(Snapshot([("A", ["first"] + items)]))
    #expect(!isFirst)
    expectSelected(["38"], stage, controller)
  }

  /// Also of snapshots that are applied while the cell provider is asked, of which some are not shown at all.
  @Test(arguments: [1, 2, 3, 4, 5, 6])
  func anySnapshotsKeepWhatIsSelected(seed: UInt64) {
    var dice = SnapshotDice(seed: seed)
    let (stage, controller) = DiffableController.open([], width: 300)
    let view = controller.collectionView
    view.allowsMultipleSelection = true
    var expected: Set<String> = []
    func next() -> Snapshot {
      var snapshot = dice.snapshot()
      if dice.dice.roll(3) > 0 { dice.mark(&snapshot) }
      return snapshot
    }
    func apply() {
      let snapshot = next()
      expected.formIntersection(snapshot.itemIdentifiers)
      controller.dataSource.apply(snapshot, animatingDifferences: dice.dice.roll(4) > 0)
    }
    var inside = 0
    controller.onAsk = { _ in
      guard inside > 0 else { return }
      inside -= 1
      apply()
    }
    for step in 0..<400 {
      for item in controller.dataSource.snapshot().itemIdentifiers where dice.dice.roll(8) == 0 {
        let path = controller.dataSource.indexPath(for: item)!
        if expected.remove(item) != nil {
          view.deselectItem(at: path, animated: false)
        } else {
          expected.insert(item)
          view.selectItem(at: path, animated: false, scrollPosition: [])
        }
      }
      inside = dice.dice.roll(4) == 0 ? 1 + dice.dice.roll(2) : 0
      apply()
      inside = 0
      #expect(selected(controller) == expected, "step \(step)")
      expected = selected(controller)
      if dice.dice.roll(2) == 0 { stage.advance(by: Double(dice.dice.roll(30)) / 60) }
      if dice.dice.roll(5) == 0 { view.contentOffset.x = CGFloat(dice.dice.roll(2000)) }
    }
  }
}
