// Touch down highlights, touch up selects; the delegate is asked before each and told after.

extension UICollectionView {
  func touchWentDown(_ touches: Set<UITouch>) {
    callRecorder?.began(.touch, of: self)
    defer { callRecorder?.ended() }
    guard allowsSelection, let touch = touches.first, let indexPath = indexPathForItem(at: touch.location(in: self))
    else { return }
    guard tracedDelegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true else { return }
    highlighted = indexPath
    cellForItem(at: indexPath)?.isHighlighted = true
    tracedDelegate?.collectionView(self, didHighlightItemAt: indexPath)
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
    if allowsMultipleSelection && selected.contains(indexPath) {
      guard tracedDelegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true else { return }
      setSelected(false, at: indexPath)
      tracedDelegate?.collectionView(self, didDeselectItemAt: indexPath)
      return
    }
    guard tracedDelegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true else { return }
    if !allowsMultipleSelection {
      for other in selected.sorted() where other != indexPath {
        setSelected(false, at: other)
        tracedDelegate?.collectionView(self, didDeselectItemAt: other)
      }
    }
    setSelected(true, at: indexPath)
    tracedDelegate?.collectionView(self, didSelectItemAt: indexPath)
  }

  func setSelected(_ isSelected: Bool, at indexPath: IndexPath) {
    if isSelected { selected.insert(indexPath) } else { selected.remove(indexPath) }
    cellForItem(at: indexPath)?.isSelected = isSelected
  }
}
