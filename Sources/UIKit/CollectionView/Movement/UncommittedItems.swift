import CollectionIndex
import Runtime

/// The items that a collection view displays although the data source doesn't have them: the gap below a drag, and
/// placeholders for dropped items.
///
/// Index paths are the displayed ones, unless they are said to be the data source's. Each conversion is linear in the
/// number of these items, of which there are few.
struct UncommittedItems {
  /// One of the items.
  struct Item {
    /// The index path, as displayed.
    var path: IndexPath
    /// The size for a layout that would ask the delegate about it, in points.
    let size: CGSize
    /// The placeholder that it stands for; nil for the gap.
    let placeholder: DropPlaceholderContext?
  }

  /// The items, in the order of their index paths.
  private(set) var items: [Item] = []

  var isEmpty: Bool { items.isEmpty }

  /// The index path of the gap; nil without one.
  var gap: IndexPath? { items.first { $0.placeholder == nil }?.path }

  /// Returns the item at an index path; nil for one that the data source has.
  func item(at path: IndexPath) -> Item? { items.first { $0.path == path } }

  // MARK: Changes

  /// Adds an item; those at its index path and behind move back.
  mutating func insert(_ item: Item) {
    for index in items.indices where items[index].path.section == item.path.section {
      if items[index].path >= item.path { items[index].path.item += 1 }
    }
    items.append(item)
    items = items.ordered { $0.path < $1.path }
  }

  /// Removes the item at an index path; those behind it move up.
  /// - Parameter isCommitted: whether the data source has an item in its place.
  mutating func remove(at path: IndexPath, isCommitted: Bool = false) {
    items.removeAll { $0.path == path }
    if isCommitted { return }
    for index in items.indices where items[index].path.section == path.section {
      if items[index].path > path { items[index].path.item -= 1 }
    }
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

  /// Gives the items the index paths after a movement of another one.
  mutating func follow(_ map: ElementMap) {
    for index in items.indices { items[index].path = map.newPath(ofOld: items[index].path) ?? items[index].path }
    items = items.ordered { $0.path < $1.path }
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
  /// - Returns: the changes in displayed index paths.
  mutating func follow(_ batch: UpdateBatch) -> UpdateBatch {
    let map = IndexMap(batch)
    let former = self
    let moved = Set(batch.itemMoves.map { $0.from })
    var after: [(item: Item, section: Int, index: Int)] = []
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
    items = []
    var ranks: [Int: Int] = [:]
    for (item, section, index) in after {
      let rank = ranks[section, default: 0]
      ranks[section] = rank + 1
      var item = item
      item.path = IndexPath(item: index + rank, section: section)
      items.append(item)
    }
    items = items.ordered { $0.path < $1.path }
    var shown = batch
    shown.itemDeletions = batch.itemDeletions.map(former.shownPath)
    shown.itemReloads = batch.itemReloads.map(former.shownPath)
    shown.itemReconfigurations = batch.itemReconfigurations.map(former.shownPath)
    shown.itemInsertions = batch.itemInsertions.map(shownPath)
    shown.itemMoves = batch.itemMoves.map { (former.shownPath($0.from), shownPath($0.to)) }
    return shown
  }
}
