// What UIKit promises of batch updates.

import Foundation
import QuartzCore
import Stage
import Testing
import UIKit

@MainActor @Suite struct UpdatePromiseTests {
  @Test func nestedBatchesAreOneUpdate() {
    let (stage, controller) = StripController.open([["a", "b", "c"]])
    let view = controller.collectionView
    var completed: [String] = []
    view.performBatchUpdates {
      controller.sections = [["b", "x", "c"]]
      view.insertItems(at: [[0, 1]])
      view.performBatchUpdates {
        view.deleteItems(at: [[0, 0]])
      } completion: { _ in
        completed.append("inner")
      }
      #expect(controller.strip.calls.isEmpty)  // nothing happens before the outermost one is over
    } completion: { _ in
      completed.append("outer")
    }
    #expect(controller.strip.calls.filter { $0.hasPrefix("updates") } == ["updates delete [0,0]>-, insert ->[0,1]"])
    #expect(completed.isEmpty)
    stage.advance(by: 0.4)
    #expect(completed.sorted() == ["inner", "outer"])
    #expect(stage.texts == ["b", "x", "c"])
  }

  @Test(arguments: [true, false])
  func theOrderOfTheCallsInABatchDoesNotMatter(deletesFirst: Bool) {
    let (stage, controller) = StripController.open([["a", "b", "c"]])
    let view = controller.collectionView
    controller.sections = [["x", "b", "c"]]
    view.performBatchUpdates {
      if deletesFirst { view.deleteItems(at: [[0, 0]]) }
      view.insertItems(at: [[0, 0]])
      if !deletesFirst { view.deleteItems(at: [[0, 0]]) }
    }
    #expect(controller.strip.calls.contains("updates delete [0,0]>-, insert ->[0,0]"))
    stage.advance(by: 0.4)
    #expect(stage.texts == ["x", "b", "c"])
  }

  @Test func anUpdateItemHasNoPathBeforeAnInsertionAndNoneAfterADeletion() {
    let insertion = UpdateItems.of {
      $0.insertItems(at: [[0, 1]])
    } after: {
      ["a", "x", "b"]
    }
    #expect(insertion.map { $0.indexPathBeforeUpdate } == [nil])
    #expect(insertion.map { $0.indexPathAfterUpdate } == [[0, 1]] && insertion[0].updateAction == .insert)
    let deletion = UpdateItems.of {
      $0.deleteItems(at: [[0, 1]])
    } after: {
      ["a"]
    }
    #expect(deletion.map { $0.indexPathBeforeUpdate } == [[0, 1]] && deletion[0].updateAction == .delete)
    #expect(deletion.map { $0.indexPathAfterUpdate } == [nil])
    let move = UpdateItems.of {
      $0.moveItem(at: [0, 1], to: [0, 0])
    } after: {
      ["b", "a"]
    }
    #expect(move.map { $0.indexPathBeforeUpdate } == [[0, 1]] && move[0].updateAction == .move)
    #expect(move.map { $0.indexPathAfterUpdate } == [[0, 0]])
  }

  @Test func finalizeCollectionViewUpdatesIsCalledInsideTheAnimationBlock() {
    let (stage, controller) = StripController.open([["a", "b"]])
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    controller.view.addSubview(other)
    stage.advance(by: 0)
    controller.strip.onFinalize = { other.alpha = 0 }
    controller.sections = [["a"]]
    controller.collectionView.deleteItems(at: [[0, 1]])
    stage.advance(by: 0.15)
    #expect(abs(other.layer.presentationValues(at: stage.time).opacity - 0.5) < 1e-4)
  }

