import Runtime

/// The source of drags from a collection view: it asks the drag delegate for the items of the pressed cell.
@MainActor final class CollectionDragSource: NSObject, UIDragInteractionDelegate {
  /// The owner of this object; not retained.
  private unowned(unsafe) let owner: CollectionDragAndDrop
  private unowned(unsafe) let collectionView: UICollectionView
  /// The drag delegate; not retained.
  @Weak var delegate: (any UICollectionViewDragDelegate)?
  /// The interaction, which the collection view owns.
  private var interaction: UIDragInteraction?
  /// The items that the delegate has returned for a drag that is about to begin.
  private var found: [CollectionDragAndDrop.Placed] = []
  /// The sessions that have begun and not ended: the previews of several may land while the next one is dragged.
  private var sessions: [any UIDragSession] = []

  /// Whether a session has begun and not ended.
  var isActive: Bool { !sessions.isEmpty }

  init(_ owner: CollectionDragAndDrop) {
    self.owner = owner
    collectionView = owner.collectionView
    super.init()
  }

  func begin() {
    let interaction = UIDragInteraction(delegate: self)
    self.interaction = interaction
    interaction.didLift = weakly(self) { (source: CollectionDragSource) in source.didLift() }
    interaction.didUndoLift = weakly(self) { (source: CollectionDragSource, session: DragSession) in
      source.putBack(session)
    }
    interaction.placeForCancelling = weakly(owner, or: nil) { (owner: CollectionDragAndDrop, item: UIDragItem) in
      owner.placeForReturning(item)
    }
    collectionView.addInteraction(interaction)
  }

  var isEnabled: Bool {
    get { interaction?.isEnabled ?? true }
    set { interaction?.isEnabled = newValue }
  }

  // MARK: Items

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    found = []
    guard let delegate, let pressed = collectionView.indexPathForItem(at: session.location(in: collectionView)) else {
      return []
    }
    find(delegate.collectionView(collectionView, itemsForBeginning: session, at: pressed), at: pressed, .lifting)
    guard !found.isEmpty, let selected = collectionView.indexPathsForSelectedItems, selected.contains(pressed) else {
      return found.map { $0.item }
    }
    for path in selected where path != pressed {
      find(delegate.collectionView(collectionView, itemsForBeginning: session, at: path), at: path, .lifting)
    }
    return found.map { $0.item }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    found = []
    guard let delegate, let path = collectionView.indexPathForItem(at: point),
      !owner.dragged.contains(where: { $0.path == collectionView.movement.shownPath(path) })
    else { return [] }
    find(
      delegate.collectionView(collectionView, itemsForAddingTo: session, at: path, point: point), at: path, .dragging)
    return found.map { $0.item }
  }

  /// Remembers the items of an index path of the data source.
  private func find(_ items: [UIDragItem], at path: IndexPath, _ state: UICollectionViewCell.DragState) {
    let shown = collectionView.movement.shownPath(path)
    for item in items { found.append(.init(item: item, path: shown, state: state)) }
  }

  /// Hides the cells of the items that are lifted.
  private func didLift() {
    owner.dragged += found
    found = []
    owner.applyToCells()
  }

  // MARK: The lift

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let path = found.first(where: { $0.item === item })?.path, let cell = collectionView.visible.cell(at: path)
    else { return nil }
    let parameters = delegate?.collectionView(
      collectionView, dragPreviewParametersForItemAt: collectionView.movement.dataPath(path))
    return UITargetedDragPreview(view: cell, parameters: parameters ?? UIDragPreviewParameters())
  }

  // MARK: The session

  func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool
  {
    delegate?.collectionView(collectionView, dragSessionAllowsMoveOperation: session) ?? true
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    delegate?.collectionView(collectionView, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }

  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    sessions.append(session)
    for index in owner.dragged.indices where session.items.contains(where: { $0 === owner.dragged[index].item }) {
      owner.dragged[index].state = .dragging
    }
    owner.applyToCells()
    delegate?.collectionView(collectionView, dragSessionWillBegin: session)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {
    let hasBegun = sessions.contains { $0 === session }
    sessions.removeAll { $0 === session }
    putBack(session)
    if hasBegun { delegate?.collectionView(collectionView, dragSessionDidEnd: session) }
  }

  /// Shows the cells of the items of a session again.
  private func putBack(_ session: any UIDragSession) {
    owner.dragged.removeAll { placed in session.items.contains { $0 === placed.item } }
    owner.applyToCells()
  }

  // MARK: Assistive technology

  /// Returns the actions that drag an item, or add it to a drag.
  /// - Parameter path: the index path in the data source.
  func accessibilityActions(at path: IndexPath) -> [UIAccessibilityCustomAction] {
    guard let interaction, isEnabled, delegate != nil, collectionView.window != nil else { return [] }
    let drag = collectionView.ownLayer.screen.drag
    if let drag {
      let shown = collectionView.movement.shownPath(path)
      guard drag.phase == .dragging, !owner.dragged.contains(where: { $0.path == shown }) else { return [] }
    }
    let name = drag == nil ? "Drag" : "Add to Drag"
    return [
      UIAccessibilityCustomAction(name: name) { [collectionView = Weak(collectionView)] _ in
        guard let list = collectionView.value, let cell = list.cellForItem(at: path) else { return false }
        let point = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
        if drag != nil { return interaction.addItems(at: point) }
        guard interaction.find(at: point), let drag = interaction.liftFound() else { return false }
        drag.begin()
        return true
      }
    ]
  }
}
