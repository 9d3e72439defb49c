import CollectionIndex
import Foundation
import TestSupport
import Testing

/// Sections of items that a batch changes, done naively: every item has a name.
private struct Sections {
  var names: [[String]]

  /// Takes out what goes, then puts in what comes, in the order of the new places.
  mutating func perform(_ batch: UpdateBatch, newNames: (Int, Int) -> String, newCount: (Int) -> Int) {
    let old = names
    let stays = old.indices.filter {
      !batch.sectionDeletions.contains($0) && !batch.sectionMoves.map { $0.from }.contains($0)
    }
    func kept(_ section: Int) -> [String] {
      old[section].indices.filter { item in
        !batch.itemDeletions.contains([section, item])
          && !batch.itemMoves.contains { $0.from == [section, item] }
      }.map { old[section][$0] }
    }
    var sections: [Int: [String]] = [:]
    for move in batch.sectionMoves { sections[move.to] = kept(move.from) }
    for section in batch.sectionInsertions { sections[section] = (0..<newCount(section)).map { newNames(section, $0) } }
    var rest = stays.map(kept)[...]
    names = (0..<stays.count + sections.count).map { sections[$0] ?? rest.removeFirst() }
    let targets =
      batch.itemInsertions.map { ($0, newNames($0[0], $0[1])) }
      + batch.itemMoves.map { ($0.to, old[$0.from[0]][$0.from[1]]) }
    for (path, name) in targets.sorted(by: { $0.0 < $1.0 }) { names[path[0]].insert(name, at: path[1]) }
  }
}

@Suite struct IndexMapTests {
  @Test func itemsFollowTheirSectionsAndMakeSpace() {
    var batch = UpdateBatch()
    batch.sectionDeletions = [0]
    batch.sectionInsertions = [2]
    batch.itemDeletions = [[1, 0]]
    batch.itemInsertions = [[0, 3], [2, 0]]
    let map = IndexMap(batch)
    #expect(map.newPath(ofOld: [0, 4]) == nil)
    #expect(map.newPath(ofOld: [1, 0]) == nil)
    #expect(map.newPath(ofOld: [1, 3]) == [0, 2])
    #expect(map.newPath(ofOld: [1, 4]) == [0, 4])
    #expect(map.newPath(ofOld: [2, 7]) == [1, 7])
    #expect(map.oldPath(ofNew: [0, 3]) == nil)
    #expect(map.oldPath(ofNew: [2, 5]) == nil)
    #expect(map.growth(ofOldSection: 1) == 0)
    #expect(map.growth(ofOldSection: 2) == 0)
    #expect(map.changesItems(ofOldSection: 1))
    #expect(!map.changesItems(ofOldSection: 2))
  }

  @Test func anItemMovesBetweenSectionsThatMove() {
    var batch = UpdateBatch()
    batch.sectionMoves = [(0, 2)]
    batch.itemMoves = [([0, 1], [0, 0]), ([1, 2], [0, 3])]
    let map = IndexMap(batch)
    #expect(map.newPath(ofOld: [0, 1]) == [0, 0])
    #expect(map.newPath(ofOld: [0, 2]) == [2, 1])
    #expect(map.newPath(ofOld: [1, 2]) == [0, 3])
    #expect(map.newPath(ofOld: [1, 0]) == [0, 1])
    #expect(map.oldPath(ofNew: [0, 0]) == [0, 1])
    #expect(map.oldPath(ofNew: [2, 1]) == [0, 2])
  }

  @Test func reloadsKeepTheirPlaces() {
    var batch = UpdateBatch()
    batch.sectionReloads = [1]
    batch.itemReloads = [[0, 2]]
    batch.itemInsertions = [[0, 0]]
    let map = IndexMap(batch)
    #expect(map.newPath(ofOld: [0, 2]) == [0, 3])
    #expect(map.isReloaded(oldItem: (0, 2)) && !map.isReloaded(oldItem: (0, 3)))
    #expect(map.isReloaded(oldItem: (1, 5)) && map.isReloaded(section: 1) && !map.isReloaded(section: 0))
  }

