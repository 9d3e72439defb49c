import Testing
import UIKit

@testable import Fuzz

/// The naive model's batches, by hand.
@Suite struct BatchPlanTests {
  /// Sections of so many items; the identities count up from 1.
  private func contents(_ counts: [Int]) -> Contents {
    var dice = Dice(seed: 1)
    var contents = Contents(dice: &dice)
    var item = 0
    contents.sections = counts.enumerated().map { section, count in
      Contents.Section(
        id: section,
        items: (0..<count).map { _ in
          item += 1
          return Contents.Item(id: item)
        })
    }
    return contents
  }

  private func plan(_ counts: [Int], _ edits: [(Edit.Kind, [Int])]) -> BatchPlan {
    BatchPlan(edits.map { Edit(kind: $0.0, numbers: $0.1) }, contents: contents(counts))
  }

  private func ids(_ plan: BatchPlan) -> [[Int]] { plan.contents.sections.map { $0.items.map { $0.id } } }

  @Test func whatStaysFillsThePlacesThatNothingComesTo() {
    let plan = plan([5], [(.deleteItem, [0, 1]), (.moveItem, [0, 4, 0, 0])])
    #expect(ids(plan) == [[5, 1, 3, 4]])
    #expect(plan.changes.count == 2)
  }

  @Test func sectionsTakeTheirItemsAlong() {
    let plan = plan([2, 1, 2], [(.moveSection, [2, 0]), (.deleteSection, [1]), (.deleteItem, [2, 0])])
    #expect(ids(plan) == [[5], [1, 2]])
  }

  @Test func anItemThatIsDeletedWithItsSectionIsCalledForAllTheSame() {
    let plan = plan([2, 1], [(.deleteSection, [0]), (.deleteItem, [0, 1])])
    #expect(ids(plan) == [[3]])
    #expect(plan.changes.count == 2)
  }

  @Test func aReloadRaisesTheVersionAndKeepsTheIdentity() {
    let plan = plan([2], [(.reloadItem, [0, 1])])
    #expect(plan.contents.sections[0].items == [Contents.Item(id: 1), Contents.Item(id: 2, version: 1)])
  }

  @Test func anItemIsChangedOnlyOnceInABatch() {
    let plan = plan([3], [(.deleteItem, [0, 1]), (.moveItem, [0, 1, 0, 0]), (.reloadItem, [0, 4])])
    #expect(ids(plan) == [[1, 3]])
    #expect(plan.changes.count == 1)
  }
}
