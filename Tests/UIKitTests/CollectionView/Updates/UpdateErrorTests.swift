// Wrong batches: one sentence that says what and how to mend it, and nothing lost.

import Foundation
import Stage
import Testing
import UIKit

@MainActor @Suite struct UpdateErrorTests {
  private func message(
    _ sections: [[String]], after: [[String]]? = nil, _ updates: (UICollectionView) -> Void
  ) -> (message: String, texts: [String], completed: Bool?) {
    var message = ""
    let (stage, controller) = StripController.open(sections)
    stage.updateFailurePolicy = .reportAndReload { message = $0 }
    var completed: Bool?
    withoutActuallyEscaping(updates) { updates in
      controller.collectionView.performBatchUpdates {
        if let after { controller.sections = after }
        updates(controller.collectionView)
      } completion: {
        completed = $0
      }
    }
    stage.advance(by: 0.5)
    return (message, stage.texts, completed)
  }

  @Test func aCountMismatchNamesTheSectionTheCountsAndTheOperations() {
    let result = message([["a", "b", "c"]], after: [["a", "b"]]) { $0.insertItems(at: [[0, 0]]) }
    #expect(
      result.message.hasPrefix(
        "Section 0 has 2 items after the update, but should have 4: 3 before, 1 inserted, 0 deleted"))
    #expect(result.texts == ["a", "b"])
    #expect(result.completed == false)
  }

  @Test func aSectionMismatchIsNamed() {
    let result = message([["a"]], after: [["a"]]) { $0.insertSections([1]) }
    #expect(result.message.hasPrefix("The data source has 1 sections after the update, but should have 2"))
  }

  @Test(arguments: [0, 1, 2, 3, 4, 5, 6])
  func conflictsAreNamed(number: Int) {
    let result = message([["a", "b", "c"]]) { view in
      switch number {
      case 0: view.deleteItems(at: [[0, 1], [0, 1]])
      case 1:
        view.moveItem(at: [0, 1], to: [0, 0])
        view.deleteItems(at: [[0, 1]])
      case 2:
        view.reloadItems(at: [[0, 1]])
        view.moveItem(at: [0, 1], to: [0, 0])
      case 3:
        view.moveItem(at: [0, 1], to: [0, 0])
        view.moveItem(at: [0, 2], to: [0, 0])
      case 4: view.deleteItems(at: [[0, 3]])
      case 5: view.deleteSections([4])
      default: view.reloadItems(at: [[2, 0]])
      }
    }
    let expected = [
      "Item 1 of section 0 is changed twice", "Item 1 of section 0 is changed twice",
      "Item 1 of section 0 is changed twice", "Two items are inserted at or moved to item 0 of section 0",
      "Item 3 of section 0 is deleted, reloaded, reconfigured or moved, but did not exist", "Section 4 is deleted",
      "Item 0 of section 2 is deleted, reloaded, reconfigured or moved, but did not exist",
    ]
    #expect(result.message.hasPrefix(expected[number]), "\(result.message)")
    #expect(result.texts == ["a", "b", "c"])
  }
}
