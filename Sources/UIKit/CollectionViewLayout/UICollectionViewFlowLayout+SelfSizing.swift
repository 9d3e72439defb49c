import CollectionIndex

// Self-sizing cells. Storage: the items that were measured, and 16 bytes for each item of a section in which a cell
// reported a size other than the estimate.

extension UICollectionViewFlowLayout {
  /// The size assumed for cells that have not been measured; nil when cells do not size themselves.
  var estimate: CGSize? {
    if estimatedItemSize == .zero { return nil }
    return estimatedItemSize == Self.automaticSize ? CGSize(width: 50, height: 50) : estimatedItemSize
  }

  func noteFittedSize(_ size: CGSize, at path: IndexPath, in context: UICollectionViewLayoutInvalidationContext) {
    checkSize(size) { "The size that the cell at item \(path.item) of section \(path.section) prefers" }
    guard let flow = context as? UICollectionViewFlowLayoutInvalidationContext else { return }
    flow.invalidateFlowLayoutDelegateMetrics = false
    flow.invalidateFlowLayoutAttributes = false
    flow.fittedSizes = [FittedSize(section: path.section, item: path.item, size: size)]
  }

  /// Gives a section the known sizes of its items; those of other items are assumed. Sizes from before an update follow
  /// their items, and a reloaded item is assumed to keep its size. Linear in the items of a section whose items change,
  /// O(1) otherwise.
  /// - Parameter knowsSizes: whether any item of the layout has been measured.
  /// - Returns: whether cells size themselves.
  func estimateItems(
    of section: Int, in new: inout FlowSectionMetrics, _ view: UICollectionView, knowsSizes: Bool
  ) -> Bool {
    guard let estimate else { return false }
    let count = view.numberOfItems(inSection: section)
    guard knowsSizes else {
      new.estimate(estimate, count: count)
      return true
    }
    guard let map = updatedIndexes else {
      keepItems(ofOldSection: section, in: &new, count: count, estimate)
      return true
    }
    if let old = map.sections.oldIndex(ofNew: section),
      map.isReloaded(section: old) || !map.changesItems(ofOldSection: old)
    {
      keepItems(ofOldSection: old, in: &new, count: count, estimate)
    } else {
      let former = metrics
      new.estimate(estimate, count: count) { item in
        guard let old = map.oldItem(ofNew: (section, item)), former.indices.contains(old.section) else { return nil }
        return former[old.section].measuredSize(of: old.item)
      }
    }
    return true
  }

  /// Gives a section the items that one had before the update, as far as there are as many.
  private func keepItems(
    ofOldSection section: Int, in new: inout FlowSectionMetrics, count: Int, _ estimate: CGSize
  ) {
    guard metrics.indices.contains(section) else { return new.estimate(estimate, count: count) }
    let former = metrics[section]
    if former.items.count == count { return new.takeItems(of: former) }
    new.estimate(estimate, count: count) { former.measuredSize(of: $0) }
  }

  /// Moves measured sizes along with an item in interactive movement and with the items that make way for it. This
  /// happens at once, so that a batch that ends the movement finds the sizes at the data source's index paths. O(items
  /// of the source and destination sections).
  func carrySizes(_ map: IndexMap) {
    guard let estimate else { return }
    _ = takeFittedSizes()  // they belong to the items before this step
    fittedSizes = []
    let before = metrics
    for section in before.indices where map.changesItems(ofOldSection: section) {
      let count = max(0, before[section].items.count + map.growth(ofOldSection: section))
      metrics[section].estimate(estimate, count: count) { item in
        guard let old = map.oldItem(ofNew: (section, item)), before.indices.contains(old.section) else { return nil }
        return before[old.section].measuredSize(of: old.item)
      }
    }
  }

  /// Returns whether an item's cell was measured before.
  func isKnown(_ fitted: FittedSize) -> Bool {
    guard metrics.indices.contains(fitted.section) else { return false }
    return metrics[fitted.section].measured?.contains(fitted.item) ?? false
  }

  /// Applies the sizes that cells have reported.
  /// - Returns: the sections that change.
  func takeFittedSizes() -> Set<Int> {
    var changes: [Int: [(item: Int, size: CGSize)]] = [:]
    for fitted in fittedSizes where metrics.indices.contains(fitted.section) {
      changes[fitted.section, default: []].append((fitted.item, fitted.size))
    }
    for (section, sizes) in changes { metrics[section].measure(sizes) }
    return Set(changes.keys)
  }

  /// Scrolls the content so that the visible item named by the collection view's anchor stays in place when items
  /// before it change their sizes.
  /// - Parameter new: the items measured for the first time.
  func keepInPlace(_ old: FlowGeometry, new: [FittedSize]) {
    guard let collectionView, let geometry else { return }
    let visible = old.box(of: collectionView.bounds.inset(by: collectionView.adjustedContentInset))
    guard visible.start > 0 else { return }  // at the very beginning, the beginning stays
    let onScreen = old.elements(in: collectionView.bounds, pinning: nil)
      .filter { $0.kind == .item && old.box(of: $0.frame).start >= visible.start }
    let isNew = { (element: FlowGeometry.Element) in
      new.contains { $0.section == element.section && $0.item == element.item }
    }
    var anchor = onScreen.first.map { (path: IndexPath(item: $0.item, section: $0.section), frame: $0.frame) }
    switch collectionView.anchors.rule {
    case .first: break
    case .firstSettled:
      if let settled = onScreen.first(where: { !isNew($0) }) {
        anchor = (IndexPath(item: settled.item, section: settled.section), settled.frame)
      }
    case .item(let path):
      if let frame = old.frame(ofItem: path) { anchor = (path, frame) }
    }
    guard let anchor, let frame = geometry.frame(ofItem: anchor.path) else { return }
    let delta = axis.box(of: frame).start - axis.box(of: anchor.frame).start
    guard delta != 0 else { return }
    collectionView.adjustOffset(by: axis == .vertical ? CGPoint(x: 0, y: delta) : CGPoint(x: delta, y: 0))
  }
}
