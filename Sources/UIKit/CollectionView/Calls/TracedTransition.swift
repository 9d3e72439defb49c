// The recorded calls of layout transitions.

extension TracedLayout {
  /// Returns the attributes of an element; nil if the layout has none.
  func attributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    switch key.category {
    case .cell: return layoutAttributesForItem(at: key.indexPath)
    case .supplementaryView: return layoutAttributesForSupplementaryView(ofKind: key.kind, at: key.indexPath)
    case .decorationView: return layoutAttributesForDecorationView(ofKind: key.kind, at: key.indexPath)
    }
  }

  func prepareForTransition(to new: UICollectionViewLayout) {
    tell("prepareForTransition(to:)") { layout.prepareForTransition(to: new) }
  }

  func prepareForTransition(from old: UICollectionViewLayout) {
    tell("prepareForTransition(from:)") { layout.prepareForTransition(from: old) }
  }

  func finalizeLayoutTransition() {
    tell("finalizeLayoutTransition()") { layout.finalizeLayoutTransition() }
  }
}

extension TracedDelegate {
  func collectionView(
    _ view: UICollectionView, transitionLayoutForOldLayout old: UICollectionViewLayout,
    newLayout new: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    view.tell(.delegate, "collectionView(_:transitionLayoutForOldLayout:newLayout:)") {
      delegate.collectionView(view, transitionLayoutForOldLayout: old, newLayout: new)
    }
  }
}
