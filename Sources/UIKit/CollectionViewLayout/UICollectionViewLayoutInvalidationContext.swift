import CollectionIndex

/// The parts of a layout that are invalid.
///
/// After an invalidation with a context that names elements, and covers neither everything nor the numbers of sections
/// and items, the layout doesn't prepare again, and only the attributes of these elements are requested: a layout that
/// stores attributes updates them in `invalidateLayout(with:)`, before it calls super. A context that names no elements
/// covers all visible ones, and the layout prepares again.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  public required override init() { super.init() }

  /// Whether everything is invalid. A subclass may override it.
  open var invalidateEverything: Bool { coversEverything }

  /// Whether the number of sections or items has changed.
  open var invalidateDataSourceCounts: Bool { coversCounts }

  /// The stored value of `invalidateEverything`, set by the collection view.
  package final var coversEverything = false
  /// The stored value of `invalidateDataSourceCounts`, set by the collection view.
  package final var coversCounts = false
  /// The mapping of indexes by the batch update that invalidates the layout; nil outside of one.
  package final var updatedIndexes: IndexMap?
  /// Whether the collection view has requested the numbers of sections and items since the update.
  final var hasCounts = false
  /// Whether only the named elements are covered, even if there are none.
  package final var coversOnlyNamedElements = false
  /// The reason for which a compositional layout invalidates itself; nil for any other context, after which it requests
  /// its sections again.
  final var compositionalReason: CompositionalReason?

  /// A reason for an invalidation in which a compositional layout keeps its sections.
  enum CompositionalReason {
    /// A change of the bounds or the content insets: only what depends on them moves.
    case bounds
    /// The scrolling of an orthogonal section, and nothing else.
    case scrolledRow(section: Int)
    /// The preferred size of a view.
    case preferredSize(CGSize, of: ElementKey)
  }

  /// Whether the numbers of sections and items have to be requested.
  final var changesCounts: Bool { invalidateDataSourceCounts && !hasCounts }

  /// Whether the attributes of all elements have to be requested.
  final var coversAllElements: Bool {
    invalidateEverything || invalidateDataSourceCounts || (!coversOnlyNamedElements && namesNothing)
  }

  /// Whether the layout prepares again. A compositional layout keeps what it learns from its own contexts until then.
  final var prepares: Bool { coversAllElements || compositionalReason != nil }

  /// Adds cells to the invalidated elements. They are named in ascending order, and each once. O(n log n) in all of them;
  /// linear in those to be added if they follow the others in ascending order.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    var paths = invalidatedItemIndexPaths ?? []
    let firstNew = paths.count
    paths += indexPaths
    if (firstNew..<paths.count).contains(where: { $0 > 0 && paths[$0] <= paths[$0 - 1] }) {
      paths.sort()
      paths = paths.indices.filter { $0 == 0 || paths[$0] != paths[$0 - 1] }.map { paths[$0] }
    }
    invalidatedItemIndexPaths = paths
  }

  /// Adds supplementary views of a kind to the invalidated elements.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    var paths = invalidatedSupplementaryIndexPaths ?? [:]
    paths[elementKind] = (paths[elementKind] ?? []) + indexPaths
    invalidatedSupplementaryIndexPaths = paths
  }

  /// Adds decoration views of a kind to the invalidated elements.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    var paths = invalidatedDecorationIndexPaths ?? [:]
    paths[elementKind] = (paths[elementKind] ?? []) + indexPaths
    invalidatedDecorationIndexPaths = paths
  }

  /// The cells named with `invalidateItems(at:)`; nil for none.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The invalidated supplementary views, by kind; nil for none.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The invalidated decoration views, by kind; nil for none.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// The former targets of interactively moving items; nil without an interactive movement.
  open package(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The present targets of interactively moving items; nil without an interactive movement.
  open package(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The centre of the moving items, in content coordinates.
  open package(set) var interactiveMovementTarget = CGPoint.zero

  /// Takes over the mapping of items from another context: that of an update or an interactive movement.
  final func follow(_ context: UICollectionViewLayoutInvalidationContext) {
    updatedIndexes = context.updatedIndexes
    hasCounts = context.hasCounts
    previousIndexPathsForInteractivelyMovingItems = context.previousIndexPathsForInteractivelyMovingItems
    targetIndexPathsForInteractivelyMovingItems = context.targetIndexPathsForInteractivelyMovingItems
    interactiveMovementTarget = context.interactiveMovementTarget
  }

  /// A distance to add to the content offset, in points; zero by default.
  open var contentOffsetAdjustment = CGPoint.zero
  /// A difference to add to the content size until the layout is asked for it, in points; zero by default.
  open var contentSizeAdjustment = CGSize.zero

  /// Adds an element to the invalidated ones.
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

  /// The elements named by the context.
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
