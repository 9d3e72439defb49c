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
    flow.fittedSize = FittedSize(key: ElementKey(.cell, nil, path), size: size)
  }

  /// Gives a section the known sizes of its items; those of other items are assumed. Sizes from before an update follow
  /// their items, and a reloaded item is assumed to keep its size. Linear in the items of a section whose items change,
  /// O(1) otherwise.
  /// - Parameters:
  ///   - former: the metrics of the last preparation; nil if none of its items was measured.
  ///   - update: the mapping of items since then; nil if there was no update.
  /// - Returns: whether cells size themselves.
  func estimateItems(
    of section: Int, in new: inout FlowSectionMetrics, _ view: UICollectionView, _ former: [FlowSectionMetrics]?,
    _ update: IndexMap?
  ) -> Bool {
    guard let estimate else { return false }
    let count = view.numberOfItems(inSection: section)
    guard let former else {
      new.estimate(estimate, count: count)
      return true
    }
    guard let map = update else {
      keepItems(ofOldSection: section, of: former, in: &new, count: count, estimate)
      return true
    }
    if let old = map.sections.oldIndex(ofNew: section),
      map.isReloaded(section: old) || !map.changesItems(ofOldSection: old)
    {
      keepItems(ofOldSection: old, of: former, in: &new, count: count, estimate)
    } else {
      new.estimate(estimate, count: count) { item in
        guard let old = map.oldItem(ofNew: (section, item)), former.indices.contains(old.section) else { return nil }
        return former[old.section].measuredSize(of: old.item)
      }
    }
    return true
  }

  /// Gives a section the items that one had before the update, as far as there are as many.
  private func keepItems(
    ofOldSection section: Int, of metrics: [FlowSectionMetrics], in new: inout FlowSectionMetrics, count: Int,
    _ estimate: CGSize
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
    _ = apply(pending.takeFittedSizes())  // they belong to the items before this step
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
    guard metrics.indices.contains(fitted.key.section) else { return false }
    return metrics[fitted.key.section].measured?.contains(fitted.key.item) ?? false
  }

  /// Applies the sizes that cells have reported.
  /// - Returns: the sections that change.
  func apply(_ fittedSizes: [FittedSize]) -> Set<Int> {
    var changes: [Int: [(item: Int, size: CGSize)]] = [:]
    for fitted in fittedSizes where metrics.indices.contains(fitted.key.section) {
      changes[fitted.key.section, default: []].append((fitted.key.item, fitted.size))
    }
    for (section, sizes) in changes { metrics[section].measure(sizes) }
    return Set(changes.keys)
  }

  /// Returns the item that keeps its visible position when items before it change their sizes.
  /// - Parameter new: the items measured for the first time.
  func anchor(in old: FlowGeometry, _ view: UICollectionView, new: [FittedSize]) -> ScrollAnchor? {
    ScrollAnchor(
      in: view, along: axis, frame: { old.frame(ofItem: $0) },
      visibleCells: { visit in
        for element in old.elements(in: view.bounds, pinning: nil) where element.kind == .item {
          let key = element.key
          visit(key, element.frame, new.contains { $0.key == key })
        }
      })
  }
}
