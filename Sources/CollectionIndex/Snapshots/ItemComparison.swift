import Foundation

/// The changes of items, given those of the sections.
struct ItemComparison<Snapshot: IdentifiedSections> {
  private let old: Snapshot
  private let new: Snapshot
  private let sections: SectionComparison
  private let reloads: Set<Snapshot.ItemIdentifier>
  /// The number of old items before each old section.
  private let offsets: [Int]
  /// Whether each old item remains: it is in a section that is kept, or moves to another.
  private var remains: [Bool]
  private(set) var batch: UpdateBatch

  init(_ old: Snapshot, _ new: Snapshot, _ sections: SectionComparison) {
    self.old = old
    self.new = new
    self.sections = sections
    reloads = Set(new.itemsToReload)
    var count = 0
    offsets = sections.isKept.indices.map { section in
      defer { count += old.items(ofSection: section).count }
      return count
    }
    remains = [Bool](repeating: false, count: count)
    batch = sections.batch
  }

  mutating func compare() {
    var changed: [Int] = []
    for (index, source) in sections.sources.enumerated() {
      switch source {
      case .reloaded: break  // its items are part of it
      case .inserted: takeItems(intoInserted: index)
      case .kept(let source):
        if reloads.isEmpty && old.items(ofSection: source) == new.items(ofSection: index) { continue }
        changed.append(source)
        compareItems(of: source, with: index)
      }
    }
    for section in changed {
      for item in old.items(ofSection: section).indices where !remains[offsets[section] + item] {
        batch.itemDeletions.append(IndexPath(item: item, section: section))
      }
    }
  }

  /// Records the items that move into an inserted section. Its other items are inserted with it.
  private mutating func takeItems(intoInserted section: Int) {
    for (item, identifier) in new.items(ofSection: section).enumerated() where !reloads.contains(identifier) {
      if let source = old.indexPath(ofItem: identifier), sections.isKept[source.section] {
        move(source, to: IndexPath(item: item, section: section))
      }
    }
  }

  private mutating func compareItems(of oldSection: Int, with newSection: Int) {
    let before = old.items(ofSection: oldSection)
    var staying: [(old: Int, new: Int)] = []
    var next = 0
    for (item, identifier) in new.items(ofSection: newSection).enumerated() {
      // Most items follow the same item as before and need no look-up.
      if next < before.count && before[next] == identifier {
        staying.append((next, item))
        next += 1
        continue
      }
      let target = IndexPath(item: item, section: newSection)
      let source = old.indexPath(ofItem: identifier)
      if let source, source.section == oldSection {
        staying.append((source.item, item))
        next = source.item + 1
      } else if let source, sections.isKept[source.section], !reloads.contains(identifier) {
        move(source, to: target)
      } else {
        batch.itemInsertions.append(target)
      }
    }

    for (pair, stays) in zip(staying, longestIncreasingSubsequence(staying.map { $0.old })) {
      let source = IndexPath(item: pair.old, section: oldSection)
      let target = IndexPath(item: pair.new, section: newSection)
      switch (stays, reloads.contains(before[pair.old])) {
      case (true, false): remains[offsets[oldSection] + pair.old] = true
      case (true, true):
        remains[offsets[oldSection] + pair.old] = true
        batch.itemReloads.append(source)
      case (false, false): move(source, to: target)
      case (false, true): batch.itemInsertions.append(target)
      }
    }
  }

  private mutating func move(_ source: IndexPath, to target: IndexPath) {
    remains[offsets[source.section] + source.item] = true
    batch.itemMoves.append((source, target))
  }
}

/// Marks the values that belong to a longest increasing subsequence, which can stay in place while the others move
/// around them.
///
/// The values must be distinct. Patience sorting: O(n log n), and O(n) for values that increase already.
func longestIncreasingSubsequence(_ values: [Int]) -> [Bool] {
  /// The position of the least value that ends an increasing subsequence, by its length minus one.
  var ends: [Int] = []
  /// The predecessor of each position in its subsequence, -1 for the first.
  var previous: [Int] = []
  previous.reserveCapacity(values.count)
  for (position, value) in values.enumerated() {
    var length = ends.count
    if let last = ends.last, values[last] >= value { length = ends.partitioningIndex { values[$0] >= value } }
    previous.append(length == 0 ? -1 : ends[length - 1])
    if length == ends.count { ends.append(position) } else { ends[length] = position }
  }
  var belongs = [Bool](repeating: false, count: values.count)
  var position = ends.last ?? -1
  while position >= 0 {
    belongs[position] = true
    position = previous[position]
  }
  return belongs
}
