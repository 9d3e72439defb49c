import UIKit

/// The shared implementation of layouts with transitions. The layout forwards its calls to it and asks it for initial
/// and final attributes.
@MainActor final class TransitionPerformer {
  var transitions = LayoutTransitions()
  var animatesUpdates = true
  /// Keeps what the user looks at in place.
  let keeper = ContentAnchorKeeper()

  /// The attributes of elements before or after a change, stored for the last query only, so their number depends on
  /// the visible elements.
  private typealias Places = [LayoutElement: UICollectionViewLayoutAttributes]

  private var history = LayoutHistory<Places>()
  private var updates = ElementTracker()
  private var delayed = DelayedMotions()
  /// The order of appearing elements, created on first use.
  private var arrivals: SettingOutOrder?
  private var departures: SettingOutOrder?

  private func isAnimated(_ layout: UICollectionViewLayout) -> Bool { animatesUpdates && !layout.isMotionReduced }
  private var isUpdating: Bool { updates.items.isUpdating }
  private func bounds(_ layout: UICollectionViewLayout) -> CGRect { layout.collectionView?.bounds ?? .zero }

  // MARK: The layout's calls

  func prepare() { history.prepare(history.current ?? [:]) }  // the new places are set when the layout is queried

  /// Records the elements that the layout returned for a rectangle.
  func show(
    _ elements: [UICollectionViewLayoutAttributes], in rect: CGRect, of layout: UICollectionViewLayout
  ) {
    keeper.show(elements, in: rect, of: layout)
    guard history.show(rect, of: bounds(layout)) else { return }
    var places: Places = [:]
    for attributes in elements {
      guard let copy = attributes.copy() as? UICollectionViewLayoutAttributes else { continue }
      places[attributes.element] = copy
    }
    history.revise { $0 = places }
  }

  func begin(_ updateItems: [UICollectionViewUpdateItem], in layout: UICollectionViewLayout) {
    updates.begin(updateItems)
    history.begin(.update)
    keeper.begin(updateItems, in: layout)
    (arrivals, departures) = (nil, nil)
  }

  func finalizeUpdates(of layout: UICollectionViewLayout) {
    updates.end()
    history.finalize(.update)
    keeper.end()
    (arrivals, departures) = (nil, nil)
    if let collectionView = layout.collectionView { delayed.run(in: collectionView) }
  }

  func beginBoundsChange() { history.begin(.boundsChange) }

  func finalizeBoundsChange() { history.finalize(.boundsChange) }

  // MARK: Initial and final attributes

  /// Returns the initial attributes of an element.
  /// - Parameters:
  ///   - element: The element, identified as after the change.
  ///   - standard: The layout's attributes without transitions.
  func initialAttributes(
    of element: LayoutElement, in layout: UICollectionViewLayout, standard: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    guard let place = layout.attributes(of: element) else { return standard }
    let old = isUpdating ? updates.predecessor(of: element, in: layout) : nil
    let start = old.flatMap { history.previous?[$0] }
    if isUpdating, layout.isMotionReduced {
      if old != nil { return fadeIn(at: place, from: start, in: layout) }
      return atStart(boundsChangeAttributes(place, in: layout) ?? standard)
    }
    guard isUpdating, animatesUpdates else {
      // In an animated change of bounds, elements that persist are asked for as well: they stay as they are.
      let persists = history.previous?[element] != nil
      let initial = persists ? standard : boundsChangeAttributes(place, in: layout) ?? standard
      return isUpdating && old.map({ isReplaced($0) }) ?? true ? atStart(initial) : initial
    }
    guard let old else {
      let isAlone = updates.items.oldSection(ofNew: element.indexPath.section) != nil
      return arrive(at: place, from: place, isAlone ? transitions.insertItem : transitions.insertSection, in: layout)
    }
    guard let start, let initial = start.copy() as? UICollectionViewLayoutAttributes else { return standard }
    initial.indexPath = element.indexPath
    return isMoved(old) ? arrive(at: place, from: initial, transitions.move, in: layout) : initial
  }

  /// Returns the final attributes of an element.
  /// - Parameters:
  ///   - element: The element, identified as before the change.
  ///   - standard: The layout's attributes without transitions.
  func finalAttributes(
    of element: LayoutElement, in layout: UICollectionViewLayout, standard: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    guard isUpdating, animatesUpdates || layout.isMotionReduced else {
      if isUpdating, updates.successor(of: element, in: layout) == nil { return atEnd(standard) }
      if history.current?[element] != nil { return standard }
      return layout.attributes(of: element).flatMap { boundsChangeAttributes($0, in: layout) } ?? standard
    }
    guard !isReloaded(element) else { return standard }
    let start = history.previous?[element]
    if let new = updates.successor(of: element, in: layout) {
      let place = layout.attributes(of: new)
      guard layout.isMotionReduced else { return place ?? standard }
      return start.map { fadeOut(at: $0, to: place, in: layout) } ?? standard
    }
    guard let start, !layout.isMotionReduced else { return atEnd(standard) }
    let isAlone = updates.items.newSection(ofOld: element.indexPath.section) != nil
    return disappear(from: start, isAlone ? transitions.deleteItem : transitions.deleteSection, in: layout)
  }

  private func isMoved(_ old: LayoutElement) -> Bool {
    old.category == .cell && updates.items.movedItems[old.indexPath] != nil
  }

  private func isReloaded(_ old: LayoutElement) -> Bool {
    old.category == .cell && updates.items.reloadedItems.contains(old.indexPath)
  }

