import CollectionIndex
import Runtime

/// The controller of interactive movement: it has the item that moves, if any, and the index paths that are displayed
/// meanwhile.
///
/// Each step asks the layout for a target and the delegate for approval, and moves the other items in an animation. The
/// data source is notified at the end. The gap below a drag is a movement as well if the dragged item is the collection
/// view's own, and otherwise an uncommitted item; see MovementController+Gap.swift.
@MainActor final class MovementController: CollectionViewPart {
  /// The movement in progress; nil for none.
  @exclusivity(unchecked) private(set) var current: InteractiveMovement?

  /// The items that only the collection view has; nil without any.
  @exclusivity(unchecked) var uncommitted: UncommittedItems?
  /// Dragging and dropping; nil until there is a delegate for it.
  @exclusivity(unchecked) var dragAndDrop: DragAndDropPart?
  /// Whether the data source's `moveItemAt` is being called for a drag, and need not be implemented.
  @exclusivity(unchecked) private var mayBeRefused = false

  /// The key of the item that follows the finger; nil without one.
  var key: ElementKey? { current.flatMap { $0.isGap ? nil : $0.key } }

  /// Whether the displayed order differs from the data source's.
  var hasUncommittedUpdates: Bool { current != nil || uncommitted != nil }

  // MARK: The movement

  /// Starts a movement; see ``UICollectionView/beginInteractiveMovementForItem(at:)``.
  func begin(at indexPath: IndexPath) -> Bool {
    collectionView.callRecorder?.began(.interactiveMovement, of: collectionView)
    defer { collectionView.callRecorder?.ended() }
    collectionView.checkExists(indexPath, "move")
    guard collectionView.work.openBatch == nil, collectionView.work.updates.isEmpty else { return false }
    collectionView.layoutIfNeeded()
    let shown = uncommitted?.shownPath(indexPath) ?? indexPath
    guard current == nil, uncommitted?.gap == nil, let element = collectionView.visible[ElementKey(.cell, nil, shown)],
      collectionView.tracedDataSource?.collectionView(collectionView, canMoveItemAt: indexPath) ?? false
    else { return false }
    let center = element.attributes.center.converted(from: element.row, to: nil)
    current = InteractiveMovement(shown, position: center)
    (element.view as? UICollectionViewCell)?.isReordering = true
    invalidate(after: shown, center)
    return true
  }

  /// Makes an item the gap below a drag, at its own place.
  /// - Parameter shown: the index path of the item, as displayed.
  func beginGap(at shown: IndexPath) {
    guard current == nil, let place = collectionView.tracedLayout.layoutAttributesForItem(at: shown) else { return }
    current = InteractiveMovement(shown, position: place.center, isGap: true)
  }

  /// Moves the centre of the item to a point of content coordinates.
  func move(to targetPosition: CGPoint) {
    guard targetPosition.isFinite else {
      return collectionView.refuse("moving item's position", targetPosition.description)
    }
    guard let movement = current, !movement.isGap else { return }
    collectionView.callRecorder?.began(.interactiveMovement, of: collectionView)
    defer { collectionView.callRecorder?.ended() }
    collectionView.layoutPass.prepareIfNeeded()
    let path = movement.current
    var target = collectionView.tracedLayout.targetIndexPath(
      forInteractivelyMovingItem: path, withPosition: targetPosition)
    if target != path, let delegate = collectionView.tracedDelegate {
      target = delegate.collectionView(
        collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: dataPath(path), atCurrentIndexPath: path,
        toProposedIndexPath: target)
    }
    take(target, at: targetPosition)
    scroll()
  }

  /// Takes a step: displays the item at a target.
  func take(_ target: IndexPath, at newPosition: CGPoint) {
    guard let movement = current else { return }
    let (path, position) = (movement.current, movement.position)
    movement.position = newPosition
    guard target != path else { return invalidate(after: path, position) }
    checkTarget(target, isSameSection: target.count == 2 && target.section == path.section)
    collectionView.data.forget()
    movement.current = target
    follow(ElementMap(moving: path, to: target))
    invalidate(after: path, position)
    animateMovement()
  }

