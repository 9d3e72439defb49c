import UIKit

// What the prefetching data source is told: of items that exist, by the index paths that the data has.

extension FuzzHost: UICollectionViewDataSourcePrefetching {
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    guard Looks.inForce.contains(.prefetching) else { return Interjections.current.reached(.prefetch) }
    let items = indexPaths.compactMap { path in item(path, in: "prefetching").map { ($0, place(path)) } }
    let shown = Set(collectionView.indexPathsForVisibleItems.compactMap { contents[$0]?.id })
    if isInTransition() {
      prefetching.doubt()
    } else if !isUnsettled {
      prefetching.announce(items, in: collectionView.bounds, state: placeState()) { shown.contains($0.id) }
    }
    Interjections.current.reached(.prefetch)
  }

  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
    for path in indexPaths where Looks.inForce.contains(.prefetching) {
      if let item = item(path, in: "cancelPrefetching"), !isUnsettled { prefetching.cancel(item) }
    }
    Interjections.current.reached(.cancelPrefetching)
  }
}
