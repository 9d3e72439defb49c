import CollectionIndex
import Runtime

/// The prefetching of a collection view: while the content or a row scrolls, the data source is notified of the items
/// about one screen ahead, and of those that will not be displayed after all. A `Prefetcher` plans the notifications,
/// one for the content and one for each row. It is created with the first data source for prefetching, so that programs
/// without one do not link the planning.
@MainActor final class Prefetching: CollectionViewPart {
  /// The object that prepares data; not retained.
  @Weak var dataSource: (any UICollectionViewDataSourcePrefetching)? {
    didSet { restart() }
  }
  /// The plan of the content.
  private var prefetcher = Prefetcher()

  /// Updates the prefetching of the content or a row after a layout pass, and notifies the data source. It may change the
  /// data: a layout that is not up to date is not queried, and the prefetcher maps the remaining notifications.
  /// - Parameter row: the scroll view of a row; nil for the content of the collection view.
  func layoutDidFinish(in row: OrthogonalScrollView?, from old: CGRect, to new: CGRect) {
    let collectionView = collectionView!
    guard collectionView.isPrefetchingEnabled, collectionView.dataSource != nil,
      let source = collectionView.prefetchDataSource.map({ TracedPrefetching(dataSource: $0) }), !old.isNull,
      old.size == new.size, !collectionView.movement.hasUncommittedUpdates, !ViewAnimation.isAnimating,
      !collectionView.layoutPass.progress.needsPreparation
    else { return }
    if let area = change(row, { $0.scroll(from: old, to: new) }) {
      let shift = row?.row.shift ?? .zero
      let place = area.offsetBy(dx: -shift.dx, dy: -shift.dy)
      let attributes = collectionView.tracedLayout.layoutAttributesForElements(in: place) ?? []
      guard !collectionView.layoutPass.progress.needsPreparation else { return }
      var items: [Prefetcher.Item] = []
      for item in attributes
      where item.representedElementCategory == .cell && item.isVisible(in: place)
        && collectionView.visible[item.key] == nil
        && (row == nil || item.row?.number == row?.row.number)
      {
        let frame = row == nil ? item.visibleFrame : item.frame
        items.append(Prefetcher.Item(indexPath: item.indexPath, frame: frame))
      }
      change(row) { $0.found(items) }
    }
    let counts = collectionView.data.loadedCounts()
    change(row) { $0.keep { counts.hasItem(at: $0) } }
    let cancelled = change(row) { $0.takeCancelled() }
    if !cancelled.isEmpty { source.collectionView(collectionView, cancelPrefetchingForItemsAt: cancelled) }
    guard !collectionView.layoutPass.progress.needsPreparation else { return }
    let requested = change(row) { $0.takeRequested() }
    if !requested.isEmpty { source.collectionView(collectionView, prefetchItemsAt: requested) }
  }

  private func change<Answer>(_ row: OrthogonalScrollView?, _ change: (inout Prefetcher) -> Answer) -> Answer {
    if let row { change(&row.prefetcher) } else { change(&prefetcher) }
  }

  // What follows is not inlined into the collection view, where it would be linked without a data source, too.

  /// Starts over, with new data or after prefetching was off.
  @inline(never) func restart() { changeAll { $0 = Prefetcher() } }

  /// Notes that an item is displayed.
  @inline(never) func markUsed(_ path: IndexPath) { changeAll { $0.markUsed(path) } }

  /// Notes that the layout may have moved items.
  @inline(never) func invalidateFrames() { changeAll { $0.invalidateFrames() } }

  /// Cancels the items requested for a row that is removed.
  func end(_ row: OrthogonalScrollView) { prefetcher.callOff(row.prefetcher) }

  /// Changes the plans of the content and of each row.
  private func changeAll(_ change: (inout Prefetcher) -> Void) {
    change(&prefetcher)
    for view in collectionView.rows?.views ?? [] { change(&view.prefetcher) }
  }

  /// Maps the planned items after a change of the data. Reloaded items are prefetched again.
  @inline(never) func follow(_ map: ElementMap) {
    changeAll {
      $0.follow { map.isReloaded(old: ElementKey(.cell, nil, $0)) ? nil : map.newPath(ofOld: $0) }
    }
  }
}

/// A data source that prepares data before they are displayed.
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  /// Prepares the data of items that are likely to be displayed soon.
  /// - Parameter indexPaths: the items, the nearest first.
  /// - Parameter collectionView: the collection view.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

  /// Cancels preparations for items of earlier calls that were not displayed and are no longer likely to be. Items
  /// deleted or reloaded since then are not included. Does nothing by default.
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  /// Does nothing.
  public func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {}
}
