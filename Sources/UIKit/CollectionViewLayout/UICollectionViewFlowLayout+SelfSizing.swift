import CollectionIndex

// Sizes that cells say themselves. Kept are 16 bytes for each item of a section in which one has said another size than
// estimated, and nothing where none has.

extension UICollectionViewFlowLayout {
  /// The size of cells that have not said theirs, nil when cells are not asked.
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

  /// The items of a section, with the sizes that are known: those from before an update follow their items, and what is
  /// reloaded is thought to be as large as it was. nil when cells are not asked. Linear in the items of a section whose items
  /// change, else O(1).
  func estimatedItems(_ section: Int, _ view: UICollectionView) -> FlowItemSizes? {
    guard let estimate else { return nil }
    let count = view.numberOfItems(inSection: section)
    if forgetsFittedSizes { return .same(estimate, count: count) }
    guard let map = updatedIndexes else { return items(ofOldSection: section, count: count, estimate) }
    if let old = map.sections.oldIndex(ofNew: section),
      map.isReloaded(section: old) || !map.changesItems(ofOldSection: old)
    {
      return items(ofOldSection: old, count: count, estimate)
    }
    return FlowItemSizes(count: count) { item in
      guard let old = map.oldItem(ofNew: (section, item)), metrics.indices.contains(old.section) else {
        return estimate
      }
      return metrics[old.section].items.size(of: old.item) ?? estimate
    }
  }

  /// The items of a section of before, when it has so many now.
  private func items(ofOldSection section: Int, count: Int, _ estimate: CGSize) -> FlowItemSizes {
    guard metrics.indices.contains(section) else { return .same(estimate, count: count) }
    let items = metrics[section].items
    if items.count == count { return items }
    return FlowItemSizes(count: count) { item in item < items.count ? items.size(of: item) ?? estimate : estimate }
  }

  /// An item that is moved by hand and those that make room take the sizes along that they have said. At once, so that a
  /// batch that ends the movement finds them where the data source has its items. O(items of the sections that it leaves
  /// and comes to).
  func carrySizes(_ map: IndexMap) {
    guard let estimate else { return }
    _ = takeFittedSizes()  // they are of items as they were before this step
    fittedSizes = []
    let before = metrics
    for section in before.indices where map.changesItems(ofOldSection: section) {
      let count = max(0, before[section].items.count + map.growth(ofOldSection: section))
      metrics[section].items = FlowItemSizes(count: count) { item in
        guard let old = map.oldItem(ofNew: (section, item)), before.indices.contains(old.section) else {
          return estimate
        }
        return before[old.section].items.size(of: old.item) ?? estimate
      }
    }
  }

  /// Whether the cell of an item has said a size before.
  func isKnown(_ fitted: FittedSize) -> Bool {
    guard metrics.indices.contains(fitted.section) else { return false }
    return metrics[fitted.section].items.size(of: fitted.item) != estimate
  }

  /// Gives items the sizes that their cells have said.
  /// - Returns: the sections in which that changes something.
  func takeFittedSizes() -> Set<Int> {
    var changes: [Int: [(item: Int, size: CGSize)]] = [:]
    for fitted in fittedSizes where metrics.indices.contains(fitted.section) {
      changes[fitted.section, default: []].append((fitted.item, fitted.size))
    }
    for (section, sizes) in changes { metrics[section].items.set(sizes) }
    return Set(changes.keys)
  }

  /// Moves the content so that what is visible stays where it is when items before it have changed their size: the
  /// item that the collection view's rule names.
  /// - Parameter new: what has said its size for the first time.
  func keepInPlace(_ old: FlowGeometry, new: [FittedSize]) {
    guard let collectionView, let geometry else { return }
    let visible = old.box(of: collectionView.bounds.inset(by: collectionView.adjustedContentInset))
    guard visible.start > 0 else { return }  // at the very beginning that stays
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
