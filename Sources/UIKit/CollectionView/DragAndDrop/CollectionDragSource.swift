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
  /// Whether a session has begun and not ended.
  private(set) var isActive = false

  init(_ owner: CollectionDragAndDrop) {
    self.owner = owner
    collectionView = owner.collectionView
    super.init()
  }

  func begin() {
    let interaction = UIDragInteraction(delegate: self)
    self.interaction = interaction
    interaction.didLift = weakly(self) { (source: CollectionDragSource) in source.didLift() }
    interaction.didUndoLift = weakly(self) { (source: CollectionDragSource) in source.putBack() }
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
    find(delegate.collectionView(collectionView, itemsForBeginning: session, at: pressed), at: pressed)
    guard !found.isEmpty, let selected = collectionView.indexPathsForSelectedItems, selected.contains(pressed) else {
      return found.map { $0.item }
    }
    for path in selected where path != pressed {
      find(delegate.collectionView(collectionView, itemsForBeginning: session, at: path), at: path)
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
      delegate.collectionView(collectionView, itemsForAddingTo: session, at: path, point: point), at: path)
    return found.map { $0.item }
  }

  /// Remembers the items of an index path of the data source.
  private func find(_ items: [UIDragItem], at path: IndexPath) {
    for item in items { found.append(.init(item: item, path: collectionView.movement.shownPath(path))) }
  }

  /// Hides the cells of the items that are lifted.
  private func didLift() {
    if owner.dragState == .none { owner.dragState = isActive ? .dragging : .lifting }
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
    start()
    delegate?.collectionView(collectionView, dragSessionWillBegin: session)
  }

  private func start() {
    isActive = true
    owner.dragState = .dragging
    owner.applyToCells()
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {
    let hasBegun = isActive
    putBack()
    if hasBegun { delegate?.collectionView(collectionView, dragSessionDidEnd: session) }
  }

  /// Shows the cells of the items again.
  private func putBack() {
    isActive = false
    owner.dragState = .none
    owner.dragged = []
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
