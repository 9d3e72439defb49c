import CollectionIndex

/// What of a layout is no longer valid. With a context that names elements the layout prepares again, and of what is
/// on screen only those are asked for anew; with one that names none, everything on screen is.
open class UICollectionViewLayoutInvalidationContext: NSObject {
  public required override init() { super.init() }

  /// Everything is to be asked for anew. A subclass may answer for itself.
  open var invalidateEverything: Bool { coversEverything }

  /// The number of sections or items has changed.
  open var invalidateDataSourceCounts: Bool { coversCounts }

  /// What the collection view sets before it hands the context to the layout.
  package final var coversEverything = false
  package final var coversCounts = false
  /// Where indexes are after the batch update that invalidates the layout; nil for everything else.
  package final var updatedIndexes: IndexMap?
  /// The collection view has asked for the numbers of sections and items after the update.
  final var hasCounts = false
  /// Only what the context names is to be asked for anew, also if that is nothing.
  package final var coversOnlyNamedElements = false
  /// The reason for which a compositional layout invalidates itself; nil for every other context, which makes it ask for its
  /// sections again.
  final var compositionalReason: CompositionalReason?

  /// A reason for which a compositional layout keeps its sections.
  enum CompositionalReason {
    /// The bounds or the content insets have changed: only what follows them moves.
    case bounds
    /// A section was scrolled across the layout, and nothing else has changed.
    case scrolledRow(section: Int)
    /// A view prefers another size.
    case preferredSize(CGSize, of: ElementKey)
  }

  /// Whether the numbers of sections and items are to be asked for.
  final var changesCounts: Bool { invalidateDataSourceCounts && !hasCounts }

  /// Whether all attributes are to be asked for anew.
  final var coversAllElements: Bool {
    invalidateEverything || invalidateDataSourceCounts || (!coversOnlyNamedElements && namesNothing)
  }

  /// Names cells, besides those that are named already.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Names supplementary views of a kind, besides those that are named already.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    var paths = invalidatedSupplementaryIndexPaths ?? [:]
    paths[elementKind] = (paths[elementKind] ?? []) + indexPaths
    invalidatedSupplementaryIndexPaths = paths
  }

  /// Names decoration views of a kind, besides those that are named already.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    var paths = invalidatedDecorationIndexPaths ?? [:]
    paths[elementKind] = (paths[elementKind] ?? []) + indexPaths
    invalidatedDecorationIndexPaths = paths
  }

  /// Which cells `invalidateItems(at:)` has named; nil for none.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// By element kind.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// By element kind.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// Of items that are moved by hand, where they would have been dropped before; nil when none are.
  open package(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// Where they would be dropped now.
  open package(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// Where the middle of the moving items is, in content coordinates.
  open package(set) var interactiveMovementTarget = CGPoint.zero

  /// Says where items go as another context does: in an update, or under a finger.
  final func follow(_ context: UICollectionViewLayoutInvalidationContext) {
    updatedIndexes = context.updatedIndexes
    hasCounts = context.hasCounts
    previousIndexPathsForInteractivelyMovingItems = context.previousIndexPathsForInteractivelyMovingItems
    targetIndexPathsForInteractivelyMovingItems = context.targetIndexPathsForInteractivelyMovingItems
    interactiveMovementTarget = context.interactiveMovementTarget
  }

  /// Added to the content offset, in points.
  open var contentOffsetAdjustment = CGPoint.zero
  /// Added to the content size until the layout is asked for it, in points.
  open var contentSizeAdjustment = CGSize.zero

  /// Names an element.
  final func invalidate(_ key: ElementKey) {
    switch key.category {
    case .cell: invalidateItems(at: [key.indexPath])
    case .supplementaryView: invalidateSupplementaryElements(ofKind: key.kind, at: [key.indexPath])
    case .decorationView: invalidateDecorationElements(ofKind: key.kind, at: [key.indexPath])
    }
  }

  private final var namesNothing: Bool {
    (invalidatedItemIndexPaths ?? []).isEmpty
      && (invalidatedSupplementaryIndexPaths ?? [:]).values.allSatisfy { $0.isEmpty }
      && (invalidatedDecorationIndexPaths ?? [:]).values.allSatisfy { $0.isEmpty }
  }

  /// The elements that the context names.
  final var namedElements: [ElementKey] {
    var keys = (invalidatedItemIndexPaths ?? []).map { ElementKey(.cell, nil, $0) }
    for (kind, paths) in invalidatedSupplementaryIndexPaths ?? [:] {
      keys += paths.map { ElementKey(.supplementaryView, kind, $0) }
    }
    for (kind, paths) in invalidatedDecorationIndexPaths ?? [:] {
      keys += paths.map { ElementKey(.decorationView, kind, $0) }
    }
    return keys
  }
}
