// Selection by touches: touch down highlights, touch up selects; the delegate is asked before and notified after each.
// Index paths are the displayed ones; the delegate receives the data source's, which differ during interactive
// movement.

import Runtime

extension UICollectionView {
  private var mayBeSelected: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }
  private var isMultiple: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

  func touchWentDown(_ touches: Set<UITouch>) {
    callRecorder?.began(.touch, of: self)
    defer { callRecorder?.ended() }
    guard selection.touch == nil, mayBeSelected, let touch = touches.first, !isForSwipe(touch), let view = touch.view,
      let path = shownPath(around: view)
    else { return }
    selection.touch = touch
    guard tracedDelegate?.collectionView(self, shouldHighlightItemAt: dataPath(path)) ?? true else { return }
    selection.highlighted = path
    cell(at: path)?.isHighlighted = true
    tracedDelegate?.collectionView(self, didHighlightItemAt: dataPath(path))
  }

  /// Returns the item of the cell that a view is or is in. The content may have moved since the touch began.
  private func shownPath(around view: UIView) -> IndexPath? {
    var ancestor: UIView? = view
    while let current = ancestor, current !== self {
      if let cell = current as? UICollectionViewCell, cell.containingCollectionView === self {
        let key = visible.element(of: cell)?.key
        return key?.category == .cell ? key?.indexPath : nil  // cells may be headers, too
      }
      ancestor = current.superview
    }
    return nil
  }

  func touchWentUp(_ touches: Set<UITouch>) {
    callRecorder?.began(.touch, of: self)
    defer { callRecorder?.ended() }
    guard let touch = selection.touch, touches.contains(touch) else { return }
    selection.touch = nil
    guard let path = selection.highlighted else { return }
    if let cell = cell(at: path), cell.ownLayer.frame.contains(touch.location(in: cell.superview)) {
      toggleSelection(at: path)
    }
    unhighlight()
  }

  func touchWasCancelled(_ touches: Set<UITouch>) {
    guard let touch = selection.touch, touches.contains(touch) else { return }
    selection.touch = nil
    unhighlight()
  }

  private func unhighlight() {
    guard let path = selection.highlighted else { return }
    selection.highlighted = nil
    cell(at: path)?.isHighlighted = false
    tracedDelegate?.collectionView(self, didUnhighlightItemAt: dataPath(path))
  }

  /// Ends the highlight because the touched view is removed. The delegate is notified while the item still exists.
  /// - Parameter path: the index path before an update.
  func loseHighlight(of path: IndexPath) {
    selection.highlighted = nil
    // The data are already in the state after the waiting updates.
    let counts = loadedCounts()
    let present = work.updates.reduce(path as IndexPath?) { path, update in
      path.flatMap { update.makeMap(former: counts)?.newPath(ofOld: $0) }
    }
    guard let present, counts.hasItem(at: present) else { return }
    tracedDelegate?.collectionView(self, didUnhighlightItemAt: dataPath(present))
  }

  /// Performs the selection, deselection or primary action of a tap.
  private func toggleSelection(at path: IndexPath) {
    if cell(at: path)?.handlesTap() ?? false { return }
    if isMultiple && selection.selected.contains(path) {
      guard tracedDelegate?.collectionView(self, shouldDeselectItemAt: dataPath(path)) ?? true else { return }
      setSelected(false, at: path)
      tracedDelegate?.collectionView(self, didDeselectItemAt: dataPath(path))
      return
    }
    let extendsSelection = isMultiple && !selection.selected.isEmpty
    if tracedDelegate?.collectionView(self, shouldSelectItemAt: dataPath(path)) ?? true {
      if !isMultiple {
        for other in selection.selected.ordered() where other != path {
          setSelected(false, at: other)
          tracedDelegate?.collectionView(self, didDeselectItemAt: dataPath(other))
        }
      }
      setSelected(true, at: path)
      tracedDelegate?.collectionView(self, didSelectItemAt: dataPath(path))
    }
    if !extendsSelection { performPrimaryAction(at: dataPath(path)) }
  }

  private func performPrimaryAction(at indexPath: IndexPath) {
    guard let delegate = tracedDelegate,
      delegate.collectionView(self, canPerformPrimaryActionForItemAt: indexPath)
    else { return }
    delegate.collectionView(self, performPrimaryActionForItemAt: indexPath)
  }

  // MARK: Selection by the app

  func select(_ indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else { return animate(animated) { [self] in deselectAll() } }
    checkExists(indexPath, "select")
    guard mayBeSelected else { return }
    animate(animated) { [self] in
      if !isMultiple { deselectAll(but: shownPath(indexPath)) }
      setSelected(true, at: shownPath(indexPath))
    }
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  func deselect(_ indexPath: IndexPath, animated: Bool) {
    checkIsItem(indexPath, "deselect")
    animate(animated) { [self] in setSelected(false, at: shownPath(indexPath)) }
  }

  func deselectAll(but kept: IndexPath? = nil) {
    for path in selection.selected.ordered() where path != kept { setSelected(false, at: path) }
  }

  private func animate(_ animated: Bool, _ changes: @escaping () -> Void) {
    if animated { UIView.animate(withDuration: 0.3, animations: changes) } else { changes() }
  }

  private func setSelected(_ isSelected: Bool, at path: IndexPath) {
    selection.set(isSelected, at: path)
    cell(at: path)?.isSelected = isSelected
  }

  /// Returns the visible cell at a displayed index path.
  func cell(at path: IndexPath) -> UICollectionViewCell? {
    visible[ElementKey(.cell, nil, path)]?.view as? UICollectionViewCell
  }
}
