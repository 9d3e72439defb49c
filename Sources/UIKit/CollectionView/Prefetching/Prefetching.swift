// Getting data ready before it is shown: while the content scrolls, the data source hears of the items that come about
// a screen later, and of those that will not come after all. What it hears is planned by a Prefetcher.

import CollectionIndex

extension UICollectionView {
  /// After a layout pass, not in the middle of one, where the cell that is being made is not known to be on screen. For the
  /// content and each row.
  func prefetch(from old: CGRect) {
    guard !work.isUnderWay else { return }
    prefetch(in: nil, from: old, to: bounds)
    for view in rows.views {
      let old = view.takeLastBounds()
      prefetch(in: view, from: old, to: view.bounds)
    }
  }

  /// Whoever is called may change the data: nothing is asked of a layout that is not up to date, and what is still to be
  /// told follows the changes in the prefetcher.
  /// - Parameter row: the scroll view of a row; nil for the content of the collection view.
  private func prefetch(in row: OrthogonalScrollView?, from old: CGRect, to new: CGRect) {
    guard isPrefetchingEnabled, dataSource != nil, let source = tracedPrefetching, !old.isNull,
      old.size == new.size, movement == nil, !ViewAnimation.isAnimating, !layoutProgress.needsPreparation
    else { return }
    if let area = change(row, { $0.scroll(from: old, to: new) }) {
      let shift = row?.row.shift ?? .zero
      let place = area.offsetBy(dx: -shift.dx, dy: -shift.dy)
      let attributes = tracedLayout.layoutAttributesForElements(in: place) ?? []
      guard !layoutProgress.needsPreparation else { return }
      var items: [Prefetcher.Item] = []
      for item in attributes
      where item.representedElementCategory == .cell && item.isVisible(in: place) && visible[item.key] == nil
        && (row == nil || item.row === row?.row)
      {
        let frame = row == nil ? item.visibleFrame : item.frame
        items.append(Prefetcher.Item(indexPath: item.indexPath, frame: frame))
      }
      change(row) { $0.found(items) }
    }
    let counts = loadedCounts()
    change(row) { $0.keep { counts.hasItem(at: $0) } }
    let cancelled = change(row) { $0.takeCancelled() }
    if !cancelled.isEmpty { source.collectionView(self, cancelPrefetchingForItemsAt: cancelled) }
    guard !layoutProgress.needsPreparation else { return }
    let requested = change(row) { $0.takeRequested() }
    if !requested.isEmpty { source.collectionView(self, prefetchItemsAt: requested) }
  }

  private func change<Answer>(_ row: OrthogonalScrollView?, _ change: (inout Prefetcher) -> Answer) -> Answer {
    if let row { change(&row.prefetcher) } else { change(&prefetcher) }
  }

  /// Changes the plan of the content and of each row.
  final func changePrefetchers(_ change: (inout Prefetcher) -> Void) {
    change(&prefetcher)
    for view in rows.views { change(&view.prefetcher) }
  }

  /// Items follow a change of the data. What is reloaded is prefetched anew.
  func followPrefetchedItems(_ map: ElementMap) {
    changePrefetchers {
      $0.follow { map.isReloaded(old: ElementKey(.cell, nil, $0)) ? nil : map.newPath(ofOld: $0) }
    }
  }
}

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
