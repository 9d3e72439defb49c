import CollectionIndex
import Runtime

/// A batch update being laid out: the visible elements before and after it, and which of them are the same. It supplies
/// the layout's default initial and final attributes.
@MainActor final class CollectionUpdate {
  let batch: UpdateBatch
  /// The keys before and after the update.
  let map: ElementMap
  /// The bounds before the update.
  let bounds: CGRect
  /// The visible elements before the update, which keep their former keys while the layout is asked.
  private let before: KeyedElements<Element>
  /// The visible attributes after the update, each key once, in the order of the keys; empty until the layout was
  /// asked.
  private(set) var after: [UICollectionViewLayoutAttributes] = []

  /// Creates an update.
  /// - Parameters:
  ///   - elements: the visible elements.
  ///   - bounds: the bounds in which they are visible.
  init(batch: UpdateBatch, map: ElementMap, before elements: KeyedElements<Element>, in bounds: CGRect) {
    self.batch = batch
    self.map = map
    self.bounds = bounds
    before = elements
  }

  /// Sets the layout's visible attributes after the update. Of several attributes for one element the last count.
  /// Linear for attributes in the order of their keys.
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

  /// Asks the layout for the supplementary and decoration views that it deletes and inserts, of all kinds visible
  /// before or after. This completes the map.
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

  /// Compares the visible elements before and after the update, and remembers which are the same. One lookup in the map
  /// for each element.
  func compare() -> ElementChanges<Element> {
    let changes = ElementChanges(before: before, mapping: map) { _ in after }
    placesAfter = [Int?](repeating: nil, count: before.all.count)
    placesBefore = [Int?](repeating: nil, count: after.count)
    for index in changes.renamed.indices {
      let (before, after) = (changes.renamed[index].placeBefore, changes.renamed[index].placeAfter)
      placesAfter[before] = after
      placesBefore[after] = before
    }
    return changes
  }

  /// The index in `after` of each element of `before`; nil for one that is not visible there, or is not the same.
  private var placesAfter: [Int?] = []
  /// The index in `before` of each element of `after`; nil for one that was not visible there, or is not the same.
  private var placesBefore: [Int?] = []

  // MARK: Default initial and final attributes

  /// The indexes in `before` and `after` that the layout will probably ask about next, as it is asked in order itself.
  private var nextBefore = 0
  private var nextAfter = 0

  /// Returns the attributes that an element starts with. One that stays visible starts where it was. One that stays and
  /// becomes visible starts at its former position in the layout, or, if the layout does not know it, at the same
  /// distance as its nearest neighbour. Any other fades in at its position.
  /// - Parameter key: the key after the update.
  func defaultInitial(_ key: ElementKey, _ layout: UICollectionViewLayout) -> UICollectionViewLayoutAttributes? {
    guard let place = placeAfter(key, guess: nextAfter) else {
      guard let old = map.formerKey(ofNew: key) else { return nil }
      return before[old]?.attributes.duplicate() ?? layout.placeOfEntering(key, before: old)
    }
    nextAfter = place + 1
    if let shown = placesBefore[place] { return before.all[shown].attributes.duplicate() }
    guard let old = map.formerKey(ofNew: key) else { return after[place].faded() }
    return layout.placeOfEntering(key, before: old) ?? layout.placeOfEnteringWithItem(key, before: old)
      ?? placeBesideNeighbour(after[place]) ?? after[place].faded()
  }

  /// Returns the former attributes of an element that becomes visible, if it moves as far as its nearest neighbour that
  /// stays visible; nil without such a neighbour, and if the element would have been visible there. O(visible
  /// elements).
  /// - Parameter end: the attributes after the update.
  private func placeBesideNeighbour(_ end: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes? {
    func distance(to other: UICollectionViewLayoutAttributes) -> CGFloat {
      abs(other.center.x - end.center.x) + abs(other.center.y - end.center.y)
    }
    var nearest: (from: CGPoint, to: CGPoint, distance: CGFloat)?
    for (place, neighbour) in after.enumerated() where neighbour.key.category == end.key.category {
      let distance = distance(to: neighbour)
      guard distance < nearest?.distance ?? .infinity, let former = placesBefore[place] else { continue }
      nearest = (before.all[former].attributes.center, neighbour.center, distance)
    }
    guard let nearest else { return nil }
    let start = end.duplicate()
    start.center = CGPoint(
      x: end.center.x + nearest.from.x - nearest.to.x, y: end.center.y + nearest.from.y - nearest.to.y)
    return start.isVisible(in: bounds) ? nil : start
  }

  /// Returns the attributes that an element ends with. One that stays and leaves the screen ends at its position in the
  /// layout. One that stays visible fades out at its position after the update, any other at its former one. An item
  /// from an interactive movement that is dropped off screen, where it already is, fades out as well.
  /// - Parameter key: the key before the update.
  func defaultFinal(_ key: ElementKey, _ layout: UICollectionViewLayout) -> UICollectionViewLayoutAttributes? {
    guard let place = before.place(of: key, guess: nextBefore) else {
      return map.presentKey(ofOld: key).flatMap { placeAfter($0, guess: nextAfter) }.map { after[$0].faded() }
    }
    nextBefore = place + 1
    if let end = placesAfter[place] { return after[end].faded() }
    let start = before.all[place]
    if let new = map.presentKey(ofOld: key), let end = layout.placeOfLeaving(new, before: key),
      end.isVisible(in: bounds) || end.visibleFrame != start.visibleFrame
    {
      return end
    }
    return start.attributes.faded()
  }

  /// Returns whether an element existed before the update, off screen.
  /// - Parameter key: the key after the update.
  func staysFromOffScreen(_ key: ElementKey) -> Bool {
    guard let old = map.formerKey(ofNew: key) else { return false }
    return before[old] == nil
  }

  /// Returns the index of an element in `after`; nil for one that is not visible. O(log elements), or O(1) for a right
  /// guess.
  private func placeAfter(_ key: ElementKey, guess: Int) -> Int? {
    if guess < after.count, after[guess].key == key { return guess }
    let place = after.partitioningIndex { !($0.key < key) }
    return place < after.count && after[place].key == key ? place : nil
  }
}
