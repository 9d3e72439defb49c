import CollectionIndex
import Runtime

/// The elements of a collection view that have a view: those that the layout shows, by key, and those that disappear.
/// All together are stacked back to front, as the views are among the collection view's subviews.
@MainActor final class VisibleElements {
  /// What the layout shows.
  @exclusivity(unchecked) private(set) var shown = KeyedElements<Element>()
  /// What is animated out.
  @exclusivity(unchecked) private(set) var disappearing: [Element] = []
  /// All of both, back to front.
  @exclusivity(unchecked) private(set) var stack: [Element] = []

  subscript(key: ElementKey) -> Element? { shown[key] }

  /// The element whose view it is; nil for a view that disappears or is not of an element. Linear.
  func element(of view: UIView) -> Element? { shown.all.first { $0.view === view } }

  /// The disappearing element that would get its view back under a key.
  func returning(to key: ElementKey) -> Element? { disappearing.first { $0.departure?.returningKey == key } }

  /// What the layout shows of a category and kind, in the order of the keys. Linear.
  func elements(_ category: UICollectionView.ElementCategory, kind: String = "") -> [Element] {
    var elements: [Element] = []
    for element in shown.all where element.key.category == category && element.key.kind == kind {
      elements.append(element)
    }
    return elements
  }

  // MARK: Changes

  /// Shows a new element. Takes a search in the stack.
  func insert(_ element: Element, in collectionView: UICollectionView) {
    shown.insert(element)
    stack(element, in: collectionView)
  }

  /// Stacks a picture of an element that disappears in its place.
  func insertCopy(_ element: Element, in collectionView: UICollectionView) { stack(element, in: collectionView) }

  /// Moves an element to those that disappear, or gives it another departure.
  func disappear(_ element: Element, _ departure: Element.Departure) {
    shown.remove(element)
    if !element.isDisappearing { disappearing.append(element) }
    element.leave(departure)
  }

  /// Shows a disappearing element again.
  /// - Returns: nil when none would get its view back under the key.
  func reappear(at key: ElementKey, in collectionView: UICollectionView) -> Element? {
    guard let element = returning(to: key) else { return nil }
    disappearing.remove(identical: element)
    element.reappear(as: key)
    shown.insert(element)
    restack(element, in: collectionView)
    return element
  }

  /// Lets go of an element; its view is taken out by the caller.
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

  /// The elements that came back from their way out in a pass without animation, and do not move yet.
  @exclusivity(unchecked) private var returned: [ReturningElement] = []

  func noteReturn(_ element: ReturningElement) { returned.append(element) }

  /// Returns the elements that came back since the last call, to be resumed.
  func takeReturned() -> [ReturningElement] {
    if returned.isEmpty { return [] }
    defer { returned = [] }
    return returned
  }

  /// Takes an element from those that came back; nil for one that did not.
  func takeReturn(of element: Element) -> ReturningElement? {
    returned.firstIndex { $0.element === element }.map { returned.remove(at: $0) }
  }

  /// Moves what came back along with the content.
  func shiftReturned(by way: CGPoint) {
    for index in returned.indices { returned[index].shift(by: way) }
  }

  // MARK: Keys

  /// Elements have got new keys.
  /// - Parameters:
  ///   - elements: what is shown from now on, in the order of the new keys.
  ///   - others: all others of the stack.
  func rekey(_ elements: [Element], others: [Element], in collectionView: UICollectionView) {
    shown = KeyedElements(elements)
    restack(elements + others, in: collectionView)
  }

  /// Gives what is shown the keys of a map; what has none is no longer shown.
  private func rekey(_ newKey: (ElementKey) -> ElementKey?) {
    var kept: [Element] = []
    for element in shown.all {
      guard let key = newKey(element.key) else { continue }
      element.key = key
      kept.append(element)
    }
    shown = KeyedElements(kept)
  }

  /// Gives shown elements the keys of a movement by hand, which the next pass takes into account.
  func rekey(_ map: ElementMap) {
    renaming = map
    rekey { map.newKey(ofOld: $0) }
  }

  /// The keys that elements have got in a movement by hand since the last pass; nil for none.
  @exclusivity(unchecked) private var renaming: ElementMap?

  func takeRenaming() -> ElementMap? {
    guard let map = renaming else { return nil }
    renaming = nil
    return map
  }

  /// Has disappearing elements return under the keys of a map.
  func mapReturningKeys(_ newKey: (ElementKey) -> ElementKey?) {
    for element in disappearing { element.mapReturningKey(newKey) }
  }

  // MARK: Depth

  /// Puts the view of an element into another row, or out of one.
  func move(_ element: Element, to row: OrthogonalRow?, in collectionView: UICollectionView) {
    let isStacked = stack.index(ofIdentical: element) != nil
    if isStacked { stack.remove(identical: element) }
    element.row = row
    if isStacked { stack(element, in: collectionView) }
  }

  /// Puts a view that has got another depth or key where it belongs: among its equals it stays on the side that it is on.
  func restack(_ element: Element, in collectionView: UICollectionView) {
    guard let index = stack.index(ofIdentical: element) else { return }
    let isInFront = index == 0 || !element.isBehind(stack[index - 1])
    let isBehind = index == stack.count - 1 || !stack[index + 1].isBehind(element)
    if isInFront && isBehind { return }
    stack.remove(at: index)
    stack(element, behindEquals: !isBehind, in: collectionView)
  }

  /// Puts the view of an element that is not in the stack between those behind and those in front of it.
  private func stack(_ element: Element, behindEquals: Bool = false, in collectionView: UICollectionView) {
    let index = stack.partitioningIndex { behindEquals ? !$0.isBehind(element) : element.isBehind($0) }
    let next = index < stack.count ? stack[index] : nil
    let last = index > 0 ? stack[index - 1] : nil
    stack.insert(element, at: index)
    let (front, back) = (next?.outermostView, last?.outermostView)
    guard let row = element.row else { return collectionView.insert(element.view, below: front, above: back) }
    let scrollView = collectionView.scrollView(of: row, below: front, above: back)
    if let next, next.row === row, let place = scrollView.subviews.index(ofIdentical: next.view) {
      scrollView.adoptSubview(element.view, at: place)
    } else if let last, last.row === row, let place = scrollView.subviews.index(ofIdentical: last.view) {
      scrollView.adoptSubview(element.view, at: place + 1)
    } else {
      scrollView.adoptSubview(element.view, at: 0)
    }
  }

  /// Puts all views in order again after rows have got another depth.
  func restackAll(in collectionView: UICollectionView) { restack(stack, in: collectionView) }

  /// Puts the views in order again after keys changed. Linear in elements that are in order, with a search and a move for
  /// each of the others.
  /// - Parameter elements: all of the stack.
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
    // Those of the collection view itself, with a row's scroll view in the place of what is in it.
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
