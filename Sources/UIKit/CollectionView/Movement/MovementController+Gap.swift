import CollectionIndex

// Items that only the collection view has: the gap below a drag from elsewhere, and placeholders. They appear, move and
// disappear like items of the data source, in a batch update of their own, so that the layout decides how.

extension MovementController {
  /// Whether a gap is open below a drag.
  var hasGap: Bool { (current?.isGap ?? false) || uncommitted.gap != nil }

  /// The index path of the gap, as displayed; nil without one.
  var gap: IndexPath? { current.flatMap { $0.isGap ? $0.current : nil } ?? uncommitted.gap }

  /// Opens a gap, or moves the open one.
  /// - Parameters:
  ///   - path: the index path, as displayed.
  ///   - own: the index path of the dragged item, as displayed, if it is to leave its place; nil to open another gap.
  ///   - size: the size of the gap, for layouts that would ask the delegate about it, in points.
  func openGap(at path: IndexPath, for own: IndexPath?, size: CGSize) {
    if let own {
      if uncommitted.gap != nil { closeGap() }
      if current == nil { beginGap(at: own) }
      guard let movement = current, movement.isGap else { return }
      var path = path
      let counts = collectionView.data.loadedCounts()
      if movement.current.section == path.section { path.item = min(path.item, counts[path.section] - 1) }
      return movement.current == path ? () : take(path, at: movement.position)
    }
    if current?.isGap ?? false { closeGap() }
    guard current == nil, uncommitted.gap != path else { return }
    if let former = uncommitted.gap {
      let item = UncommittedItems.Item(path: path, size: size, placeholder: nil)
      change({ $0.itemMoves = [(former, path)] }) {
        $0.remove(at: former)
        $0.insert(item)
      }
    } else {
      insert(UncommittedItems.Item(path: path, size: size, placeholder: nil))
    }
  }

  /// Closes the gap.
  func closeGap() {
    if current?.isGap ?? false { cancel() }
    if let gap = uncommitted.gap { remove(at: gap) }
  }

  /// Inserts an item.
  func insert(_ item: UncommittedItems.Item) { change({ $0.itemInsertions = [item.path] }) { $0.insert(item) } }

  /// Removes an item.
  func remove(at path: IndexPath) { change({ $0.itemDeletions = [path] }) { $0.remove(at: path) } }

  /// Replaces an item by one that the data source has there by now.
  func commit(at path: IndexPath) {
    change({ $0.itemReloads = [path] }) { $0.remove(at: path, isCommitted: true) }
  }

  /// Changes the items, and displays the change.
  private func change(_ changes: (inout UpdateBatch) -> Void, _ apply: (inout UncommittedItems) -> Void) {
    var batch = UpdateBatch()
    changes(&batch)
    collectionView.updates.performDisplayed(batch) { apply(&uncommitted) }
  }

  /// Closes the gap before a change of the data, together with which the other items move.
  func abandonGap() {
    guard let gap = uncommitted.gap else { return }
    let counts = collectionView.data.known
    if let element = collectionView.visible[ElementKey(.cell, nil, gap)] { collectionView.presenter.remove(element) }
    uncommitted.remove(at: gap)
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
