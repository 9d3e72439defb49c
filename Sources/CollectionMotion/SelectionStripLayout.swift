import UIKit

/// A single row that scrolls sideways, in which the selected item is twice as wide and keeps its distance.
///
/// With item width w and spacing s, an item before the selected one is at `i (w + s)`, the selected one at
/// `i (w + s) + s`, those after it at `(i + 1)(w + s) + s`. Updates move on these rules: an inserted item grows from
/// nothing, a deleted one shrinks away, a moved one turns over on its way, and all others slide from their former to
/// their new place. Reload the section after a change of the selection: the selected item grows and pushes the others.
/// With reduced motion nothing is scaled or turned: what comes, goes or moves fades in its place.
///
/// A throw comes to rest with an item at the beginning of what is seen, or with the last one at its end. It shows section 0.
@MainActor open class SelectionStripLayout: UICollectionViewLayout {
  /// Of an item that is not selected, in points.
  public var itemSize = CGSize(width: 80, height: 200) { didSet { invalidateLayout() } }
  /// Between items, in points.
  public var spacing: CGFloat = 10 { didSet { invalidateLayout() } }

  /// The selected item; one that does not exist is none. Change it together with an update: the former selection is
  /// where the update starts from.
  public var selectedItem: Int? { didSet { formerSelection = oldValue } }

  /// Whether a moved item makes half a turn on its way. Pictures, which would be upside down meanwhile, should not.
  public var turnsMovedItems = true

  private var formerSelection: Int?
  private var updates = UpdateTracker()
  private var itemCount = 0

  private var step: CGFloat { itemSize.width + spacing }

  // MARK: Layout

  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    itemCount = collectionView.numberOfSections > 0 ? collectionView.numberOfItems(inSection: 0) : 0
  }

  /// The first item is the rightmost where people read from right to left.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  open override var collectionViewContentSize: CGSize {
    guard itemCount > 0 else { return CGSize(width: 0, height: itemSize.height) }
    return CGSize(width: frame(ofItem: itemCount - 1, selection: selectedItem).maxX, height: itemSize.height)
  }

  /// Where an item is while another is selected. Constant time.
  private func frame(ofItem item: Int, selection: Int?) -> CGRect {
    let selection = selection.flatMap { $0 < 0 ? nil : $0 } ?? Int.max
    let x =
      item < selection
      ? CGFloat(item) * step : item == selection ? CGFloat(item) * step + spacing : CGFloat(item + 1) * step + spacing
    return CGRect(
      x: x, y: 0, width: item == selection ? itemSize.width * 2 : itemSize.width, height: itemSize.height)
  }

  /// O(visible items).
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard itemCount > 0, step > 0 else { return [] }
    // Within the items, before they become integers: a rectangle may be infinite.
    let index = { [itemCount] (place: CGFloat) in Int(min(max(0, place), CGFloat(itemCount))) }
    // The selected item shifts those after it by less than two steps.
    let first = index(rect.minX / step - 2)
    let last = index(rect.maxX / step + 1)
    return (first..<max(first, last)).compactMap { item in
      let attributes = layoutAttributesForItem(at: IndexPath(item: item, section: 0))
      return attributes.flatMap { $0.frame.intersects(rect) ? $0 : nil }
    }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard indexPath.section == 0, indexPath.item < itemCount else { return nil }
    return attributes(at: indexPath, as: indexPath.item, selection: selectedItem)
  }

  /// Attributes for an index path, at the place of an item.
  private func attributes(
    at indexPath: IndexPath, as item: Int, selection: Int?
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frame(ofItem: item, selection: selection)
    return attributes
  }

  // MARK: Content offset

  /// Of a throw: an item comes to rest at the beginning of what is seen, or the last one at its end. Constant time.
  open override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView, itemCount > 0, step > 0 else { return proposedContentOffset }
    let insets = collectionView.adjustedContentInset
    let end = max(-insets.left, collectionViewContentSize.width + insets.right - collectionView.bounds.width)
    let item = Int(min(max(0, (proposedContentOffset.x + insets.left) / step), CGFloat(itemCount - 1)))
    // The selected item shifts those after it by less than two steps.
    let places = (max(0, item - 2)...min(item + 1, itemCount - 1)).map {
      min(frame(ofItem: $0, selection: selectedItem).minX - insets.left, end)
    }
    var x = end
    for place in places where abs(place - proposedContentOffset.x) < abs(x - proposedContentOffset.x) { x = place }
    return CGPoint(x: x, y: proposedContentOffset.y)
  }

  // MARK: Updates

  open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    updates.begin(updateItems)
  }

  open override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    updates.end()
    formerSelection = selectedItem
  }

  /// Inserted: at its place, scaled to nothing and clear. Else: where it was, turned over if it moves. With reduced
  /// motion what is inserted or moved is at its place, clear.
  open override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard updates.isUpdating else { return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath) }
    let isReduced = UIAccessibility.isReduceMotionEnabled
    let old = updates.oldPath(ofNew: itemIndexPath)
    let isMoved = old.map { updates.movedItems[$0] != nil } ?? false
    guard let old, !(isMoved && isReduced) else {
      let initial = attributes(at: itemIndexPath, as: itemIndexPath.item, selection: selectedItem)
      if !isReduced { initial.transform = CGAffineTransform(scaleX: 0, y: 0) }
      initial.alpha = 0
      return initial
    }
    let initial = attributes(at: itemIndexPath, as: old.item, selection: formerSelection)
    if isMoved {
      initial.zIndex = 1
      if turnsMovedItems { initial.transform = CGAffineTransform(rotationAngle: .pi) }
    }
    return initial
  }

  /// Deleted: where it was, clear, and scaled to a tenth unless motion is reduced. Else: where it will be, not faded.
  open override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard updates.isUpdating else { return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath) }
    guard let new = updates.newPath(ofOld: itemIndexPath) else {
      let final = attributes(at: itemIndexPath, as: itemIndexPath.item, selection: formerSelection)
      if !UIAccessibility.isReduceMotionEnabled { final.transform = CGAffineTransform(scaleX: 0.1, y: 0.1) }
      final.alpha = 0
      return final
    }
    return attributes(at: itemIndexPath, as: new.item, selection: selectedItem)
  }
}
