/// An update that is being laid out: what the collection view and the layout's default answers need to know of it.
@MainActor final class CollectionUpdate {
  let batch: UpdateBatch
  let map: IndexMap
  /// What was on screen before, by old key.
  let before: [ElementKey: UICollectionViewLayoutAttributes]
  /// What is on screen after, by new key; known once the layout was asked.
  private(set) var after: [ElementKey: UICollectionViewLayoutAttributes] = [:]
  /// The keys of that, in the order of the layout.
  private(set) var keysAfter: [ElementKey] = []

  init(batch: UpdateBatch, map: IndexMap, collectionView: UICollectionView) {
    self.batch = batch
    self.map = map
    var before: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    before.reserveCapacity(collectionView.elements.count)
    for (key, element) in collectionView.elements { before[key] = element.attributes }
    self.before = before
    after.reserveCapacity(before.count)
    keysAfter.reserveCapacity(before.count)
  }

  /// What the layout shows after the update.
  func show(_ attributes: UICollectionViewLayoutAttributes) {
    let key = ElementKey(attributes)
    if after.updateValue(attributes, forKey: key) == nil { keysAfter.append(key) }
  }

  /// Lets the layout take supplementary and decoration views away and bring new ones, of all kinds that are on screen
  /// before or after.
  func askForElementChanges(_ layout: TracedLayout) {
    var asked: Set<ElementKey> = []
    for key in Array(before.keys) + Array(after.keys) where key.category != .cell {
      asked.insert(ElementKey(key.category, key.kind, IndexPath(item: 0, section: 0)))
    }
    for element in asked.sorted() {
      if element.category == .supplementaryView {
        map.change(
          element, deletions: layout.indexPathsToDeleteForSupplementaryView(ofKind: element.kind),
          insertions: layout.indexPathsToInsertForSupplementaryView(ofKind: element.kind))
      } else {
        map.change(
          element, deletions: layout.indexPathsToDeleteForDecorationView(ofKind: element.kind),
          insertions: layout.indexPathsToInsertForDecorationView(ofKind: element.kind))
      }
    }
  }

  /// The old key of a new one that stays: neither new nor reloaded.
  func survivor(ofNew key: ElementKey) -> ElementKey? {
    guard let old = map.oldKey(ofNew: key), !map.isReloaded(old: old) else { return nil }
    return old
  }

  /// The new key of an old one that stays.
  func survivor(ofOld key: ElementKey) -> ElementKey? { map.isReloaded(old: key) ? nil : map.newKey(ofOld: key) }

  // MARK: The defaults of initial and final attributes

  /// Where what comes starts: what stays on screen, where it was; everything else in place, faded out.
  /// - Parameter key: after the update.
  func defaultInitial(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    if let old = survivor(ofNew: key), let attributes = before[old] { return attributes.duplicate() }
    return after[key]?.faded()
  }

  /// Where what goes ends, faded out: what stays on screen, where it is then; everything else where it was.
  /// - Parameter key: before the update.
  func defaultFinal(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    if let new = survivor(ofOld: key), let attributes = after[new] { return attributes.faded() }
    return before[key]?.faded()
  }
}
