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
  }

  public mutating func end() { self = UpdateTracker() }

  // MARK: Translation

  /// Where a section is after the update; nil when it is deleted. O(k log k) in the number of changes.
  public func newSection(ofOld section: Int) -> Int? {
    if let target = movedSections[section] { return target }
    if deletedSections.contains(section) { return nil }
    return UpdateTracker.shift(
      section, out: deletedSections.union(movedSections.keys), in: insertedSections.union(movedSections.values))
  }

  /// Where a section was before the update; nil when it is new.
  public func oldSection(ofNew section: Int) -> Int? {
    if let source = movedSections.first(where: { $0.value == section })?.key { return source }
    if insertedSections.contains(section) { return nil }
    return UpdateTracker.shift(
      section, out: insertedSections.union(movedSections.values), in: deletedSections.union(movedSections.keys))
  }

  /// Where an item is after the update; nil when it is deleted, by itself or with its section.
  public func newPath(ofOld path: IndexPath) -> IndexPath? {
    if let target = movedItems[path] { return target }
    guard !deletedItems.contains(path), let section = newSection(ofOld: path.section) else { return nil }
    let item = UpdateTracker.shift(
      path.item, out: items(deletedItems.union(movedItems.keys), of: path.section),
      in: items(insertedItems.union(movedItems.values), of: section))
    return IndexPath(item: item, section: section)
  }

  /// Where an item was before the update; nil when it is new, by itself or with its section.
  public func oldPath(ofNew path: IndexPath) -> IndexPath? {
    if let source = movedItems.first(where: { $0.value == path })?.key { return source }
    guard !insertedItems.contains(path), let section = oldSection(ofNew: path.section) else { return nil }
    let item = UpdateTracker.shift(
      path.item, out: items(insertedItems.union(movedItems.values), of: path.section),
      in: items(deletedItems.union(movedItems.keys), of: section))
    return IndexPath(item: item, section: section)
  }

  private func items(_ paths: Set<IndexPath>, of section: Int) -> Set<Int> {
    Set(paths.filter { $0.section == section }.map { $0.item })
  }

  /// Takes out what leaves before an index, then makes room for what comes at or before it.
  private static func shift(_ index: Int, out leaving: Set<Int>, in coming: Set<Int>) -> Int {
    var shifted = index - leaving.filter { $0 < index }.count
    for place in coming.sorted() where place <= shifted { shifted += 1 }
    return shifted
  }
}
