import CollectionIndex
import Runtime

/// A batch update that is being laid out: the elements on screen before and after it, and which of them are the same. The
/// layout's default initial and final attributes come from it.
@MainActor final class CollectionUpdate {
  let batch: UpdateBatch
  /// The keys before and after the update.
  let map: ElementMap
  /// The bounds before the update.
  let bounds: CGRect
  /// The elements on screen before the update, which keep their keys of before while the layout is asked.
  private let before: KeyedElements<Element>
  /// The attributes on screen after the update, each key once, in the order of the keys; empty until the layout was asked.
  private(set) var after: [UICollectionViewLayoutAttributes] = []

  /// - Parameters:
  ///   - elements: the elements on screen.
  ///   - bounds: the bounds that they are in.
  init(batch: UpdateBatch, map: ElementMap, before elements: KeyedElements<Element>, in bounds: CGRect) {
    self.batch = batch
    self.map = map
    self.bounds = bounds
    before = elements
  }

  /// Takes what the layout has on screen after the update. Of several attributes for one element the last count. Linear
  /// for attributes in the order of their keys.
  func show(_ attributes: [UICollectionViewLayoutAttributes]) {
    after = attributes
    var isSorted = true
    for place in attributes.indices.dropFirst() where !(attributes[place - 1].key < attributes[place].key) {
      isSorted = false
    }
    if isSorted { return }
    after = []
    for attributes in attributes.ordered(by: { $0.key < $1.key }) {
      if after.last?.key == attributes.key { after.removeLast() }
      after.append(attributes)
    }
  }

  /// Asks the layout for the supplementary and decoration views that it deletes and inserts, of all kinds on screen before
  /// or after. This completes the map.
  func askForElementChanges(_ layout: TracedLayout) {
    var kinds: Set<ElementKey> = []
    func add(_ key: ElementKey) {
      if key.category != .cell { kinds.insert(ElementKey(key.category, key.kind, section: 0, item: 0)) }
    }
    for element in before.all { add(element.key) }
    for attributes in after { add(attributes.key) }
    for kind in kinds.ordered() {
      if kind.category == .supplementaryView {
        map.change(
          kind, deletions: layout.indexPathsToDeleteForSupplementaryView(ofKind: kind.kind),
          insertions: layout.indexPathsToInsertForSupplementaryView(ofKind: kind.kind))
      } else {
        map.change(
          kind, deletions: layout.indexPathsToDeleteForDecorationView(ofKind: kind.kind),
          insertions: layout.indexPathsToInsertForDecorationView(ofKind: kind.kind))
      }
    }
  }

  // MARK: Default initial and final attributes

  /// The places in `before` and `after` that the layout will probably ask about next, as it is asked in order itself.
  private var nextBefore = 0
  private var nextAfter = 0

  /// Returns the attributes that an element starts with: one that stays on screen starts where it was; one that stays and
  /// comes on screen, where the layout had it or, if the layout does not know, moving as its neighbour does; every other
  /// one fades in at its place.
  /// - Parameter key: the key after the update.
  func defaultInitial(_ key: ElementKey, _ layout: UICollectionViewLayout) -> UICollectionViewLayoutAttributes? {
    let old = map.formerKey(ofNew: key)
    guard let place = placeAfter(key, guess: nextAfter) else {
      guard let old else { return nil }
      return before[old]?.attributes.duplicate() ?? layout.placeOfEntering(key, before: old)
    }
    nextAfter = place + 1
    guard let old else { return after[place].faded() }
    if let shown = before.place(of: old, guess: nextBefore) {
      nextBefore = shown + 1
      return before.all[shown].attributes.duplicate()
    }
    return layout.placeOfEntering(key, before: old) ?? layout.placeOfEnteringWithItem(key, before: old)
      ?? placeBesideNeighbour(after[place]) ?? after[place].faded()
  }

  /// Returns where an element that comes on screen was before, if it moves as far as its nearest neighbour that stays on
  /// screen; nil without such a neighbour, and where the element would have been on screen. O(elements on screen).
  /// - Parameter end: the attributes after the update.
  private func placeBesideNeighbour(_ end: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes? {
    func distance(to other: UICollectionViewLayoutAttributes) -> CGFloat {
      abs(other.center.x - end.center.x) + abs(other.center.y - end.center.y)
    }
    var nearest: (from: CGPoint, to: CGPoint, distance: CGFloat)?
    for neighbour in after where neighbour.key.category == end.key.category {
      let distance = distance(to: neighbour)
      guard distance < nearest?.distance ?? .infinity,
        let former = map.formerKey(ofNew: neighbour.key).flatMap({ before[$0] })
      else { continue }
      nearest = (former.attributes.center, neighbour.center, distance)
    }
    guard let nearest else { return nil }
    let start = end.duplicate()
    start.center = CGPoint(
      x: end.center.x + nearest.from.x - nearest.to.x, y: end.center.y + nearest.from.y - nearest.to.y)
    return start.isVisible(in: bounds) ? nil : start
  }

  /// Returns the attributes that an element ends with: one that stays and leaves the screen goes where the layout has it;
  /// one that stays on screen fades out where it is after the update, every other one where it was. An item that was moved
  /// by hand and is dropped off screen, where it already is, fades out, too.
  /// - Parameter key: the key before the update.
  func defaultFinal(_ key: ElementKey, _ layout: UICollectionViewLayout) -> UICollectionViewLayoutAttributes? {
    let new = map.presentKey(ofOld: key)
    if let new, let end = placeAfter(new, guess: nextAfter) {
      nextAfter = end + 1
      return after[end].faded()
    }
    guard let place = before.place(of: key, guess: nextBefore) else { return nil }
    nextBefore = place + 1
    let start = before.all[place].attributes
    if let new, let end = layout.placeOfLeaving(new, before: key),
      end.isVisible(in: bounds) || end.visibleFrame != start.visibleFrame
    {
      return end
    }
    return start.faded()
  }

  /// Whether an element was there before the update, off the screen.
  /// - Parameter key: the key after the update.
  func staysFromOffScreen(_ key: ElementKey) -> Bool {
    guard let old = map.formerKey(ofNew: key) else { return false }
    return before[old] == nil
  }

  /// Returns the place in `after` of an element; nil for one that is not on screen. O(log elements), or at once for a right
  /// guess.
  private func placeAfter(_ key: ElementKey, guess: Int) -> Int? {
    if guess < after.count, after[guess].key == key { return guess }
    let place = after.partitioningIndex { !($0.key < key) }
    return place < after.count && after[place].key == key ? place : nil
  }
}
