import Foundation
import Stage
import Testing
import UIKit

/// Cells of 80 points in a row, 10 apart: the n-th has its middle at 40 + 90 n.
@MainActor @Suite struct InteractiveMovementTests {
  private func move(_ controller: StripController, to x: CGFloat) {
    controller.collectionView.updateInteractiveMovementTargetPosition(CGPoint(x: x, y: 50))
  }

  /// Where a cell with a text is seen, by its left edge.
  private func place(_ stage: Stage, _ text: String) -> Double? { stage.seen.first { $0.text == text }?.x }

  @Test func anItemFollowsTheFingerAndTheOthersMakeSpace() {
    let (stage, controller) = StripController.open([["a", "b", "c", "d"]])
    let view = controller.collectionView
    #expect(!view.hasUncommittedUpdates)
    #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
    #expect(view.hasUncommittedUpdates)
    move(controller, to: 60)
    stage.advance(by: 1.0 / 60)
    #expect(place(stage, "a") == 20 && place(stage, "b") == 90)
    move(controller, to: 220)  // over c
    #expect(place(stage, "a") == 180)  // at once
    stage.advance(by: 0.15)
    #expect(abs(place(stage, "b")! - 45) < 1e-4 && abs(place(stage, "c")! - 135) < 1e-4)  // half-way
    stage.advance(by: 0.2)
    #expect(place(stage, "b") == 0 && place(stage, "c") == 90 && place(stage, "a") == 180 && place(stage, "d") == 270)
    #expect(controller.sections == [["a", "b", "c", "d"]] && controller.moves.isEmpty)
    view.endInteractiveMovement()
    #expect(!view.hasUncommittedUpdates)
    #expect(controller.moves == [[[0, 0], [0, 2]]])
    #expect(controller.sections == [["b", "c", "a", "d"]])
    stage.advance(by: 0.4)
    #expect(stage.texts == ["b", "c", "a", "d"] && stage.seen.map { $0.x } == [0, 90, 180, 270])
    #expect(view.indexPath(for: view.cellForItem(at: [0, 2])!) == [0, 2])
  }

  @Test func aCancelledItemReturnsAndTheDataSourceIsNotNotified() {
    let (stage, controller) = StripController.open([["a", "b", "c"]])
    let view = controller.collectionView
    view.selectItem(at: [0, 0], animated: false, scrollPosition: [])
    #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
    move(controller, to: 220)
    stage.advance(by: 0.1)
    view.cancelInteractiveMovement()
    #expect(!view.hasUncommittedUpdates && controller.moves.isEmpty)
    stage.advance(by: 0.4)
    #expect(stage.texts == ["a", "b", "c"] && stage.seen.map { $0.x } == [0, 90, 180])
    #expect(view.indexPathsForSelectedItems == [[0, 0]])
  }

  @Test func anItemThatReturnsToItsPlaceIsNoMove() {
    let (stage, controller) = StripController.open([["a", "b", "c"]])
    #expect(controller.collectionView.beginInteractiveMovementForItem(at: [0, 1]))
    move(controller, to: 220)
    move(controller, to: 130)
    controller.collectionView.endInteractiveMovement()
    stage.advance(by: 0.4)
    #expect(controller.moves.isEmpty && stage.texts == ["a", "b", "c"])
  }

  @Test func beginInteractiveMovementIsFalseWhenReorderingIsPrevented() {
    let (_, controller) = StripController.open([["a", "b", "c"]])
    controller.mayMove = { $0.item != 1 }
    #expect(!controller.collectionView.beginInteractiveMovementForItem(at: [0, 1]))
    #expect(!controller.collectionView.hasUncommittedUpdates)
    #expect(controller.collectionView.beginInteractiveMovementForItem(at: [0, 2]))
    #expect(!controller.collectionView.beginInteractiveMovementForItem(at: [0, 0]))  // one at a time
  }

  @Test func theDelegateMayChooseAnotherPlace() {
    let (stage, controller) = StripController.open([["a", "b", "c", "d"]])
    controller.moveTarget = { $0.item == 3 ? [0, 2] : $0 }
    #expect(controller.collectionView.beginInteractiveMovementForItem(at: [0, 0]))
    move(controller, to: 310)
    controller.collectionView.endInteractiveMovement()
    stage.advance(by: 0.4)
    #expect(controller.moves == [[[0, 0], [0, 2]]] && stage.texts == ["b", "c", "a", "d"])
  }

  @Test func anItemMovesToAnotherSection() {
    let (stage, controller) = StripController.open([["a", "b"], ["c", "d"]])
    let view = controller.collectionView
    #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
    move(controller, to: 300)  // over d
    stage.advance(by: 0.4)
    #expect(view.numberOfItems(inSection: 0) == 1 && view.numberOfItems(inSection: 1) == 3)
    #expect(stage.texts == ["b", "c", "a", "d"])
    view.endInteractiveMovement()
    stage.advance(by: 0.4)
    #expect(controller.sections == [["b"], ["c", "a", "d"]])
    #expect(stage.texts == ["b", "c", "a", "d"] && stage.seen.map { $0.x } == [0, 90, 180, 270])
  }

