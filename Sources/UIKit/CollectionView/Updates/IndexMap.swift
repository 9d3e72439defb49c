import CollectionIndex
import Runtime

/// Where sections and items are after a batch of updates. Old index paths are those before the whole batch, new
/// ones those after it.
final class IndexMap {
  let sections: AxisMap
  /// The sections that stay and whose items change, by old index, sorted.
  private let changedSections: [Int]
  /// How their items are mapped.
  private let items: [AxisMap]
  /// Moves from one section to another.
  private let moves: [IndexPath: IndexPath]
  private let movesBack: [IndexPath: IndexPath]
  private let reloadedSections: Set<Int>
  private let reloadedItems: Set<IndexPath>
  /// Of supplementary and decoration views that come and go by themselves, by the first key of their kind and old
  /// section.
  private var elements: [ElementKey: AxisMap] = [:]

  init(_ batch: UpdateBatch) {
    let sections = AxisMap(
      deletions: batch.sectionDeletions, insertions: batch.sectionInsertions, moves: batch.sectionMoves)
    var deletions: [Int: [Int]] = [:]
    var insertions: [Int: [Int]] = [:]
    var movesWithin: [Int: [(from: Int, to: Int)]] = [:]
    var moves: [IndexPath: IndexPath] = [:]
    var movesBack: [IndexPath: IndexPath] = [:]
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
        moves[move.from] = move.to
        movesBack[move.to] = move.from
      }
    }
    changedSections = Set(deletions.keys).union(insertions.keys).union(movesWithin.keys).ordered()
    items = changedSections.map {
      AxisMap(deletions: deletions[$0] ?? [], insertions: insertions[$0] ?? [], moves: movesWithin[$0] ?? [])
    }
    self.sections = sections
    self.moves = moves
    self.movesBack = movesBack
    reloadedSections = Set(batch.sectionReloads)
    reloadedItems = Set(batch.itemReloads)
  }

  /// How many items a section that stays has more than before.
  func growth(ofOldSection section: Int) -> Int { place(ofOldSection: section).map { items[$0].growth } ?? 0 }

  /// Whether items of a section that stays were inserted, deleted, moved or reloaded.
  func changesItems(ofOldSection section: Int) -> Bool {
    place(ofOldSection: section) != nil || reloadedItems.contains { $0.section == section }
  }

  func isReloaded(section: Int) -> Bool { reloadedSections.contains(section) }

  /// Where a section is among those whose items change; nil when they stay as they are.
  private func place(ofOldSection section: Int) -> Int? {
    var low = 0
    var high = changedSections.count
    while low < high {
      let middle = (low + high) / 2
      if changedSections[middle] < section { low = middle + 1 } else { high = middle }
    }
    return low < changedSections.count && changedSections[low] == section ? low : nil
  }

  /// nil for an item that is gone.
  func newPath(ofOld path: IndexPath) -> IndexPath? { newKey(ofOld: ElementKey(.cell, nil, path))?.indexPath }

  /// nil for an item that is new.
  func oldPath(ofNew path: IndexPath) -> IndexPath? { oldKey(ofNew: ElementKey(.cell, nil, path))?.indexPath }

  /// Adds what a layout changes among the supplementary or decoration views of a kind. What comes or goes with its
  /// section is left out.
  func change(_ kind: ElementKey, deletions: [IndexPath], insertions: [IndexPath]) {
    var deleted: [Int: Set<Int>] = [:]
    var inserted: [Int: Set<Int>] = [:]
    for path in deletions { deleted[path.section, default: []].insert(path.count > 1 ? path.item : 0) }
    for path in insertions {
      guard let section = sections.oldIndex(ofNew: path.section) else { continue }
      inserted[section, default: []].insert(path.count > 1 ? path.item : 0)
    }
    for section in Set(deleted.keys).union(inserted.keys) {
      elements[ElementKey(kind.category, kind.kind, section: section, item: 0)] = AxisMap(
        deletions: deleted[section].map(Array.init) ?? [], insertions: inserted[section].map(Array.init) ?? [])
    }
  }

  /// How the supplementary or decoration views of a kind are mapped within a section; nil when they stay where they are.
  private func axis(_ key: ElementKey, oldSection: Int) -> AxisMap? {
    elements.isEmpty ? nil : elements[ElementKey(key.category, key.kind, section: oldSection, item: 0)]
  }

  /// Supplementary and decoration views go with their sections, unless the layout says otherwise.
  func newKey(ofOld key: ElementKey) -> ElementKey? {
    if key.category == .cell, !moves.isEmpty, let target = moves[key.indexPath] {
      return ElementKey(.cell, nil, target)
    }
    if key.isOfLayout { return key }
    guard let section = sections.newIndex(ofOld: key.section) else { return nil }
    var item: Int? = key.item
    if key.category == .cell {
      if let place = place(ofOldSection: key.section) { item = items[place].newIndex(ofOld: key.item) }
    } else if let axis = axis(key, oldSection: key.section) {
      item = axis.newIndex(ofOld: key.item)
    }
    return item.map { ElementKey(key.category, key.kind, section: section, item: $0) }
  }

  func oldKey(ofNew key: ElementKey) -> ElementKey? {
    if key.category == .cell, !movesBack.isEmpty, let source = movesBack[key.indexPath] {
      return ElementKey(.cell, nil, source)
    }
    if key.isOfLayout { return key }
    guard let section = sections.oldIndex(ofNew: key.section) else { return nil }
    var item: Int? = key.item
    if key.category == .cell {
      if let place = place(ofOldSection: section) { item = items[place].oldIndex(ofNew: key.item) }
    } else if let axis = axis(key, oldSection: section) {
      item = axis.oldIndex(ofNew: key.item)
    }
    return item.map { ElementKey(key.category, key.kind, section: section, item: $0) }
  }

  /// Whether the element stays but gets a new view.
  func isReloaded(old key: ElementKey) -> Bool {
    (!reloadedSections.isEmpty && reloadedSections.contains(key.section) && !key.isOfLayout)
      || (!reloadedItems.isEmpty && key.category == .cell && reloadedItems.contains(key.indexPath))
  }
}
