import CollectionIndex
import Runtime

/// An update that is being laid out: what is on screen before and after it, and which is which. The collection view
/// animates by it, and the layout's default answers come from it.
@MainActor final class CollectionUpdate {
  let batch: UpdateBatch
  let map: ElementMap
  /// Those of before.
  let bounds: CGRect
  /// What is on screen before, in the order of the old keys.
  private(set) var before: [Entry]
  /// What is on screen after, in the order of the new keys; known once the layout was asked.
  private(set) var after: [Entry] = []

  /// Something on screen, before or after.
  struct Entry: Comparable {
    let key: ElementKey
    let attributes: UICollectionViewLayoutAttributes
    /// What shows it; nil for what comes on the screen.
    var element: Element?
    /// Its place in the other list; nil for what is in this one only: it comes, goes, or is reloaded.
    var counterpart: Int?
    /// Whether it keeps its index path and its attributes.
    var isUnchanged = false

    static func < (a: Entry, b: Entry) -> Bool { a.key < b.key }
    static func == (a: Entry, b: Entry) -> Bool { a.key == b.key }
  }

  /// - Parameters:
  ///   - elements: what the layout shows, in the order of the keys.
  ///   - bounds: in which they are.
  init(batch: UpdateBatch, map: ElementMap, before elements: [Element], in bounds: CGRect) {
    self.batch = batch
    self.map = map
    self.bounds = bounds
    before = []
    before.reserveCapacity(elements.count)
    for element in elements {
      before.append(Entry(key: element.key, attributes: element.attributes, element: element))
    }
  }

  /// What the layout shows after the update. Of several attributes for one element the last count.
  func show(_ attributes: [UICollectionViewLayoutAttributes]) {
    var entries: [Entry] = []
    entries.reserveCapacity(attributes.count)
    for attributes in attributes { entries.append(Entry(key: attributes.key, attributes: attributes)) }
    after = CollectionUpdate.sorted(entries)
  }

  /// Each key once. Linear where they are in order already, as mostly.
  private static func sorted(_ entries: [Entry]) -> [Entry] {
    var isSorted = true
    for place in entries.indices.dropFirst() where !(entries[place - 1].key < entries[place].key) {
      isSorted = false
    }
    if isSorted { return entries }
    var sorted: [Entry] = []
    for entry in entries.ordered() {
      if sorted.last == entry { sorted.removeLast() }
      sorted.append(entry)
    }
    return sorted
  }

