import UIKit

/// A flow layout whose items and sections come and go in ways of your choice.
///
/// ```swift
/// let layout = AnimatedFlowLayout()
/// layout.transitions.insertItem = .scale(0.1)
/// layout.transitions.deleteItem = .fall(rotation: 0.2 * .pi).combined(with: .fade)
/// layout.transitions.insertSection = .slide(from: .left)
/// ```
///
/// What neither comes nor goes moves from where it was to where it is. Headers and footers come and go with their
/// sections.
@MainActor open class AnimatedFlowLayout: UICollectionViewFlowLayout {
  @MainActor public struct Transitions {
    public var insertItem = ItemTransition.fade
    public var deleteItem = ItemTransition.fade
    /// For all of a section that is inserted: items, header and footer.
    public var insertSection = ItemTransition.fade
    /// For all of a section that is deleted.
    public var deleteSection = ItemTransition.fade
    /// How a moved item is on leaving its place.
    public var move = ItemTransition.none
    /// For what comes on screen or leaves it because the bounds change in an animation, as in a rotation.
    public var boundsChange = ItemTransition.fade
    /// How much later than the one before it each element sets out that comes, moves by itself or goes, in seconds.
    public var stagger: TimeInterval = 0
  }

  public var transitions = Transitions()

  /// Whether the transitions take effect; without, updates look as in a plain flow layout. With reduced motion they
  /// never do: what comes and goes fades, and so does what moves, at its old place and at its new one.
  public var animatesUpdates = true

  /// Where an element was or is; kept for what was asked for last, so it grows with what is on screen only.
  private typealias Places = [IndexPath: UICollectionViewLayoutAttributes]

  private struct Shown {
    var cells: Places = [:]
    /// By kind.
    var supplementary: [String: Places] = [:]
  }

  private var history = LayoutHistory<Shown>()
  private var updates = UpdateTracker()
  private var delayed = DelayedMotions()
  /// How many elements were given a transition in this update, in the order in which they are asked.
  private var arrivals = 0
  private var departures = 0

  private var isAnimated: Bool { animatesUpdates && !isMotionReduced }
  private var isActive: Bool { isAnimated && updates.isUpdating }
  /// Whether what an update moves is to fade instead.
  private var fades: Bool { updates.isUpdating && isMotionReduced }
  private var bounds: CGRect { collectionView?.bounds ?? .zero }

  // MARK: Layout

