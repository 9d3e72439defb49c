import CollectionIndex
import Runtime

/// The elements of a collection view that have a view: the displayed ones, by key, and those that disappear. All of
/// them are stacked from back to front, in the order of the collection view's subviews.
@MainActor final class VisibleElements {
  /// The elements that the layout displays.
  @exclusivity(unchecked) private(set) var shown = KeyedElements<Element>()
  /// The elements that are animated out.
  @exclusivity(unchecked) private(set) var disappearing: [Element] = []
  /// All elements, from back to front.
  @exclusivity(unchecked) private(set) var stack: [Element] = []

  subscript(key: ElementKey) -> Element? { shown[key] }

  /// Returns the displayed cell of an item.
  func cell(at path: IndexPath) -> UICollectionViewCell? {
    self[ElementKey(.cell, nil, path)]?.view as? UICollectionViewCell
  }

  /// Returns the element of a view; nil for a view that disappears or belongs to no element. Linear.
  func element(of view: UIView) -> Element? { shown.all.first { $0.view === view } }

  /// Returns the disappearing element that would get its view back under a key.
  func returning(to key: ElementKey) -> Element? { disappearing.first { $0.departure?.returningKey == key } }

  /// Returns the displayed attributes of an element, which may disappear; nil for one without a view.
  func attributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    (self[key] ?? disappearing.first { $0.key == key })?.attributes
  }

  /// Returns the displayed elements of a category and kind, in the order of their keys. Linear.
  func elements(_ category: UICollectionView.ElementCategory, kind: String = "") -> [Element] {
    var elements: [Element] = []
    for element in shown.all where element.key.category == category && element.key.kind == kind {
      elements.append(element)
    }
    return elements
  }

  // MARK: Changes

  /// Adds a new element. Costs a search in the stack.
  func insert(_ element: Element, in collectionView: UICollectionView) {
    shown.insert(element)
    stack(element, in: collectionView)
  }

  /// Stacks a snapshot of an element, which disappears in its place.
  func insertCopy(_ element: Element, in collectionView: UICollectionView) { stack(element, in: collectionView) }

  /// The number of departures so far.
  @exclusivity(unchecked) private var departures = 0

  /// Creates a departure with a number of its own.
  func makeDeparture(in animation: ViewAnimation, returningKey: ElementKey?) -> Element.Departure {
    departures += 1
    return Element.Departure(number: departures, animation: animation, returningKey: returningKey)
  }

  /// Moves an element to the disappearing ones, or gives it another departure.
  func disappear(_ element: Element, _ departure: Element.Departure) {
    shown.remove(element)
    if !element.isDisappearing { disappearing.append(element) }
    element.leave(departure)
  }

  /// Returns a disappearing element to the displayed ones.
  /// - Returns: nil if none would get its view back under the key.
  func reappear(at key: ElementKey, in collectionView: UICollectionView) -> Element? {
    guard let element = returning(to: key) else { return nil }
    disappearing.remove(identical: element)
    element.reappear(as: key)
    shown.insert(element)
    restack(element, in: collectionView)
    return element
  }

  /// Removes an element; the caller removes its view.
  func remove(_ element: Element) {
    if element.isDisappearing {
      disappearing.remove(identical: element)
    } else {
      shown.remove(element)
    }
    stack.remove(identical: element)
    element.end()
  }

  // MARK: Returning

  /// The elements that reappeared in a pass without animation, and do not move yet.
  @exclusivity(unchecked) private var returned: [ReturningElement] = []

  func noteReturn(_ element: ReturningElement) { returned.append(element) }

  /// Returns the elements that reappeared since the last call, to be resumed.
  func takeReturned() -> [ReturningElement] {
    if returned.isEmpty { return [] }
    defer { returned = [] }
    return returned
  }

  /// Removes an element from those that reappeared and returns it; nil if it is none of them.
  func takeReturn(of element: Element) -> ReturningElement? {
    returned.firstIndex { $0.element === element }.map { returned.remove(at: $0) }
  }

  /// Moves reappeared elements along with the content.
  func shiftReturned(by way: CGPoint) {
    for index in returned.indices { returned[index].shift(by: way) }
  }

  // MARK: Keys

  /// Gives elements new keys.
  /// - Parameters:
  ///   - elements: the displayed elements after the change, in the order of the new keys.
  ///   - others: all others of the stack.
  func rekey(_ elements: [Element], others: [Element], in collectionView: UICollectionView) {
    shown = KeyedElements(elements)
    restack(elements + others, in: collectionView)
  }

  /// Gives displayed elements the keys of an interactive movement, which the next pass takes into account; those without
  /// one are no longer displayed. The disappearing ones keep theirs, so the order of the views may change.
  func rekey(_ map: ElementMap, in collectionView: UICollectionView) {
    renaming = map
    var kept: [Element] = []
    for element in shown.all {
      guard let key = map.newKey(ofOld: element.key) else { continue }
      element.key = key
      kept.append(element)
    }
    shown = KeyedElements(kept)
    restackAll(in: collectionView)
  }

  /// The mapping of keys by an interactive movement since the last pass; nil for none.
  @exclusivity(unchecked) private var renaming: ElementMap?

  func takeRenaming() -> ElementMap? {
    guard let map = renaming else { return nil }
    renaming = nil
    return map
  }

  /// Gives disappearing elements the keys of a map to return under.
  func mapReturningKeys(_ newKey: (ElementKey) -> ElementKey?) {
    for element in disappearing { element.mapReturningKey(newKey) }
  }

  // MARK: Depth

  /// Moves the view of an element into another row, or out of one.
  func move(_ element: Element, to row: OrthogonalRow?, in collectionView: UICollectionView) {
    let isStacked = stack.index(ofIdentical: element) != nil
    if isStacked { stack.remove(identical: element) }
    element.row = row
    if isStacked { stack(element, in: collectionView) }
  }

  /// Restacks a view after a change of its depth or key. It stays where it is if the order permits, and otherwise moves
  /// as little as possible.
  func restack(_ element: Element, in collectionView: UICollectionView) {
    guard let index = stack.index(ofIdentical: element) else { return }
    let isInFront = index == 0 || !element.isBehind(stack[index - 1])
    let isBehind = index == stack.count - 1 || !stack[index + 1].isBehind(element)
    if isInFront && isBehind { return }
    stack.remove(at: index)
    stack(element, behindEquals: !isBehind, in: collectionView)
  }

  /// Inserts an element that is not in the stack, and its view, between those behind and those in front of it.
  private func stack(_ element: Element, behindEquals: Bool = false, in collectionView: UICollectionView) {
    let index = stack.partitioningIndex { behindEquals ? !$0.isBehind(element) : element.isBehind($0) }
    let next = index < stack.count ? stack[index] : nil
    let last = index > 0 ? stack[index - 1] : nil
    stack.insert(element, at: index)
    let (front, back) = (next?.outermostView, last?.outermostView)
    guard let row = element.row, let rows = collectionView.rows else {
      return insert(element.view, below: front, above: back, in: collectionView)
    }
    let scrollView = rows.scrollView(of: row)
    // A new one, or one that was empty while others appeared and disappeared.
    if !scrollView.hasElements { insert(scrollView, below: front, above: back, in: collectionView) }
    if let next, next.row === row, let place = scrollView.subviews.index(ofIdentical: next.view) {
      scrollView.adoptSubview(element.view, at: place)
    } else if let last, last.row === row, let place = scrollView.subviews.index(ofIdentical: last.view) {
      scrollView.adoptSubview(element.view, at: place + 1)
    } else {
      scrollView.adoptSubview(element.view, at: 0)
    }
  }

  /// Inserts the view of an element, or a row's scroll view, between others; without any, in front of the views behind
  /// all elements.
  /// - Parameters:
  ///   - next: a subview that it must be behind.
  ///   - last: a subview that it must be in front of.
  private func insert(
    _ view: UIView, below next: UIView?, above last: UIView?, in collectionView: UICollectionView
  ) {
    if let next {
      collectionView.adoptSubview(view, at: collectionView.subviews.index(ofIdentical: next) ?? 0)
    } else if let last {
      let place = collectionView.subviews.index(ofIdentical: last)
      collectionView.adoptSubview(view, at: place == nil ? collectionView.subviews.count : place! + 1)
    } else {
      let behind = (collectionView.backgroundView == nil ? 0 : 1) + (collectionView.refreshControl == nil ? 0 : 1)
      collectionView.adoptSubview(view, at: behind)
    }
  }

  /// Restacks all views after a change of keys or of the rows' depths.
  func restackAll(in collectionView: UICollectionView) { restack(stack, in: collectionView) }

  /// Restacks the views after a change of keys. Linear in elements that are in order, with a search and a move for each
  /// of the others.
  /// - Parameter elements: all elements of the stack.
  private func restack(_ elements: [Element], in collectionView: UICollectionView) {
    for (index, element) in stack.enumerated() { element.formerIndex = index }
    var sorted: [Element] = []
    sorted.reserveCapacity(elements.count)
    for element in elements {
      var index = sorted.count
      if index > 0, element.staysBehind(sorted[index - 1]) {
        index = sorted.partitioningIndex { element.staysBehind($0) }
      }
      if index == sorted.count { sorted.append(element) } else { sorted.insert(element, at: index) }
    }
    // The subviews of the collection view: a row's scroll view takes the place of the views in it.
    var views: [UIView] = []
    views.reserveCapacity(sorted.count)
    var inRow: [UIView] = []
    var isSame = true
    for (index, element) in sorted.enumerated() {
      if element !== stack[index] { isSame = false }
      guard let row = element.row else {
        views.append(element.view)
        continue
      }
      inRow.append(element.view)
      if index + 1 < sorted.count, sorted[index + 1].row === row { continue }
      if let view = row.view {
        views.append(view)
        view.reorderSubviews(inRow)
      }
      inRow = []
    }
    if isSame { return }
    stack = sorted
    collectionView.reorderSubviews(views)
  }
}
