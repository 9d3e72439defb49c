import Runtime

// Layouts that use an animator: they create attributes, add behaviours for them, and return the current attributes from
// these methods.

extension UIDynamicAnimator {
  /// Creates an animator for the attributes of a layout, in its coordinates. The layout is invalidated in each frame in
  /// which one of them moves.
  public convenience init(collectionViewLayout layout: UICollectionViewLayout) {
    self.init()
    self.layout = Weak(layout)
    isOfLayout = true
  }

  /// Returns the current attributes of a cell, or nil if it is in no behaviour.
  public final func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(ElementKey(.cell, nil, indexPath))
  }

  /// Returns the current attributes of a supplementary view, or nil if it is in no behaviour.
  public final func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(ElementKey(.supplementaryView, kind, indexPath))
  }

  /// Returns the current attributes of a decoration view, or nil if it is in no behaviour.
  public final func layoutAttributesForDecorationView(
    ofKind decorationViewKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(ElementKey(.decorationView, decorationViewKind, indexPath))
  }

  private final func attributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    body(of: key)?.item as? UICollectionViewLayoutAttributes
  }
}
