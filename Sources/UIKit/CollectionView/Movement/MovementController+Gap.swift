import CollectionIndex

// Items that only the collection view has: the gap below a drag from elsewhere, and placeholders. They appear, move and
// disappear like items of the data source, in a batch update of their own, so that the layout decides how.

extension MovementController {
  /// Whether a gap is open below a drag.
  var hasGap: Bool { (current?.isGap ?? false) || uncommitted?.gap != nil }

  /// The index path of the gap, as displayed; nil without one.
  var gap: IndexPath? { current.flatMap { $0.isGap ? $0.current : nil } ?? uncommitted?.gap }

  /// Opens a gap, or moves the open one.
  /// - Parameters:
  ///   - path: the index path, as displayed.
  ///   - own: the index path of the dragged item, as displayed, if it is to leave its place; nil to open another gap.
  ///   - size: the size of the gap, for layouts that would ask the delegate about it, in points.
  func openGap(at path: IndexPath, for own: IndexPath?, size: CGSize) {
    if let own {
      if uncommitted?.gap != nil { closeGap() }
      if current == nil { beginGap(at: own) }
      guard let movement = current, movement.isGap else { return }
      var path = path
      let counts = collectionView.data.loadedCounts()
      if movement.current.section == path.section { path.item = min(path.item, counts[path.section] - 1) }
      return movement.current == path ? () : take(path, at: movement.position)
    }
    if current?.isGap ?? false { closeGap() }
    guard current == nil, uncommitted?.gap != path else { return }
    let item = UncommittedItem(path: path, size: size, placeholder: nil)
    guard let former = uncommitted?.gap else { return insert(item) }
    change({ $0.itemMoves = [(former, path)] }) {
      UncommittedItems.inserting(item, into: $0?.removing(at: former))
    }
  }

  /// Closes the gap.
  func closeGap() {
    if current?.isGap ?? false { cancel() }
    if let gap = uncommitted?.gap { remove(at: gap) }
  }

  /// Inserts an item.
  func insert(_ item: UncommittedItem) {
    change({ $0.itemInsertions = [item.path] }) { UncommittedItems.inserting(item, into: $0) }
  }

  /// Removes an item.
  func remove(at path: IndexPath) { change({ $0.itemDeletions = [path] }) { $0?.removing(at: path) } }

  /// Replaces an item by one that the data source has there by now.
  func commit(at path: IndexPath) {
    change({ $0.itemReloads = [path] }) { $0?.removing(at: path, isCommitted: true) }
  }

  /// Changes the items, and displays the change.
  private func change(
    _ changes: (inout UpdateBatch) -> Void, _ new: (UncommittedItems?) -> UncommittedItems?
  ) {
    var batch = UpdateBatch()
    changes(&batch)
    collectionView.updates.performDisplayed(batch) { uncommitted = new(uncommitted) }
  }

  /// Closes the gap before a change of the data, together with which the other items move.
  func abandonGap() {
    if let uncommitted { abandonGap(of: uncommitted) }
  }

  /// Not inlined, so that only programs with such items link it.
  @inline(never) private func abandonGap(of items: UncommittedItems) {
    guard let gap = items.gap else { return }
    let counts = collectionView.data.known
    if let element = collectionView.visible[ElementKey(.cell, nil, gap)] { collectionView.presenter.remove(element) }
    uncommitted = uncommitted?.removing(at: gap)
    if var counts, counts.indices.contains(gap.section) {
      counts[gap.section] -= 1
      collectionView.data.know(counts)
    }
    var batch = UpdateBatch()
    batch.itemDeletions = [gap]
    let map = ElementMap(batch)
    follow(map)
    let context = collectionView.updates.contextForNewData(isReload: false)
    context.updatedIndexes = map.indexes
    context.hasCounts = true
    collectionView.layoutInUse.invalidateLayout(with: context)
  }
}
