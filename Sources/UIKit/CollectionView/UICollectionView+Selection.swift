// Touch down highlights, touch up selects; the delegate is asked before each and told after.

extension UICollectionView {
  private var mayBeSelected: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }
  private var isMultiple: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

  func touchWentDown(_ touches: Set<UITouch>) {
    callRecorder?.began(.touch, of: self)
    defer { callRecorder?.ended() }
    guard mayBeSelected, let view = touches.first?.view, let indexPath = indexPathForItem(around: view) else { return }
    guard tracedDelegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true else { return }
    highlighted = indexPath
    cellForItem(at: indexPath)?.isHighlighted = true
    tracedDelegate?.collectionView(self, didHighlightItemAt: indexPath)
  }

  /// The item of the cell that a view is or is in. The content may have moved since the finger went down.
  private func indexPathForItem(around view: UIView) -> IndexPath? {
    var ancestor: UIView? = view
    while let current = ancestor, current !== self {
      if let cell = current as? UICollectionViewCell, cell.superview === self { return indexPath(for: cell) }
      ancestor = current.superview
    }
    return nil
  }

  func touchWentUp(_ touches: Set<UITouch>) {
    callRecorder?.began(.touch, of: self)
    defer { callRecorder?.ended() }
    guard let indexPath = highlighted else { return }
    if let touch = touches.first, cellForItem(at: indexPath)?.layer.frame.contains(touch.location(in: self)) ?? false {
      toggleSelection(at: indexPath)
    }
    unhighlight()
  }

  func unhighlight() {
    guard let indexPath = highlighted else { return }
    highlighted = nil
    cellForItem(at: indexPath)?.isHighlighted = false
    tracedDelegate?.collectionView(self, didUnhighlightItemAt: indexPath)
  }

  /// What a tap does.
  private func toggleSelection(at indexPath: IndexPath) {
    if isMultiple && selected.contains(indexPath) {
      guard tracedDelegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true else { return }
      setSelected(false, at: indexPath)
      tracedDelegate?.collectionView(self, didDeselectItemAt: indexPath)
      return
    }
    let extendsSelection = isMultiple && !selected.isEmpty
    if tracedDelegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true {
      if !isMultiple {
        for other in selected.sorted() where other != indexPath {
          setSelected(false, at: other)
          tracedDelegate?.collectionView(self, didDeselectItemAt: other)
        }
      }
      setSelected(true, at: indexPath)
      tracedDelegate?.collectionView(self, didSelectItemAt: indexPath)
    }
    if !extendsSelection { performPrimaryAction(at: indexPath) }
  }

  private func performPrimaryAction(at indexPath: IndexPath) {
    guard let delegate = tracedDelegate,
      delegate.collectionView(self, canPerformPrimaryActionForItemAt: indexPath)
    else { return }
    delegate.collectionView(self, performPrimaryActionForItemAt: indexPath)
  }

  // MARK: Programs

  func select(_ indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else { return animate(animated) { [self] in deselectAll() } }
    checkExists(indexPath, "select")
    guard mayBeSelected else { return }
    animate(animated) { [self] in
      if !isMultiple { deselectAll(but: indexPath) }
      setSelected(true, at: indexPath)
    }
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  func deselect(_ indexPath: IndexPath, animated: Bool) {
    checkIsItem(indexPath, "deselect")
    animate(animated) { [self] in setSelected(false, at: indexPath) }
  }

  func deselectAll(but kept: IndexPath? = nil) {
    for indexPath in selected where indexPath != kept { setSelected(false, at: indexPath) }
  }

  private func animate(_ animated: Bool, _ changes: @escaping () -> Void) {
    if animated { UIView.animate(withDuration: 0.3, animations: changes) } else { changes() }
  }

  func setSelected(_ isSelected: Bool, at indexPath: IndexPath) {
    if isSelected { selected.insert(indexPath) } else { selected.remove(indexPath) }
    cellForItem(at: indexPath)?.isSelected = isSelected
  }
}
