/// The batch update from one snapshot to another, with the fewest moves.
///
/// Sections and items are matched by their identifiers. Of the sections that stay, and of the items that stay in a
/// section, those of a longest increasing subsequence keep their places; the others move. Changes that a batch update
/// cannot express are replaced: a reload of a moved item becomes a deletion and an insertion, and an item that leaves a
/// deleted or reloaded section is inserted at its new place.
///
/// O(n) for n sections and items, and O(m log m) for the m items of a section that do not keep their order.
package struct SnapshotDifference {
  package private(set) var batch: UpdateBatch

  package init<Snapshot: IdentifiedSections>(from old: Snapshot, to new: Snapshot) {
    let sections = SectionComparison(old, new)
    var items = ItemComparison(old, new, sections)
    items.compare()
    batch = items.batch
    let reconfigured = new.itemsToReconfigure
    guard !reconfigured.isEmpty else { return }
    let reloaded = Set(new.itemsToReload)
    for identifier in reconfigured where !reloaded.contains(identifier) {
      if let path = old.indexPath(ofItem: identifier) { batch.itemReconfigurations.append(path) }
    }
  }

  package var isEmpty: Bool { batch.isEmpty && batch.itemReconfigurations.isEmpty }
}
