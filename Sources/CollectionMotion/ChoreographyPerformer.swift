import UIKit

/// Applies ``LayoutTransitions`` and a ``Choreography`` for a layout, which forwards its calls.
///
/// ```swift
/// final class StepsLayout: StaircaseLayout {
///   let performer = ChoreographyPerformer()
///
///   override func prepare() { performer.prepare(self) { super.prepare() } }
///
///   override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
///     let found = super.layoutAttributesForElements(in: rect)
///     performer.show(found ?? [], in: rect, of: self)
///     return found
///   }
///
///   override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
///     super.prepare(forCollectionViewUpdates: updateItems)
///     performer.begin(updateItems, in: self)
///   }
///
///   override func finalizeCollectionViewUpdates() {
///     super.finalizeCollectionViewUpdates()
///     performer.finalizeUpdates(of: self)
///   }
///
///   override func initialLayoutAttributesForAppearingItem(
///     at itemIndexPath: IndexPath
///   ) -> UICollectionViewLayoutAttributes? {
///     let standard = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
///     return performer.initialAttributes(of: .cell(itemIndexPath), in: self, standard: standard)
///   }
///
///   override func finalLayoutAttributesForDisappearingItem(
///     at itemIndexPath: IndexPath
///   ) -> UICollectionViewLayoutAttributes? {
///     let standard = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
///     return performer.finalAttributes(of: .cell(itemIndexPath), in: self, standard: standard)
///   }
/// }
/// ```
///
/// A layout with supplementary and decoration views forwards their four queries in the same way. For transitions in
/// animated bounds changes it also forwards ``beginBoundsChange()`` and ``finalizeBoundsChange()``, and for
/// ``AnchoredContent`` ``invalidate(with:)`` and ``targetContentOffset(forProposedContentOffset:in:)``.
@MainActor public final class ChoreographyPerformer {
  /// The places that elements appear from and disappear to; by default they fade.
  public var transitions = LayoutTransitions()
  /// The times and motions of elements; ``Choreography/standard`` by default.
  public var choreography = Choreography.standard
  /// Whether the transitions and the choreography take effect; true by default. They never do with Reduce Motion
  /// enabled.
  public var animatesUpdates = true
  /// The object that keeps content in place; without an anchor by default.
  public let keeper = ContentAnchorKeeper()

  /// The attributes of elements before or after a change, stored for the last query only, so their number depends on
  /// the visible elements.
  typealias Places = [LayoutElement: UICollectionViewLayoutAttributes]

  private(set) var history = LayoutHistory<Places>()
  var updates = ElementTracker()
  private var motions = ElementMotions()
  /// The times at which elements set out in the current update.
  var schedule = MotionSchedule()
  /// The orders of ``LayoutTransitions/stagger``, created on first use.
  var arrivals: SettingOutOrder?
  var departures: SettingOutOrder?

  /// Creates a performer with transitions that fade, and without a choreography.
  public init() {}

  private func isAnimated(_ layout: UICollectionViewLayout) -> Bool { animatesUpdates && !layout.isMotionReduced }
  private var isUpdating: Bool { updates.items.isUpdating }
  func bounds(_ layout: UICollectionViewLayout) -> CGRect { layout.collectionView?.bounds ?? .zero }

  // MARK: The layout's calls

  /// Notes an invalidation. To be called from `invalidateLayout(with:)`.
  public func invalidate(with context: UICollectionViewLayoutInvalidationContext) {
    keeper.invalidate(with: context)
    // In an update the snapshots move in its animation.
    if !isUpdating { UIView.performWithoutAnimation { motions.follow(context.contentOffsetAdjustment) } }
  }

  /// Prepares a layout with a closure that calls `super.prepare()` and does all else. To be called from `prepare()`.
  public func prepare(_ layout: UICollectionViewLayout, _ prepare: () -> Void) {
    keeper.prepare(layout, prepare)
    history.prepare(history.current ?? [:])  // the new places are set when the layout is queried
  }

