// Interactive movement of an item. Each step asks the layout for a target and the delegate for approval, and moves the
// other items in an animation. The data source is notified at the end.

extension UICollectionView {
  func beginMovement(at indexPath: IndexPath) -> Bool {
    callRecorder?.began(.interactiveMovement, of: self)
    defer { callRecorder?.ended() }
    checkExists(indexPath, "move")
    guard work.openBatch == nil, work.updates.isEmpty else { return false }
    layoutIfNeeded()
    guard movement == nil, let element = visible[ElementKey(.cell, nil, indexPath)],
      tracedDataSource?.collectionView(self, canMoveItemAt: indexPath) ?? false
    else { return false }
    let center = element.attributes.converted(to: nil).center
    movement = InteractiveMovement(indexPath, position: center)
    (element.view as? UICollectionViewCell)?.isReordering = true
    invalidate(after: indexPath, center)
    return true
  }

  func moveMovingItem(_ targetPosition: CGPoint) {
    guard targetPosition.isFinite else { return refuse("moving item's position", targetPosition.description) }
    guard let movement else { return }
    callRecorder?.began(.interactiveMovement, of: self)
    defer { callRecorder?.ended() }
    prepareLayoutIfNeeded()
    let (path, position) = (movement.current, movement.position)
    var target = tracedLayout.targetIndexPath(forInteractivelyMovingItem: path, withPosition: targetPosition)
    if target != path, let delegate = tracedDelegate {
      target = delegate.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.original, atCurrentIndexPath: path,
        toProposedIndexPath: target)
    }
    movement.position = targetPosition
    defer { scrollForMovement() }
    guard target != path else { return invalidate(after: path, position) }
    checkTarget(target, isSameSection: target.count == 2 && target.section == path.section)
    data.forget()
    movement.current = target
    follow(ElementMap(moving: path, to: target))
    invalidate(after: path, position)
    animateMovement()
  }

  func dropMovingItem() {
    guard let movement else { return }
    callRecorder?.began(.interactiveMovement, of: self)
    defer { callRecorder?.ended() }
    let expected = loadedCounts()
    let changes = data.changes
    release(movement)
    if movement.current != movement.original {
      tracedDataSource?.collectionView(self, moveItemAt: movement.original, to: movement.current)
      // The app may have changed the data further meanwhile, and reported it.
      guard data.changes == changes else { return }
      data.forget()
      let counts = loadedCounts()
      if counts != expected { return report(Mistake.notMoved(movement.original, movement.current, expected, counts)) }
    }
    finish(movement, at: movement.current, isCancelled: false)
  }

  func letMovingItemReturn() {
    guard let movement else { return }
    callRecorder?.began(.interactiveMovement, of: self)
    defer { callRecorder?.ended() }
    returnMovingItem(movement)
    finish(movement, at: movement.original, isCancelled: true)
  }

  /// Cancels an interactive movement before the data change; the moving item returns together with that change.
  func abandonMovement() {
    guard let movement else { return }
    returnMovingItem(movement)
    invalidateForEnd(of: movement, at: movement.original, isCancelled: true)
  }

  /// Gives all displayed elements the data source's index paths, without a request to the data source: its data may
  /// have changed already.
  private func returnMovingItem(_ movement: InteractiveMovement) {
    let counts = loadedCounts()
    release(movement)
    movement.isTakenBack = true
    data.know(movement.dataCounts(counts))
    follow(ElementMap(moving: movement.current, to: movement.original))
  }

  /// Ends the movement of the item.
  private func release(_ movement: InteractiveMovement) {
    movement.stopScrolling()
    cell(at: movement.current)?.isReordering = false
    self.movement = nil
  }

  // MARK: Steps

  /// Invalidates the parts of the layout that a step changes.
  private func invalidate(after path: IndexPath, _ position: CGPoint) {
    guard let movement else { return }
    let context = tracedLayout.invalidationContext(
      forInteractivelyMovingItems: [movement.current], withTargetPosition: movement.position,
      previousIndexPaths: [path], previousPosition: position)
    layoutInUse.invalidateLayout(with: context)
  }

  private func finish(_ movement: InteractiveMovement, at path: IndexPath, isCancelled: Bool) {
    invalidateForEnd(of: movement, at: path, isCancelled: isCancelled)
    animateMovement()
  }

  private func invalidateForEnd(of movement: InteractiveMovement, at path: IndexPath, isCancelled: Bool) {
    let context = tracedLayout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [path], previousIndexPaths: [movement.current], movementCancelled: isCancelled)
    layoutInUse.invalidateLayout(with: context)
  }

  private func animateMovement() { UIView.animate(withDuration: 0.3) { [self] in layoutIfNeeded() } }

  /// Gives the displayed elements the index paths of a map.
  private func follow(_ map: ElementMap) {
    followMap(map)
    visible.mapReturningKeys { $0.category == .cell ? $0 : map.presentKey(ofOld: $0) }
    visible.rekey(map)
  }

  // MARK: Conversion of index paths

  /// Returns the data source's index path for that of a displayed item.
  func dataPath(_ shown: IndexPath) -> IndexPath { movement?.map.oldPath(ofNew: shown) ?? shown }

  /// Returns the displayed index path for that of an item in the data source.
  func shownPath(_ path: IndexPath) -> IndexPath { movement?.map.newPath(ofOld: path) ?? path }

  /// Returns the displayed key for a key in the data source.
  func shownKey(_ key: ElementKey) -> ElementKey { movement?.map.newKey(ofOld: key) ?? key }

  /// Returns attributes with those of the moving item at its present position.
  func withMovingItem(_ attributes: [UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes] {
    guard let movement else { return attributes }
    let others = attributes.filter { $0.key != movement.key }
    let moving = tracedLayout.layoutAttributesForInteractivelyMovingItem(
      at: movement.current, withTargetPosition: movement.position)
    return others + [moving]
  }
}
