// Getting data ready before it is shown: while the content scrolls, the data source hears of the items that come about
// a screen later, and of those that will not come after all. What it hears is planned by a Prefetcher.

import CollectionIndex

extension UICollectionView {
  /// After a layout pass, not in the middle of one, where the cell that is being made is not known to be on screen.
  /// Whoever is called may change the data: nothing is asked of a layout that is not up to date, and what is still to be
  /// told follows the changes in the prefetcher.
  func prefetch(from old: CGRect) {
    guard !work.isUnderWay, isPrefetchingEnabled, dataSource != nil, let source = tracedPrefetching, !old.isNull,
      old.size == bounds.size, movement == nil, !ViewAnimation.isAnimating, !invalidation.isPending
    else { return }
    if let area = prefetcher.scroll(from: old, to: bounds) {
      let attributes = tracedLayout.layoutAttributesForElements(in: area) ?? []
      guard !invalidation.isPending else { return }
      var items: [Prefetcher.Item] = []
      for item in attributes
      where item.representedElementCategory == .cell && item.isVisible(in: area) && visible[item.key] == nil {
        items.append(Prefetcher.Item(indexPath: item.indexPath, frame: item.frame))
      }
      prefetcher.found(items)
    }
    let counts = loadedCounts()
    prefetcher.keep { counts.hasItem(at: $0) }
    let cancelled = prefetcher.takeCancelled()
    if !cancelled.isEmpty { source.collectionView(self, cancelPrefetchingForItemsAt: cancelled) }
    guard !invalidation.isPending else { return }
    let requested = prefetcher.takeRequested()
    if !requested.isEmpty { source.collectionView(self, prefetchItemsAt: requested) }
  }

  /// Items follow a change of the data. What is reloaded is prefetched anew.
  func followPrefetchedItems(_ map: ElementMap) {
    prefetcher.follow { map.isReloaded(old: ElementKey(.cell, nil, $0)) ? nil : map.newPath(ofOld: $0) }
  }
}
