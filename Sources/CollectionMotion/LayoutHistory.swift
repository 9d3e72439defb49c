import UIKit

/// What a layout looked like before a change that is being animated, and what it looks like now: where elements come from
/// and where they go.
///
/// A collection view may have a layout prepare several times for one change, as what it calls meanwhile (the delegate of a
/// scroll view, for one) may invalidate the layout again. The state before the change is therefore not that of the
/// preparation before, but that of the last layout that was shown; and it stays until the change is finalized. Let the
/// history know of these calls:
///
/// ```swift
/// override func prepare() {
///   super.prepare()
///   history.prepare(State(…))
/// }
/// override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
///   history.show(rect, of: collectionView?.bounds)
///   …  // of history.current
/// }
/// override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
///   super.prepare(forCollectionViewUpdates: updateItems)
///   history.begin(.update)
/// }
/// override func finalizeCollectionViewUpdates() {
///   super.finalizeCollectionViewUpdates()
///   history.finalize(.update)
/// }
/// ```
///
/// and likewise of animated changes of the bounds and of transitions to and from other layouts, if elements come and go in
/// them by the layout's own rules. In between, initial attributes are those of ``previous``, final ones those of
/// ``current``; ``UpdateTracker`` translates their index paths.
public struct LayoutHistory<State> {
  /// As prepared last; nil before that.
  public private(set) var current: State?
  /// As shown before the change that is under way or, when none is, before the last one; nil when nothing was shown.
  public private(set) var previous: State?
  /// The changes that have begun and are not finalized.
  public private(set) var changes: LayoutChanges = []
  /// Whether the current state is on screen, or is about to be.
  private var isShown = false

  /// A history in which nothing was shown yet.
  public init() {}

  /// The layout has prepared.
  ///
  /// If the state until now was shown, it becomes the previous one, unless a change is under way, which began from an
  /// earlier one.
  public mutating func prepare(_ state: State) {
    advance()
    current = state
  }

  /// Replaces the current state by one that follows from it: a layout that finds out more in
  /// `prepare(forCollectionViewUpdates:)`, or only when it is asked for elements. Does nothing before the first
  /// preparation.
  public mutating func revise(_ change: (inout State) -> Void) {
    guard var state = current else { return }
    current = nil  // so that it is changed in place
    change(&state)
    current = state
  }

  /// The layout was asked for the elements in a rectangle; to be told in `layoutAttributesForElements(in:)`.
  /// - Parameter bounds: of the collection view. A question about what lies elsewhere, as for prefetching, shows nothing.
  /// - Parameter rect: what the layout was asked for, in content coordinates.
  /// - Returns: whether it is about what is on screen.
  @discardableResult
  public mutating func show(_ rect: CGRect, of bounds: CGRect?) -> Bool {
    guard let bounds, rect.minX < bounds.maxX, bounds.minX < rect.maxX, rect.minY < bounds.maxY,
      bounds.minY < rect.maxY
    else { return false }
    isShown = true
    return true
  }

  /// A change begins: in `prepare(forCollectionViewUpdates:)`, `prepare(forAnimatedBoundsChange:)` and
  /// `prepareForTransition(to:)`. Until it is finalized the previous state stays as it is. Bounds may change without the
  /// layout being prepared for it: then the state before is the same as the current one.
  public mutating func begin(_ change: LayoutChanges) {
    if change == .boundsChange { advance() }
    changes.formUnion(change)
  }

  /// The layout takes over from another one, in `prepareForTransition(from:)`: what it has shown before the other was in
  /// use does not count. Until the transition is finalized there is no previous state.
  public mutating func beginTransitionFromOtherLayout() {
    self = LayoutHistory()
    changes = .transition
  }

  /// A change ends: in `finalizeCollectionViewUpdates()`, `finalizeAnimatedBoundsChange()` and
  /// `finalizeLayoutTransition()`. Its last state is what the next change begins from.
  public mutating func finalize(_ change: LayoutChanges) {
    changes.subtract(change)
    isShown = current != nil
  }

  private mutating func advance() {
    guard isShown, changes.isEmpty else { return }
    previous = current
    isShown = false
  }
}
