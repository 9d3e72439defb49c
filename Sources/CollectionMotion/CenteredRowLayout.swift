import UIKit

/// Items of one size in a row, one of them centred in the view: the superclass of ``ParallaxPagingLayout`` and
/// ``FilmstripLayout``.
///
/// The items of all sections lie side by side, one every `itemSize.width + spacing` points. Scrolling is measured in
/// items: a ``position`` of 2.5 means that the view's centre is half-way between the items in places 2 and 3. Two such
/// layouts with the same data are in step when their positions are equal, whatever their sizes.
///
/// - The content inset lets the first and the last item reach the centre, and scrolling comes to rest with an item
///   centred.
/// - The centred item stays centred when the view is resized and when its data changes.
/// - Data changes are not animated by the collection view. Animate a deletion beforehand, with a ``removal``.
///
/// Preparing is O(sections). The cost of a scroll step depends only on the number of visible items.
@MainActor open class CenteredRowLayout: UICollectionViewLayout {
  /// The size of each item, in points. ``itemSize(fitting:)`` returns it when the layout prepares.
  public final private(set) var itemSize = CGSize.zero

  /// The distance between items, in points.
  public final var spacing: CGFloat = 0 { didSet { if spacing != oldValue { invalidateLayout() } } }

  /// The removal that is in progress, or nil.
  public final var removal: ItemRemoval? { didSet { if removal != oldValue { invalidateVisibleItems() } } }

  private struct State {
    var row = ItemRow()
    /// The item that is kept centred, and its place.
    var anchor: (indexPath: IndexPath, place: Int)?

    /// Updates the row and the anchor after a change of the data.
    mutating func read(_ itemCounts: [Int]) {
      row = ItemRow(itemCounts: itemCounts)
      // The first item, or the item that took the place of a deleted anchor.
      if anchor.flatMap({ row.place(of: $0.indexPath) }) == nil {
        anchor = row.place(nearestTo: CGFloat(anchor?.place ?? 0)).flatMap { row.indexPath(at: $0) }.map { ($0, -1) }
      }
    }
  }

  private final var history = LayoutHistory<State>()
  private final var needsRow = true
  /// Whether the row and the item size are those of the collection view, so that scrolling changes the anchor.
  private final var isPrepared = false
  private final var measure: Measure?

  // MARK: For subclasses

  /// Returns the item size for a collection view of the given size. The default is the size of the view.
  open func itemSize(fitting size: CGSize) -> CGSize { size }

  /// Computes what depends on the position and on the subclass's own properties. Called when the layout prepares, and
  /// when only the visible items are invalid: after scrolling, and by ``CenteredRowLayout/invalidateVisibleItems()``.
  open func prepareVisibleItems() {}

  /// The largest distance at which an item is drawn from its place, in points.
  open var reach: CGFloat { removal == nil ? 0 : pitch }

  // MARK: Positions

  final var row: ItemRow { history.current?.row ?? ItemRow() }

  /// The distance from one item to the next, in points.
  final var pitch: CGFloat { itemSize.width + spacing }

  private final var inset: CGFloat { ((collectionView?.bounds.width ?? 0) - itemSize.width) / 2 }

  /// The place at the view's centre; fractional between two places.
  public final var position: CGFloat {
    guard let collectionView, pitch > 0 else { return 0 }
    return (collectionView.contentOffset.x + inset) / pitch
  }

  /// Returns the place of an item, which is the position that centres it, or nil if there is no such item.
  public final func position(of indexPath: IndexPath) -> CGFloat? { row.place(of: indexPath).map { CGFloat($0) } }

  /// Returns the content offset that centres a position.
  public final func contentOffset(forPosition position: CGFloat) -> CGPoint {
    CGPoint(x: position * pitch - inset, y: collectionView?.contentOffset.y ?? 0)
  }

  /// The item nearest to the view's centre, or nil if there are no items.
  public final var centeredIndexPath: IndexPath? {
    row.place(nearestTo: position).flatMap { row.indexPath(at: $0) }
  }

  /// Returns the item `distance` items after another one, or before it if negative; nil beyond either end.
  public final func item(_ distance: Int, after indexPath: IndexPath) -> IndexPath? {
    row.item(distance, after: indexPath)
  }

  /// Returns the x-coordinate of an item's centre in the content, shifted by the removal in progress.
  final func middle(ofPlace place: Int) -> CGFloat {
    let middle = CGFloat(place) * pitch + itemSize.width / 2
    guard let removal, let gap = row.place(of: removal.indexPath) else { return middle }
    if removal.closesFromStart { return place < gap ? middle + pitch * removal.closing : middle }
    return place > gap ? middle - pitch * removal.closing : middle
  }

