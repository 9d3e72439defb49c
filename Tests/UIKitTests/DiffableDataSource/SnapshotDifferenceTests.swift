import CollectionIndex
import Foundation
import Testing

@testable import UIKit

@Suite struct SnapshotDifferenceTests {
  private func difference(_ old: [(String, [String])], _ new: [(String, [String])], reload: [String] = [])
    -> UpdateBatch
  {
    var new = Snapshot(new)
    new.reloadItems(reload)
    return SnapshotDifference(from: Snapshot(old), to: new).batch
  }

  @Test func oneItemThatMovesIsOneMove() {
    let batch = difference([("A", ["a", "b", "c", "d", "e"])], [("A", ["b", "c", "d", "a", "e"])])
    #expect(batch.itemMoves.map { [$0.from, $0.to] } == [[[0, 0], [0, 3]]])
    #expect(batch.itemInsertions.isEmpty && batch.itemDeletions.isEmpty)
  }

  @Test func anItemMovesToAnotherSection() {
    let batch = difference([("A", ["a", "b"]), ("B", ["c"])], [("A", ["b"]), ("B", ["c", "a"])])
    #expect(batch.itemMoves.map { [$0.from, $0.to] } == [[[0, 0], [1, 1]]])
  }

  @Test func anItemMovesIntoANewSection() {
    let batch = difference([("A", ["a", "b"])], [("B", ["c", "a"]), ("A", ["b"])])
    #expect(batch.sectionInsertions == [0])
    #expect(batch.itemMoves.map { [$0.from, $0.to] } == [[[0, 0], [0, 1]]])
    #expect(batch.itemInsertions.isEmpty)
  }

  @Test func anItemOfADeletedSectionIsInsertedElsewhere() {
    let batch = difference([("A", ["a", "b"]), ("B", ["c"])], [("B", ["a", "c"])])
    #expect(batch.sectionDeletions == [0])
    #expect(batch.itemInsertions == [[0, 0]])
    #expect(batch.itemMoves.isEmpty && batch.itemDeletions.isEmpty)
  }

  @Test func aReloadThatMovesIsADeletionAndAnInsertion() {
    let batch = difference([("A", ["a", "b", "c"])], [("A", ["b", "c", "a"])], reload: ["a", "c"])
    #expect(batch.itemMoves.isEmpty)
    #expect(batch.itemDeletions == [[0, 0]])
    #expect(batch.itemInsertions == [[0, 2]])
    #expect(batch.itemReloads == [[0, 2]])
  }

  @Test func newItemsAreNeitherReloadedNorReconfigured() {
    var new = Snapshot([("A", ["a", "b"])])
    new.reloadItems(["b"])
    new.reconfigureItems(["a", "b"])
    let difference = SnapshotDifference(from: Snapshot([("A", ["a"])]), to: new)
    #expect(difference.batch.itemReloads.isEmpty)
    #expect(difference.batch.itemReconfigurations == [[0, 0]])
  }

  @Test func equalSnapshotsDoNotDiffer() {
    let sections = [("A", ["a", "b"]), ("B", []), ("C", ["c"])]
    #expect(difference(sections, sections).isEmpty)
  }

  /// The batch is within the collection view's rules, and done on arrays it gives the new snapshot.
  @Test(arguments: [1, 2, 3, 4])
  func theBatchTurnsOneSnapshotIntoTheOther(seed: UInt64) {
    var dice = SnapshotDice(seed: seed)
    var old = dice.snapshot()
    for _ in 0..<300 {
      var new = dice.snapshot()
      if dice.dice.roll(2) == 0 { dice.mark(&new) }
      let batch = SnapshotDifference(from: old, to: new).batch
      var simple = batch
      simple.simplify()
      #expect(simple.conflict(oldCounts: old.contents.map { $0.count }) == nil)
      let map = IndexMap(simple)
      #expect(
        simple.mismatch(old: old.contents.map { $0.count }, new: new.contents.map { $0.count }, map: map) == nil)
      let reloaded = Set(batch.sectionReloads)
      for (section, items) in new.contents.enumerated() {
        for (item, identifier) in items.enumerated() {
          guard let source = map.oldPath(ofNew: [section, item]), !reloaded.contains(source.section) else { continue }
          #expect(old.contents[source.section][source.item] == identifier)
        }
      }
      old = new
    }
  }

  /// Items that stay in their section, however they are shuffled: no way of moving them takes fewer moves. The least
  /// number is found by trying all sets of items that could stay.
  @Test func thereAreAsFewMovesAsCanBe() {
    var dice = SnapshotDice(seed: 5)
    for _ in 0..<400 {
      let count = dice.dice.roll(8)
      let items = (0..<count).map { "i\($0)" }
      let shuffled = dice.shuffled(items)
      let order = shuffled.map { items.firstIndex(of: $0)! }
      var most = 0
      for set in 0..<(1 << count) {
        let stays = order.indices.filter { set & (1 << $0) != 0 }.map { order[$0] }
        if stays == stays.sorted() { most = max(most, stays.count) }
      }
      let items2 = difference([("A", items)], [("A", shuffled)])
      #expect(items2.itemMoves.count == count - most)
      let sections = difference(items.map { ($0, []) }, shuffled.map { ($0, []) })
      #expect(sections.sectionMoves.count == count - most)
    }
  }

  /// The work grows with the number of items, not faster: hash values are asked for a bounded number of times.
  @Test func eachItemIsLookedUpAFewTimesAtMost() {
    let count = 20_000
    func snapshot(_ items: [CountedIdentifier]) -> NSDiffableDataSourceSnapshot<Int, CountedIdentifier> {
      NSDiffableDataSourceSnapshot([(0, items)])
    }
    let items = (0..<count).map { CountedIdentifier(number: $0, tally: Tally()) }
    let tally = Tally()
    let old = snapshot(items.map { CountedIdentifier(number: $0.number, tally: tally) })
    let new = snapshot(items.reversed().map { CountedIdentifier(number: $0.number, tally: tally) })
    tally.hashes = 0
    let batch = SnapshotDifference(from: old, to: new).batch
    #expect(batch.itemMoves.count == count - 1)
    #expect(tally.hashes <= 2 * count)
  }
}

/// Counts how often hash values are asked for.
private final class Tally: @unchecked Sendable { var hashes = 0 }

private struct CountedIdentifier: Hashable, Sendable {
  let number: Int
  let tally: Tally

  static func == (a: CountedIdentifier, b: CountedIdentifier) -> Bool { a.number == b.number }
  func hash(into hasher: inout Hasher) {
    tally.hashes += 1
    hasher.combine(number)
  }
}
