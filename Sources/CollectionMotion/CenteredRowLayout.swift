import UIKit

/// Items of one size in a row, of which one is in the middle of the view: what ``ParallaxPagingLayout`` and
/// ``FilmstripLayout`` have in common.
///
/// The items of all sections stand side by side, one every `itemSize.width + spacing` points. Scrolling is measured in
/// items: at ``position`` 2.5 the middle is half-way between the places 2 and 3. Two such layouts with the same data
/// are in step when their positions are equal, whatever their sizes.
///
/// - The content inset lets the first and the last item reach the middle, and scrolling comes to rest with an item
///   there.
/// - The item in the middle stays there when the view gets another size, and when its data change.
/// - Changes of the data are shown without the collection view's own animations: animate before them, with a
///   ``removal``.
///
/// Preparing is O(sections); while scrolling, work grows only with the items on screen.
@MainActor open class CenteredRowLayout: UICollectionViewLayout {
  /// In points; from ``itemSize(fitting:)``, when the layout prepares.
  public final private(set) var itemSize = CGSize.zero

  /// Between items, in points.
  public final var spacing: CGFloat = 0 { didSet { if spacing != oldValue { invalidateLayout() } } }

  /// An item that is being removed; nil for none.
  public final var removal: ItemRemoval? { didSet { if removal != oldValue { invalidateVisibleItems() } } }

  private struct State {
    var row = ItemRow()
    /// The item that is kept in the middle, and its place.
    var anchor: (indexPath: IndexPath, place: Int)?

    /// Of data that have changed.
    mutating func read(_ itemCounts: [Int]) {
      row = ItemRow(itemCounts: itemCounts)
      // The first; or, for one that is gone, that which has taken its place.
      if anchor.flatMap({ row.place(of: $0.indexPath) }) == nil {
        anchor = row.place(nearestTo: CGFloat(anchor?.place ?? 0)).flatMap { row.indexPath(at: $0) }.map { ($0, -1) }
      }
    }
  }

  private final var history = LayoutHistory<State>()
  private final var needsRow = true
  private final var measure: Measure?

  // MARK: For subclasses

  /// The size of the items in a collection view of a size. By default they are as large as the view.
  open func itemSize(fitting size: CGSize) -> CGSize { size }

  /// How far from its place an item may be presented, in points.
  open var reach: CGFloat { removal == nil ? 0 : pitch }

  // MARK: Positions

  final var row: ItemRow { history.current?.row ?? ItemRow() }

  /// From one item to the next, in points.
  final var pitch: CGFloat { itemSize.width + spacing }

  private final var inset: CGFloat { ((collectionView?.bounds.width ?? 0) - itemSize.width) / 2 }

  /// Which place is in the middle, with fractions on the way from one to the next.
  public final var position: CGFloat {
    guard let collectionView, pitch > 0 else { return 0 }
    return (collectionView.contentOffset.x + inset) / pitch
  }

  /// The place of an item, which is its position in the middle; nil for an item that does not exist.
  public final func position(of indexPath: IndexPath) -> CGFloat? { row.place(of: indexPath).map { CGFloat($0) } }

  /// The content offset with a position in the middle.
  public final func contentOffset(forPosition position: CGFloat) -> CGPoint {
    CGPoint(x: position * pitch - inset, y: collectionView?.contentOffset.y ?? 0)
  }

  /// The item nearest to the middle; nil when there are none.
  public final var centeredIndexPath: IndexPath? {
    row.place(nearestTo: position).flatMap { row.indexPath(at: $0) }
  }

  /// The item as many items after (or, negative, before) another one; nil beyond the ends.
  public final func item(_ distance: Int, after indexPath: IndexPath) -> IndexPath? {
    row.item(distance, after: indexPath)
  }

  /// Where an item's middle is, in content coordinates, moved on by a removal.
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
      let nearest = state.row.place(nearestTo: position)
      let anchor = nearest.flatMap { place in state.row.indexPath(at: place).map { ($0, place) } }
      history.revise { $0.anchor = anchor }
    }
  }

  /// What places follow from.
  private struct Measure: Equatable {
    let viewSize: CGSize
    let itemSize: CGSize
    let spacing: CGFloat
  }

  /// Ends what moves the content and brings the anchor to the middle.
  private final func centerAnchor(in collectionView: UICollectionView) {
    guard let indexPath = history.current?.anchor?.indexPath, let place = row.place(of: indexPath) else { return }
    history.revise { $0.anchor = (indexPath, place) }
    if collectionView.isDragging {  // the finger's way counts from another offset
      collectionView.panGestureRecognizer.isEnabled = false
      collectionView.panGestureRecognizer.isEnabled = true
    }
    collectionView.setContentOffset(contentOffset(forPosition: CGFloat(place)), animated: false)
  }

  /// The first item is the rightmost where people read from right to left.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  /// Constant: what a subclass does to items does not change it.
  open override var collectionViewContentSize: CGSize {
    CGSize(width: max(0, CGFloat(row.count) * pitch - spacing), height: itemSize.height)
  }

  /// O(visible items).
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

  /// Gives attributes the size and centre of a place, and what a removal does to it.
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
    if context.invalidateEverything || context.invalidateDataSourceCounts { needsRow = true }
    super.invalidateLayout(with: context)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  /// Everything for a new size; with a new origin only, the items that are or were on screen.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    guard let bounds = collectionView?.bounds, bounds.size == newBounds.size else {
      return super.invalidationContext(forBoundsChange: newBounds)
    }
    return context(forItemsIn: [bounds, newBounds])
  }

  /// Asks for the items on screen anew: their attributes follow something that has changed.
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

  /// Of a throw: the item nearest to where it would end comes to the middle.
  open override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard pitch > 0, let place = row.place(nearestTo: (proposedContentOffset.x + inset) / pitch) else {
      return proposedContentOffset
    }
    return CGPoint(x: contentOffset(forPosition: CGFloat(place)).x, y: proposedContentOffset.y)
  }

  /// Of an update or another size: the item that was in the middle stays there.
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
