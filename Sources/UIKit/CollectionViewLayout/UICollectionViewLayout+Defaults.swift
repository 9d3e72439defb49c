// Defaults of the base class for elements that appear and disappear.

extension UICollectionViewLayout {
  /// Returns the attributes of an element; nil if the layout has none.
  final func attributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    switch key.category {
    case .cell: return layoutAttributesForItem(at: key.indexPath)
    case .supplementaryView: return layoutAttributesForSupplementaryView(ofKind: key.kind, at: key.indexPath)
    case .decorationView: return layoutAttributesForDecorationView(ofKind: key.kind, at: key.indexPath)
    }
  }

  /// Returns the default initial attributes of an element.
  /// - Parameter key: the key after the update, if there is one.
  final func defaultInitial(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    if let defaultEnds { return defaultEnds.initial(key, self) }
    return attributes(for: key)?.faded()
  }

  /// Returns the default final attributes of an element.
  /// - Parameter key: the key before the update, if there is one.
  final func defaultFinal(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    if let defaultEnds { return defaultEnds.final(key, self) }
    return (attributes(for: key) ?? attachedCollectionView?.visible.attributes(for: key))?.faded()
  }
}

extension UICollectionViewLayoutAttributes {
  /// Returns a transparent copy.
  final func faded() -> UICollectionViewLayoutAttributes {
    let copy = duplicate()
    copy.alpha = 0
    return copy
  }
}
