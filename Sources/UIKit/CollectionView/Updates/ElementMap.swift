import CollectionIndex

/// The mapping of elements by a batch of updates: cells follow their items, supplementary and decoration views their
/// sections, unless the layout inserts or deletes some.
final class ElementMap {
  let indexes: IndexMap
  /// The mapping of supplementary and decoration views, by the key of each kind at zero.
  private var views = ViewIndexMap<ElementKey>()

  /// The mapping of items by the identifiers of a data source; nil if it has none. State that belongs to items, and not
  /// to their views, follows it, because a batch cannot both move and reload an item.
  var identity: ItemIdentity?

  /// A function from index paths before an update to those after it; nil for deleted items.
  typealias ItemIdentity = @MainActor (IndexPath) -> IndexPath?

  init(_ batch: UpdateBatch) { indexes = IndexMap(batch) }

  /// Adds the changes that a layout makes among the supplementary or decoration views of a kind.
  /// - Parameter kind: the key of any view of the kind.
  func change(_ kind: ElementKey, deletions: [IndexPath], insertions: [IndexPath]) {
    func place(_ path: IndexPath) -> (section: Int, item: Int) { (path.section, path.itemOrZero) }
    views.change(
      kind.ofKind, deletions: deletions.map(place), insertions: insertions.map(place), in: indexes.sections)
  }

  /// Returns the key after the update; nil for a deleted element.
  func newKey(ofOld key: ElementKey) -> ElementKey? {
    if key.isOfLayout { return key }
    let old = (section: key.section, item: key.item)
    let new =
      key.category == .cell
      ? indexes.newItem(ofOld: old) : views.newPlace(of: key.ofKind, ofOld: old, in: indexes.sections)
    return new.map { ElementKey(key.category, key.kind, section: $0.section, item: $0.item) }
  }

  /// Returns the key before the update; nil for a new element.
  func oldKey(ofNew key: ElementKey) -> ElementKey? {
    if key.isOfLayout { return key }
    let new = (section: key.section, item: key.item)
    let old =
      key.category == .cell
      ? indexes.oldItem(ofNew: new) : views.oldPlace(of: key.ofKind, ofNew: new, in: indexes.sections)
    return old.map { ElementKey(key.category, key.kind, section: $0.section, item: $0.item) }
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

extension ElementKey {
  /// The key that stands for all views of the kind.
  fileprivate var ofKind: ElementKey { ElementKey(category, kind, section: 0, item: 0) }
}
