/// Told which items are likely to be shown soon, and which are not any more.
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  /// - Parameter indexPaths: the nearest first.
  /// - Parameter collectionView: the one that asks.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

  /// Some items of earlier calls were not shown, and are not about to be any more. Items that were deleted or reloaded
  /// since then are not named. Does nothing by default.
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  /// Does nothing.
  public func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {}
}
