import CollectionIndex
import UIKit

/// Records the changes of the current batch update for a layout, and translates index paths across it.
///
/// Call ``begin(_:)`` in `prepare(forCollectionViewUpdates:)` and ``end()`` in `finalizeCollectionViewUpdates()`. Old
/// index paths are those before the update, new ones those after it.
@MainActor public struct UpdateTracker {
  /// The inserted items, by new index paths.
  public private(set) var insertedItems: Set<IndexPath> = []
  /// The deleted items, by old index paths.
  public private(set) var deletedItems: Set<IndexPath> = []
  /// The reloaded items, by old index paths.
  public private(set) var reloadedItems: Set<IndexPath> = []
  /// The moved items: old index paths mapped to new ones.
  public private(set) var movedItems: [IndexPath: IndexPath] = [:]

  /// The inserted sections, by new indexes.
  public private(set) var insertedSections: Set<Int> = []
  /// The deleted sections, by old indexes.
  public private(set) var deletedSections: Set<Int> = []
  /// The reloaded sections, by old indexes.
  public private(set) var reloadedSections: Set<Int> = []
  /// The moved sections: old indexes mapped to new ones.
  public private(set) var movedSections: [Int: Int] = [:]

  /// Whether an update is in progress.
  public private(set) var isUpdating = false

  /// Creates a tracker without an update.
  public init() {}

  private var map = IndexMap(UpdateBatch())

  /// Begins an update. O(k log k) in the number of changes.
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

  /// Ends the update: nothing counts as inserted, deleted, reloaded or moved any more.
  public mutating func end() { self = UpdateTracker() }

  // MARK: Translation

  /// The map of the sections.
  var sections: AxisMap { map.sections }

  /// Returns the index of a section after the update, or nil if it is deleted. O(log k) in the number of changes.
  public func newSection(ofOld section: Int) -> Int? { map.sections.newIndex(ofOld: section) }

  /// Returns the index of a section before the update, or nil if it is inserted. O(log k).
  public func oldSection(ofNew section: Int) -> Int? { map.sections.oldIndex(ofNew: section) }

  /// Returns the index path of an item after the update, or nil if it is deleted, individually or with its section.
  /// O(log k).
  public func newPath(ofOld path: IndexPath) -> IndexPath? { map.newPath(ofOld: path) }

  /// Returns the index path of an item before the update, or nil if it is inserted, individually or with its section.
  /// O(log k).
  public func oldPath(ofNew path: IndexPath) -> IndexPath? { map.oldPath(ofNew: path) }
}
