import Stage
import Testing
import UIKit

/// Programs that act while a batch update is being asked about and performed.
@MainActor @Suite struct UpdateReentrancyTests {
  private typealias Callback = ProgramController.Callback

  private func expectRest(_ stage: Stage, _ controller: ProgramController) {
    stage.advance(by: 1)
    #expect(controller.rows == controller.expectedRows)
    #expect(controller.isDisplayBalanced)
    #expect(!stage.needsFrame)
  }

  @Test func scrollingWhenTheLayoutIsAskedWhereAnItemStartsLeavesNoSecondCellOfIt() {
    let (stage, controller) = ProgramController.open(30)
    controller.once(.initialAttributes) { _ in controller.collectionView.contentOffset.y = 400 }
    controller.collectionView.performBatchUpdates {
      controller.sections[0].removeFirst(3)
      controller.collectionView.deleteItems(at: (0..<3).map { [0, $0] })
    }
    expectRest(stage, controller)
    #expect(controller.collectionView.contentOffset.y == 400)
    #expect(controller.collectionView.subviews.count { $0 is TextCell } == 8)
  }

  /// The content moves to its new end in the block of an update that is interrupted then, and a cell that a later update
  /// sends off the screen can be seen until that block ends.
  @Test func aCellWaitsForTheOffsetThatAnInterruptedUpdateHasMoved() {
    let (stage, controller) = ProgramController.open(30)
    controller.collectionView.contentOffset.y = 1100
    stage.advance(by: 0.1)
    controller.once(.initialAttributes) { _ in controller.collectionView.reloadItems(at: [[0, 20]]) }
    controller.collectionView.performBatchUpdates {
      controller.sections[0].removeLast(3)
      controller.collectionView.deleteItems(at: (27..<30).map { [0, $0] })
    }
    #expect(controller.collectionView.contentOffset.y == 950)
    UIView.animate(withDuration: 0.1) {
      controller.collectionView.performBatchUpdates {
        controller.sections[0].insert("x", at: 0)
        controller.collectionView.insertItems(at: [[0, 0]])
      }
    }
    stage.advance(by: 0.15)
    #expect(controller.collectionView.subviews.count { $0 is TextCell } == 9)
    expectRest(stage, controller)
    #expect(controller.collectionView.subviews.count { $0 is TextCell } == 8)
  }

  /// Inserts two items at the top.
  private func insert(_ controller: ProgramController, _ completion: @escaping (Bool) -> Void = { _ in }) {
    controller.collectionView.performBatchUpdates {
      controller.sections[0].insert(contentsOf: ["x", "y"], at: 0)
      controller.collectionView.insertItems(at: [[0, 0], [0, 1]])
    } completion: {
      completion($0)
    }
  }

  @Test(arguments: [
    ProgramController.Callback.cellForItem, .willDisplay, .didEndDisplaying, .finalizeUpdates, .initialAttributes,
    .prepare,
  ])
  func reloadingDataInACallbackOfAnUpdateShowsTheNewData(callback: ProgramController.Callback) {
    let (stage, controller) = ProgramController.open(30)
    var completions = 0
    controller.once(callback) { _ in
      controller.sections = [["a", "b", "c"]]
      controller.collectionView.reloadData()
    }
    insert(controller) { _ in completions += 1 }
    expectRest(stage, controller)
    #expect(controller.rows == ["a", "b", "c"])
    insert(controller) { _ in completions += 1 }
    expectRest(stage, controller)
    #expect(completions == 2)
  }

  @Test(arguments: [
    ProgramController.Callback.cellForItem, .willDisplay, .didEndDisplaying, .finalizeUpdates, .initialAttributes,
    .prepare,
  ])
  func aBatchInACallbackOfAnotherIsShownToo(callback: ProgramController.Callback) {
    let (stage, controller) = ProgramController.open(30)
    var completions: [String] = []
    controller.collectionView.selectItem(at: [0, 3], animated: false, scrollPosition: [])
    controller.once(callback) { _ in
      controller.collectionView.performBatchUpdates {
        controller.sections[0].remove(at: 1)
        controller.collectionView.deleteItems(at: [[0, 1]])
      } completion: { _ in
        completions.append("inner")
      }
    }
    insert(controller) { _ in completions.append("outer") }
    expectRest(stage, controller)
    #expect(controller.rows.first == "x" && controller.rows[1] == "0")
    #expect(completions.sorted() == ["inner", "outer"])
    #expect(controller.collectionView.indexPathsForSelectedItems == [[0, 4]])
  }

