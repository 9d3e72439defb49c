import CollectionIndex
import UIKit

/// Translates elements across the current update. Cells follow their items, other views their sections, unless the
/// layout inserts or deletes views of a kind individually, as it does for those attached to items.
@MainActor struct ElementTracker {
  private(set) var items = UpdateTracker()
  /// The new indexes of supplementary and decoration views by kind and old section. Filled on demand.
  private var kinds: [LayoutElement: [Int: AxisMap]] = [:]

  mutating func begin(_ updateItems: [UICollectionViewUpdateItem]) {
    self = ElementTracker()
    items.begin(updateItems)
  }

  mutating func end() { self = ElementTracker() }

  /// Returns the element after the update, or nil if it is deleted.
  mutating func successor(of old: LayoutElement, in layout: UICollectionViewLayout) -> LayoutElement? {
    if old.isOfLayout { return old }
    if old.category == .cell { return items.newPath(ofOld: old.indexPath).map { old.at($0) } }
    let (section, item) = (old.indexPath.section, old.indexPath.item)
    guard let new = items.newSection(ofOld: section) else { return nil }
    guard let map = maps(of: old, in: layout)[section] else { return old.at(IndexPath(item: item, section: new)) }
    return map.newIndex(ofOld: item).map { old.at(IndexPath(item: $0, section: new)) }
  }

  /// Returns the element before the update, or nil if it is inserted.
  mutating func predecessor(of new: LayoutElement, in layout: UICollectionViewLayout) -> LayoutElement? {
    if new.isOfLayout { return new }
    if new.category == .cell { return items.oldPath(ofNew: new.indexPath).map { new.at($0) } }
    let (section, item) = (new.indexPath.section, new.indexPath.item)
    guard let old = items.oldSection(ofNew: section) else { return nil }
    guard let map = maps(of: new, in: layout)[old] else { return new.at(IndexPath(item: item, section: old)) }
    return map.oldIndex(ofNew: item).map { new.at(IndexPath(item: $0, section: old)) }
  }

  private mutating func maps(of element: LayoutElement, in layout: UICollectionViewLayout) -> [Int: AxisMap] {
    let kind = element.at(IndexPath(item: 0, section: 0))
    if let maps = kinds[kind] { return maps }
    let isDecoration = element.category == .decorationView
    let deletions =
      isDecoration
      ? layout.indexPathsToDeleteForDecorationView(ofKind: element.kind)
      : layout.indexPathsToDeleteForSupplementaryView(ofKind: element.kind)
    let insertions =
      isDecoration
      ? layout.indexPathsToInsertForDecorationView(ofKind: element.kind)
      : layout.indexPathsToInsertForSupplementaryView(ofKind: element.kind)
    var deleted: [Int: [Int]] = [:]
    var inserted: [Int: [Int]] = [:]
    for path in deletions { deleted[path.section, default: []].append(path.item) }
    for path in insertions {
      if let old = items.oldSection(ofNew: path.section) { inserted[old, default: []].append(path.item) }
    }
    var maps: [Int: AxisMap] = [:]
    for section in Set(deleted.keys).union(inserted.keys) {
      maps[section] = AxisMap(
        deletions: Array(Set(deleted[section] ?? [])), insertions: Array(Set(inserted[section] ?? [])))
    }
    kinds[kind] = maps
    return maps
  }
}
