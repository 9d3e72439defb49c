import CollectionIndex

/// The mapping of elements by a batch of updates: cells follow their items, supplementary and decoration views their
/// sections, unless the layout inserts or deletes some.
final class ElementMap {
  let indexes: IndexMap
  /// The mappings of supplementary and decoration views that appear and disappear by themselves, by the first key of
  /// their kind and old section.
  private var elements: [ElementKey: AxisMap] = [:]

  /// The mapping of items by the identifiers of a data source; nil if it has none. State that belongs to items, and not
  /// to their views, follows it, because a batch cannot both move and reload an item.
  var identity: ItemIdentity?

  /// A function from index paths before an update to those after it; nil for deleted items.
  typealias ItemIdentity = @MainActor (IndexPath) -> IndexPath?

  init(_ batch: UpdateBatch) { indexes = IndexMap(batch) }

  /// Adds the changes that a layout makes among the supplementary or decoration views of a kind. Those that appear or
  /// disappear with their sections are left out.
  func change(_ kind: ElementKey, deletions: [IndexPath], insertions: [IndexPath]) {
    var deleted: [Int: Set<Int>] = [:]
    var inserted: [Int: Set<Int>] = [:]
    for path in deletions { deleted[path.section, default: []].insert(path.itemOrZero) }
    for path in insertions {
      guard let section = indexes.sections.oldIndex(ofNew: path.section) else { continue }
      inserted[section, default: []].insert(path.itemOrZero)
    }
    for section in Set(deleted.keys).union(inserted.keys) {
      elements[ElementKey(kind.category, kind.kind, section: section, item: 0)] = AxisMap(
        deletions: deleted[section].map(Array.init) ?? [], insertions: inserted[section].map(Array.init) ?? [])
    }
  }

  /// Returns the mapping of the supplementary or decoration views of a kind within a section; nil if they keep their
  /// indexes.
  private func axis(_ key: ElementKey, oldSection: Int) -> AxisMap? {
    elements.isEmpty ? nil : elements[ElementKey(key.category, key.kind, section: oldSection, item: 0)]
  }

  /// Returns the key after the update; nil for a deleted element.
  func newKey(ofOld key: ElementKey) -> ElementKey? {
    if key.category == .cell {
      return indexes.newItem(ofOld: (key.section, key.item)).map {
        ElementKey(.cell, "", section: $0.section, item: $0.item)
      }
    }
    if key.isOfLayout { return key }
    guard let section = indexes.sections.newIndex(ofOld: key.section) else { return nil }
    var item: Int? = key.item
    if let axis = axis(key, oldSection: key.section) { item = axis.newIndex(ofOld: key.item) }
    return item.map { ElementKey(key.category, key.kind, section: section, item: $0) }
  }

  /// Returns the key before the update; nil for a new element.
  func oldKey(ofNew key: ElementKey) -> ElementKey? {
    if key.category == .cell {
      return indexes.oldItem(ofNew: (key.section, key.item)).map {
        ElementKey(.cell, "", section: $0.section, item: $0.item)
      }
    }
    if key.isOfLayout { return key }
    guard let section = indexes.sections.oldIndex(ofNew: key.section) else { return nil }
    var item: Int? = key.item
    if let axis = axis(key, oldSection: section) { item = axis.oldIndex(ofNew: key.item) }
    return item.map { ElementKey(key.category, key.kind, section: section, item: $0) }
  }

  /// Returns the index path after the update; nil for a deleted item.
  func newPath(ofOld path: IndexPath) -> IndexPath? { indexes.newPath(ofOld: path) }

  /// Returns the index path after the update, by identifiers if there are any.
  @MainActor func newPath(ofIdentified path: IndexPath) -> IndexPath? {
    if let identity { return identity(path) }
    return newPath(ofOld: path)
  }

  /// Returns the index path before the update; nil for a new item.
  func oldPath(ofNew path: IndexPath) -> IndexPath? { indexes.oldPath(ofNew: path) }

  /// Returns the new key of an element that keeps its view; nil for one that is deleted or reloaded.
  func presentKey(ofOld key: ElementKey) -> ElementKey? { isReloaded(old: key) ? nil : newKey(ofOld: key) }

  /// Returns the old key of an element that keeps its view; nil for one that is new or reloaded.
  func formerKey(ofNew key: ElementKey) -> ElementKey? {
    guard let old = oldKey(ofNew: key), !isReloaded(old: old) else { return nil }
    return old
  }

  /// Returns whether the element stays but gets a new view.
  func isReloaded(old key: ElementKey) -> Bool {
    key.category == .cell
      ? indexes.isReloaded(oldItem: (key.section, key.item))
      : !key.isOfLayout && indexes.isReloaded(section: key.section)
  }
}