  @Test func theDataSourceIsAskedWithItsOwnIndexPathsMeanwhile() {
    let names = (0..<30).map { "\($0)" }
    let (stage, controller) = StripController.open([names], width: 450)
    let view = controller.collectionView
    #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
    move(controller, to: 400)
    view.contentOffset.x = 450
    move(controller, to: 850)  // over the tenth of those shown
    stage.advance(by: 0.4)
    #expect(stage.texts == ["6", "7", "8", "9", "0"])
    view.contentOffset.x = 0
    stage.advance(by: 0.1)
    #expect(Array(stage.texts.prefix(5)) == ["1", "2", "3", "4", "5"])
    view.endInteractiveMovement()
    stage.advance(by: 0.4)
    #expect(controller.sections[0].prefix(11) == ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "10"])
    #expect(controller.displayed == 5)
  }

  /// At 450 points per second for a quarter of the item's length, at 900 for half of it and more.
  @Test func anItemThatIsHeldBeyondAnEdgeBringsContentInTheFasterTheFartherItIs() {
    let (stage, controller) = StripController.open([(0..<40).map { "\($0)" }], width: 450)
    let view = controller.collectionView
    let press = UILongPressGestureRecognizer()
    press.addHandler { [weak view] press in
      guard let view else { return }
      let place = press.location(in: view)
      switch press.state {
      case .began: _ = view.beginInteractiveMovementForItem(at: [0, 12])
      case .changed: view.updateInteractiveMovementTargetPosition(place)
      default: view.endInteractiveMovement()
      }
    }
    view.addGestureRecognizer(press)
    view.contentOffset.x = 900
    stage.advance(by: 0.1)
    stage.touchDown(at: CGPoint(x: 220, y: 50))
    stage.advance(by: 0.6)
    /// Holds the item's middle there for a moment.
    func way(at x: CGFloat) -> CGFloat {
      stage.touchMove(to: CGPoint(x: x, y: 50))
      stage.advance(by: 0.1)
      let start = view.contentOffset.x
      stage.advance(by: 0.2)
      return view.contentOffset.x - start
    }
    #expect(way(at: 220) == 0)
    #expect(abs(way(at: 20) + 90) < 1e-6 && abs(way(at: -30) + 180) < 1e-6)
    #expect(abs(way(at: 430) - 90) < 1e-6 && abs(way(at: 480) - 180) < 1e-6)
    #expect(abs(way(at: 0) + 180) < 1e-6)
    stage.advance(by: 3)
    #expect(view.contentOffset.x == 0)
    stage.touchUp()
    stage.advance(by: 0.5)
    #expect(controller.moves == [[[0, 12], [0, 0]]])
  }

  @Test func reloadDataAndUpdatesEndAMovement() {
    let (stage, controller) = StripController.open([["a", "b", "c"]])
    let view = controller.collectionView
    #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
    move(controller, to: 220)
    view.reloadData()
    #expect(!view.hasUncommittedUpdates)
    stage.advance(by: 0.1)
    #expect(stage.texts == ["a", "b", "c"])
    #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
    move(controller, to: 220)
    view.performBatchUpdates {
      controller.sections[0].remove(at: 0)
      view.deleteItems(at: [[0, 0]])
    }
    #expect(!view.hasUncommittedUpdates)
    stage.advance(by: 0.5)
    #expect(stage.texts == ["b", "c"] && controller.moves.isEmpty)
  }

  @Test func theContextsNameTheIndexPathsBeforeAndAfterAStep() {
    let (_, controller) = StripController.open([["a", "b", "c"]])
    let trace = Trace()
    let stage = Stage(size: CGSize(width: 10, height: 10), rootViewController: UIViewController(), trace: trace)
    #expect(controller.collectionView.beginInteractiveMovementForItem(at: [0, 0]))
    move(controller, to: 130)
    controller.collectionView.endInteractiveMovement()
    let calls = trace.entries.filter { $0.name.hasPrefix("invalidationContext") }
      .map { $0.arguments.map { $0.value } + [$0.result ?? ""] }
    #expect(
      calls == [
        ["[[0, 0]]", "(40, 50)", "[[0, 0]]", "(40, 50)", "items [[0, 0]]"],
        ["[[0, 1]]", "(130, 50)", "[[0, 0]]", "(40, 50)", "everything, counts"],
        ["[[0, 1]]", "[[0, 1]]", "false", "everything, counts"],
      ])
    _ = stage
  }

  @Test func aDataSourceThatDoesNotMoveTheItemIsReported() {
    var message = ""
    let (stage, controller) = StripController.open([["a", "b"], ["c", "d"]])
    stage.updateFailurePolicy = .reportAndReload { message = $0 }
    #expect(controller.collectionView.beginInteractiveMovementForItem(at: [0, 0]))
    move(controller, to: 310)
    controller.ignoresMoves = true
    controller.collectionView.endInteractiveMovement()
    stage.advance(by: 0.4)
    #expect(
      message.hasPrefix(
        "Item 0 of section 0 was moved to item 1 of section 1. Section 0 has 2 items after that, but should have 1."))
    #expect(stage.texts == ["a", "b", "c", "d"])
  }
}
