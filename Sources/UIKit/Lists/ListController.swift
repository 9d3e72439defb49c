import Runtime

/// The controller of the lists in a collection view: their swiped rows, their outlines and their editing state.
@MainActor final class ListController: CollectionViewPart {
  /// The swiped row, and the gesture on it; nil until a row is displayed that can be swiped.
  private(set) var swipes: SwipeController?
  /// The section snapshots of the data source last created for the collection view.
  private var source: ListOutline?
  /// Whether the collection view is editing. A change deselects all items without notifying the delegate.
  var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      collectionView.selection.deselectAll()
      editingDidChange()
    }
  }

  /// Updates the editing state of cells, in the current animation block or in one of 0.3 s.
  private func editingDidChange() {
    swipes?.close()
    let cells = collectionView.visible.shown.all.compactMap { $0.view as? UICollectionViewCell }
    guard collectionView.window != nil, UIView.areAnimationsEnabled else {
      for cell in cells { cell.stateDidChange() }
      return
    }
    UIView.animate(withDuration: 0.3) { [self] in
      var areRows = false
      for cell in cells {
        cell.stateDidChange()
        cell.ownLayer.layoutBelowIfNeeded()
        areRows = areRows || cell.decoration != nil
      }
      if areRows { collectionView.layoutIfNeeded() }  // rows that have become higher need space
    }
  }

  // MARK: Swipes

  /// Called before a row of a list is displayed. If its rows can be swiped, gestures are recognised from now on.
  func takePart(in list: ListElement) {
    let configuration = list.configuration
    guard
      configuration.leadingSwipeActionsConfigurationProvider != nil
        || configuration.trailingSwipeActionsConfigurationProvider != nil
    else { return }
    if swipes == nil { swipes = SwipeController(collectionView) }
  }

  /// Returns whether a touch has closed a row and has no other effect.
  func isForSwipe(_ touch: UITouch) -> Bool { swipes?.isForSwipe(touch) ?? false }

  // MARK: Outlines

  /// Takes the section snapshots of a new data source.
  func take(_ source: ListOutline) { self.source = source }

  /// The section snapshots of the current data source.
  var outline: ListOutline? {
    guard let dataSource = collectionView.dataSource, let source, source.owner === dataSource else { return nil }
    return source
  }

  /// Updates the expanded state of the visible cells.
  func updateOutlines() {
    guard let outline else { return }
    for element in collectionView.visible.shown.all where element.key.category == .cell {
      if let cell = element.view as? UICollectionViewListCell {
        outline.configure(cell, at: collectionView.movement.dataPath(element.key.indexPath))
      }
    }
  }
}
