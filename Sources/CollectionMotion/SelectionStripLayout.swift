import UIKit

/// A single row that scrolls horizontally, with the selected item one spacing apart from its neighbours.
///
/// With item width w and spacing s, an item i before the selected one is at `i (w + s)`, the selected one, which is
/// twice as wide, at `i (w + s) + s`, and those after it at `(i + 1)(w + s) + s`. In updates, an inserted item grows
/// from nothing, a deleted one shrinks, a moved one turns over on the way, and all others slide from their old to their
/// new position. After a change of the selection, perform an empty batch update: the selected item grows and pushes the
/// others aside. With Reduce Motion enabled nothing is scaled or turned; inserted, deleted and moved items fade in place.
///
/// Scrolling comes to rest with an item at the start of the visible bounds or with the last one at their end, or with
/// an item centred if ``centersSelection`` is true. The layout displays section 0 only.
@MainActor open class SelectionStripLayout: UICollectionViewLayout {
  /// The size of an item that is not selected, in points.
  public var itemSize = CGSize(width: 80, height: 200) { didSet { invalidateLayout() } }
  /// The distance between items, in points.
  public var spacing: CGFloat = 10 { didSet { invalidateLayout() } }

  /// The index of the selected item, or nil. An index without an item counts as nil.
  ///
  /// A change takes effect in the next layout pass. Make it together with an update, which is animated from the
  /// selection that was shown last.
  public var selectedItem: Int?

  /// Whether a moved item makes half a turn on the way, in the direction of a rolling wheel. Set it to false for
  /// pictures, which would be upside down meanwhile.
  public var turnsMovedItems = true

  /// Whether an update centres the selected item in its animation, and scrolling comes to rest with an item centred.
  /// The content inset determines whether the first and the last item can be centred.
  public var centersSelection = false

  /// The values that the items' positions depend on.
  private struct State {
    let itemCount: Int
    let itemSize: CGSize
    let spacing: CGFloat
    let selection: Int

    var step: CGFloat { itemSize.width + spacing }

    var contentSize: CGSize {
      itemCount > 0
        ? CGSize(width: frame(ofItem: itemCount - 1).maxX, height: itemSize.height)
        : CGSize(width: 0, height: itemSize.height)
    }

    /// Returns the frame of an item. Constant time.
    func frame(ofItem item: Int) -> CGRect {
      var x = CGFloat(item) * step
      if item == selection { x += spacing }
      if item > selection { x += step + spacing }
      return CGRect(
        x: x, y: 0, width: item == selection ? itemSize.width * 2 : itemSize.width, height: itemSize.height)
    }

    /// Returns the items that overlap a horizontal span of the content. O(items found).
    func items(from minX: CGFloat, to maxX: CGFloat) -> [Int] {
      guard itemCount > 0, step > 0 else { return [] }
      // Clamped before the conversion to an integer, because a span may be infinite.
      func index(_ place: CGFloat) -> Int { Int(min(max(0, place), CGFloat(itemCount))) }
      // The selected item shifts those after it by less than two steps.
      let first = index(minX / step - 2)
      let last = index(maxX / step + 1)
      return (first..<max(first, last)).filter { item in
        let frame = frame(ofItem: item)
        return frame.minX < maxX && frame.maxX > minX
      }
    }
  }

  private var history = LayoutHistory<State>()
  private var updates = UpdateTracker()
  /// The rectangle of the last query for visible elements, as opposed to one for prefetching.
  private var shownRect = CGRect.zero

