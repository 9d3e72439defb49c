// Supplementary views: which are on screen, and where the layout has them.

extension UICollectionView {
  /// The view on screen at an index path.
  public func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    visible[ElementKey(.supplementaryView, elementKind, indexPath)]?.view
  }

  /// The views of a kind on screen, in the order of their index paths.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind)
      .compactMap { supplementaryView(forElementKind: elementKind, at: $0) }
  }

  /// In order.
  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    visible.elements(.supplementaryView, kind: elementKind).map { $0.key.indexPath }
  }

  /// nil for a view that is not on screen.
  public func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
    guard let key = visible.element(of: supplementaryView)?.key, key.category == .supplementaryView else { return nil }
    return key.indexPath
  }

  /// As the layout says, also for what is not on screen.
  public func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    prepareLayoutIfNeeded()
    return tracedLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }
}
