import CollectionIndex
import Foundation
import TestSupport
import Testing

@Suite struct UnchangedEndsTests {
  /// The ends of a list with items of all sections in a row, named by their numbers before the changes.
  private func ends(_ old: [Int], _ new: [Int], _ change: (inout UpdateBatch) -> Void) -> [Int] {
    var batch = UpdateBatch()
    change(&batch)
    var ends = UnchangedEnds(count: old.reduce(0, +))
    ends.leaveOut(batch, old: old, new: new)
    return [ends.prefix, ends.suffix]
  }

  private func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }

  @Test func insertionsAndDeletionsLeaveWhatIsBeforeAndBehindThem() {
    #expect(ends([10, 5], [12, 5]) { $0.itemInsertions = [path(0, 3), path(0, 7)] } == [3, 9])
    #expect(ends([10, 5], [10, 4]) { $0.itemDeletions = [path(1, 2)] } == [12, 2])
    #expect(ends([10], [11]) { $0.itemInsertions = [path(0, 0)] } == [0, 10])
    #expect(ends([10], [11]) { $0.itemInsertions = [path(0, 10)] } == [10, 0])
  }

  @Test func movesChangeAllFromOnePlaceToTheOther() {
    #expect(ends([10, 5], [10, 5]) { $0.itemMoves = [(path(0, 2), path(0, 6))] } == [2, 8])
    #expect(ends([10, 5], [9, 6]) { $0.itemMoves = [(path(0, 8), path(1, 1))] } == [8, 4])
    #expect(ends([2, 3, 4], [3, 4, 2]) { $0.sectionMoves = [(0, 2)] } == [0, 0])
    #expect(ends([2, 3, 4], [2, 4, 3]) { $0.sectionMoves = [(2, 1)] } == [2, 0])
  }

  @Test func reloadedAndReconfiguredItemsAndWholeSectionsAreChanged() {
    #expect(ends([10], [10]) { $0.itemReloads = [path(0, 4)] } == [4, 5])
    #expect(ends([10], [10]) { $0.itemReconfigurations = [path(0, 9)] } == [9, 0])
    #expect(ends([3, 4, 5], [3, 9, 5]) { $0.sectionReloads = [1] } == [3, 5])
    #expect(ends([3, 4, 5], [3, 5]) { $0.sectionDeletions = [1] } == [3, 5])
    #expect(ends([3, 5], [3, 4, 5]) { $0.sectionInsertions = [1] } == [3, 5])
  }

  @Test func anEmptyBatchChangesNothing() { #expect(ends([10, 5], [10, 5]) { _ in } == [15, 15]) }

  /// Random batches: the items at both ends are the same ones, whatever happens between them.
  @Test func theEndsHaveTheSameItemsAfterSeveralBatches() {
    for seed in 1...300 {
      var random = RandomNumbers(seed: UInt64(seed))
      let start = (0..<3).map { _ in Int.random(in: 1...6, using: &random) }
      var next = 0
      func fresh() -> Int {
        next += 1
        return next
      }
      var items = start.map { count in (0..<count).map { _ in fresh() } }
      let old = items.flatMap { $0 }
      var ends = UnchangedEnds(count: old.count)
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let before = items.map { $0.count }
        var batch = UpdateBatch()
        let section = Int.random(in: 0..<items.count, using: &random)
        switch Int.random(in: 0..<5, using: &random) {
        case 0:
          let item = Int.random(in: 0...items[section].count, using: &random)
          items[section].insert(fresh(), at: item)
          batch.itemInsertions = [path(section, item)]
        case 1 where !items[section].isEmpty:
          let item = Int.random(in: 0..<items[section].count, using: &random)
          items[section].remove(at: item)
          batch.itemDeletions = [path(section, item)]
        case 2 where !items[section].isEmpty:
          let item = Int.random(in: 0..<items[section].count, using: &random)
          let moved = items[section].remove(at: item)
          let target = Int.random(in: 0..<items.count, using: &random)
          let place = Int.random(in: 0...items[target].count, using: &random)
          items[target].insert(moved, at: place)
          batch.itemMoves = [(path(section, item), path(target, place))]
        case 3:
          let target = Int.random(in: 0..<items.count, using: &random)
          items.insert(items.remove(at: section), at: target)
          batch.sectionMoves = [(section, target)]
        default:
          items[section] = (0..<3).map { _ in fresh() }
          batch.sectionReloads = [section]
        }
        ends.leaveOut(batch, old: before, new: items.map { $0.count })
      }
      let new = items.flatMap { $0 }
      let prefix = min(ends.prefix, new.count)
      let suffix = min(ends.suffix, new.count)
      #expect(prefix <= old.count && suffix <= old.count)
      #expect(Array(old.prefix(prefix)) == Array(new.prefix(prefix)), "seed \(seed)")
      #expect(Array(old.suffix(suffix)) == Array(new.suffix(suffix)), "seed \(seed)")
    }
  }
}
