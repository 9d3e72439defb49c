import Runtime

// A layout that asks an animator where its elements are: it makes attributes, puts behaviours on them, and answers them
// from here, where they are as far as they have come.

extension UIDynamicAnimator {
  /// For the attributes of a layout, in its coordinates. In each frame in which one of them moves, the layout is
  /// invalidated.
  public convenience init(collectionViewLayout layout: UICollectionViewLayout) {
    self.init()
    self.layout = Weak(layout)
    isOfLayout = true
  }

  /// The attributes of a cell as the behaviours have moved them; nil when it is in none.
  public final func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(ElementKey(.cell, nil, indexPath))
  }

  /// The attributes of a header, a footer or the like as the behaviours have moved them; nil when it is in none.
  public final func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(ElementKey(.supplementaryView, kind, indexPath))
  }

  /// The attributes of a decoration view as the behaviours have moved them; nil when it is in none.
  public final func layoutAttributesForDecorationView(
    ofKind decorationViewKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(ElementKey(.decorationView, decorationViewKind, indexPath))
  }

  private final func attributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    body(of: key)?.item as? UICollectionViewLayoutAttributes
  }
}
