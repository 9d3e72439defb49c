import UIKit

/// A single row that scrolls sideways, in which the selected item is twice as wide and keeps its distance.
///
/// With item width w and spacing s, an item before the selected one is at `i (w + s)`, the selected one at
/// `i (w + s) + s`, those after it at `(i + 1)(w + s) + s`. Updates move on these rules: an inserted item grows from
/// nothing, a deleted one shrinks away, a moved one turns over on its way, and all others slide from their former to
/// their new place. Reload the section after a change of the selection: the selected item grows and pushes the others.
/// With reduced motion nothing is scaled or turned: what comes, goes or moves fades in its place.
///
/// A throw comes to rest with an item at the beginning of the visible bounds, or with the last one at its end; or with one
/// in the middle, see ``centersSelection``. It shows section 0.
@MainActor open class SelectionStripLayout: UICollectionViewLayout {
  /// Of an item that is not selected, in points.
  public var itemSize = CGSize(width: 80, height: 200) { didSet { invalidateLayout() } }
  /// Between items, in points.
  public var spacing: CGFloat = 10 { didSet { invalidateLayout() } }

  /// The selected item; one that does not exist is none. A change shows at the next layout: change it together with an
  /// update, which starts from the selection that was shown last.
  public var selectedItem: Int?

  /// Whether a moved item makes half a turn on its way, in the direction in which a wheel would. Pictures, which would be
  /// upside down meanwhile, should not.
  public var turnsMovedItems = true

  /// Whether an update brings the selected item to the middle of the visible bounds, in its own animation, and a throw
  /// comes to rest with an item there. The content inset says whether the first and the last one can get there.
  public var centersSelection = false

  /// What places follow from.
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

    /// Constant time.
    func frame(ofItem item: Int) -> CGRect {
      var x = CGFloat(item) * step
      if item == selection { x += spacing }
      if item > selection { x += step + spacing }
      return CGRect(
        x: x, y: 0, width: item == selection ? itemSize.width * 2 : itemSize.width, height: itemSize.height)
    }

    /// The items that overlap a span of the content. O(items found).
    func items(from minX: CGFloat, to maxX: CGFloat) -> [Int] {
      guard itemCount > 0, step > 0 else { return [] }
      // Within the items, before they become integers: a span may be infinite.
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
  /// What of the content was asked for last, to be shown; not what was asked for elsewhere, as for prefetching.
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

  /// The first item is the rightmost where people read from right to left.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  open override var collectionViewContentSize: CGSize { history.current?.contentSize ?? .zero }

  /// O(visible items).
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
    if isMoved(indexPath) { attributes.zIndex = 1 }  // above the others on its way
    return attributes
  }

  /// Whether the update that is running moves an item to an index path.
  private func isMoved(_ indexPath: IndexPath) -> Bool {
    updates.oldPath(ofNew: indexPath).map { updates.movedItems[$0] != nil } ?? false
  }

  /// Attributes for an index path, at the place of an item.
  private func attributes(
    at indexPath: IndexPath, as item: Int, in state: State
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = state.frame(ofItem: item)
    return attributes
  }

  // MARK: Content offset

  /// Of a throw: an item comes to rest at the beginning of the visible bounds, or the last one at its end. Constant time.
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

  /// Of an update: the one with the selected item in the middle, if that is wanted.
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

  /// Inserted: at its place, scaled to nothing and clear. Else: where it was, turned over if it moves. With reduced
  /// motion what is inserted or moved is at its place, clear.
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

  /// Half a turn to one side. A whole half would look the same to both: a little is missing, so that the way back is shorter
  /// on the side from which it came.
  private func halfTurn(back: Bool) -> CGAffineTransform {
    let angle = CGFloat.pi - 0.0003
    return CGAffineTransform(rotationAngle: back ? -angle : angle)
  }

  /// Deleted: where it was, clear, and scaled to a tenth unless motion is reduced. Else: where it will be, not faded, above
  /// the others if it moves, and turned over if it moves off the screen. One that stays there is the same view, which turns
  /// back from its initial attributes: a copy that turned the other way would be seen beside it.
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
