import CollectionIndex
import Runtime

/// An item that a collection view displays although the data source doesn't have it.
final class UncommittedItem {
  /// The index path, as displayed.
  let path: IndexPath
  /// The size for a layout that would ask the delegate about it, in points.
  let size: CGSize
  /// The placeholder that it stands for; nil for the gap.
  let placeholder: DropPlaceholderContext?

  init(path: IndexPath, size: CGSize, placeholder: DropPlaceholderContext?) {
    (self.path, self.size, self.placeholder) = (path, size, placeholder)
  }

  /// Returns the item at another index path.
  func at(_ path: IndexPath) -> UncommittedItem {
    path == self.path ? self : UncommittedItem(path: path, size: size, placeholder: placeholder)
  }
}

/// The items that a collection view displays although the data source doesn't have them: the gap below a drag, and
/// placeholders for dropped items. It is an object that does not change, so that programs without such items do not link
/// what it does.
///
/// Index paths are the displayed ones, unless they are said to be the data source's. Each conversion is linear in the
/// number of these items, of which there are few.
final class UncommittedItems {
  /// The items, in the order of their index paths; at least one.
  let items: [UncommittedItem]

  /// Returns nil for no items.
  init?(_ items: [UncommittedItem]) {
    guard !items.isEmpty else { return nil }
    self.items = items.ordered { $0.path < $1.path }
  }

  /// The index path of the gap; nil without one.
  var gap: IndexPath? { items.first { $0.placeholder == nil }?.path }

  /// Returns the item at an index path; nil for one that the data source has.
  func item(at path: IndexPath) -> UncommittedItem? { items.first { $0.path == path } }

  // MARK: Changes

  /// Returns items with another one; those at its index path and behind move back.
  static func inserting(_ item: UncommittedItem, into former: UncommittedItems?) -> UncommittedItems? {
    let others = (former?.items ?? []).map { other in
      guard other.path.section == item.path.section, other.path >= item.path else { return other }
      return other.at(IndexPath(item: other.path.item + 1, section: other.path.section))
    }
    return UncommittedItems(others + [item])
  }

  /// Returns the items without that at an index path; those behind it move up.
  /// - Parameter isCommitted: whether the data source has an item in its place.
  func removing(at path: IndexPath, isCommitted: Bool = false) -> UncommittedItems? {
    let others = items.filter { $0.path != path }
    if isCommitted { return UncommittedItems(others) }
    return UncommittedItems(
      others.map { other in
        guard other.path.section == path.section, other.path > path else { return other }
        return other.at(IndexPath(item: other.path.item - 1, section: other.path.section))
      })
  }

  // MARK: Conversions

  /// Returns the data source's index path of a displayed item; nil for one of these.
  func dataPath(_ shown: IndexPath) -> IndexPath? {
    var before = 0
    for item in items where item.path.section == shown.section && item.path <= shown {
      if item.path == shown { return nil }
      before += 1
    }
    return IndexPath(item: shown.item - before, section: shown.section)
  }

  /// Returns the index path at which an item of the data source is displayed.
  func shownPath(_ path: IndexPath) -> IndexPath {
    var path = path
    for item in items where item.path.section == path.section && item.path <= path { path.item += 1 }
    return path
  }

  /// Returns the numbers of items per section as displayed.
  func shownCounts(_ counts: [Int]) -> [Int] { changed(counts, by: 1) }

  /// Returns the numbers of items per section in the data source.
  func dataCounts(_ counts: [Int]) -> [Int] { changed(counts, by: -1) }

  /// Returns changed numbers. A section may be missing: the data change before the collection view is notified.
  private func changed(_ counts: [Int], by step: Int) -> [Int] {
    var counts = counts
    for item in items where counts.indices.contains(item.path.section) {
      counts[item.path.section] = max(0, counts[item.path.section] + step)
    }
    return counts
  }

  // MARK: Updates of the data

  /// Returns the items with the index paths after a movement of another one.
  func following(_ map: ElementMap) -> UncommittedItems? {
    UncommittedItems(items.map { $0.at(map.newPath(ofOld: $0.path) ?? $0.path) })
  }

  /// Returns the data source's index path for an item to be inserted where one is displayed. The gap doesn't count,
  /// because the item takes its place.
  func insertionPath(_ shown: IndexPath) -> IndexPath {
    let before = items.filter {
      $0.placeholder != nil && $0.path.section == shown.section && $0.path < shown
    }
    return IndexPath(item: shown.item - before.count, section: shown.section)
  }

  /// Takes the items through a batch update of the data: each stays behind the item of the data source that it was
  /// behind, as far as the batch leaves that in place. Those in deleted sections are removed.
  /// - Parameter batch: the changes, in the data source's index paths.
  /// - Returns: the items, and the changes in displayed index paths.
  func following(_ batch: UpdateBatch) -> (items: UncommittedItems?, batch: UpdateBatch) {
    let map = IndexMap(batch)
    let moved = Set(batch.itemMoves.map { $0.from })
    var after: [(item: UncommittedItem, section: Int, index: Int)] = []
    var before: [Int: Int] = [:]
    for item in items {
      let rank = before[item.path.section, default: 0]
      before[item.path.section] = rank + 1
      guard let section = map.sections.newIndex(ofOld: item.path.section) else { continue }
      var index = 0
      var neighbour = IndexPath(item: item.path.item - rank - 1, section: item.path.section)
      while neighbour.item >= 0 {
        if !moved.contains(neighbour), let new = map.newPath(ofOld: neighbour), new.section == section {
          index = new.item + 1
          break
        }
        neighbour.item -= 1
      }
      after.append((item, section, index))
    }
    var items: [UncommittedItem] = []
    var ranks: [Int: Int] = [:]
    for (item, section, index) in after {
      let rank = ranks[section, default: 0]
      ranks[section] = rank + 1
      items.append(item.at(IndexPath(item: index + rank, section: section)))
    }
    let new = UncommittedItems(items)
    var shown = batch
    shown.itemDeletions = batch.itemDeletions.map(shownPath)
    shown.itemReloads = batch.itemReloads.map(shownPath)
    shown.itemReconfigurations = batch.itemReconfigurations.map(shownPath)
    shown.itemInsertions = batch.itemInsertions.map { new?.shownPath($0) ?? $0 }
    shown.itemMoves = batch.itemMoves.map { (shownPath($0.from), new?.shownPath($0.to) ?? $0.to) }
    return (new, shown)
  }
}
