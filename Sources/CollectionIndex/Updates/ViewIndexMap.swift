/// A map between the indexes of supplementary and decoration views before and after a batch update. They follow their
/// sections, unless the layout deletes or inserts some of a kind by themselves, as it does for those attached to items.
///
/// `Kind` identifies a kind of views, with its category.
package struct ViewIndexMap<Kind: Hashable> {
  /// The maps of kinds with changes of their own, by old section.
  private var maps: [Kind: [Int: AxisMap]] = [:]

  package init() {}

  /// Whether the changes of a kind were added.
  package func contains(_ kind: Kind) -> Bool { maps[kind] != nil }

  /// Adds the changes that a layout makes among the views of a kind. Those that appear or disappear with their sections
  /// are left out. O(k log k) in the number of changes.
  /// - Parameters:
  ///   - deletions: The deleted views, by old indexes.
  ///   - insertions: The inserted views, by new indexes.
  ///   - sections: The map of the sections.
  package mutating func change(
    _ kind: Kind, deletions: [(section: Int, item: Int)], insertions: [(section: Int, item: Int)], in sections: AxisMap
  ) {
    var deleted: [Int: Set<Int>] = [:]
    var inserted: [Int: Set<Int>] = [:]
    for view in deletions { deleted[view.section, default: []].insert(view.item) }
    for view in insertions {
      if let old = sections.oldIndex(ofNew: view.section) { inserted[old, default: []].insert(view.item) }
    }
    var changed: [Int: AxisMap] = [:]
    for section in Set(deleted.keys).union(inserted.keys) {
      changed[section] = AxisMap(
        deletions: Array(deleted[section] ?? []), insertions: Array(inserted[section] ?? []))
    }
    maps[kind] = changed
  }

  /// Returns the new section and index of a view, or nil if it is deleted, by itself or with its section.
  package func newPlace(
    of kind: Kind, ofOld old: (section: Int, item: Int), in sections: AxisMap
  ) -> (section: Int, item: Int)? {
    guard let section = sections.newIndex(ofOld: old.section) else { return nil }
    guard let map = map(of: kind, oldSection: old.section) else { return (section, old.item) }
    return map.newIndex(ofOld: old.item).map { (section, $0) }
  }

  /// Returns the old section and index of a view, or nil if it is inserted, by itself or with its section.
  package func oldPlace(
    of kind: Kind, ofNew new: (section: Int, item: Int), in sections: AxisMap
  ) -> (section: Int, item: Int)? {
    guard let section = sections.oldIndex(ofNew: new.section) else { return nil }
    guard let map = map(of: kind, oldSection: section) else { return (section, new.item) }
    return map.oldIndex(ofNew: new.item).map { (section, $0) }
  }

  private func map(of kind: Kind, oldSection: Int) -> AxisMap? { maps.isEmpty ? nil : maps[kind]?[oldSection] }
}
