import CollectionIndex
import Foundation
import Testing

@Suite struct UpdateBatchTests {
  @Test func whatASectionCoversIsLeftOut() {
    var batch = UpdateBatch()
    batch.sectionDeletions = [0]
    batch.sectionReloads = [1]
    batch.sectionInsertions = [2]
    batch.itemDeletions = [[0, 1], [1, 1], [3, 1]]
    batch.itemReloads = [[1, 0], [3, 0]]
    batch.itemInsertions = [[2, 0], [1, 0]]
    #expect(batch.redundancies.count == 4)
    batch.simplify()
    #expect(batch.itemDeletions == [[3, 1]])
    #expect(batch.itemReloads == [[3, 0]])
    #expect(batch.itemInsertions == [[1, 0]])
    #expect(batch.redundancies.isEmpty)
  }

  @Test func anItemIsChangedOnce() {
    var batch = UpdateBatch()
    batch.itemDeletions = [[0, 1]]
    #expect(batch.conflict(oldCounts: [2]) == nil)
    batch.itemReloads = [[0, 1]]
    #expect(batch.conflict(oldCounts: [2])?.hasPrefix("Item 1 of section 0 is changed twice in one batch") == true)
    #expect(batch.conflict(oldCounts: [1])?.contains("did not exist before the update") == true)
  }

  @Test func theCountsHaveToAgree() {
    var batch = UpdateBatch()
    batch.itemInsertions = [[0, 1]]
    let map = IndexMap(batch)
    #expect(batch.mismatch(old: [2], new: [3], map: map) == nil)
    #expect(batch.mismatch(old: [2], new: [4], map: map)?.hasPrefix("Section 0 has 4 items") == true)
    #expect(batch.mismatch(old: [2], new: [3, 0], map: map)?.hasPrefix("The data source has 2 sections") == true)
  }

  @Test func aPathWithoutAnItemStandsForItsSection() {
    var batch = UpdateBatch()
    batch.add(from: nil, to: [2, NSNotFound], isReload: false)
    batch.add(from: [1, NSNotFound], to: nil, isReload: false)
    batch.add(from: [0, NSNotFound], to: [1, NSNotFound], isReload: false)
    batch.add(from: [3, NSNotFound], to: [3, NSNotFound], isReload: true)
    batch.add(from: nil, to: [0, 1], isReload: false)
    batch.add(from: [0, 2], to: nil, isReload: false)
    batch.add(from: [0, 3], to: [1, 4], isReload: false)
    batch.add(from: [0, 5], to: [0, 5], isReload: true)
    #expect(batch.sectionInsertions == [2] && batch.sectionDeletions == [1] && batch.sectionReloads == [3])
    #expect(batch.sectionMoves.map { [$0.from, $0.to] } == [[0, 1]])
    #expect(batch.itemInsertions == [[0, 1]] && batch.itemDeletions == [[0, 2]] && batch.itemReloads == [[0, 5]])
    #expect(batch.itemMoves.map { [$0.from, $0.to] } == [[[0, 3], [1, 4]]])
  }
}
