/// The batch of updates that turns one snapshot into another, with the fewest moves.
///
/// Sections and items are matched by their identifiers. Of the sections that stay, and of the items that stay in a
/// section, those of a longest increasing subsequence keep their places; the others move. What a batch cannot say is
/// said otherwise: a reload of what also moves is a deletion and an insertion, and an item that leaves a section that
/// is deleted or reloaded is inserted at its new place.
///
/// O(n) for n sections and items, and O(m log m) for the m items of a section that do not keep their order.
struct SnapshotDifference {
  private(set) var batch: UpdateBatch

  init<Section, Item>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    let sections = SectionComparison(old, new)
    var items = ItemComparison(old, new, sections)
    items.compare()
    batch = items.batch
    let reloaded = Set(new.itemReloads)
    batch.itemReconfigurations = new.reconfiguredItemIdentifiers.subtracting(reloaded).compactMap {
      old.indexPath(of: $0)
    }
  }

  var isEmpty: Bool { batch.isEmpty && batch.itemReconfigurations.isEmpty }
}

extension UICollectionView {
  /// Calls for the changes of a batch, in the closure of `performBatchUpdates`.
  func callForChanges(of batch: UpdateBatch) {
    deleteSections(IndexSet(batch.sectionDeletions))
    insertSections(IndexSet(batch.sectionInsertions))
    reloadSections(IndexSet(batch.sectionReloads))
    for move in batch.sectionMoves { moveSection(move.from, toSection: move.to) }
    deleteItems(at: batch.itemDeletions)
    insertItems(at: batch.itemInsertions)
    reloadItems(at: batch.itemReloads)
    reconfigureItems(at: batch.itemReconfigurations)
    for move in batch.itemMoves { moveItem(at: move.from, to: move.to) }
  }
}