  /// Until then, a layout takes each later question for one about the update.
  @Test(arguments: [ProgramController.Callback.prepare, .prepareForUpdates, .initialAttributes, .cellForItem])
  func aLayoutFinalizesTheUpdateThatItHasPreparedForAlsoWhenACallbackInterruptsIt(callback: ProgramController.Callback)
  {
    let (stage, controller) = ProgramController.open(30)
    var calls: [String] = []
    var isReloaded = false
    func act(_ call: Callback) {
      if call == .prepareForUpdates { calls.append("prepare") }
      if call == .finalizeUpdates { calls.append("finalize") }
      guard call == callback, !isReloaded else { return }
      isReloaded = true
      controller.sections = [["a", "b", "c"]]
      controller.collectionView.reloadData()
    }
    for call in [callback, .prepareForUpdates, .finalizeUpdates] { controller.acts[call] = { _ in act(call) } }
    insert(controller)
    expectRest(stage, controller)
    #expect(calls == ["prepare", "finalize"])
  }

  @Test(arguments: [ProgramController.Callback.cellForItem, .willDisplay, .initialAttributes, .finalizeUpdates])
  func scrollingInACallbackOfAnUpdateShowsWhereItLeads(callback: ProgramController.Callback) {
    let (stage, controller) = ProgramController.open(100)
    controller.once(callback) { _ in
      controller.collectionView.scrollToItem(at: [0, 90], at: .top, animated: false)
    }
    insert(controller)
    expectRest(stage, controller)
    #expect(controller.collectionView.contentOffset.y == 4500)
  }

  @Test func completionsNeverRunBeforeTheCallReturns() {
    let (stage, controller) = ProgramController.open(30)
    var completions: [String] = []
    UIView.performWithoutAnimation { insert(controller) { _ in completions.append("insert") } }
    #expect(completions.isEmpty)
    controller.collectionView.performBatchUpdates {
    } completion: { _ in
      completions.append("nothing")
    }
    controller.collectionView.reloadData()
    insert(controller) { _ in completions.append("reload") }
    #expect(completions.isEmpty)
    stage.advance(by: 1)
    #expect(completions.sorted() == ["insert", "nothing", "reload"])
  }

  @Test func aChainOfUpdatesWithoutAnimationDoesNotGrowTheStack() {
    let (stage, controller) = ProgramController.open(1)
    var depth = 0
    var deepest = 0
    var links = 0
    func insertNext() {
      depth += 1
      deepest = max(deepest, depth)
      UIView.performWithoutAnimation {
        controller.collectionView.performBatchUpdates {
          controller.sections[0].append("more")
          controller.collectionView.insertItems(at: [[0, controller.sections[0].count - 1]])
        } completion: { _ in
          links += 1
          if links < 5000 { insertNext() }
        }
      }
      depth -= 1
    }
    insertNext()
    var frames = 0
    while links < 5000, frames < 6000 {
      stage.advance(by: 1.0 / 60)
      frames += 1
    }
    #expect(links == 5000 && deepest == 1)
  }

  @Test func aSelectionAfterReloadDataOutlivesABatchBeforeTheNextLayout() {
    let (stage, controller) = ProgramController.open(30)
    controller.collectionView.reloadData()
    controller.collectionView.selectItem(at: [0, 2], animated: false, scrollPosition: [])
    insert(controller)
    #expect(controller.collectionView.indexPathsForSelectedItems == [[0, 4]])
    expectRest(stage, controller)
    #expect(controller.collectionView.cellForItem(at: [0, 4])?.isSelected == true)
  }

  @Test func aSelectionInACallbackOfReloadDataFollowsABatchBeforeTheNextLayout() {
    let (stage, controller) = ProgramController.open(30)
    controller.once(.didEndDisplaying) { _ in
      controller.collectionView.selectItem(at: [0, 2], animated: false, scrollPosition: [])
    }
    controller.collectionView.reloadData()
    controller.collectionView.performBatchUpdates {
      controller.sections[0].removeFirst()
      controller.collectionView.deleteItems(at: [[0, 0]])
    }
    #expect(controller.collectionView.indexPathsForSelectedItems == [[0, 1]])
    expectRest(stage, controller)
  }