  @Test func aReloadedItemChangesTheItemsOfItsSectionAndOfNoOther() {
    var batch = UpdateBatch()
    batch.itemReloads = [[2, 4]]
    let map = IndexMap(batch)
    #expect((0..<4).map { map.changesItems(ofOldSection: $0) } == [false, false, true, false])
    #expect(map.growth(ofOldSection: 2) == 0)
  }

  @Test func itAgreesWithNamedItemsInTwoThousandRandomBatches() {
    var dice = Dice(seed: 11)
    for _ in 0..<2000 {
      let counts = (0..<dice.roll(5)).map { _ in dice.roll(8) }
      var sections = Sections(names: counts.indices.map { section in (0..<counts[section]).map { "\(section).\($0)" } })
      let old = sections.names
      let batch = randomBatch(counts, &dice)
      sections.perform(batch, newNames: { "new \($0).\($1)" }, newCount: { _ in 3 })
      let map = IndexMap(batch)
      func places(_ names: [[String]]) -> [String: IndexPath] {
        var places: [String: IndexPath] = [:]
        for (section, items) in names.enumerated() {
          for (item, name) in items.enumerated() { places[name] = [section, item] }
        }
        return places
      }
      let (before, after) = (places(old), places(sections.names))
      for (name, path) in before { #expect(map.newPath(ofOld: path) == after[name]) }
      for (name, path) in after { #expect(map.oldPath(ofNew: path) == before[name]) }
    }
  }

  /// Some sections go, move and come, some items of those that stay go, move and come.
  private func randomBatch(_ counts: [Int], _ dice: inout Dice) -> UpdateBatch {
    var batch = UpdateBatch()
    var movingSections: [Int] = []
    for section in counts.indices {
      switch dice.roll(6) {
      case 0: batch.sectionDeletions.append(section)
      case 1: movingSections.append(section)
      default: break
      }
    }
    let insertions = dice.roll(3)
    let newCount = counts.count - batch.sectionDeletions.count + insertions
    var places = Array(0..<newCount)
    for _ in 0..<insertions { batch.sectionInsertions.append(places.remove(at: dice.roll(places.count))) }
    for section in movingSections { batch.sectionMoves.append((section, places.remove(at: dice.roll(places.count)))) }
    let axis = AxisMap(
      deletions: batch.sectionDeletions, insertions: batch.sectionInsertions, moves: batch.sectionMoves)
    // How many items of each new section neither come nor move, and what is to be put between them.
    var kept = (0..<newCount).map { axis.oldIndex(ofNew: $0).map { counts[$0] } ?? 3 }
    var moving: [IndexPath] = []
    for section in counts.indices {
      guard let new = axis.newIndex(ofOld: section) else { continue }
      for item in 0..<counts[section] {
        switch dice.roll(6) {
        case 0: batch.itemDeletions.append([section, item])
        case 1: moving.append([section, item])
        default: continue
        }
        kept[new] -= 1
      }
    }
    guard newCount > 0 else {
      batch.itemDeletions += moving
      return batch
    }
    var coming = [Int](repeating: 0, count: newCount)
    let targets = moving.map { _ in dice.roll(newCount) }
    for target in targets { coming[target] += 1 }
    let inserted = (0..<newCount).map { axis.oldIndex(ofNew: $0) == nil ? 0 : dice.roll(3) }
    var free = (0..<newCount).map { section in Array(0..<kept[section] + coming[section] + inserted[section]) }
    for (source, target) in zip(moving, targets) {
      batch.itemMoves.append((source, [target, free[target].remove(at: dice.roll(free[target].count))]))
    }
    for section in 0..<newCount {
      for _ in 0..<inserted[section] {
        batch.itemInsertions.append([section, free[section].remove(at: dice.roll(free[section].count))])
      }
    }
    return batch
  }
}
