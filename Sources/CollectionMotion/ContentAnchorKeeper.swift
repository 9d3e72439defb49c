import CollectionIndex
import UIKit

/// An object that keeps ``AnchoredContent`` in place for a layout.
///
/// Forward these calls to it:
///
/// ```swift
/// override func prepare() { keeper.prepare(self) { super.prepare() } }
/// override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
///   keeper.invalidate(with: context)
///   super.invalidateLayout(with: context)
/// }
/// override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
///   let found = super.layoutAttributesForElements(in: rect)
///   keeper.show(found ?? [], in: rect, of: self)
///   return found
/// }
/// override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
///   super.prepare(forCollectionViewUpdates: updateItems)
///   keeper.begin(updateItems, in: self)
/// }
/// override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
///   keeper.targetContentOffset(forProposedContentOffset: proposed, in: self)
/// }
/// override func finalizeCollectionViewUpdates() {
///   super.finalizeCollectionViewUpdates()
///   keeper.end()
/// }
/// ```
///
/// While the content is at rest, the anchor determines the target offset of an update, which the collection view reaches
/// in the same animation. A collection view that is scrolling has no target offset; then, and when items turn out to
/// have other sizes than estimated, an invalidation context adjusts the offset, which also shifts a drag or a
/// deceleration without changing its velocity.
@MainActor public final class ContentAnchorKeeper {
  /// The content that keeps its place; nil, the default, for UIKit's behaviour. A new value takes effect after the next
  /// layout.
  public var anchor: AnchoredContent?

  /// The distance that the item in place moves in content coordinates in the current update, in points; zero outside of
  /// updates. When the end is kept, that is the last visible item that stays, and what is new after it scrolls in.
  ///
  /// The visible rectangle moves with it. So an inserted item fades in where it will be seen if its initial attributes are
  /// this distance before its place, and a deleted one fades out where it is seen if its final attributes are this
  /// distance after it.
  public private(set) var itemShift = CGPoint.zero

  /// The items that the layout has returned for the visible rectangle, and the size of the content.
  private struct Shown {
    var items: [(path: IndexPath, frame: CGRect)] = []
    var contentSize = CGSize.zero
    /// The visible rectangle; null until the layout has been asked for its elements since its preparation.
    var bounds = CGRect.null
    /// The distance that the preparation has moved the content, in points.
    var adjustment = CGPoint.zero
  }

  /// The part of the content that is being kept, and the bounds for which that holds: any other movement of the content
  /// ends it.
  private struct Kept {
    enum Part {
      /// An item, and the distance from the origin of the bounds to it.
      case item(IndexPath, place: CGPoint)
      /// The end of content of a size.
      case end(CGSize)
    }
    let part: Part
    var bounds: CGRect
  }

  /// The state at the beginning of an update, from which ``itemShift`` follows.
  private struct Beginning {
    /// The content offset.
    let offset: CGPoint
    /// The last item that is visible and stays, with its index path after the update, and its origin before it; nil
    /// unless the end is kept.
    var lastItem: (path: IndexPath, origin: CGPoint)?
  }

  private var history = LayoutHistory<Shown>()
  private var updates = UpdateTracker()
  private var kept: Kept?
  private var beginning: Beginning?
  /// Whether the numbers of items have changed by an update that the layout has not been told about.
  private var isUpdateExpected = false
  /// Whether the layout is about to replace another one.
  private var isTransitioning = false
  /// Whether the whole layout is invalid, so that items may have other sizes without an update.
  private var mayHaveResized = false

  /// Creates a keeper without an anchor.
  public init() {}

  // MARK: The layout's calls

  /// Notes an invalidation. To be called from `invalidateLayout(with:)`.
  public func invalidate(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateDataSourceCounts {
      // A reload does not say which items are the same.
      isUpdateExpected = !context.invalidateEverything
      guard !isUpdateExpected else { return }
      if case .item? = kept?.part { kept = nil }
      history.revise { $0.items = [] }
    } else if context.invalidateEverything {
      mayHaveResized = true
    }
  }

