// Which questions an update asks its layout, and in which order (SEEDS C and E).

import Foundation
import Stage
import Testing
import UIKit

@MainActor @Suite struct UpdateOrderTests {
  @Test func deletingTheSecondOfThreeAsksInTheDocumentedOrder() {
    let (stage, controller) = StripController.open([["a", "b", "c"]])
    controller.sections[0].remove(at: 1)
    controller.collectionView.deleteItems(at: [[0, 1]])
    #expect(
      controller.strip.calls == [
        "prepare", "updates delete [0,1]>-", "final [0,1]", "final [0,2]", "initial [0,1]", "finalize",
      ])
    stage.advance(by: 0.5)
    #expect(stage.texts == ["a", "c"])
  }

  private func asked(_ controller: StripController) -> [String] {
    controller.strip.calls.filter { $0.hasPrefix("initial") || $0.hasPrefix("final ") }
  }

  @Test func insertingAtOneOfThreeMakesFiveAnimations() {
    let (stage, controller) = StripController.open([["a", "b", "c"]])
    controller.sections[0].insert("x", at: 1)
    controller.collectionView.insertItems(at: [[0, 1]])
    #expect(
      asked(controller) == ["final [0,1]", "final [0,2]", "initial [0,1]", "initial [0,2]", "initial [0,3]"])
    stage.advance(by: 0.5)
    #expect(stage.texts == ["a", "x", "b", "c"])
  }

  @Test func deletingOneOfFourMakesFiveAnimations() {
    let (_, controller) = StripController.open([["a", "b", "c", "d"]])
    controller.sections[0].remove(at: 1)
    controller.collectionView.deleteItems(at: [[0, 1]])
    #expect(
      asked(controller) == ["final [0,1]", "final [0,2]", "final [0,3]", "initial [0,1]", "initial [0,2]"])
  }

  @Test func movingTheFirstBehindTheThirdMakesSixAnimations() {
    let (stage, controller) = StripController.open([["a", "b", "c"]])
    controller.sections[0] = ["b", "c", "a"]
    controller.collectionView.moveItem(at: [0, 0], to: [0, 2])
    #expect(
      asked(controller) == [
        "final [0,0]", "final [0,1]", "final [0,2]", "initial [0,0]", "initial [0,1]", "initial [0,2]",
      ])
    #expect(controller.strip.calls.contains("updates move [0,0]>[0,2]"))
    stage.advance(by: 0.5)
    #expect(stage.texts == ["b", "c", "a"])
  }

  @Test func reloadingASectionAsksEveryCellForBoth() {
    let (stage, controller) = StripController.open([["a", "b"]])
    controller.sections[0] = ["A", "B"]
    controller.collectionView.reloadSections([0])
    #expect(controller.strip.calls.contains("updates reload [0,*]>[0,*]"))
    #expect(asked(controller) == ["final [0,0]", "final [0,1]", "initial [0,0]", "initial [0,1]"])
    stage.advance(by: 0.5)
    #expect(stage.texts == ["A", "B"])
  }

  @Test func sectionUpdatesHaveNoItem() {
    let (_, controller) = StripController.open([["a"], ["b"]])
    controller.sections = [["x", "y"], ["a"]]
    controller.collectionView.performBatchUpdates {
      controller.collectionView.insertSections([0])
      controller.collectionView.deleteSections([1])
      controller.collectionView.insertItems(at: [[0, 0], [0, 1]])  // they come with the section
      controller.collectionView.deleteItems(at: [[1, 0]])  // it goes with the section
    }
    #expect(controller.strip.calls.contains("updates delete [1,*]>-, insert ->[0,*]"))
  }

  @Test func aLayoutChangeWithoutUpdatesIsAnimated() throws {
    let (stage, controller) = StripController.open([["a", "b"]])
    let cell = try #require(controller.collectionView.cellForItem(at: [0, 1]))
    controller.strip.pitch = 200
    controller.collectionView.performBatchUpdates(nil)
    #expect(controller.strip.calls == ["prepare", "updates ", "final [0,1]", "initial [0,1]", "finalize"])
    #expect(cell.frame.minX == 200 && controller.collectionView.cellForItem(at: [0, 1]) === cell)
    stage.advance(by: 0.1)
    let onTheWay = try #require(cell.layer.presentation()).frame.minX
    #expect(onTheWay > 91 && onTheWay < 199)
    stage.advance(by: 0.5)
    #expect(cell.layer.presentation()?.frame.minX == 200 && cell.layer.animationKeys() == nil)
  }

  /// A change that a test hands to a layout.
  private final class Insertion: UICollectionViewUpdateItem {
    override var indexPathAfterUpdate: IndexPath? { [0, 7] }
    override var updateAction: Action { .insert }
  }

  @Test func testsOfLayoutsMakeUpdateItemsOfTheirOwn() {
    let layout = StripLayout()
    let nothing = UICollectionViewUpdateItem()
    #expect(nothing.updateAction == .none && nothing.indexPathBeforeUpdate == nil)
    layout.prepare(forCollectionViewUpdates: [Insertion()])
    #expect(layout.calls == ["updates insert ->[0,7]"])
  }
}
