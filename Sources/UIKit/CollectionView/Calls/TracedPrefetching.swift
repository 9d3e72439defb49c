/// A data source for prefetching whose calls are recorded.
@MainActor struct TracedPrefetching {
  let dataSource: any UICollectionViewDataSourcePrefetching

  func collectionView(_ view: UICollectionView, prefetchItemsAt paths: [IndexPath]) {
    view.tell(.dataSource, "collectionView(_:prefetchItemsAt:)", [.paths(paths)]) {
      dataSource.collectionView(view, prefetchItemsAt: paths)
    }
  }

  func collectionView(_ view: UICollectionView, cancelPrefetchingForItemsAt paths: [IndexPath]) {
    view.tell(.dataSource, "collectionView(_:cancelPrefetchingForItemsAt:)", [.paths(paths)]) {
      dataSource.collectionView(view, cancelPrefetchingForItemsAt: paths)
    }
  }
}