  /// Prepares a layout with a closure that calls `super.prepare()` and does all else, and keeps the anchor in place if
  /// sizes have changed. To be called from `prepare()`.
  public func prepare(_ layout: UICollectionViewLayout, _ prepare: () -> Void) {
    if kept?.bounds != layout.collectionView?.bounds { kept = nil }
    if mayHaveResized, !isUpdateExpected, !updates.isUpdating { keepWhatIsShown(in: layout) }
    mayHaveResized = false
    prepare()
    var shown = history.current ?? Shown()
    if !shown.bounds.isNull { (shown.bounds, shown.adjustment) = (.null, .zero) }
    history.prepare(shown)
    guard !isUpdateExpected, !isTransitioning, let kept, let view = layout.collectionView else { return }
    if case .end(let size) = kept.part, size == layout.collectionViewContentSize || view.isDragging { return }
    guard let target = targetOffset(of: kept, in: layout) else { return }
    adjustOffset(to: target, in: layout)
  }

  /// Notes the elements that a layout returns for a rectangle. To be called from `layoutAttributesForElements(in:)`.
  /// O(elements), without an anchor O(1).
  public func show(
    _ elements: [UICollectionViewLayoutAttributes], in rect: CGRect, of layout: UICollectionViewLayout
  ) {
    guard anchor != nil, let view = layout.collectionView, history.show(rect, of: view.bounds) else { return }
    var shown = history.current ?? Shown()
    // The visible rectangle may be asked for in parts.
    if shown.bounds.isNull {
      shown.items = []
    } else {
      shown.items.removeAll { $0.frame.intersects(rect) || !$0.frame.intersects(view.bounds) }
    }
    for attributes in elements where attributes.representedElementCategory == .cell {
      shown.items.append((attributes.indexPath, place(of: attributes)))
    }
    (shown.contentSize, shown.bounds) = (layout.collectionViewContentSize, view.bounds)
    history.revise { $0 = shown }
    // An item that has just been kept in place remains the one until the content scrolls, though that may have led near
    // the end.
    let hasKept = shown.adjustment != .zero && kept?.bounds == view.bounds
    guard anchor == .end, !updates.isUpdating, !isUpdateExpected, !hasKept, isAtEnd(of: shown.contentSize, view)
    else { return }
    kept = Kept(part: .end(shown.contentSize), bounds: view.bounds)
  }

  /// Begins an update and chooses what stays in place in it. To be called from `prepare(forCollectionViewUpdates:)`.
  /// O(visible items · log changes), without an anchor O(1).
  public func begin(_ updateItems: [UICollectionViewUpdateItem], in layout: UICollectionViewLayout) {
    (itemShift, beginning, isUpdateExpected) = (.zero, nil, false)
    guard anchor != nil else { return kept = nil }
    updates.begin(updateItems)
    history.begin(.update)
    guard let view = layout.collectionView, let shown = history.previous else { return kept = nil }
    // Without changes of items the preparation has moved the content already.
    let moved = history.current?.adjustment ?? .zero
    if moved == .zero || kept?.bounds != view.bounds {
      kept = part(toKeepOf: shown, in: view)
    }
    guard let kept, let target = targetOffset(of: kept, in: layout) else { return }
    let offset = view.bounds.origin
    beginning = Beginning(offset: CGPoint(x: offset.x - moved.x, y: offset.y - moved.y))
    if case .end = kept.part { beginning?.lastItem = lastItem(of: shown, in: view) }
    itemShift = measuredItemShift(in: layout)
    if view.isMovingContent { adjustOffset(to: target, in: layout) }
  }

  /// Returns ``itemShift`` with the sizes that items have by now, at the end of an update in which some were measured.
  func measuredItemShift(in layout: UICollectionViewLayout) -> CGPoint {
    guard let kept, let beginning, let target = targetOffset(of: kept, in: layout) else { return .zero }
    let way = CGPoint(x: target.x - beginning.offset.x, y: target.y - beginning.offset.y)
    guard case .end = kept.part else { return way }
    guard let (path, origin) = beginning.lastItem, let attributes = layout.layoutAttributesForItem(at: path) else {
      return .zero
    }
    // Content that fits in the visible rectangle does not scroll as far as the item moves.
    let place = place(of: attributes)
    return CGPoint(
      x: min(max(place.minX - origin.x, min(way.x, 0)), max(way.x, 0)),
      y: min(max(place.minY - origin.y, min(way.y, 0)), max(way.y, 0)))
  }

