import Stage
import Testing
import UIKit

/// Programs that act while a change of layouts is being asked about and performed.
@MainActor @Suite struct TransitionReentrancyTests {
  private typealias Callback = ProgramController.Callback

  /// A screen that shows rows of 100 points.
  private func open(_ count: Int) -> (Stage, ProgramController) {
    let (stage, controller) = ProgramController.open(count)
    let tall = UICollectionViewFlowLayout()
    tall.itemSize = CGSize(width: 300, height: 100)
    tall.minimumLineSpacing = 0
    controller.collectionView.setCollectionViewLayout(tall, animated: false)
    stage.advance(by: 0.1)
    #expect(controller.collectionView.visibleCells.count == 4)
    return (stage, controller)
  }

  /// Goes to rows of 50 points in an animation: four more appear.
  private func changeLayout(_ controller: ProgramController, _ completion: @escaping (Bool) -> Void = { _ in }) {
    controller.collectionView.setCollectionViewLayout(controller.layout, animated: true) { completion($0) }
  }

  private func expectRest(_ stage: Stage, _ controller: ProgramController) {
    stage.advance(by: 1)
    #expect(controller.rows == controller.expectedRows)
    #expect(controller.isDisplayBalanced)
    #expect(controller.collectionView.collectionViewLayout === controller.layout)
    #expect(!stage.needsFrame)
  }

  @Test(arguments: [
    ProgramController.Callback.cellForItem, .willDisplay, .initialAttributes, .prepare, .prepareForTransition,
    .finalizeTransition,
  ])
  func reloadingDataInACallbackOfATransitionShowsTheNewData(callback: ProgramController.Callback) {
    let (stage, controller) = open(30)
    var completions = 0
    controller.once(callback) { _ in
      controller.sections = [["a", "b", "c"]]
      controller.collectionView.reloadData()
    }
    changeLayout(controller) { _ in completions += 1 }
    expectRest(stage, controller)
    #expect(controller.rows == ["a", "b", "c"])
    #expect(completions == 1)
    #expect(controller.acts.isEmpty)
  }

  @Test(arguments: [
    ProgramController.Callback.cellForItem, .willDisplay, .initialAttributes, .prepare, .prepareForTransition,
    .finalizeTransition,
  ])
  func aBatchInACallbackOfATransitionIsShownToo(callback: ProgramController.Callback) {
    let (stage, controller) = open(30)
    var completions: [String] = []
    controller.collectionView.selectItem(at: [0, 3], animated: false, scrollPosition: [])
    controller.once(callback) { _ in
      controller.collectionView.performBatchUpdates {
        controller.sections[0].remove(at: 1)
        controller.collectionView.deleteItems(at: [[0, 1]])
      } completion: { _ in
        completions.append("batch")
      }
    }
    changeLayout(controller) { _ in completions.append("transition") }
    expectRest(stage, controller)
    #expect(controller.rows.prefix(2) == ["0", "2"])
    #expect(completions.sorted() == ["batch", "transition"])
    #expect(controller.collectionView.indexPathsForSelectedItems == [[0, 2]])
  }

  @Test(arguments: [ProgramController.Callback.prepare, .prepareForTransition, .initialAttributes, .cellForItem])
  func aLayoutFinalizesTheTransitionThatItHasPreparedForAlsoWhenACallbackInterruptsIt(
    callback: ProgramController.Callback
  ) {
    let (stage, controller) = open(30)
    var calls: [String] = []
    var isReloaded = false
    func act(_ call: Callback) {
      if call == .prepareForTransition { calls.append("prepare") }
      if call == .finalizeTransition { calls.append("finalize") }
      guard call == callback, !isReloaded else { return }
      isReloaded = true
      controller.sections = [["a", "b", "c"]]
      controller.collectionView.reloadData()
    }
    for call in [callback, .prepareForTransition, .finalizeTransition] { controller.acts[call] = { _ in act(call) } }
    changeLayout(controller)
    expectRest(stage, controller)
    #expect(calls == ["prepare", "finalize"])
  }

  @Test(arguments: [ProgramController.Callback.cellForItem, .willDisplay, .initialAttributes, .finalizeTransition])
  func scrollingInACallbackOfATransitionShowsWhereItLeads(callback: ProgramController.Callback) {
    let (stage, controller) = open(100)
    controller.once(callback) { _ in controller.collectionView.contentOffset.y = 2000 }
    changeLayout(controller)
    expectRest(stage, controller)
    #expect(controller.collectionView.contentOffset.y == 2000)
  }

  @Test func cellsHearOfTheBeginningAndTheEndOfATransitionOnceAlsoInABatch() {
    for isInBatch in [false, true] {
      let (stage, controller) = open(30)
      func change() { controller.collectionView.setCollectionViewLayout(controller.layout, animated: true) }
      if isInBatch { controller.collectionView.performBatchUpdates { change() } } else { change() }
      let cells = controller.collectionView.visibleCells.compactMap { $0 as? TextCell }
      #expect(cells.count == 8)
      // Some have heard of the change before.
      #expect(cells.allSatisfy { $0.transitions == ["will"] || $0.transitions == ["will", "did", "will"] })
      stage.advance(by: 1)
      #expect(cells.allSatisfy { ["will", "did"] == $0.transitions.suffix(2) && $0.transitions.count % 2 == 0 })
    }
  }
}