  /// Lets the layout take supplementary and decoration views away and bring new ones, of all kinds that are on screen
  /// before or after.
  func askForElementChanges(_ layout: TracedLayout) {
    var asked: Set<ElementKey> = []
    for entries in [before, after] {
      for place in entries.indices where entries[place].key.category != .cell {
        let key = entries[place].key
        asked.insert(ElementKey(key.category, key.kind, section: 0, item: 0))
      }
    }
    for element in asked.ordered() {
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

  /// Finds out what stays, now that the map is complete.
  func match() {
    var before: [Entry] = []
    var after: [Entry] = []
    swap(&before, &self.before)  // so that they are changed in place
    swap(&after, &self.after)
    var next = 0
    for old in before.indices {
      guard let key = survivor(ofOld: before[old].key),
        let new = CollectionUpdate.index(of: key, in: after, guess: next)
      else { continue }
      next = new + 1
      let isUnchanged = key == before[old].key && before[old].attributes.isSame(as: after[new].attributes)
      before[old].counterpart = new
      before[old].isUnchanged = isUnchanged
      after[new].counterpart = old
      after[new].isUnchanged = isUnchanged
      after[new].element = before[old].element
    }
    (self.before, self.after) = (before, after)
  }

  /// The old key of a new one that stays: neither new nor reloaded.
  func survivor(ofNew key: ElementKey) -> ElementKey? {
    guard let old = map.oldKey(ofNew: key), !map.isReloaded(old: old) else { return nil }
    return old
  }

  /// The new key of an old one that stays.
  func survivor(ofOld key: ElementKey) -> ElementKey? { map.isReloaded(old: key) ? nil : map.newKey(ofOld: key) }

  // MARK: The defaults of initial and final attributes

  /// Where a layout will probably ask next, as it is asked in order itself.
  private var nextBefore = 0
  private var nextAfter = 0

  /// Where what comes starts: what stays on screen, where it was; what stays and comes on screen, from where the layout
  /// had it or, if the layout does not know, moving as its neighbour does; everything else in place, faded out.
  /// - Parameter key: after the update.
  func defaultInitial(_ key: ElementKey, _ layout: UICollectionViewLayout) -> UICollectionViewLayoutAttributes? {
    guard let place = CollectionUpdate.index(of: key, in: after, guess: nextAfter) else {
      guard let old = survivor(ofNew: key) else { return nil }
      return attributes(old, in: before)?.duplicate() ?? layout.placeOfEntering(key, before: old)
    }
    nextAfter = place + 1
    if let old = after[place].counterpart { return before[old].attributes.duplicate() }
    if let old = survivor(ofNew: key),
      let start = layout.placeOfEntering(key, before: old) ?? layout.placeOfEnteringWithItem(key, before: old)
        ?? placeBesideNeighbour(place)
    {
      return start
    }
    return after[place].attributes.faded()
  }

  /// Where something was that comes on screen, if it moves as far as its nearest neighbour that stays on screen; nil where
  /// there is none, and where it would have been seen there. O(elements on screen).
  private func placeBesideNeighbour(_ place: Int) -> UICollectionViewLayoutAttributes? {
    let end = after[place].attributes
    func distance(to other: UICollectionViewLayoutAttributes) -> CGFloat {
      abs(other.center.x - end.center.x) + abs(other.center.y - end.center.y)
    }
    var nearest: (place: Int, distance: CGFloat)?
    for (index, entry) in after.enumerated()
    where entry.counterpart != nil && entry.key.category == after[place].key.category {
      let distance = distance(to: entry.attributes)
      if distance < nearest?.distance ?? .infinity { nearest = (index, distance) }
    }
    guard let nearest, let old = after[nearest.place].counterpart else { return nil }
    let (from, to) = (before[old].attributes.center, after[nearest.place].attributes.center)
    let start = end.duplicate()
    start.center = CGPoint(x: end.center.x + from.x - to.x, y: end.center.y + from.y - to.y)
    return start.isVisible(in: bounds) ? nil : start
  }

  /// Where what goes ends: what stays and leaves the screen, where the layout says; everything else faded out, what stays on
  /// screen, where it is then, the rest where it was. So does an item that was moved by hand and is let go off the screen,
  /// where it belongs: it has nowhere to go.
  /// - Parameter key: before the update.
  func defaultFinal(_ key: ElementKey, _ layout: UICollectionViewLayout) -> UICollectionViewLayoutAttributes? {
    guard let place = CollectionUpdate.index(of: key, in: before, guess: nextBefore) else {
      return survivor(ofOld: key).flatMap { attributes($0, in: after) }?.faded()
    }
    nextBefore = place + 1
    if let new = before[place].counterpart { return after[new].attributes.faded() }
    if let new = survivor(ofOld: key), let end = layout.placeOfLeaving(new, before: key),
      end.isVisible(in: bounds) || end.visibleFrame != before[place].attributes.visibleFrame
    {
      return end
    }
    return before[place].attributes.faded()
  }

  /// Whether an element was there before the update, off the screen.
  /// - Parameter key: after the update.
  func staysFromOffScreen(_ key: ElementKey) -> Bool {
    guard let old = survivor(ofNew: key) else { return false }
    return attributes(old, in: before) == nil
  }

  private func attributes(_ key: ElementKey, in entries: [Entry]) -> UICollectionViewLayoutAttributes? {
    CollectionUpdate.index(of: key, in: entries, guess: 0).map { entries[$0].attributes }
  }

  /// O(log entries), or at once for a right guess.
  private static func index(of key: ElementKey, in entries: [Entry], guess: Int) -> Int? {
    if guess < entries.count, entries[guess].key == key { return guess }
    let index = entries.partitioningIndex { !($0.key < key) }
    return index < entries.count && entries[index].key == key ? index : nil
  }
}
