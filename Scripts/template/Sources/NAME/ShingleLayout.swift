import UIKit

/// Cards that overlap like shingles. New cards drop in from above, deleted ones fall off the screen.
public final class ShingleLayout: UICollectionViewLayout {
  /// The height of a card in points.
  public var cardHeight: CGFloat = 160 { didSet { invalidateLayout() } }
  /// The visible height of a card that the next one covers, in points.
  public var step: CGFloat = 72 { didSet { invalidateLayout() } }

  /// The index paths that a batch update inserts, valid after it, and those that it deletes, valid before it.
  private var inserted: Set<IndexPath> = []
  private var deleted: Set<IndexPath> = []

  private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

  public override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: CGFloat(count - 1) * step + cardHeight + 32)
  }

  public override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let top = 16 + CGFloat(indexPath.item) * step
    attributes.frame = CGRect(x: 16, y: top, width: collectionViewContentSize.width - 32, height: cardHeight)
    attributes.zIndex = indexPath.item
    return attributes
  }

  public override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let first = max(0, Int((rect.minY - 16 - cardHeight) / step))
    let end = min(count, Int((rect.maxY - 16) / step) + 1)
    return (first..<max(first, end)).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }

  public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }

  // MARK: Updates

  public override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    inserted = Set(updateItems.filter { $0.updateAction == .insert }.compactMap(\.indexPathAfterUpdate))
    deleted = Set(updateItems.filter { $0.updateAction == .delete }.compactMap(\.indexPathBeforeUpdate))
  }

  public override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    inserted = []
    deleted = []
  }

  public override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard inserted.contains(itemIndexPath), let attributes = layoutAttributesForItem(at: itemIndexPath) else {
      return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }
    attributes.center.y -= 200
    attributes.transform = CGAffineTransform(rotationAngle: -0.3)
    attributes.alpha = 0
    return attributes
  }

  public override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard deleted.contains(itemIndexPath), let attributes = layoutAttributesForItem(at: itemIndexPath) else {
      return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    }
    attributes.center.y += collectionView?.bounds.height ?? 0
    attributes.transform = CGAffineTransform(rotationAngle: 0.3)
    return attributes
  }
}