  @Test func aHighlightThatAnInterruptedUpdateEndsIsNamedByThePresentIndexPath() {
    let (stage, controller) = ProgramController.open(30)
    stage.touchDown(at: CGPoint(x: 150, y: 175))
    stage.advance(by: 0.3)
    #expect(controller.collectionView.cellForItem(at: [0, 3])?.isHighlighted == true)
    controller.once(.prepareForUpdates) { _ in insert(controller) }
    controller.collectionView.performBatchUpdates {
      controller.sections[0].insert("first", at: 0)
      controller.collectionView.insertItems(at: [[0, 0]])
    }
    #expect(controller.unhighlighted == ["3"])
    stage.touchUp()
    expectRest(stage, controller)
  }

  @Test func aLayoutThatShrinksWhileItPreparesForAnUpdateScrollsIntoTheRangeOfItsContent() {
    let (stage, controller) = ProgramController.open(30)
    controller.collectionView.contentOffset.y = 1100
    controller.once(.prepareForUpdates) { _ in controller.layout.itemSize.height = 20 }
    insert(controller)
    #expect(controller.collectionView.contentOffset.y == 240)
    stage.advance(by: 1)
    #expect(controller.collectionView.cellForItem(at: [0, 31])?.frame == CGRect(x: 0, y: 620, width: 300, height: 20))
    #expect(!stage.needsFrame)
  }

  @Test func reloadingInCellForItemOfAReconfigurationShowsTheNewData() {
    let (stage, controller) = ProgramController.open(30)
    controller.collectionView.performBatchUpdates {
      controller.sections[0].insert(contentsOf: ["x", "y"], at: 0)
      controller.collectionView.insertItems(at: [[0, 0], [0, 1]])
    }
    stage.advance(by: 0.1)
    // Item 7 disappears at the bottom, and would come back as [0, 10] after this.
    controller.once(.cellIsAskedFor) { _ in
      controller.once(.cellIsAskedFor) { _ in
        controller.sections[0] = ["a", "b"]
        controller.collectionView.reloadData()
      }
    }
    controller.collectionView.performBatchUpdates {
      controller.sections[0].insert("z", at: 0)
      controller.collectionView.insertItems(at: [[0, 0]])
      controller.collectionView.reconfigureItems(at: [[0, 9]])
    }
    expectRest(stage, controller)
    #expect(controller.rows == ["a", "b"])
  }

  @Test func anItemThatIsSelectedAgainWhileTheLayoutPreparesForAnUpdateIsTheOnlyOne() {
    let (stage, controller) = ProgramController.open(30)
    controller.collectionView.selectItem(at: [0, 2], animated: false, scrollPosition: [])
    controller.once(.initialAttributes) { _ in
      controller.collectionView.selectItem(at: [0, 4], animated: false, scrollPosition: [])
    }
    insert(controller)
    let selected = controller.collectionView.visibleCells.filter { $0.isSelected }
    #expect(selected.compactMap { ($0 as? TextCell)?.label.text } == ["2"])
    expectRest(stage, controller)
  }

  @Test func reloadDataAndLayoutInTheUpdatesClosureShowTheDataOfItsEnd() {
    let (stage, controller) = ProgramController.open(5)
    controller.collectionView.performBatchUpdates {
      controller.sections[0] = ["a", "b"]
      controller.collectionView.reloadData()
      controller.collectionView.layoutIfNeeded()
      controller.sections[0] = ["c", "d", "e"]
    }
    expectRest(stage, controller)
    #expect(controller.rows == ["c", "d", "e"])
  }

  @Test func aLayoutInTheUpdatesClosureWaitsForItsEnd() {
    let (stage, controller) = ProgramController.open(30)
    let before = controller.collectionView.cellForItem(at: [0, 3])
    controller.collectionView.performBatchUpdates {
      controller.sections[0].removeFirst(2)
      controller.layout.invalidateLayout()
      controller.collectionView.layoutIfNeeded()
      controller.collectionView.deleteItems(at: [[0, 0], [0, 1]])
    }
    #expect(controller.collectionView.cellForItem(at: [0, 1]) === before)
    expectRest(stage, controller)
  }

