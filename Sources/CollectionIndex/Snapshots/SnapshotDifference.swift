/// The batch of updates that turns one snapshot into another, with the fewest moves.
///
/// Sections and items are matched by their identifiers. Of the sections that stay, and of the items that stay in a
/// section, those of a longest increasing subsequence keep their places; the others move. What a batch cannot say is
/// said otherwise: a reload of what also moves is a deletion and an insertion, and an item that leaves a section that
/// is deleted or reloaded is inserted at its new place.
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
