// Moving an item by hand. Every step asks the layout where the item would be dropped, the delegate whether that is
// right, and moves the others out of the way in an animation. The data source hears of it at the end.

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
    ensureNumbers(targetPosition, "the position given to updateInteractiveMovementTargetPosition(_:)")
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
      // The program may have gone on to other data at once, and has told of them.
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

  /// The data are about to change: a moving item goes back to its place, together with that change.
  func abandonMovement() {
    guard let movement else { return }
    returnMovingItem(movement)
    invalidateForEnd(of: movement, at: movement.original, isCancelled: true)
  }

  /// Gives everything on screen the index paths that the data source knows. It is not asked: its data may be others
  /// already.
  private func returnMovingItem(_ movement: InteractiveMovement) {
    let counts = loadedCounts()
    release(movement)
    movement.isTakenBack = true
    data.know(movement.dataCounts(counts))
    follow(ElementMap(moving: movement.current, to: movement.original))
  }

  /// The item follows no finger any more.
  private func release(_ movement: InteractiveMovement) {
    movement.stopScrolling()
    cell(at: movement.current)?.isReordering = false
    self.movement = nil
  }

  // MARK: Steps

  /// Has the layout invalidate what a step changes.
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

  /// Gives the elements on screen the index paths of a map.
  private func follow(_ map: ElementMap) {
    followMap(map)
    visible.mapReturningKeys { $0.category == .cell ? $0 : map.presentKey(ofOld: $0) }
    visible.rekey(map)
  }

  // MARK: Between the data source and the screen

  /// The index path that the data source knows an item on screen by.
  func dataPath(_ shown: IndexPath) -> IndexPath { movement?.map.oldPath(ofNew: shown) ?? shown }

  /// The index path on screen of an item that the data source knows by another.
  func shownPath(_ path: IndexPath) -> IndexPath { movement?.map.newPath(ofOld: path) ?? path }

  /// The key on screen of what the data source knows by another.
  func shownKey(_ key: ElementKey) -> ElementKey { movement?.map.newKey(ofOld: key) ?? key }

  /// The elements with the moving item where the finger has it.
  func withMovingItem(_ attributes: [UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes] {
    guard let movement else { return attributes }
    let others = attributes.filter { $0.key != movement.key }
    let moving = tracedLayout.layoutAttributesForInteractivelyMovingItem(
      at: movement.current, withTargetPosition: movement.position)
    return others + [moving]
  }
}
