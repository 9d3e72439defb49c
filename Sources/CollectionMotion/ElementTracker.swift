import CollectionIndex
import UIKit

/// Translates elements across the current update. Cells follow their items, other views their sections, unless the
/// layout inserts or deletes views of a kind individually, as it does for those attached to items.
@MainActor struct ElementTracker {
  private(set) var items = UpdateTracker()
  /// The map of supplementary and decoration views. The changes of a kind are requested on demand.
  private var views = ViewIndexMap<LayoutElement>()

  mutating func begin(_ updateItems: [UICollectionViewUpdateItem]) {
    self = ElementTracker()
    items.begin(updateItems)
  }

  mutating func end() { self = ElementTracker() }

  /// Returns the element after the update, or nil if it is deleted.
  mutating func successor(of old: LayoutElement, in layout: UICollectionViewLayout) -> LayoutElement? {
    if old.isOfLayout { return old }
    if old.category == .cell { return items.newPath(ofOld: old.indexPath).map { old.at($0) } }
    requestChanges(of: old, in: layout)
    return views.newPlace(of: old.ofKind, ofOld: old.place, in: items.sections).map { old.at($0) }
  }

  /// Returns the element before the update, or nil if it is inserted.
  mutating func predecessor(of new: LayoutElement, in layout: UICollectionViewLayout) -> LayoutElement? {
    if new.isOfLayout { return new }
    if new.category == .cell { return items.oldPath(ofNew: new.indexPath).map { new.at($0) } }
    requestChanges(of: new, in: layout)
    return views.oldPlace(of: new.ofKind, ofNew: new.place, in: items.sections).map { new.at($0) }
  }

  /// Requests the views of a kind that the layout deletes and inserts by themselves, unless they are known.
  private mutating func requestChanges(of element: LayoutElement, in layout: UICollectionViewLayout) {
    guard !views.contains(element.ofKind) else { return }
    let isDecoration = element.category == .decorationView
    let deletions =
      isDecoration
      ? layout.indexPathsToDeleteForDecorationView(ofKind: element.kind)
      : layout.indexPathsToDeleteForSupplementaryView(ofKind: element.kind)
    let insertions =
      isDecoration
      ? layout.indexPathsToInsertForDecorationView(ofKind: element.kind)
      : layout.indexPathsToInsertForSupplementaryView(ofKind: element.kind)
    views.change(
      element.ofKind, deletions: deletions.map { ($0.section, $0.item) },
      insertions: insertions.map { ($0.section, $0.item) }, in: items.sections)
  }
}

extension LayoutElement {
  /// The element that stands for all views of the kind.
  fileprivate var ofKind: LayoutElement { at((section: 0, item: 0)) }

  fileprivate var place: (section: Int, item: Int) { (indexPath.section, indexPath.item) }

  fileprivate func at(_ place: (section: Int, item: Int)) -> LayoutElement {
    at(IndexPath(item: place.item, section: place.section))
  }
}
