import CollectionIndex
import UIKit

/// Remembers, for a layout, what the update that is running does, and translates index paths across it.
///
/// Call ``begin(_:)`` in `prepare(forCollectionViewUpdates:)` and ``end()`` in `finalizeCollectionViewUpdates()`.
/// Old index paths are those before the update, new ones those after it.
@MainActor public struct UpdateTracker {
  /// New index paths.
  public private(set) var insertedItems: Set<IndexPath> = []
  /// Old index paths.
  public private(set) var deletedItems: Set<IndexPath> = []
  /// Old index paths.
  public private(set) var reloadedItems: Set<IndexPath> = []
  /// From old to new.
  public private(set) var movedItems: [IndexPath: IndexPath] = [:]

  /// New indexes.
  public private(set) var insertedSections: Set<Int> = []
  /// Old indexes.
  public private(set) var deletedSections: Set<Int> = []
  /// Old indexes.
  public private(set) var reloadedSections: Set<Int> = []
  /// From old to new.
  public private(set) var movedSections: [Int: Int] = [:]

  /// Whether an update is running.
  public private(set) var isUpdating = false

  public init() {}

  /// O(k log k) in the number of changes.
  public mutating func begin(_ updateItems: [UICollectionViewUpdateItem]) {
    self = UpdateTracker()
    isUpdating = true
    for update in updateItems {
      let old = update.indexPathBeforeUpdate
      let new = update.indexPathAfterUpdate
      let isSection = (old ?? new)?.item == NSNotFound
      switch (update.updateAction, old, new) {
      case (.insert, _, let new?):
        if isSection { insertedSections.insert(new.section) } else { insertedItems.insert(new) }
      case (.delete, let old?, _):
        if isSection { deletedSections.insert(old.section) } else { deletedItems.insert(old) }
      case (.reload, let old?, _):
        if isSection { reloadedSections.insert(old.section) } else { reloadedItems.insert(old) }
      case (.move, let old?, let new?):
        if isSection { movedSections[old.section] = new.section } else { movedItems[old] = new }
      default: break
      }
    }
    map()
  }

  public mutating func end() { self = UpdateTracker() }

  // MARK: Translation

  /// Where the sections are; of items, by the old index of their section, if it stays.
  private var sections = AxisMap()
  private var items: [Int: AxisMap] = [:]
  /// From new to old.
  private var moveSources: [IndexPath: IndexPath] = [:]

  /// Prepares for translating. O(k log k) in the number of changes.
  private mutating func map() {
    sections = AxisMap(
      deletions: Array(deletedSections), insertions: Array(insertedSections),
      moves: movedSections.map { (from: $0.key, to: $0.value) })
    var leaving: [Int: [Int]] = [:]
    var coming: [Int: [Int]] = [:]
    for path in deletedItems.union(movedItems.keys) { leaving[path.section, default: []].append(path.item) }
    for path in insertedItems.union(movedItems.values) {
      // Items of a section that is inserted come with it.
      if let section = sections.oldIndex(ofNew: path.section) { coming[section, default: []].append(path.item) }
    }
    for section in Set(leaving.keys).union(coming.keys) {
      items[section] = AxisMap(deletions: leaving[section] ?? [], insertions: coming[section] ?? [])
    }
    for (source, target) in movedItems { moveSources[target] = source }
  }

  /// Where a section is after the update; nil when it is deleted. O(log k) in the number of changes.
  public func newSection(ofOld section: Int) -> Int? { sections.newIndex(ofOld: section) }

  /// Where a section was before the update; nil when it is new. O(log k).
  public func oldSection(ofNew section: Int) -> Int? { sections.oldIndex(ofNew: section) }

  /// Where an item is after the update; nil when it is deleted, by itself or with its section. O(log k).
  public func newPath(ofOld path: IndexPath) -> IndexPath? {
    if let target = movedItems[path] { return target }
    guard let section = sections.newIndex(ofOld: path.section) else { return nil }
    guard let map = items[path.section] else { return IndexPath(item: path.item, section: section) }
    return map.newIndex(ofOld: path.item).map { IndexPath(item: $0, section: section) }
  }

  /// Where an item was before the update; nil when it is new, by itself or with its section. O(log k).
  public func oldPath(ofNew path: IndexPath) -> IndexPath? {
    if let source = moveSources[path] { return source }
    guard let section = sections.oldIndex(ofNew: path.section) else { return nil }
    guard let map = items[section] else { return IndexPath(item: path.item, section: section) }
    return map.oldIndex(ofNew: path.item).map { IndexPath(item: $0, section: section) }
  }
}
