import UIKit

/// What layouts with transitions have in common. The layout tells it of its calls, and asks it where elements come from and
/// where they go.
@MainActor final class TransitionPerformer {
  var transitions = LayoutTransitions()
  var animatesUpdates = true

  /// Where elements are or were; kept for what was asked for last, so it grows with what is on screen only.
  private typealias Places = [LayoutElement: UICollectionViewLayoutAttributes]

  private var history = LayoutHistory<Places>()
  private var updates = ElementTracker()
  private var delayed = DelayedMotions()
  /// Known once the first of them is asked for.
  private var arrivals: SettingOutOrder?
  private var departures: SettingOutOrder?

  private func isAnimated(_ layout: UICollectionViewLayout) -> Bool { animatesUpdates && !layout.isMotionReduced }
  private var isUpdating: Bool { updates.items.isUpdating }
  private func bounds(_ layout: UICollectionViewLayout) -> CGRect { layout.collectionView?.bounds ?? .zero }

  // MARK: The layout's calls

  func prepare() { history.prepare(history.current ?? [:]) }  // until it is asked for the new places

  /// The layout was asked for the elements in a rectangle.
  func show(
    _ elements: [UICollectionViewLayoutAttributes], in rect: CGRect, of layout: UICollectionViewLayout
  ) {
    guard history.show(rect, of: bounds(layout)) else { return }
    var places: Places = [:]
    for attributes in elements {
      guard let copy = attributes.copy() as? UICollectionViewLayoutAttributes else { continue }
      places[attributes.element] = copy
    }
    history.revise { $0 = places }
  }

  func begin(_ updateItems: [UICollectionViewUpdateItem]) {
    updates.begin(updateItems)
    history.begin(.update)
    (arrivals, departures) = (nil, nil)
  }

  func finalizeUpdates(of layout: UICollectionViewLayout) {
    updates.end()
    history.finalize(.update)
    (arrivals, departures) = (nil, nil)
    if let collectionView = layout.collectionView { delayed.run(in: collectionView) }
  }

  func beginBoundsChange() { history.begin(.boundsChange) }

  func finalizeBoundsChange() { history.finalize(.boundsChange) }

  // MARK: Where elements come from and go to

  /// - Parameters:
  ///   - element: as it is named after the change.
  ///   - standard: what the layout says without transitions.
  func initialAttributes(
    of element: LayoutElement, in layout: UICollectionViewLayout, standard: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    guard let place = layout.attributes(of: element) else { return standard }
    let old = isUpdating ? updates.predecessor(of: element, in: layout) : nil
    let start = old.flatMap { history.previous?[$0] }
    if isUpdating, layout.isMotionReduced {
      if old != nil { return fadeIn(at: place, from: start, in: layout) }
      return boundsChangeAttributes(place, in: layout) ?? standard
    }
    guard isUpdating, animatesUpdates else { return boundsChangeAttributes(place, in: layout) ?? standard }
    guard let old else {
      let isAlone = updates.items.oldSection(ofNew: element.indexPath.section) != nil
      return arrive(at: place, from: place, isAlone ? transitions.insertItem : transitions.insertSection, in: layout)
    }
    guard let start, let initial = start.copy() as? UICollectionViewLayoutAttributes else { return standard }
    initial.indexPath = element.indexPath
    return isMoved(old) ? arrive(at: place, from: initial, transitions.move, in: layout) : initial
  }

  /// - Parameters:
  ///   - element: as it was named before the change.
  ///   - standard: what the layout says without transitions.
  func finalAttributes(
    of element: LayoutElement, in layout: UICollectionViewLayout, standard: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    guard isUpdating, animatesUpdates || layout.isMotionReduced else {
      return layout.attributes(of: element).flatMap { boundsChangeAttributes($0, in: layout) } ?? standard
    }
    guard !isReloaded(element) else { return standard }
    let start = history.previous?[element]
    if let new = updates.successor(of: element, in: layout) {
      let place = layout.attributes(of: new)
      guard layout.isMotionReduced else { return place ?? standard }
      return start.map { fadeOut(at: $0, to: place, in: layout) } ?? standard
    }
    guard let start, !layout.isMotionReduced else { return standard }
    let isAlone = updates.items.newSection(ofOld: element.indexPath.section) != nil
    return disappear(from: start, isAlone ? transitions.deleteItem : transitions.deleteSection, in: layout)
  }

  private func isMoved(_ old: LayoutElement) -> Bool {
    old.category == .cell && updates.items.movedItems[old.indexPath] != nil
  }

  private func isReloaded(_ old: LayoutElement) -> Bool {
    old.category == .cell && updates.items.reloadedItems.contains(old.indexPath)
  }

  // MARK: Transitions

  /// - Returns: where the collection view has an element come from: where it is for one that sets out later by itself.
  private func arrive(
    at place: UICollectionViewLayoutAttributes, from start: UICollectionViewLayoutAttributes,
    _ transition: ItemTransition, in layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes {
    let initial = transition.applied(to: start, in: bounds(layout))
    let delay = delay(of: transition, for: place.element) { arrivalOrder(in: layout) }
    guard delay > 0 else { return initial }
    delayed.addArrival(from: initial, delay: delay)
    return place
  }

  /// - Returns: where the collection view has an element go: nowhere, clear, when a picture goes later in its place.
  private func disappear(
    from place: UICollectionViewLayoutAttributes, _ transition: ItemTransition, in layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes {
    let final = transition.applied(to: place, in: bounds(layout))
    let delay = delay(of: transition, for: place.element) { departureOrder(in: layout) }
    guard delay > 0, let collectionView = layout.collectionView,
      delayed.addDeparture(from: place, to: final, delay: delay, in: collectionView)
    else { return final }
    return ItemTransition.fade.applied(to: place, in: bounds(layout))
  }

  /// How much later than the update an element sets out, in seconds. There is no asking a collection view for its decoration
  /// views, so these do not wait.
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

  /// - Parameter start: where it was, nil where that was not on screen. What stays there does not fade.
  private func fadeIn(
    at place: UICollectionViewLayoutAttributes, from start: UICollectionViewLayoutAttributes?,
    in layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes {
    start?.frame == place.frame ? place : ItemTransition.fade.applied(to: place, in: bounds(layout))
  }

  /// - Parameter place: where it is now. What stays there does not fade.
  private func fadeOut(
    at start: UICollectionViewLayoutAttributes, to place: UICollectionViewLayoutAttributes?,
    in layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes? {
    start.frame == place?.frame ? place : ItemTransition.fade.applied(to: start, in: bounds(layout))
  }

  /// nil when the bounds do not change.
  private func boundsChangeAttributes(
    _ attributes: UICollectionViewLayoutAttributes, in layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes? {
    history.changes.contains(.boundsChange) && isAnimated(layout)
      ? transitions.boundsChange.applied(to: attributes, in: bounds(layout)) : nil
  }
}
