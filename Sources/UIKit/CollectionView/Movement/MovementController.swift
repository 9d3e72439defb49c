import CollectionIndex
import Runtime

/// The controller of interactive movement: it has the item that moves, if any, and the index paths that are displayed
/// meanwhile.
///
/// Each step asks the layout for a target and the delegate for approval, and moves the other items in an animation. The
/// data source is notified at the end.
@MainActor final class MovementController: CollectionViewPart {
  /// The movement in progress; nil for none.
  @exclusivity(unchecked) private(set) var current: InteractiveMovement?

  /// The key of the moving item; nil without a movement.
  var key: ElementKey? { current?.key }

  // MARK: The movement

  /// Starts a movement; see ``UICollectionView/beginInteractiveMovementForItem(at:)``.
  func begin(at indexPath: IndexPath) -> Bool {
    collectionView.callRecorder?.began(.interactiveMovement, of: collectionView)
    defer { collectionView.callRecorder?.ended() }
    collectionView.checkExists(indexPath, "move")
    guard collectionView.work.openBatch == nil, collectionView.work.updates.isEmpty else { return false }
    collectionView.layoutIfNeeded()
    guard current == nil, let element = collectionView.visible[ElementKey(.cell, nil, indexPath)],
      collectionView.tracedDataSource?.collectionView(collectionView, canMoveItemAt: indexPath) ?? false
    else { return false }
    let center = element.attributes.center.converted(from: element.row, to: nil)
    current = InteractiveMovement(indexPath, position: center)
    (element.view as? UICollectionViewCell)?.isReordering = true
    invalidate(after: indexPath, center)
    return true
  }

  /// Moves the centre of the item to a point of content coordinates.
  func move(to targetPosition: CGPoint) {
    guard targetPosition.isFinite else {
      return collectionView.refuse("moving item's position", targetPosition.description)
    }
    guard let movement = current else { return }
    collectionView.callRecorder?.began(.interactiveMovement, of: collectionView)
    defer { collectionView.callRecorder?.ended() }
    collectionView.layoutPass.prepareIfNeeded()
    let (path, position) = (movement.current, movement.position)
    var target = collectionView.tracedLayout.targetIndexPath(
      forInteractivelyMovingItem: path, withPosition: targetPosition)
    if target != path, let delegate = collectionView.tracedDelegate {
      target = delegate.collectionView(
        collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.original, atCurrentIndexPath: path,
        toProposedIndexPath: target)
    }
    movement.position = targetPosition
    defer { scroll() }
    guard target != path else { return invalidate(after: path, position) }
    checkTarget(target, isSameSection: target.count == 2 && target.section == path.section)
    collectionView.data.forget()
    movement.current = target
    follow(ElementMap(moving: path, to: target))
    invalidate(after: path, position)
    animateMovement()
  }

  /// Drops the item, and notifies the data source if it has another index path.
  func drop() {
    guard let movement = current else { return }
    collectionView.callRecorder?.began(.interactiveMovement, of: collectionView)
    defer { collectionView.callRecorder?.ended() }
    let expected = collectionView.data.loadedCounts()
    let changes = collectionView.data.changes
    release(movement)
    if movement.current != movement.original {
      collectionView.tracedDataSource?.collectionView(
        collectionView, moveItemAt: movement.original, to: movement.current)
      // The app may have changed the data further meanwhile, and reported it.
      guard collectionView.data.changes == changes else { return }
      collectionView.data.forget()
      let counts = collectionView.data.loadedCounts()
      if counts != expected {
        return collectionView.updates.report(Mistake.notMoved(movement.original, movement.current, expected, counts))
      }
    }
    finish(movement, at: movement.current, isCancelled: false)
  }

  /// Cancels the movement.
  func cancel() {
    guard let movement = current else { return }
    collectionView.callRecorder?.began(.interactiveMovement, of: collectionView)
    defer { collectionView.callRecorder?.ended() }
    returnMovingItem(movement)
    finish(movement, at: movement.original, isCancelled: true)
  }

  /// Cancels an interactive movement before the data change; the moving item returns together with that change.
  func abandon() {
    guard let movement = current else { return }
    returnMovingItem(movement)
    invalidateForEnd(of: movement, at: movement.original, isCancelled: true)
  }