  /// Drops the item, and notifies the data source if it has another index path.
  /// - Returns: false if the data source doesn't move items, which it need not for a drag; then the item returns.
  @discardableResult func drop() -> Bool {
    guard let movement = current else { return false }
    collectionView.callRecorder?.began(.interactiveMovement, of: collectionView)
    defer { collectionView.callRecorder?.ended() }
    let expected = collectionView.data.loadedCounts()
    let changes = collectionView.data.changes
    let source = dataPath(movement.current)
    release(movement)
    if movement.current != movement.original {
      uncommitted = uncommitted?.following(movement.map)
      let target = dataPath(movement.current)
      mayBeRefused = movement.isGap
      collectionView.tracedDataSource?.collectionView(collectionView, moveItemAt: source, to: target)
      let isRefused = movement.isGap && !mayBeRefused
      mayBeRefused = false
      collectionView.findableTexts?.forget()
      // The app may have changed the data further meanwhile, and reported it.
      guard collectionView.data.changes == changes else { return true }
      if isRefused {
        uncommitted = uncommitted?.following(ElementMap(moving: movement.current, to: movement.original))
        restore(movement, expected)
        finish(movement, at: movement.original, isCancelled: true)
        return false
      }
      collectionView.data.forget()
      let counts = collectionView.data.loadedCounts()
      if counts != expected {
        collectionView.updates.report(Mistake.notMoved(source, target, expected, counts))
        return true
      }
    }
    finish(movement, at: movement.current, isCancelled: false)
    return true
  }

  /// Notes that the data source does not implement `moveItemAt`.
  /// - Returns: whether it need not, because the movement is a drag.
  func isRefusedByDataSource() -> Bool {
    defer { mayBeRefused = false }
    return mayBeRefused
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
    abandonGap()
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
    restore(movement, counts)
  }

  /// Gives all displayed elements the index paths before a movement.
  /// - Parameter counts: the numbers of items per section as displayed.
  private func restore(_ movement: InteractiveMovement, _ counts: [Int]) {
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
    uncommitted = nil
    dragAndDrop?.forget()
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

  func animateMovement() {
    UIView.animate(withDuration: 0.3) { [collectionView] in collectionView.layoutIfNeeded() }
  }

  /// Gives the displayed elements the index paths of a map.
  func follow(_ map: ElementMap) {
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

  /// Returns the data source's index path for that of a displayed item; for one that only the collection view has, the
  /// displayed one.
  func dataPath(_ shown: IndexPath) -> IndexPath { committedPath(shown) ?? shown }

  /// Returns the data source's index path for that of a displayed item; nil for one that only the collection view has.
  func committedPath(_ shown: IndexPath) -> IndexPath? {
    let path = pathBeforeMovement(shown)
    guard let uncommitted else { return path }
    return uncommitted.dataPath(path)
  }

  /// Returns the item at a displayed index path if only the collection view has it.
  func uncommittedItem(at shown: IndexPath) -> UncommittedItem? {
    uncommitted?.item(at: pathBeforeMovement(shown))
  }

  /// Returns the data source's index path for an item to be inserted where one is displayed.
  func insertionPath(_ shown: IndexPath) -> IndexPath { uncommitted?.insertionPath(shown) ?? shown }

  private func pathBeforeMovement(_ shown: IndexPath) -> IndexPath { current?.map.oldPath(ofNew: shown) ?? shown }

  /// Returns the displayed index path for that of an item in the data source.
  func shownPath(_ path: IndexPath) -> IndexPath {
    let path = uncommitted?.shownPath(path) ?? path
    return current?.map.newPath(ofOld: path) ?? path
  }

  /// Returns the displayed key for a key in the data source.
  func shownKey(_ key: ElementKey) -> ElementKey {
    guard key.category == .cell else { return current?.map.newKey(ofOld: key) ?? key }
    return hasUncommittedUpdates ? ElementKey(.cell, nil, shownPath(key.indexPath)) : key
  }

  /// Returns the numbers of items per section as displayed, for those in the data source.
  func shownCounts(_ counts: [Int]) -> [Int] {
    let counts = uncommitted?.shownCounts(counts) ?? counts
    return current?.shownCounts(counts) ?? counts
  }

  /// Returns the numbers of items per section in the data source, for those as displayed.
  func dataCounts(_ counts: [Int]) -> [Int] {
    let counts = current?.dataCounts(counts) ?? counts
    return uncommitted?.dataCounts(counts) ?? counts
  }

  /// Returns attributes with those of the moving item at its present position.
  func withMovingItem(_ attributes: [UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes] {
    guard let movement = current, !movement.isGap else { return attributes }
    let others = attributes.filter { $0.key != movement.key }
    let moving = collectionView.tracedLayout.layoutAttributesForInteractivelyMovingItem(
      at: movement.current, withTargetPosition: movement.position)
    return others + [moving]
  }
}