  /// Returns the offset with which the anchor stays in place, or the proposed one. To be called from
  /// `targetContentOffset(forProposedContentOffset:)`.
  public func targetContentOffset(
    forProposedContentOffset proposed: CGPoint, in layout: UICollectionViewLayout
  ) -> CGPoint {
    guard updates.isUpdating || isTransitioning, let kept, let target = targetOffset(of: kept, in: layout) else {
      return proposed
    }
    keep(target, in: layout)
    return target
  }

  /// Ends an update. To be called from `finalizeCollectionViewUpdates()`.
  public func end() {
    updates.end()
    history.finalize(.update)
    (itemShift, beginning) = (.zero, nil)
  }

  /// Begins a change from another layout and chooses what stays in place in it. To be called from
  /// `prepareForTransition(from:)`. O(visible elements), without an anchor O(1).
  public func beginTransition(from former: UICollectionViewLayout) {
    guard anchor != nil, let view = former.collectionView else { return }
    var shown = Shown()
    (shown.contentSize, shown.bounds) = (former.collectionViewContentSize, view.bounds)
    for attributes in former.layoutAttributesForElements(in: view.bounds) ?? []
    where attributes.representedElementCategory == .cell {
      shown.items.append((attributes.indexPath, place(of: attributes)))
    }
    kept = part(toKeepOf: shown, in: view)
    isTransitioning = true
  }

  /// Ends a change from or to another layout. To be called from `finalizeLayoutTransition()`.
  public func endTransition() { isTransitioning = false }

  // MARK: The choice

  /// Chooses what stays in place when items get other sizes without an update: nothing at the beginning of the content,
  /// which stays, nor if the content has scrolled since it was shown.
  private func keepWhatIsShown(in layout: UICollectionViewLayout) {
    guard anchor != nil, let view = layout.collectionView, let shown = history.current, shown.bounds == view.bounds
    else { return }
    let (first, offset) = (OffsetRange(of: view, contentSize: shown.contentSize).first, view.bounds.origin)
    kept = offset.x > first.x || offset.y > first.y || anchor == .end ? part(toKeepOf: shown, in: view) : nil
  }

  /// Returns the end for a user who is there, or else an item.
  private func part(toKeepOf shown: Shown, in view: UICollectionView) -> Kept? {
    anchor == .end && !view.isDragging && isAtEnd(of: shown.contentSize, view)
      ? Kept(part: .end(shown.contentSize), bounds: view.bounds) : firstItem(of: shown, in: view)
  }

  /// Returns the item that an update keeps in place, with its index path after the update; nil if no visible item stays.
  /// The item that has been kept last is preferred until the content scrolls.
  private func firstItem(of shown: Shown, in view: UICollectionView) -> Kept? {
    var last: IndexPath?
    if let kept, kept.bounds == view.bounds, case .item(let path, _) = kept.part { last = path }
    let visible = view.bounds.inset(by: view.adjustedContentInset).insetBy(dx: -0.01, dy: -0.01)
    var found: (path: IndexPath, new: IndexPath, frame: CGRect, rank: Int)?
    for item in shown.items {
      let rank =
        visible.contains(item.frame)
        ? item.path == last ? 0 : 1 : visible.contains(item.frame.origin) ? 2 : visible.intersects(item.frame) ? 3 : 4
      guard rank < 4, let new = updates.newPath(ofOld: item.path), exists(new, in: view) else { continue }
      if let found, (found.rank, found.path) <= (rank, item.path) { continue }
      found = (item.path, new, item.frame, rank)
    }
    guard let found else { return nil }
    let place = CGPoint(x: found.frame.minX - view.bounds.minX, y: found.frame.minY - view.bounds.minY)
    return Kept(part: .item(found.new, place: place), bounds: view.bounds)
  }