  /// Where people read from right to left, everything is on the other side, and what comes from the left comes from the
  /// right.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let found = super.layoutAttributesForElements(in: rect)
    guard history.show(rect, of: bounds) else { return found }
    var shown = Shown()
    for attributes in found ?? [] {
      guard let copy = attributes.copy() as? UICollectionViewLayoutAttributes else { continue }
      if let kind = attributes.representedElementKind {
        shown.supplementary[kind, default: [:]][attributes.indexPath] = copy
      } else {
        shown.cells[attributes.indexPath] = copy
      }
    }
    history.revise { $0 = shown }
    return found
  }

  open override func prepare() {
    super.prepare()
    history.prepare(history.current ?? Shown())  // until it is asked for the new places
  }

  // MARK: Updates

  open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    updates.begin(updateItems)
    history.begin(.update)
    (arrivals, departures) = (0, 0)
  }

  open override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    updates.end()
    history.finalize(.update)
    if let collectionView { delayed.run(in: collectionView) }
  }

  open override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    super.prepare(forAnimatedBoundsChange: oldBounds)
    history.begin(.boundsChange)
  }

  open override func finalizeAnimatedBoundsChange() {
    super.finalizeAnimatedBoundsChange()
    history.finalize(.boundsChange)
  }

  open override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let standard = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    guard let place = layoutAttributesForItem(at: itemIndexPath) else { return standard }
    if fades, let old = updates.oldPath(ofNew: itemIndexPath) {
      return fadeIn(at: place, from: history.previous?.cells[old])
    }
    guard isActive else { return boundsChangeAttributes(place) ?? standard }
    guard let old = updates.oldPath(ofNew: itemIndexPath) else {
      let isAlone = updates.insertedItems.contains(itemIndexPath)
      return arrive(at: place, from: place, isAlone ? transitions.insertItem : transitions.insertSection)
    }
    guard let start = history.previous?.cells[old] else { return standard }
    let initial = relocated(start, to: itemIndexPath)
    return updates.movedItems[old] == nil ? initial : arrive(at: place, from: initial, transitions.move)
  }

  open override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let standard = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    if fades, let start = history.previous?.cells[itemIndexPath], !updates.reloadedItems.contains(itemIndexPath),
      let new = updates.newPath(ofOld: itemIndexPath)
    {
      return fadeOut(at: start, to: layoutAttributesForItem(at: new))
    }
    guard isActive else {
      return layoutAttributesForItem(at: itemIndexPath).flatMap { boundsChangeAttributes($0) } ?? standard
    }
    if let new = updates.newPath(ofOld: itemIndexPath), !updates.reloadedItems.contains(itemIndexPath) {
      return layoutAttributesForItem(at: new) ?? standard
    }
    guard !updates.reloadedItems.contains(itemIndexPath), let place = history.previous?.cells[itemIndexPath] else {
      return standard
    }
    let isAlone = updates.deletedItems.contains(itemIndexPath)
    return disappear(from: place, isAlone ? transitions.deleteItem : transitions.deleteSection)
  }

  open override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let standard = super.initialLayoutAttributesForAppearingSupplementaryElement(
      ofKind: elementKind, at: elementIndexPath)
    guard let place = layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath) else {
      return standard
    }
    if fades, let section = updates.oldSection(ofNew: elementIndexPath.section) {
      let old = IndexPath(item: elementIndexPath.item, section: section)
      return fadeIn(at: place, from: history.previous?.supplementary[elementKind]?[old])
    }
    guard isActive else { return boundsChangeAttributes(place) ?? standard }
    guard let section = updates.oldSection(ofNew: elementIndexPath.section) else {
      return arrive(at: place, from: place, transitions.insertSection)
    }
    let old = IndexPath(item: elementIndexPath.item, section: section)
    return history.previous?.supplementary[elementKind]?[old].map { relocated($0, to: elementIndexPath) } ?? standard
  }

  open override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let standard = super.finalLayoutAttributesForDisappearingSupplementaryElement(
      ofKind: elementKind, at: elementIndexPath)
    if fades, let start = history.previous?.supplementary[elementKind]?[elementIndexPath],
      let section = updates.newSection(ofOld: elementIndexPath.section)
    {
      let new = IndexPath(item: elementIndexPath.item, section: section)
      return fadeOut(at: start, to: layoutAttributesForSupplementaryView(ofKind: elementKind, at: new))
    }
    guard isActive else {
      let place = layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)
      return place.flatMap { boundsChangeAttributes($0) } ?? standard
    }
    if let section = updates.newSection(ofOld: elementIndexPath.section) {
      let new = IndexPath(item: elementIndexPath.item, section: section)
      return layoutAttributesForSupplementaryView(ofKind: elementKind, at: new) ?? standard
    }
    guard let place = history.previous?.supplementary[elementKind]?[elementIndexPath] else { return standard }
    return disappear(from: place, transitions.deleteSection)
  }

  // MARK: Transitions

  /// - Returns: where the collection view has an element come from: where it is for one that sets out later by itself.
  private func arrive(
    at place: UICollectionViewLayoutAttributes, from start: UICollectionViewLayoutAttributes,
    _ transition: ItemTransition
  ) -> UICollectionViewLayoutAttributes {
    let initial = transition.applied(to: start, in: bounds)
    let delay = transition.delay + TimeInterval(arrivals) * transitions.stagger
    arrivals += 1
    guard delay > 0 else { return initial }
    delayed.addArrival(from: initial, delay: delay)
    return place
  }

  /// - Returns: where the collection view has an element go: nowhere, clear, when a picture goes later in its place.
  private func disappear(
    from place: UICollectionViewLayoutAttributes, _ transition: ItemTransition
  ) -> UICollectionViewLayoutAttributes {
    let final = transition.applied(to: place, in: bounds)
    let delay = transition.delay + TimeInterval(departures) * transitions.stagger
    departures += 1
    guard delay > 0, let view = collectionView?.element(of: place),
      delayed.addDeparture(of: view, to: final, delay: delay)
    else { return final }
    return ItemTransition.fade.applied(to: place, in: bounds)
  }

  /// - Parameter start: where it was, nil where that was not on screen. What stays there does not fade.
  private func fadeIn(
    at place: UICollectionViewLayoutAttributes, from start: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes {
    start?.frame == place.frame ? place : ItemTransition.fade.applied(to: place, in: bounds)
  }

  /// - Parameter place: where it is now. What stays there does not fade.
  private func fadeOut(
    at start: UICollectionViewLayoutAttributes, to place: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    start.frame == place?.frame ? place : ItemTransition.fade.applied(to: start, in: bounds)
  }

  /// nil when the bounds do not change.
  private func boundsChangeAttributes(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes? {
    history.changes.contains(.boundsChange) && isAnimated
      ? transitions.boundsChange.applied(to: attributes, in: bounds) : nil
  }

  private func relocated(
    _ attributes: UICollectionViewLayoutAttributes, to indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    guard let copy = attributes.copy() as? UICollectionViewLayoutAttributes else { return attributes }
    copy.indexPath = indexPath
    return copy
  }
}