  // MARK: Layout

  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    isPrepared = false
    defer {
      isPrepared = true
      prepareVisibleItems()
    }
    var state = history.current ?? State()
    if needsRow {
      needsRow = false
      state.read((0..<collectionView.numberOfSections).map { collectionView.numberOfItems(inSection: $0) })
    }
    history.prepare(state)
    let size = collectionView.bounds.size
    let new = Measure(viewSize: size, itemSize: itemSize(fitting: size), spacing: spacing)
    if measure != new {
      measure = new
      itemSize = new.itemSize
      collectionView.contentInset.left = inset
      collectionView.contentInset.right = inset
      centerAnchor(in: collectionView)
    } else if let anchor = state.anchor, state.row.place(of: anchor.indexPath) != anchor.place {
      centerAnchor(in: collectionView)
    } else {
      anchorNearestItem()
    }
  }

  /// Makes the item nearest to the view's centre the one that is kept there.
  private final func anchorNearestItem() {
    let row = row
    let nearest = row.place(nearestTo: position)
    let anchor = nearest.flatMap { place in row.indexPath(at: place).map { ($0, place) } }
    history.revise { $0.anchor = anchor }
  }

  /// The values that the items' positions depend on.
  private struct Measure: Equatable {
    let viewSize: CGSize
    let itemSize: CGSize
    let spacing: CGFloat
  }

  /// Stops scrolling and centres the anchor.
  private final func centerAnchor(in collectionView: UICollectionView) {
    guard let indexPath = history.current?.anchor?.indexPath, let place = row.place(of: indexPath) else { return }
    history.revise { $0.anchor = (indexPath, place) }
    if collectionView.isDragging {  // if the drag continues, its distance is measured from another offset
      collectionView.panGestureRecognizer.isEnabled = false
      collectionView.panGestureRecognizer.isEnabled = true
    }
    collectionView.setContentOffset(contentOffset(forPosition: CGFloat(place)), animated: false)
  }

  /// True: in a right-to-left layout the first item is the rightmost.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  /// The content size, which does not change with a subclass's adjustments to items.
  open override var collectionViewContentSize: CGSize {
    CGSize(width: max(0, CGFloat(row.count) * pitch - spacing), height: itemSize.height)
  }

  /// Returns the attributes of the items in a rectangle. O(visible items).
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    history.show(rect, of: collectionView?.bounds)
    return items(in: rect).compactMap { layoutAttributesForItem(at: $0) }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let place = row.place(of: indexPath) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    position(attributes, at: place)
    return attributes
  }

  /// Sets the size and centre of attributes to those of a place, and applies the removal in progress.
  final func position(_ attributes: UICollectionViewLayoutAttributes, at place: Int) {
    attributes.size = itemSize
    attributes.center = CGPoint(x: middle(ofPlace: place), y: itemSize.height / 2)
    if let removal, removal.indexPath == attributes.indexPath { attributes.alpha = 1 - removal.collapse }
  }

  private final func items(in rect: CGRect) -> [IndexPath] {
    guard pitch > 0, row.count > 0 else { return [] }
    func place(_ x: CGFloat) -> Int { Int(min(max((x / pitch).rounded(.down), -1), CGFloat(row.count))) }
    let first = max(0, place(rect.minX - reach - itemSize.width))
    let last = min(row.count - 1, place(rect.maxX + reach))
    return first <= last ? (first...last).compactMap { row.indexPath(at: $0) } : []
  }

  // MARK: Invalidation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts {
      needsRow = true
      isPrepared = false
    } else if isPrepared {  // the collection view doesn't prepare for a context that names items
      anchorNearestItem()
      prepareVisibleItems()
    }
    super.invalidateLayout(with: context)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  /// Returns a context that invalidates everything for a new size, and for a new origin only the items that are or were
  /// visible.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    guard let bounds = collectionView?.bounds, bounds.size == newBounds.size else {
      isPrepared = false
      return super.invalidationContext(forBoundsChange: newBounds)
    }
    return context(forItemsIn: [bounds, newBounds])
  }

  /// Invalidates the visible items, because something that their attributes depend on has changed.
  public final func invalidateVisibleItems() {
    guard let collectionView else { return }
    invalidateLayout(with: context(forItemsIn: [collectionView.bounds]))
  }

  private final func context(forItemsIn rects: [CGRect]) -> UICollectionViewLayoutInvalidationContext {
    let context = UICollectionViewLayoutInvalidationContext()
    for rect in rects { context.invalidateItems(at: items(in: rect)) }
    return context
  }

  // MARK: Content offset

  /// Returns the offset that centres the item nearest to where scrolling would come to rest.
  open override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard pitch > 0, let place = row.place(nearestTo: (proposedContentOffset.x + inset) / pitch) else {
      return proposedContentOffset
    }
    return CGPoint(x: contentOffset(forPosition: CGFloat(place)).x, y: proposedContentOffset.y)
  }

  /// Returns the offset that keeps the anchor centred after an update or a resize.
  open override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    guard let anchor = history.current?.anchor, let place = row.place(of: anchor.indexPath) else {
      return proposedContentOffset
    }
    return CGPoint(x: contentOffset(forPosition: CGFloat(place)).x, y: proposedContentOffset.y)
  }

  // MARK: Updates

  open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    var updates = UpdateTracker()
    updates.begin(updateItems)
    history.begin(.update)
    if let former = history.previous?.anchor, let new = updates.newPath(ofOld: former.indexPath),
      let place = row.place(of: new)
    {
      history.revise { $0.anchor = (new, place) }
    }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
  }

  open override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    history.finalize(.update)
    CATransaction.commit()
  }
}
