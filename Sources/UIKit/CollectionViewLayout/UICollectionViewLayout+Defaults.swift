// What the base class answers when elements come and go.

extension UICollectionViewLayout {
  /// What the layout has of an element; nil if it has none.
  final func attributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    switch key.category {
    case .cell: return layoutAttributesForItem(at: key.indexPath)
    case .supplementaryView: return layoutAttributesForSupplementaryView(ofKind: key.kind, at: key.indexPath)
    case .decorationView: return layoutAttributesForDecorationView(ofKind: key.kind, at: key.indexPath)
    }
  }

  /// - Parameter key: after the update, if there is one.
  final func defaultInitial(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    if let defaultEnds { return defaultEnds.initial(key, self) }
    return attributes(for: key)?.faded()
  }

  /// - Parameter key: before the update, if there is one.
  final func defaultFinal(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    if let defaultEnds { return defaultEnds.final(key, self) }
    return (attributes(for: key) ?? attachedCollectionView?.shownAttributes(for: key))?.faded()
  }
}

extension UICollectionViewLayoutAttributes {
  /// A copy that cannot be seen.
  final func faded() -> UICollectionViewLayoutAttributes {
    let copy = duplicate()
    copy.alpha = 0
    return copy
  }
}