  // MARK: Layout

  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    history.prepare(
      State(
        itemCount: collectionView.numberOfSections > 0 ? collectionView.numberOfItems(inSection: 0) : 0,
        itemSize: itemSize, spacing: spacing, selection: selectedItem.flatMap { $0 < 0 ? nil : $0 } ?? Int.max))
  }

  /// True: in a right-to-left layout the first item is the rightmost.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  open override var collectionViewContentSize: CGSize { history.current?.contentSize ?? .zero }

  /// Returns the attributes of the items in a rectangle. O(visible items).
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    if history.show(rect, of: collectionView?.bounds) { shownRect = rect }
    guard let state = history.current, rect.minY < state.itemSize.height, rect.maxY > 0 else { return [] }
    return state.items(from: rect.minX, to: rect.maxX).compactMap {
      layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
    }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let state = history.current, indexPath.section == 0, indexPath.item < state.itemCount else { return nil }
    let attributes = attributes(at: indexPath, as: indexPath.item, in: state)
    if isMoved(indexPath) { attributes.zIndex = 1 }  // above the others while it moves
    return attributes
  }

  /// Returns whether the current update moves an item to an index path.
  private func isMoved(_ indexPath: IndexPath) -> Bool {
    updates.oldPath(ofNew: indexPath).map { updates.movedItems[$0] != nil } ?? false
  }

  /// Returns attributes for an index path with the frame of an item in a state.
  private func attributes(
    at indexPath: IndexPath, as item: Int, in state: State
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = state.frame(ofItem: item)
    return attributes
  }

  // MARK: Content offset

  /// Returns the offset with an item at the start of the visible bounds or with the last one at their end. Constant
  /// time.
  open override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView, let state = history.current, state.itemCount > 0, state.step > 0 else {
      return proposedContentOffset
    }
    let last = state.itemCount - 1
    let insets = collectionView.adjustedContentInset
    if centersSelection {
      let middle = proposedContentOffset.x + collectionView.bounds.width / 2
      let item = Int(min(max(0, middle / state.step), CGFloat(last)))
      // The selected item shifts those after it by less than two steps.
      let places = (max(0, item - 2)...min(item + 1, last)).map { state.frame(ofItem: $0).midX }
      let nearest = places.min { abs($0 - middle) < abs($1 - middle) } ?? middle
      return CGPoint(x: nearest - collectionView.bounds.width / 2, y: proposedContentOffset.y)
    }
    let end = max(-insets.left, state.contentSize.width + insets.right - collectionView.bounds.width)
    let item = Int(min(max(0, (proposedContentOffset.x + insets.left) / state.step), CGFloat(last)))
    // The selected item shifts those after it by less than two steps.
    let places = (max(0, item - 2)...min(item + 1, last)).map {
      min(state.frame(ofItem: $0).minX - insets.left, end)
    }
    var x = end
    for place in places where abs(place - proposedContentOffset.x) < abs(x - proposedContentOffset.x) { x = place }
    return CGPoint(x: x, y: proposedContentOffset.y)
  }

  /// Returns the offset that centres the selected item after an update, if ``centersSelection`` is true.
  open override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    guard centersSelection, let collectionView, let state = history.current, state.selection < state.itemCount else {
      return proposedContentOffset
    }
    let width = collectionView.bounds.width
    let insets = collectionView.adjustedContentInset
    let end = max(-insets.left, state.contentSize.width + insets.right - width)
    let x = state.frame(ofItem: state.selection).midX - width / 2
    return CGPoint(x: min(max(x, -insets.left), end), y: proposedContentOffset.y)
  }

  // MARK: Updates

  open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    updates.begin(updateItems)
    history.begin(.update)
  }

  open override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    updates.end()
    history.finalize(.update)
  }

  /// Returns the attributes an item starts with. An inserted item is at its place, scaled to nothing and transparent;
  /// any other item is at its previous place, turned over if it is moved. With Reduce Motion enabled an inserted or
  /// moved item is at its place and transparent.
  open override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard updates.isUpdating, let current = history.current, let previous = history.previous else {
      return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }
    let isReduced = isMotionReduced
    let isMoved = isMoved(itemIndexPath)
    guard let old = updates.oldPath(ofNew: itemIndexPath), !(isMoved && isReduced) else {
      let initial = attributes(at: itemIndexPath, as: itemIndexPath.item, in: current)
      if !isReduced { initial.transform = CGAffineTransform(scaleX: 0, y: 0) }
      initial.alpha = 0
      return initial
    }
    let initial = attributes(at: itemIndexPath, as: old.item, in: previous)
    if isMoved {
      initial.zIndex = 1
      if turnsMovedItems { initial.transform = halfTurn(back: itemIndexPath.item > old.item) }
    }
    return initial
  }

  /// Returns almost half a turn. The small difference decides the direction of the interpolation, which would be
  /// ambiguous for exactly half a turn.
  private func halfTurn(back: Bool) -> CGAffineTransform {
    let angle = CGFloat.pi - 0.0003
    return CGAffineTransform(rotationAngle: back ? -angle : angle)
  }

  /// Returns the attributes an item ends with. A deleted item is at its previous place, transparent, and scaled to a
  /// tenth unless Reduce Motion is enabled. Any other item is opaque at its new place; if it moves out of view, it is
  /// above the others and turned over. A moved item that stays visible keeps its view, which turns back from the
  /// initial attributes; a second view that turned the other way would be visible beside it.
  open override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard updates.isUpdating, let current = history.current, let previous = history.previous else {
      return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    }
    guard let new = updates.newPath(ofOld: itemIndexPath) else {
      let final = attributes(at: itemIndexPath, as: itemIndexPath.item, in: previous)
      if !isMotionReduced { final.transform = CGAffineTransform(scaleX: 0.1, y: 0.1) }
      final.alpha = 0
      return final
    }
    let final = attributes(at: itemIndexPath, as: new.item, in: current)
    if updates.movedItems[itemIndexPath] != nil, !isMotionReduced {
      final.zIndex = 1
      if turnsMovedItems, !final.frame.intersects(shownRect) {
        final.transform = halfTurn(back: new.item < itemIndexPath.item)
      }
    }
    return final
  }
}