  /// Returns whether an element has another view after the update, because it is reloaded or its section is.
  private func isReplaced(_ old: LayoutElement) -> Bool {
    isReloaded(old) || updates.items.reloadedSections.contains(old.indexPath.section)
  }

  // MARK: Transitions

  /// Starts an appearance.
  /// - Returns: The initial attributes for the collection view. For a delayed element these are its attributes in the
  ///   layout.
  private func arrive(
    at place: UICollectionViewLayoutAttributes, from start: UICollectionViewLayoutAttributes,
    _ transition: ItemTransition, in layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes {
    let delay = delay(of: transition, for: place.element) { arrivalOrder(in: layout) }
    guard delay > 0 else {
      // A moved item starts where it was seen.
      return transition.applied(to: start === place ? atStart(place) ?? place : start, in: bounds(layout))
    }
    delayed.addArrival(from: transition.applied(to: start, in: bounds(layout)), delay: delay)
    return place
  }

  /// Starts a disappearance.
  /// - Returns: The final attributes for the collection view. For a delayed element these are in place and transparent,
  ///   because a snapshot is animated instead.
  private func disappear(
    from place: UICollectionViewLayoutAttributes, _ transition: ItemTransition, in layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes {
    let final = transition.applied(to: atEnd(place) ?? place, in: bounds(layout))
    let delay = delay(of: transition, for: place.element) { departureOrder(in: layout) }
    guard delay > 0, let collectionView = layout.collectionView,
      delayed.addDeparture(from: place, to: final, delay: delay, in: collectionView)
    else { return final }
    return ItemTransition.fade.applied(to: atEnd(place) ?? place, in: bounds(layout))
  }

  /// Returns attributes with which an element starts where it will be seen at the end: an item that stays in place takes
  /// the visible rectangle along.
  private func atStart(_ attributes: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
    moved(attributes, by: CGPoint(x: -keeper.itemShift.x, y: -keeper.itemShift.y))
  }

  /// Returns attributes with which an element ends where it was seen at the start.
  private func atEnd(_ attributes: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
    moved(attributes, by: keeper.itemShift)
  }

  private func moved(
    _ attributes: UICollectionViewLayoutAttributes?, by way: CGPoint
  ) -> UICollectionViewLayoutAttributes? {
    guard way != .zero, let attributes, let copy = attributes.copy() as? UICollectionViewLayoutAttributes else {
      return attributes
    }
    copy.center = CGPoint(x: copy.center.x + way.x, y: copy.center.y + way.y)
    return copy
  }

  /// Returns the delay of an element after the beginning of the update, in seconds. Decoration views are not delayed,
  /// because a collection view has no API that returns them.
  private func delay(
    of transition: ItemTransition, for element: LayoutElement, _ order: () -> SettingOutOrder
  ) -> TimeInterval {
    if element.category == .decorationView { return 0 }
    guard transitions.stagger > 0 else { return transition.delay }
    return transition.delay + TimeInterval(order().rank(of: element)) * transitions.stagger
  }

  private func arrivalOrder(in layout: UICollectionViewLayout) -> SettingOutOrder {
    if let arrivals { return arrivals }
    let order = order(of: history.current, in: layout) { element in
      updates.predecessor(of: element, in: layout).map { isMoved($0) } ?? true
    }
    arrivals = order
    return order
  }

  private func departureOrder(in layout: UICollectionViewLayout) -> SettingOutOrder {
    if let departures { return departures }
    let order = order(of: history.previous, in: layout) { updates.successor(of: $0, in: layout) == nil }
    departures = order
    return order
  }

  private func order(
    of places: Places?, in layout: UICollectionViewLayout, _ setsOut: (LayoutElement) -> Bool
  ) -> SettingOutOrder {
    var found: [UICollectionViewLayoutAttributes] = []
    for (element, attributes) in places ?? [:] where element.category != .decorationView && setsOut(element) {
      found.append(attributes)
    }
    let (content, visible) = (layout.collectionViewContentSize, bounds(layout).size)
    return SettingOutOrder(found, isSideways: content.width > visible.width && content.height <= visible.height)
  }

  /// Returns initial attributes that fade in. An element that stays in place does not fade.
  /// - Parameter start: The previous attributes, or nil if the element was not visible.
  private func fadeIn(
    at place: UICollectionViewLayoutAttributes, from start: UICollectionViewLayoutAttributes?,
    in layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes {
    let seen = atStart(place) ?? place
    return start?.frame == seen.frame ? seen : ItemTransition.fade.applied(to: seen, in: bounds(layout))
  }

  /// Returns final attributes that fade out. An element that stays in place does not fade.
  /// - Parameter place: The element's current attributes.
  private func fadeOut(
    at start: UICollectionViewLayoutAttributes, to place: UICollectionViewLayoutAttributes?,
    in layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes? {
    let seen = atEnd(start) ?? start
    return seen.frame == place?.frame ? place : ItemTransition.fade.applied(to: seen, in: bounds(layout))
  }

  /// Returns the attributes of an element that enters or leaves the bounds, or nil if the bounds do not change.
  private func boundsChangeAttributes(
    _ attributes: UICollectionViewLayoutAttributes, in layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes? {
    history.changes.contains(.boundsChange) && isAnimated(layout)
      ? transitions.boundsChange.applied(to: attributes, in: bounds(layout)) : nil
  }
}
