import CollectionIndex
import Testing

@testable import UIKit

/// The selected items and the highlighted one, without a collection view.
@MainActor @Suite struct SelectionStateTests {
  private func selection(of paths: IndexPath..., highlighted: IndexPath? = nil) -> Selection {
    var selection = Selection()
    for path in paths { selection.set(true, at: path) }
    selection.highlighted = highlighted
    return selection
  }

  private func map(_ change: (inout UpdateBatch) -> Void) -> ElementMap {
    var batch = UpdateBatch()
    change(&batch)
    return ElementMap(batch)
  }

  @Test func eachChangeIsCounted() {
    var selection = selection(of: [0, 0], [0, 1])
    #expect(selection.selected == [[0, 0], [0, 1]] && selection.changes == 2)
    selection.set(false, at: [0, 0])
    #expect(selection.selected == [[0, 1]] && selection.changes == 3)
    selection.highlighted = [0, 1]
    selection.highlighted = [0, 1]
    #expect(selection.changes == 4, "The same highlight again is no change.")
  }

  @Test func itFollowsItemsThatMoveAndForgetsThoseThatAreDeleted() {
    var selection = selection(of: [0, 0], [0, 2], highlighted: [0, 2])
    let lost = selection.follow(
      map {
        $0.itemDeletions = [[0, 0]]
        $0.itemInsertions = [[0, 0], [0, 1]]
      }, counts: [4])
    #expect(lost == nil && selection.selected == [[0, 3]] && selection.highlighted == [0, 3])
  }

  @Test func aDeletedItemLosesItsHighlightWithoutAReport() {
    var selection = selection(highlighted: [0, 1])
    let lost = selection.follow(map { $0.itemDeletions = [[0, 1]] }, counts: [2])
    #expect(lost == nil && selection.highlighted == nil)
  }

  @Test func aReloadedItemStaysSelectedAndLosesItsHighlight() {
    var selection = selection(of: [0, 1], highlighted: [0, 1])
    let lost = selection.follow(
      map {
        $0.itemInsertions = [[0, 0]]
        $0.itemReloads = [[0, 1]]
      }, counts: [3])
    #expect(lost == [0, 2] && selection.selected == [[0, 2]] && selection.highlighted == nil)
  }

  @Test func identifiersDecideWhatIsSelectedIndexPathsWhatIsHighlighted() {
    var selection = selection(of: [0, 0], highlighted: [0, 0])
    let map = map { $0.itemReloads = [[0, 1]] }
    map.identity = { [0, 1 - $0.item] }
    _ = selection.follow(map, counts: [2])
    #expect(selection.selected == [[0, 1]] && selection.highlighted == [0, 0])
  }

  /// A reloaded section may have fewer items.
  @Test func whatDoesNotExistAfterAnUpdateIsForgottenUnlessAnotherUpdateFollows() {
    let reload = map { $0.sectionReloads = [0] }
    var waiting = selection(of: [0, 0], [0, 3])
    _ = waiting.follow(reload, counts: nil)
    var last = waiting
    _ = last.follow(map { _ in }, counts: [2])
    #expect(waiting.selected.count == 2 && last.selected == [[0, 0]])
  }

  @Test func aReloadKeepsTheSelectionOfWhatStillExistsAndNoHighlight() {
    var selection = selection(of: [0, 1], [0, 5], [2, 0], highlighted: [0, 1])
    selection.keep(in: [2, 1])
    #expect(selection.selected == [[0, 1]] && selection.highlighted == nil)
  }
}
