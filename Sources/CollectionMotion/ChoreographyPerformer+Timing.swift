// The kinds of changes, and the times at which elements set out.

import UIKit

extension ChoreographyPerformer {
  /// Returns the kind of change of an element that exists before and after the update.
  /// - Parameters:
  ///   - old: The element, identified as before the update.
  ///   - start: Its attributes before the update; nil if it was not visible.
  ///   - place: Its attributes after the update.
  func change(
    from old: LayoutElement, _ start: UICollectionViewLayoutAttributes?, to place: UICollectionViewLayoutAttributes
  ) -> Choreography.Change {
    if isReplaced(old) { return .reload }
    if isMoved(old) || !old.isOfLayout && updates.items.movedSections[old.indexPath.section] != nil { return .move }
    return start.map { $0.size == place.size } ?? true ? .shift : .resize
  }

  /// Returns the delay of an element after the beginning of the update, in seconds.
  ///
  /// Transitions and their stagger do not delay decoration views.
  /// - Parameters:
  ///   - attributes: The attributes of the element after the update, or before it if it leaves.
  ///   - center: Where the element is when the update begins.
  ///   - leaves: Whether it is visible before the update only.
  func delay(
    of motion: Choreography.Motion, _ transition: ItemTransition, for attributes: UICollectionViewLayoutAttributes,
    at center: CGPoint, _ change: Choreography.Change, leaves: Bool, in layout: UICollectionViewLayout
  ) -> TimeInterval {
    let own = schedule.delay(
      motion, of: attributes, at: center, in: MotionSchedule.Group(change: change, leaves: leaves),
      point: { point(of: $0, in: layout) }, order: { order(of: change, leaves: leaves, in: layout) })
    guard attributes.representedElementCategory != .decorationView,
      change == .insert || change == .delete || change == .move
    else { return own }
    let common = own + transition.delay
    guard transitions.stagger > 0, change != .move || isMoved(attributes.element, in: layout) else { return common }
    let setOut = leaves ? departureOrder(in: layout) : arrivalOrder(in: layout)
    return common + TimeInterval(setOut.rank(of: attributes.element)) * transitions.stagger
  }

  /// Returns whether an item is one that the update moves by itself, by its element after the update.
  private func isMoved(_ element: LayoutElement, in layout: UICollectionViewLayout) -> Bool {
    updates.predecessor(of: element, in: layout).map { isMoved($0) } ?? false
  }

  /// Returns the point from which a wave spreads, in the layout's coordinates before the update.
  private func point(of origin: Choreography.Stagger.Origin, in layout: UICollectionViewLayout) -> CGPoint {
    switch origin {
    case .point(let point): return point
    case .item(let path):
      if let center = history.previous?[.cell(path)]?.center { return center }
    case .visibleCenter: break
    }
    let visible = bounds(layout)
    return CGPoint(x: visible.midX, y: visible.midY)
  }

  // MARK: Orders

  /// Returns the order of the elements of a kind of change.
  private func order(
    of change: Choreography.Change, leaves: Bool, in layout: UICollectionViewLayout
  ) -> SettingOutOrder {
    guard !leaves else {
      return order(of: history.previous, in: layout) { old, start in
        guard let new = updates.successor(of: old, in: layout) else { return change == .delete }
        guard let place = layout.attributes(of: new) else { return false }
        return self.change(from: old, start, to: place) == change
      }
    }
    return order(of: history.current, in: layout) { new, place in
      guard let old = updates.predecessor(of: new, in: layout) else { return change == .insert }
      return self.change(from: old, history.previous?[old], to: place) == change
    }
  }

  private func arrivalOrder(in layout: UICollectionViewLayout) -> SettingOutOrder {
    if let arrivals { return arrivals }
    let order = order(of: history.current, in: layout) { element, _ in
      element.category != .decorationView
        && (updates.predecessor(of: element, in: layout).map { isMoved($0) } ?? true)
    }
    arrivals = order
    return order
  }

  private func departureOrder(in layout: UICollectionViewLayout) -> SettingOutOrder {
    if let departures { return departures }
    let order = order(of: history.previous, in: layout) { element, _ in
      element.category != .decorationView && updates.successor(of: element, in: layout) == nil
    }
    departures = order
    return order
  }

  private func order(
    of places: Places?, in layout: UICollectionViewLayout,
    _ setsOut: (LayoutElement, UICollectionViewLayoutAttributes) -> Bool
  ) -> SettingOutOrder {
    var found: [UICollectionViewLayoutAttributes] = []
    for (element, attributes) in places ?? [:] where setsOut(element, attributes) { found.append(attributes) }
    return SettingOutOrder(found, in: layout)
  }
}
