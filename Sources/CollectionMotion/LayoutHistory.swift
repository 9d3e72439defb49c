import UIKit

/// The states of a layout before and after an animated change, from which initial and final attributes follow.
///
/// A collection view may prepare a layout several times for one change, because the calls in between (a scroll view
/// delegate's, for example) may invalidate the layout again. So the state before the change is not that of the previous
/// preparation but the last one that was shown, and it stays the same until the change is finalized. Forward these
/// calls to the history:
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
/// Do the same for animated bounds changes and for transitions to and from other layouts, if the layout decides where
/// elements appear from and disappear to in them. In between, take initial attributes from ``previous`` and final ones
/// from ``current``; ``UpdateTracker`` translates index paths between them.
public struct LayoutHistory<State> {
  /// The state prepared last, or nil before the first preparation.
  public private(set) var current: State?
  /// The state shown before the current change or, between changes, before the last one; nil if nothing has been shown.
  public private(set) var previous: State?
  /// The changes that have begun and are not finalized.
  public private(set) var changes: LayoutChanges = []
  /// Whether the current state is displayed, or about to be.
  private var isShown = false

  /// Creates a history without any states.
  public init() {}

  /// Records the state of a preparation.
  ///
  /// If the current state has been shown, it becomes the previous one, unless a change is in progress, which began from
  /// an earlier state.
  public mutating func prepare(_ state: State) {
    advance()
    current = state
  }

  /// Revises the current state, for a layout that learns more in `prepare(forCollectionViewUpdates:)` or when it is
  /// asked for elements. Does nothing before the first preparation.
  public mutating func revise(_ change: (inout State) -> Void) {
    guard var state = current else { return }
    current = nil  // avoids a copy on write
    change(&state)
    current = state
  }

  /// Records that the layout was asked for the elements in a rectangle. To be called from
  /// `layoutAttributesForElements(in:)`.
  /// - Parameter bounds: The collection view's bounds. A query outside of them, as for prefetching, does not count as
  ///   shown.
  /// - Parameter rect: The queried rectangle, in content coordinates.
  /// - Returns: Whether the query is for visible elements.
  @discardableResult
  public mutating func show(_ rect: CGRect, of bounds: CGRect?) -> Bool {
    guard let bounds, rect.minX < bounds.maxX, bounds.minX < rect.maxX, rect.minY < bounds.maxY,
      bounds.minY < rect.maxY
    else { return false }
    isShown = true
    return true
  }

  /// Begins a change. To be called from `prepare(forCollectionViewUpdates:)`, `prepare(forAnimatedBoundsChange:)` and
  /// `prepareForTransition(to:)`.
  ///
  /// The previous state stays the same until the change is finalized. If the bounds change without a new preparation,
  /// the previous state is the current one.
  public mutating func begin(_ change: LayoutChanges) {
    if change == .boundsChange { advance() }
    changes.formUnion(change)
  }

  /// Begins a transition from another layout. To be called from `prepareForTransition(from:)`.
  ///
  /// States shown before the other layout was in use do not count: until the transition is finalized there is no
  /// previous state.
  public mutating func beginTransitionFromOtherLayout() {
    self = LayoutHistory()
    changes = .transition
  }

  /// Ends a change. To be called from `finalizeCollectionViewUpdates()`, `finalizeAnimatedBoundsChange()` and
  /// `finalizeLayoutTransition()`. The next change begins from the current state.
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