  @Test func aLayoutThatIsSetInTheUpdatesClosureIsShownTogetherWithTheUpdate() throws {
    let (stage, controller) = ProgramController.open(30)
    let view = controller.collectionView
    let wide = UICollectionViewFlowLayout()
    wide.itemSize = CGSize(width: 300, height: 100)
    wide.minimumLineSpacing = 0
    wide.minimumInteritemSpacing = 0
    var completions: [String] = []
    view.performBatchUpdates {
      controller.sections[0].remove(at: 0)
      view.deleteItems(at: [[0, 0]])
      view.setCollectionViewLayout(wide, animated: true) { _ in completions.append("layout") }
      #expect(view.collectionViewLayout === wide)
    } completion: { _ in
      completions.append("update")
    }
    let cell = try #require(view.cellForItem(at: [0, 1]) as? TextCell)
    #expect(cell.label.text == "2" && cell.frame == CGRect(x: 0, y: 100, width: 300, height: 100))
    #expect(cell.layer.presentationValues(at: stage.time).position.y == 125)
    stage.advance(by: 0.5)
    #expect(view.visibleCells.count == 4 && completions.sorted() == ["layout", "update"])
    #expect(!stage.needsFrame)
  }

  @Test func whatIsReconfiguredIsConfiguredThoughAnotherBatchComesBetween() {
    let (stage, controller) = ProgramController.open(30)
    controller.once(.finalizeUpdates) { _ in
      controller.collectionView.performBatchUpdates {
        controller.sections[0].remove(at: 0)
        controller.collectionView.deleteItems(at: [[0, 0]])
      }
    }
    controller.collectionView.performBatchUpdates {
      controller.sections[0][3] = "changed"
      controller.sections[0].insert("x", at: 0)
      controller.collectionView.insertItems(at: [[0, 0]])
      controller.collectionView.reconfigureItems(at: [[0, 3]])
    }
    expectRest(stage, controller)
    #expect(controller.rows[3] == "changed")
  }

  @Test func whatIsReconfiguredIsConfiguredThoughAnEmptyBatchComesBetween() {
    let (stage, controller) = ProgramController.open(30)
    controller.once(.finalizeUpdates) { _ in controller.collectionView.performBatchUpdates {} }
    controller.collectionView.performBatchUpdates {
      controller.sections[0][3] = "changed"
      controller.sections[0].insert("x", at: 0)
      controller.collectionView.insertItems(at: [[0, 0]])
      controller.collectionView.reconfigureItems(at: [[0, 3]])
    }
    expectRest(stage, controller)
    #expect(controller.rows[4] == "changed")
  }

  @Test func whatIsBeingConfiguredWhenABatchComesIsConfiguredAgainAndWhatFollowsIsToo() {
    let (stage, controller) = ProgramController.open(30)
    controller.once(.cellIsAskedFor) { _ in
      controller.collectionView.performBatchUpdates {
        controller.sections[0].remove(at: 0)
        controller.collectionView.deleteItems(at: [[0, 0]])
      }
    }
    controller.collectionView.performBatchUpdates {
      for item in 2...4 { controller.sections[0][item] = "changed \(item)" }
      controller.collectionView.reconfigureItems(at: [[0, 2], [0, 3], [0, 4]])
    }
    expectRest(stage, controller)
    #expect(Array(controller.rows[1...3]) == ["changed 2", "changed 3", "changed 4"])
  }

  @Test func anItemThatIsSelectedWhileTheLayoutPreparesForAnUpdateIsNamedByItsNewIndexPath() {
    let (stage, controller) = ProgramController.open(30)
    controller.once(.initialAttributes) { _ in
      controller.collectionView.selectItem(at: [0, 4], animated: false, scrollPosition: [])
    }
    insert(controller)
    expectRest(stage, controller)
    let selected = controller.collectionView.visibleCells.filter { $0.isSelected }
    #expect(selected.compactMap { ($0 as? TextCell)?.label.text } == ["2"])
  }
}
