import Runtime

/// The index titles of a collection view, and the bar that displays them.
@MainActor final class IndexTitles: CollectionViewPart {
  /// The bar at the edge; nil without titles.
  private var bar: IndexBar?
  /// The number of data changes when the titles were last requested.
  private var changes = -1

  /// Requests the titles when the data have changed, and keeps the bar at the edge of the visible area.
  func placeBar() {
    let collectionView = collectionView!
    if changes != collectionView.data.changes {
      changes = collectionView.data.changes
      let titles = collectionView.tracedDataSource?.indexTitles(for: collectionView) ?? []
      if titles != bar?.titles ?? [] {
        bar?.removeFromSuperview()
        let owner = Weak(self)
        bar = titles.isEmpty ? nil : IndexBar(titles) { owner.value?.scroll(toTitle: $0) }
      }
    }
    guard let bar else { return }
    let visible = collectionView.bounds.area(inside: collectionView.adjustedContentInset)
    // The x axis of the content is mirrored if the layout direction demands it.
    bar.frame = CGRect(
      x: visible.maxX - IndexBar.width, y: visible.minY, width: IndexBar.width, height: visible.height)
    if bar.superview !== collectionView || collectionView.subviews.last !== bar { collectionView.addSubview(bar) }
  }

  private func scroll(toTitle index: Int) {
    guard let bar, bar.titles.indices.contains(index), let dataSource = collectionView.tracedDataSource else { return }
    let path = dataSource.collectionView(collectionView, indexPathForIndexTitle: bar.titles[index], at: index)
    guard collectionView.data.loadedCounts().hasItem(at: path) else { return }
    collectionView.layoutIfNeeded()
    guard let frame = collectionView.layoutAttributesForItem(at: path)?.frame else { return }
    // The header of a section is displayed above its first item.
    let header = ElementKey(
      .supplementaryView, UICollectionView.elementKindSectionHeader, IndexPath(item: 0, section: path.section))
    var top = frame.minY
    if path.item == 0, let attributes = collectionView.tracedLayout.attributes(for: header),
      attributes.frame.maxY <= top + 0.5
    {
      top = min(top, frame.minY - attributes.size.height)
    }
    let offset = CGPoint(x: collectionView.contentOffset.x, y: top - collectionView.adjustedContentInset.top)
    collectionView.setContentOffset(collectionView.clamped(offset), animated: false)
  }
}
