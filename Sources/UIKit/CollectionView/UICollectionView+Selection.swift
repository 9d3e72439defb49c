// Touch down highlights, touch up selects; the delegate is asked before each and told after.

extension UICollectionView {
  func touchWentDown(_ touches: Set<UITouch>) {
    guard allowsSelection, let view = touches.first?.view, let indexPath = indexPathForItem(around: view) else {
      return
    }
    guard delegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true else { return }
    highlighted = indexPath
    cellForItem(at: indexPath)?.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: indexPath)
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
    delegate?.collectionView(self, didUnhighlightItemAt: indexPath)
  }

  /// What a tap does.
  private func toggleSelection(at indexPath: IndexPath) {
    if allowsMultipleSelection && selected.contains(indexPath) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true else { return }
      setSelected(false, at: indexPath)
      delegate?.collectionView(self, didDeselectItemAt: indexPath)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true else { return }
    if !allowsMultipleSelection {
      for other in selected.sorted() where other != indexPath {
        setSelected(false, at: other)
        delegate?.collectionView(self, didDeselectItemAt: other)
      }
    }
    setSelected(true, at: indexPath)
    delegate?.collectionView(self, didSelectItemAt: indexPath)
  }

  func setSelected(_ isSelected: Bool, at indexPath: IndexPath) {
    if isSelected { selected.insert(indexPath) } else { selected.remove(indexPath) }
    cellForItem(at: indexPath)?.isSelected = isSelected
  }
}