  /// Gives all displayed elements the data source's index paths, without a request to the data source: its data may
  /// have changed already.
  private func returnMovingItem(_ movement: InteractiveMovement) {
    let counts = collectionView.data.loadedCounts()
    release(movement)
    movement.isTakenBack = true
    collectionView.data.know(movement.dataCounts(counts))
    follow(ElementMap(moving: movement.current, to: movement.original))
  }

  /// Ends the movement of the item.
  private func release(_ movement: InteractiveMovement) {
    movement.stopScrolling()
    collectionView.visible.cell(at: movement.current)?.isReordering = false
    current = nil
  }

  /// Forgets the movement when the data are reloaded.
  func forget() {
    current?.stopScrolling()
    current = nil
  }

  // MARK: Steps

  /// Invalidates the parts of the layout that a step changes.
  private func invalidate(after path: IndexPath, _ position: CGPoint) {
    guard let movement = current else { return }
    let context = collectionView.tracedLayout.invalidationContext(
      forInteractivelyMovingItems: [movement.current], withTargetPosition: movement.position,
      previousIndexPaths: [path], previousPosition: position)
    collectionView.layoutInUse.invalidateLayout(with: context)
  }

  private func finish(_ movement: InteractiveMovement, at path: IndexPath, isCancelled: Bool) {
    invalidateForEnd(of: movement, at: path, isCancelled: isCancelled)
    animateMovement()
  }

  private func invalidateForEnd(of movement: InteractiveMovement, at path: IndexPath, isCancelled: Bool) {
    let context = collectionView.tracedLayout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [path], previousIndexPaths: [movement.current], movementCancelled: isCancelled)
    collectionView.layoutInUse.invalidateLayout(with: context)
  }

  private func animateMovement() {
    UIView.animate(withDuration: 0.3) { [collectionView] in collectionView.layoutIfNeeded() }
  }

  /// Gives the displayed elements the index paths of a map.
  private func follow(_ map: ElementMap) {
    collectionView.updates.follow(map)
    collectionView.visible.mapReturningKeys { $0.category == .cell ? $0 : map.presentKey(ofOld: $0) }
    collectionView.visible.rekey(map, in: collectionView)
  }

  /// Traps when a moving item cannot be dropped at an index path.
  /// - Parameter isSameSection: whether the target is in the section that the item comes from, which does not gain an
  ///   index path then.
  private func checkTarget(_ path: IndexPath, isSameSection: Bool) {
    path.checkIsItem("move an item to")
    let counts = collectionView.data.loadedCounts()
    ensure(
      counts.indices.contains(path.section)
        && (0..<counts[path.section] + (isSameSection ? 0 : 1)).contains(path.item),
      Mistake.noItem(path, "move an item to", counts))
  }

  // MARK: Conversion of index paths

  /// Returns the data source's index path for that of a displayed item.
  func dataPath(_ shown: IndexPath) -> IndexPath { current?.map.oldPath(ofNew: shown) ?? shown }

  /// Returns the displayed index path for that of an item in the data source.
  func shownPath(_ path: IndexPath) -> IndexPath { current?.map.newPath(ofOld: path) ?? path }

  /// Returns the displayed key for a key in the data source.
  func shownKey(_ key: ElementKey) -> ElementKey { current?.map.newKey(ofOld: key) ?? key }

  /// Returns the numbers of items per section as displayed, for those in the data source.
  func shownCounts(_ counts: [Int]) -> [Int] { current?.shownCounts(counts) ?? counts }

  /// Returns the numbers of items per section in the data source, for those as displayed.
  func dataCounts(_ counts: [Int]) -> [Int] { current?.dataCounts(counts) ?? counts }

  /// Returns attributes with those of the moving item at its present position.
  func withMovingItem(_ attributes: [UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes] {
    guard let movement = current else { return attributes }
    let others = attributes.filter { $0.key != movement.key }
    let moving = collectionView.tracedLayout.layoutAttributesForInteractivelyMovingItem(
      at: movement.current, withTargetPosition: movement.position)
    return others + [moving]
  }
}