  /// Returns the last visible item that an update keeps, with its index path after the update; nil if none stays.
  private func lastItem(of shown: Shown, in view: UICollectionView) -> (path: IndexPath, origin: CGPoint)? {
    let visible = view.bounds.inset(by: view.adjustedContentInset)
    let items = shown.items.filter { visible.intersects($0.frame) }.sorted { $1.path < $0.path }
    for item in items {
      if let new = updates.newPath(ofOld: item.path), exists(new, in: view) { return (new, item.frame.origin) }
    }
    return nil
  }

  /// Returns whether there is an item after the update: a section that is reloaded may have fewer.
  private func exists(_ path: IndexPath, in view: UICollectionView) -> Bool {
    path.section < view.numberOfSections && path.item < view.numberOfItems(inSection: path.section)
  }

  /// Returns the frame of an item without its transform, which may depend on where the item is seen.
  private func place(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
    let (center, size) = (attributes.center, attributes.size)
    return CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }

  private func isAtEnd(of contentSize: CGSize, _ view: UICollectionView) -> Bool {
    let last = OffsetRange(of: view, contentSize: contentSize).last
    let missing =
      isHorizontal(contentSize, view) ? last.x - view.bounds.minX : last.y - view.bounds.minY
    return missing < AnchoredContent.endTolerance
  }

  /// Returns whether content only scrolls horizontally.
  private func isHorizontal(_ contentSize: CGSize, _ view: UICollectionView) -> Bool {
    let range = OffsetRange(of: view, contentSize: contentSize)
    return range.last.x > range.first.x && range.last.y <= range.first.y
  }

  // MARK: The offset

  private func targetOffset(of kept: Kept, in layout: UICollectionViewLayout) -> CGPoint? {
    guard let view = layout.collectionView else { return nil }
    let (size, offset) = (layout.collectionViewContentSize, view.bounds.origin)
    var range = OffsetRange(of: view, contentSize: size)
    switch kept.part {
    case .item(let path, let place):
      guard exists(path, in: view), let attributes = layout.layoutAttributesForItem(at: path) else { return nil }
      let frame = self.place(of: attributes)
      if view.isMovingContent { range.extend(to: offset) }  // it resists beyond its edges, and returns by itself
      return range.clamped(CGPoint(x: frame.minX - place.x, y: frame.minY - place.y))
    case .end(let former):
      let formerEnd = OffsetRange(of: view, contentSize: former).last
      var target = view.isMovingContent ? offset : range.clamped(offset)
      if isHorizontal(size, view) {
        target.x = range.last.x + (view.isMovingContent ? max(offset.x - formerEnd.x, 0) : 0)
      } else {
        target.y = range.last.y + (view.isMovingContent ? max(offset.y - formerEnd.y, 0) : 0)
      }
      return target
    }
  }

  private func adjustOffset(to target: CGPoint, in layout: UICollectionViewLayout) {
    guard let offset = layout.collectionView?.bounds.origin else { return }
    if target != offset {
      let context = layout.makeInvalidationContext()
      if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
        flow.invalidateFlowLayoutDelegateMetrics = false
        flow.invalidateFlowLayoutAttributes = false
      }
      // A context that names an item does not make the layout prepare again.
      if let path = history.current?.items.first?.path, let view = layout.collectionView, exists(path, in: view) {
        context.invalidateItems(at: [path])
      }
      let way = CGPoint(x: target.x - offset.x, y: target.y - offset.y)
      context.contentOffsetAdjustment = way
      layout.invalidateLayout(with: context)
      history.revise { $0.adjustment = CGPoint(x: $0.adjustment.x + way.x, y: $0.adjustment.y + way.y) }
    }
    keep(target, in: layout)
  }

  /// Notes the offset at which the kept part is in place, with the size that the content has now.
  private func keep(_ target: CGPoint, in layout: UICollectionViewLayout) {
    if case .end = kept?.part {
      kept = Kept(part: .end(layout.collectionViewContentSize), bounds: layout.collectionView?.bounds ?? .zero)
    }
    kept?.bounds.origin = target
  }
}
