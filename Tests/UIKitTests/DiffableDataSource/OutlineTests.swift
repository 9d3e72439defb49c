import Foundation
import Stage
import Testing
import UIKit

@MainActor @Suite struct OutlineTests {
  private func open() -> (Stage, DiffableController) {
    let (stage, controller) = DiffableController.open([("A", ["x"]), ("B", ["y"])])
    var tree = Tree()
    tree.append(["p", "q"])
    tree.append(["p1", "p2"], to: "p")
    controller.dataSource.apply(tree, to: "A", animatingDifferences: false)
    stage.advance(by: 0)
    controller.layout.calls = []
    return (stage, controller)
  }

  @Test func visibleItemsOfASectionSnapshotAreShownAndOtherSectionsStay() {
    let (stage, controller) = open()
    #expect(stage.texts == ["p", "q", "y"])
    #expect(controller.dataSource.snapshot().contents == [["p", "q"], ["y"]])
    #expect(controller.dataSource.snapshot(for: "A").items == ["p", "p1", "p2", "q"])
    #expect(controller.dataSource.snapshot(for: "B").items == ["y"])
    #expect(controller.dataSource.snapshot(for: "C").items == [])
  }

  @Test func expandingInsertsTheChildrenWithAnimation() {
    let (stage, controller) = open()
    var tree = controller.dataSource.snapshot(for: "A")
    tree.expand(["p"])
    var ended = false
    controller.dataSource.apply(tree, to: "A") { ended = true }
    #expect(controller.lastUpdate == "updates insert ->[0,1], insert ->[0,2]")
    #expect(!ended)
    stage.advance(by: 0.5)
    #expect(ended)
    #expect(stage.texts == ["p", "p1", "p2", "q", "y"])
  }

  @Test func aSectionThatIsNotThereIsAppended() {
    let (stage, controller) = open()
    var tree = Tree()
    tree.append(["z", "y"])
    controller.dataSource.apply(tree, to: "C")
    stage.advance(by: 0.5)
    #expect(controller.dataSource.snapshot().sectionIdentifiers == ["A", "B", "C"])
    #expect(controller.dataSource.snapshot().contents == [["p", "q"], [], ["z", "y"]])
  }

  @Test func theHandlersAreAskedAndToldWhenTheUserExpandsAndCollapses() {
    let (stage, controller) = open()
    let dataSource = controller.dataSource
    var log: [String] = []
    dataSource.sectionSnapshotHandlers.shouldExpandItem = { item in
      log.append("shouldExpand \(item)")
      return item == "p"
    }
    dataSource.sectionSnapshotHandlers.willExpandItem = { log.append("willExpand \($0)") }
    dataSource.sectionSnapshotHandlers.shouldCollapseItem = { item in
      log.append("shouldCollapse \(item)")
      return true
    }
    dataSource.sectionSnapshotHandlers.willCollapseItem = { log.append("willCollapse \($0)") }
    dataSource.sectionSnapshotHandlers.snapshotForExpandingParent = { item, below in
      log.append("children \(item) \(below.items)")
      var below = below
      below.append(["p3"])
      return below
    }
    dataSource.toggleExpansion(of: "q")
    dataSource.toggleExpansion(of: "p")
    stage.advance(by: 0.5)
    #expect(stage.texts == ["p", "p1", "p2", "p3", "q", "y"])
    dataSource.toggleExpansion(of: "p")
    stage.advance(by: 0.5)
    #expect(stage.texts == ["p", "q", "y"])
    #expect(
      log == [
        "shouldExpand q", "shouldExpand p", "willExpand p", "children p [\"p1\", \"p2\"]", "shouldCollapse p",
        "willCollapse p",
      ])
  }

  @Test func anItemThatMayNotCollapseStaysExpanded() {
    let (stage, controller) = open()
    let dataSource = controller.dataSource
    dataSource.toggleExpansion(of: "p")
    dataSource.sectionSnapshotHandlers.shouldCollapseItem = { $0 != "p" }
    dataSource.sectionSnapshotHandlers.willCollapseItem = { _ in Issue.record("called") }
    dataSource.toggleExpansion(of: "p")
    stage.advance(by: 0.5)
    #expect(dataSource.snapshot(for: "A").isExpanded("p"))
    #expect(stage.texts == ["p", "p1", "p2", "q", "y"])
  }

  @Test func aHandlerMayApplyASnapshotWithoutTheItemThatExpands() {
    let (stage, controller) = open()
    let dataSource = controller.dataSource
    dataSource.sectionSnapshotHandlers.willExpandItem = { item in
      var tree = dataSource.snapshot(for: "A")
      tree.delete([item])
      dataSource.apply(tree, to: "A")
    }
    dataSource.toggleExpansion(of: "p")
    stage.advance(by: 0.5)
    #expect(stage.texts == ["q", "y"])
  }

  @Test func applyingAnExpandedSnapshotCallsNoHandlers() {
    let (_, controller) = open()
    controller.dataSource.sectionSnapshotHandlers.willExpandItem = { _ in Issue.record("called") }
    var tree = controller.dataSource.snapshot(for: "A")
    tree.expand(["p"])
    controller.dataSource.apply(tree, to: "A")
    #expect(controller.dataSource.snapshot(for: "A").isExpanded("p"))
  }

  @Test func aSnapshotOfAllSectionsKeepsTreesAndDeletesFromThem() {
    let (stage, controller) = open()
    var snapshot = controller.dataSource.snapshot()
    snapshot.appendItems(["y2"], toSection: "B")
    controller.dataSource.apply(snapshot)
    #expect(controller.dataSource.snapshot(for: "A").items == ["p", "p1", "p2", "q"])
    snapshot.deleteItems(["p"])
    controller.dataSource.apply(snapshot)
    #expect(controller.dataSource.snapshot(for: "A").items == ["q"])
    stage.advance(by: 1)
    #expect(stage.texts == ["q", "y", "y2"])
  }

  @Test func aTreeKeepsWhatIsBelowTheItemsThatASnapshotLeaves() {
    let (stage, controller) = open()
    var snapshot = controller.dataSource.snapshot()
    snapshot.deleteItems(["q"])
    controller.dataSource.apply(snapshot)
    #expect(controller.dataSource.snapshot(for: "A").items == ["p", "p1", "p2"])
    controller.dataSource.toggleExpansion(of: "p")
    stage.advance(by: 1)
    #expect(stage.texts == ["p", "p1", "p2", "y"])
  }

  @Test func aSnapshotOfAllSectionsThatAddsToATreeMakesItFlat() {
    let (_, controller) = open()
    var snapshot = controller.dataSource.snapshot()
    snapshot.appendItems(["r"], toSection: "A")
    controller.dataSource.apply(snapshot)
    #expect(controller.dataSource.snapshot(for: "A").items == ["p", "q", "r"])
  }
}