  /// Notes the elements that a layout returns for a rectangle. To be called from `layoutAttributesForElements(in:)`.
  /// O(elements).
  public func show(
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

  /// Begins an update. To be called from `prepare(forCollectionViewUpdates:)`. O(k log k) in the number of changes.
  public func begin(_ updateItems: [UICollectionViewUpdateItem], in layout: UICollectionViewLayout) {
    updates.begin(updateItems)
    history.begin(.update)
    keeper.begin(updateItems, in: layout)
    (arrivals, departures, schedule) = (nil, nil, MotionSchedule())
  }

  /// Returns the offset with which the anchor stays in place, or the proposed one. To be called from
  /// `targetContentOffset(forProposedContentOffset:)`.
  public func targetContentOffset(
    forProposedContentOffset proposed: CGPoint, in layout: UICollectionViewLayout
  ) -> CGPoint { keeper.targetContentOffset(forProposedContentOffset: proposed, in: layout) }

  /// Ends an update and starts the motions of its elements. To be called from `finalizeCollectionViewUpdates()`.
  /// O(moving elements).
  public func finalizeUpdates(of layout: UICollectionViewLayout) {
    let shift = keeper.measuredItemShift(in: layout)
    updates.end()
    history.finalize(.update)
    keeper.end()
    (arrivals, departures, schedule) = (nil, nil, MotionSchedule())
    if let collectionView = layout.collectionView { motions.run(in: collectionView, shift: shift) }
  }

  /// Begins a change from another layout. To be called from `prepareForTransition(from:)`.
  public func beginTransition(from former: UICollectionViewLayout) { keeper.beginTransition(from: former) }

  /// Ends a change from or to another layout. To be called from `finalizeLayoutTransition()`.
  public func endTransition() { keeper.endTransition() }

  /// Begins an animated bounds change. To be called from `prepare(forAnimatedBoundsChange:)`.
  public func beginBoundsChange() { history.begin(.boundsChange) }

  /// Ends an animated bounds change. To be called from `finalizeAnimatedBoundsChange()`.
  public func finalizeBoundsChange() { history.finalize(.boundsChange) }

  // MARK: Initial and final attributes

  /// Returns the initial attributes of an element. To be called from the layout's methods for the initial attributes of
  /// cells, supplementary views and decoration views.
  /// - Parameters:
  ///   - element: The element, identified as after the change.
  ///   - standard: The layout's attributes without transitions.
  public func initialAttributes(
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
      let transition = isAlone ? transitions.insertItem : transitions.insertSection
      return arrive(at: place, from: nil, transition, as: .insert, in: layout)
    }
    let change = change(from: old, start, to: place)
    guard let start else {
      // It comes from where it was off screen.
      guard let standard, history.current?[element] != nil else { return standard }
      return arrive(at: place, from: standard, .none, as: change, in: layout)
    }
    guard let initial = start.copy() as? UICollectionViewLayoutAttributes else { return standard }
    initial.indexPath = element.indexPath
    if change == .reload, !choreography.reload.isStandard { initial.alpha = 0 }
    return arrive(
      at: place, from: initial, isMoved(old) ? transitions.move : .none, as: change, isPresent: change != .reload,
      in: layout)
  }

  /// Returns the final attributes of an element. To be called from the layout's methods for the final attributes of
  /// cells, supplementary views and decoration views.
  /// - Parameters:
  ///   - element: The element, identified as before the change.
  ///   - standard: The layout's attributes without transitions.
  public func finalAttributes(
    of element: LayoutElement, in layout: UICollectionViewLayout, standard: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    guard isUpdating, animatesUpdates || layout.isMotionReduced else {
      if isUpdating, updates.successor(of: element, in: layout) == nil { return atEnd(standard) }
      if history.current?[element] != nil { return standard }
      return layout.attributes(of: element).flatMap { boundsChangeAttributes($0, in: layout) } ?? standard
    }
    let start = history.previous?[element]
    if isReloaded(element), choreography.reload.isStandard || layout.isMotionReduced { return standard }
    if let new = updates.successor(of: element, in: layout) {
      let place = layout.attributes(of: new)
      guard !layout.isMotionReduced else { return start.map { fadeOut(at: $0, to: place, in: layout) } ?? standard }
      guard let start, let place else { return place ?? standard }
      let change = change(from: element, start, to: place)
      if change == .reload {
        guard !choreography.reload.isStandard else { return place }
        return leave(
          from: start, to: ItemTransition.fade.applied(to: place, in: bounds(layout)), as: .reload, in: layout)
      }
      // What does not move in the content scrolls away with its neighbours.
      guard history.current?[new] == nil, ElementPlace(start) != ElementPlace(place) else { return place }
      return withdraw(from: start, to: place, as: change, in: layout)
    }
    guard let start, !layout.isMotionReduced else { return atEnd(standard) }
    let isAlone = updates.items.newSection(ofOld: element.indexPath.section) != nil
    let transition = isAlone ? transitions.deleteItem : transitions.deleteSection
    let final = transition.applied(to: atEnd(start) ?? start, in: bounds(layout))
    return leave(from: start, to: final, transition, as: .delete, in: layout)
  }

