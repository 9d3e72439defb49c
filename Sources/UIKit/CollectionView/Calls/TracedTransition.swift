// What changes of layouts ask, told to the recorder.

extension TracedLayout {
  /// What the layout has of an element; nil if it has none.
  func attributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    switch key.category {
    case .cell: return layoutAttributesForItem(at: key.indexPath)
    case .supplementaryView: return layoutAttributesForSupplementaryView(ofKind: key.kind, at: key.indexPath)
    case .decorationView: return layoutAttributesForDecorationView(ofKind: key.kind, at: key.indexPath)
    }
  }

  func prepareForTransition(to new: UICollectionViewLayout) {
    callRecorder?.called(.layout, "prepareForTransition(to:)", [], for: layout.user)
    layout.prepareForTransition(to: new)
    callRecorder?.returned()
  }

  func prepareForTransition(from old: UICollectionViewLayout) {
    callRecorder?.called(.layout, "prepareForTransition(from:)", [], for: layout.user)
    layout.prepareForTransition(from: old)
    callRecorder?.returned()
  }

  func finalizeLayoutTransition() {
    callRecorder?.called(.layout, "finalizeLayoutTransition()", [], for: layout.user)
    layout.finalizeLayoutTransition()
    callRecorder?.returned()
  }
}

extension TracedDelegate {
  func collectionView(
    _ view: UICollectionView, transitionLayoutForOldLayout old: UICollectionViewLayout,
    newLayout new: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    view.callRecorder?.called(.delegate, "collectionView(_:transitionLayoutForOldLayout:newLayout:)", [], for: view)
    let layout = delegate.collectionView(view, transitionLayoutForOldLayout: old, newLayout: new)
    view.callRecorder?.returned()
    return layout
  }
}
