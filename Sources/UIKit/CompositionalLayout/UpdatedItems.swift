import CollectionIndex

/// The items that a batch update inserts and deletes, for the views attached to them, with their sections after it.
/// Items of inserted and deleted sections are left out, and reloaded items.
struct UpdatedItems {
  private(set) var inserted: [(path: IndexPath, section: Int)] = []
  /// The deleted items, at their index paths before the update.
  private(set) var deleted: [(path: IndexPath, section: Int)] = []

  init() {}

  @MainActor init(_ updates: [UICollectionViewUpdateItem]) {
    let map = IndexMap(UpdateBatch(updates))
    for update in updates where update.updateAction != .reload {
      if let path = update.indexPathBeforeUpdate, path.item != NSNotFound,
        let section = map.sections.newIndex(ofOld: path.section)
      {
        deleted.append((path, section))
      }
      if let path = update.indexPathAfterUpdate, path.item != NSNotFound { inserted.append((path, path.section)) }
    }
  }
}
