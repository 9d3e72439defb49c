import CollectionIndex

/// Where elements are after a batch of updates: cells where their items are, supplementary and decoration views where
/// their sections are, unless the layout says otherwise.
final class ElementMap {
  let indexes: IndexMap
  /// Of supplementary and decoration views that come and go by themselves, by the first key of their kind and old
  /// section.
  private var elements: [ElementKey: AxisMap] = [:]

  /// Where items are that a data source tells apart by identifiers; nil for what is gone. What is remembered of items, and
  /// not of their views, goes by it: a batch cannot say that an item moves and is reloaded.
  var identity: ItemIdentity?

  /// From index paths before an update to those after it; nil for what is gone.
  typealias ItemIdentity = @MainActor (IndexPath) -> IndexPath?

  init(_ batch: UpdateBatch) { indexes = IndexMap(batch) }

  /// Adds what a layout changes among the supplementary or decoration views of a kind. What comes or goes with its
  /// section is left out.
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

  /// How the supplementary or decoration views of a kind are mapped within a section; nil when they stay where they are.
  private func axis(_ key: ElementKey, oldSection: Int) -> AxisMap? {
    elements.isEmpty ? nil : elements[ElementKey(key.category, key.kind, section: oldSection, item: 0)]
  }

  /// nil for an element that is gone.
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

  /// nil for an element that is new.
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

  /// nil for an item that is gone.
  func newPath(ofOld path: IndexPath) -> IndexPath? { indexes.newPath(ofOld: path) }

  /// The same by identifiers, where there are any.
  @MainActor func newPath(ofIdentified path: IndexPath) -> IndexPath? {
    if let identity { return identity(path) }
    return newPath(ofOld: path)
  }

  /// nil for an item that is new.
  func oldPath(ofNew path: IndexPath) -> IndexPath? { indexes.oldPath(ofNew: path) }

  /// The new key of an element that keeps its view; nil for one that is gone or reloaded.
  func presentKey(ofOld key: ElementKey) -> ElementKey? { isReloaded(old: key) ? nil : newKey(ofOld: key) }

  /// The old key of an element that keeps its view; nil for one that is new or reloaded.
  func formerKey(ofNew key: ElementKey) -> ElementKey? {
    guard let old = oldKey(ofNew: key), !isReloaded(old: old) else { return nil }
    return old
  }

  /// Whether the element stays but gets a new view.
  func isReloaded(old key: ElementKey) -> Bool {
    key.category == .cell
      ? indexes.isReloaded(oldItem: (key.section, key.item))
      : !key.isOfLayout && indexes.isReloaded(section: key.section)
  }
}
