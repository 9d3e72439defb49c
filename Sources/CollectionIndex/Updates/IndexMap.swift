import Foundation

/// Where sections and items are after a batch of updates. Old index paths are those before the whole batch, new
/// ones those after it. It keeps the changes, never the items; a look-up takes O(log changes).
package struct IndexMap {
  package let sections: AxisMap
  /// The sections that stay and whose items change, by old index, sorted.
  private let changedSections: [Int]
  /// How their items are mapped.
  private let items: [AxisMap]
  /// Moves from one section to another.
  private let moves: [Item: Item]
  private let movesBack: [Item: Item]
  private let reloadedSections: Set<Int>
  private let reloadedItems: Set<Item>

  /// An index path of an item, which needs no memory of its own.
  private struct Item: Hashable {
    let section: Int
    let item: Int

    init(_ path: IndexPath) { (section, item) = (path.section, path.item) }
    init(_ item: (section: Int, item: Int)) { (section, self.item) = item }
  }

  /// O(k log k) in the number of changes.
  /// - Parameter batch: without contradictions. Of items in sections that are deleted nothing is to be said.
  package init(_ batch: UpdateBatch) {
    let sections = AxisMap(
      deletions: batch.sectionDeletions, insertions: batch.sectionInsertions, moves: batch.sectionMoves)
    var deletions: [Int: [Int]] = [:]
    var insertions: [Int: [Int]] = [:]
    var movesWithin: [Int: [(from: Int, to: Int)]] = [:]
    var moves: [Item: Item] = [:]
    var movesBack: [Item: Item] = [:]
    for path in batch.itemDeletions { deletions[path.section, default: []].append(path.item) }
    for path in batch.itemInsertions {
      // Items of a section that is inserted come with it.
      if let section = sections.oldIndex(ofNew: path.section) { insertions[section, default: []].append(path.item) }
    }
    for move in batch.itemMoves {
      let target = sections.oldIndex(ofNew: move.to.section)
      if let target, target == move.from.section {
        movesWithin[target, default: []].append((move.from.item, move.to.item))
      } else {
        deletions[move.from.section, default: []].append(move.from.item)
        if let target { insertions[target, default: []].append(move.to.item) }
        moves[Item(move.from)] = Item(move.to)
        movesBack[Item(move.to)] = Item(move.from)
      }
    }
    var changedSections = Array(Set(deletions.keys).union(insertions.keys).union(movesWithin.keys))
    changedSections.sort()
    items = changedSections.map {
      AxisMap(deletions: deletions[$0] ?? [], insertions: insertions[$0] ?? [], moves: movesWithin[$0] ?? [])
    }
    self.changedSections = changedSections
    self.sections = sections
    self.moves = moves
    self.movesBack = movesBack
    reloadedSections = Set(batch.sectionReloads)
    reloadedItems = Set(batch.itemReloads.map { Item($0) })
  }

  // MARK: Sections

  /// How many items a section that stays has more than before.
  package func growth(ofOldSection section: Int) -> Int { itemMap(ofOldSection: section)?.growth ?? 0 }

  /// Whether items of a section that stays were inserted, deleted, moved or reloaded.
  package func changesItems(ofOldSection section: Int) -> Bool {
    itemMap(ofOldSection: section) != nil || reloadedItems.contains { $0.section == section }
  }

  package func isReloaded(section: Int) -> Bool { !reloadedSections.isEmpty && reloadedSections.contains(section) }

  /// How the items of a section are mapped; nil when they stay as they are.
  private func itemMap(ofOldSection section: Int) -> AxisMap? {
    let index = changedSections.partitioningIndex { $0 >= section }
    return index < changedSections.count && changedSections[index] == section ? items[index] : nil
  }

  // MARK: Items

  /// nil for an item that is gone, by itself or with its section.
  package func newPath(ofOld path: IndexPath) -> IndexPath? {
    newItem(ofOld: (path.section, path.item)).map { IndexPath(item: $0.item, section: $0.section) }
  }

  /// nil for an item that is new, by itself or with its section.
  package func oldPath(ofNew path: IndexPath) -> IndexPath? {
    oldItem(ofNew: (path.section, path.item)).map { IndexPath(item: $0.item, section: $0.section) }
  }

  /// The same by section and item, without making index paths.
  package func newItem(ofOld old: (section: Int, item: Int)) -> (section: Int, item: Int)? {
    if !moves.isEmpty, let target = moves[Item(old)] {
      return (target.section, target.item)
    }
    guard let section = sections.newIndex(ofOld: old.section) else { return nil }
    guard let map = itemMap(ofOldSection: old.section) else { return (section, old.item) }
    return map.newIndex(ofOld: old.item).map { (section, $0) }
  }

  /// The same by section and item, without making index paths.
  package func oldItem(ofNew new: (section: Int, item: Int)) -> (section: Int, item: Int)? {
    if !movesBack.isEmpty, let source = movesBack[Item(new)] {
      return (source.section, source.item)
    }
    guard let section = sections.oldIndex(ofNew: new.section) else { return nil }
    guard let map = itemMap(ofOldSection: section) else { return (section, new.item) }
    return map.oldIndex(ofNew: new.item).map { (section, $0) }
  }

  /// Whether the item stays but is shown anew, by itself or with its section.
  package func isReloaded(oldItem item: (section: Int, item: Int)) -> Bool {
    isReloaded(section: item.section)
      || !reloadedItems.isEmpty && reloadedItems.contains(Item(item))
  }
}
