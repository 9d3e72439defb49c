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

  /// One that follows no update.
  public init() {}

  private var map = IndexMap(UpdateBatch())

  /// O(k log k) in the number of changes.
  public mutating func begin(_ updateItems: [UICollectionViewUpdateItem]) {
    var batch = UpdateBatch()
    for item in updateItems where item.updateAction != .none {
      batch.add(
        from: item.indexPathBeforeUpdate, to: item.indexPathAfterUpdate, isReload: item.updateAction == .reload)
    }
    self = UpdateTracker()
    isUpdating = true
    insertedItems = Set(batch.itemInsertions)
    deletedItems = Set(batch.itemDeletions)
    reloadedItems = Set(batch.itemReloads)
    for move in batch.itemMoves { movedItems[move.from] = move.to }
    insertedSections = Set(batch.sectionInsertions)
    deletedSections = Set(batch.sectionDeletions)
    reloadedSections = Set(batch.sectionReloads)
    for move in batch.sectionMoves { movedSections[move.from] = move.to }
    map = IndexMap(batch)
  }

  /// The update is over: nothing is inserted, deleted, reloaded or moved any more.
  public mutating func end() { self = UpdateTracker() }

  // MARK: Translation

  /// Where a section is after the update; nil when it is deleted. O(log k) in the number of changes.
  public func newSection(ofOld section: Int) -> Int? { map.sections.newIndex(ofOld: section) }

  /// Where a section was before the update; nil when it is new. O(log k).
  public func oldSection(ofNew section: Int) -> Int? { map.sections.oldIndex(ofNew: section) }

  /// Where an item is after the update; nil when it is deleted, by itself or with its section. O(log k).
  public func newPath(ofOld path: IndexPath) -> IndexPath? { map.newPath(ofOld: path) }

  /// Where an item was before the update; nil when it is new, by itself or with its section. O(log k).
  public func oldPath(ofNew path: IndexPath) -> IndexPath? { map.oldPath(ofNew: path) }
}