  @Test func performBatchUpdatesNilInAnAnimationBlockTakesItsTiming() {
    let (stage, controller) = StripController.open([["a", "b"]])
    controller.strip.pitch = 190
    controller.strip.invalidateLayout()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      controller.collectionView.performBatchUpdates(nil)
    }
    stage.advance(by: 0.5)
    #expect(abs(stage.seen[1].x - 140) < 1e-6)
    stage.advance(by: 0.5)
    #expect(stage.seen[1].x == 190)
  }

  @Test func anUpdateInATransactionTakesItsDuration() {
    let (stage, controller) = StripController.open([["a", "b"]])
    controller.sections = [["a"]]
    var isCompleted = false
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    controller.collectionView.performBatchUpdates {
      controller.collectionView.deleteItems(at: [[0, 1]])
    } completion: { _ in
      isCompleted = true
    }
    CATransaction.commit()
    stage.advance(by: 0.95)
    #expect(!isCompleted && stage.seen.count == 2)
    stage.advance(by: 0.1)
    #expect(isCompleted && stage.seen.count == 1)
  }

  @Test func withNilInitialAttributesAnInsertedCellStartsAtItsPlaceWithoutFading() throws {
    let (stage, controller) = StripController.open([["a"]])
    controller.strip.initial = { _ in nil }
    controller.sections = [["a", "b"]]
    controller.collectionView.insertItems(at: [[0, 1]])
    for _ in 0..<3 {
      let b = try #require(stage.seen.first { $0.text == "b" })
      #expect(b.x == 90 && b.alpha == 1)
      stage.advance(by: 0.1)
    }
  }

  @Test func withNilFinalAttributesADeletedCellStaysUnfadedUntilTheEnd() throws {
    let (stage, controller) = StripController.open([["a", "b"]])
    controller.strip.final = { _ in nil }
    controller.sections = [["b"]]
    controller.collectionView.deleteItems(at: [[0, 0]])
    for _ in 0..<2 {
      stage.advance(by: 0.1)
      let a = try #require(stage.seen.first { $0.text == "a" })
      #expect(a.x == 0 && a.alpha == 1 && a.isDisappearing)
    }
    stage.advance(by: 0.15)
    #expect(stage.seen.map { $0.text } == ["b"])
  }

  @Test func aSurvivorIsOneViewAndACopyDepartsWhenItsFinalAttributesLeadElsewhere() throws {
    let (stage, controller) = StripController.open([["a", "b"]])
    let b = controller.collectionView.cellForItem(at: [0, 1])
    controller.strip.final = { attributes in
      attributes?.center.y += 50
      return attributes
    }
    controller.sections = [["b"]]
    controller.collectionView.deleteItems(at: [[0, 0]])
    #expect(controller.collectionView.cellForItem(at: [0, 0]) === b)
    stage.advance(by: 0.1)
    #expect(stage.seen.filter { $0.isDisappearing }.count == 2)
    stage.advance(by: 0.3)
    #expect(stage.seen.count == 1 && controller.displayed == 1)
  }

  @Test func onlyAReloadInvalidatesEverythingBesidesTheCounts() {
    let (stage, controller) = StripController.open([["a", "b"]])
    let trace = Trace()
    stage.trace = trace
    func contexts() -> [String] {
      trace.entries.filter { $0.name == "invalidateLayout(with:)" }.map { $0.arguments[0].value }
    }
    controller.collectionView.reloadData()
    #expect(contexts() == ["everything, counts"])
    stage.advance(by: 0.1)
    trace.removeAll()
    controller.sections = [["a"]]
    controller.collectionView.deleteItems(at: [[0, 1]])
    #expect(contexts() == ["counts"])
    stage.advance(by: 0.5)
    trace.removeAll()
    controller.strip.invalidateLayout()
    #expect(contexts() == ["everything"])
  }
}

/// What a layout is told of an update of the two items "a" and "b".
@MainActor private enum UpdateItems {
  static func of(_ update: (UICollectionView) -> Void, after: () -> [String]) -> [UICollectionViewUpdateItem] {
    let (stage, controller) = StripController.open([["a", "b"]])
    controller.sections = [after()]
    update(controller.collectionView)
    _ = stage
    return controller.strip.updateItems
  }
}
