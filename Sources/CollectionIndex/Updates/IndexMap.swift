import Foundation

/// A map between the index paths before and after a batch update. Old index paths are those before the whole batch, new
/// ones those after it. It stores the changes, not the items; a look-up takes O(log changes).
package struct IndexMap {
  package let sections: AxisMap
  /// The sections that stay and whose items change, by old index, sorted.
  private let changedSections: [Int]
  /// The maps of the items in ``changedSections``.
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

  /// Creates a map. O(k log k) in the number of changes.
  /// - Parameter batch: A batch without contradictions and without changes of items in deleted sections.
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
      // The items of an inserted section are part of it.
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

  /// Returns the number of additional items in a section that stays.
  package func growth(ofOldSection section: Int) -> Int { itemMap(ofOldSection: section)?.growth ?? 0 }

  /// Returns whether items of a section that stays are inserted, deleted, moved or reloaded.
  package func changesItems(ofOldSection section: Int) -> Bool {
    itemMap(ofOldSection: section) != nil || reloadedItems.contains { $0.section == section }
  }

  package func isReloaded(section: Int) -> Bool { !reloadedSections.isEmpty && reloadedSections.contains(section) }

  /// Returns the map of a section's items, or nil if they do not change.
  private func itemMap(ofOldSection section: Int) -> AxisMap? {
    let index = changedSections.partitioningIndex { $0 >= section }
    return index < changedSections.count && changedSections[index] == section ? items[index] : nil
  }

  // MARK: Items

  /// Returns the new index path, or nil for an item that is deleted, individually or with its section.
  package func newPath(ofOld path: IndexPath) -> IndexPath? {
    newItem(ofOld: (path.section, path.item)).map { IndexPath(item: $0.item, section: $0.section) }
  }

  /// Returns the old index path, or nil for an item that is inserted, individually or with its section.
  package func oldPath(ofNew path: IndexPath) -> IndexPath? {
    oldItem(ofNew: (path.section, path.item)).map { IndexPath(item: $0.item, section: $0.section) }
  }

  /// Returns the new section and item without creating index paths.
  package func newItem(ofOld old: (section: Int, item: Int)) -> (section: Int, item: Int)? {
    if !moves.isEmpty, let target = moves[Item(old)] {
      return (target.section, target.item)
    }
    guard let section = sections.newIndex(ofOld: old.section) else { return nil }
    guard let map = itemMap(ofOldSection: old.section) else { return (section, old.item) }
    return map.newIndex(ofOld: old.item).map { (section, $0) }
  }

  /// Returns the old section and item without creating index paths.
  package func oldItem(ofNew new: (section: Int, item: Int)) -> (section: Int, item: Int)? {
    if !movesBack.isEmpty, let source = movesBack[Item(new)] {
      return (source.section, source.item)
    }
    guard let section = sections.oldIndex(ofNew: new.section) else { return nil }
    guard let map = itemMap(ofOldSection: section) else { return (section, new.item) }
    return map.oldIndex(ofNew: new.item).map { (section, $0) }
  }

  /// Returns whether an item is reloaded, individually or with its section.
  package func isReloaded(oldItem item: (section: Int, item: Int)) -> Bool {
    isReloaded(section: item.section)
      || !reloadedItems.isEmpty && reloadedItems.contains(Item(item))
  }
}