  func isMoved(_ old: LayoutElement) -> Bool {
    old.category == .cell && updates.items.movedItems[old.indexPath] != nil
  }

  private func isReloaded(_ old: LayoutElement) -> Bool {
    old.category == .cell && updates.items.reloadedItems.contains(old.indexPath)
  }

  /// Returns whether an element has another view after the update, because it is reloaded or its section is.
  func isReplaced(_ old: LayoutElement) -> Bool {
    isReloaded(old) || updates.items.reloadedSections.contains(old.indexPath.section)
  }

  // MARK: Transitions

  /// Moves an element to its place, in the collection view's animation or in one of its own.
  /// - Parameters:
  ///   - start: The attributes that it starts with before the transition; nil for an element that is new.
  ///   - isPresent: Whether it has been displayed before, in the same view.
  /// - Returns: The initial attributes for the collection view. For an element with a motion of its own these are its
  ///   attributes in the layout, where it is seen at the start.
  private func arrive(
    at place: UICollectionViewLayoutAttributes, from start: UICollectionViewLayoutAttributes?,
    _ transition: ItemTransition, as change: Choreography.Change, isPresent: Bool = false,
    in layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes {
    let seen = atStart(place) ?? place
    let initial = transition.applied(to: start ?? seen, in: bounds(layout))
    let motion = choreography[change]
    let delay = delay(of: motion, transition, for: place, at: (start ?? seen).center, change, leaves: false, in: layout)
    guard delay > 0 || !motion.isStandard else { return initial }
    motions.addArrival(from: initial, returned: seen, motion, delay: delay, isPresent: isPresent)
    return seen
  }

  /// Moves an element off the screen, in the collection view's animation or as a snapshot.
  /// - Parameter final: The attributes that it ends with.
  /// - Returns: The final attributes for the collection view. For a snapshot these are in place and transparent.
  private func leave(
    from place: UICollectionViewLayoutAttributes, to final: UICollectionViewLayoutAttributes,
    _ transition: ItemTransition = .none, as change: Choreography.Change, in layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes {
    let motion = choreography[change]
    let delay = delay(of: motion, transition, for: place, at: place.center, change, leaves: true, in: layout)
    guard delay > 0 || !motion.isStandard, let collectionView = layout.collectionView,
      motions.addDeparture(from: place, to: final, motion, delay: delay, in: collectionView)
    else { return final }
    return ItemTransition.fade.applied(to: atEnd(place) ?? place, in: bounds(layout))
  }

  /// Moves an element that exists after the update off the screen: as itself if the collection view keeps its view for
  /// as long as the motion takes, since it may be scrolled back meanwhile, or else as a snapshot.
  private func withdraw(
    from start: UICollectionViewLayoutAttributes, to place: UICollectionViewLayoutAttributes,
    as change: Choreography.Change, in layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes {
    let motion = choreography[change]
    let delay = delay(of: motion, .none, for: start, at: start.center, change, leaves: true, in: layout)
    guard !motion.isStandard, delay + motion.duration <= UIView.inheritedAnimationDuration,
      let view = layout.collectionView?.view(of: start)
    else { return leave(from: start, to: place, as: change, in: layout) }
    motions.addWithdrawal(of: view, from: start, motion, delay: delay)
    return place
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
