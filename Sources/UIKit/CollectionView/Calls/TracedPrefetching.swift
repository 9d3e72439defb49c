/// Calls the data source for prefetching, and has the recorder write it down.
@MainActor struct TracedPrefetching {
  let dataSource: any UICollectionViewDataSourcePrefetching

  func collectionView(_ view: UICollectionView, prefetchItemsAt paths: [IndexPath]) {
    view.callRecorder?.called(.dataSource, "collectionView(_:prefetchItemsAt:)", [.paths(paths)], for: view)
    dataSource.collectionView(view, prefetchItemsAt: paths)
    view.callRecorder?.returned()
  }

  func collectionView(_ view: UICollectionView, cancelPrefetchingForItemsAt paths: [IndexPath]) {
    view.callRecorder?.called(.dataSource, "collectionView(_:cancelPrefetchingForItemsAt:)", [.paths(paths)], for: view)
    dataSource.collectionView(view, cancelPrefetchingForItemsAt: paths)
    view.callRecorder?.returned()
  }
}
