import UIKit

/// Cards in a row, each turned a little farther than the one before it.
public final class FanLayout: UICollectionViewLayout {
  private let card = CGSize(width: 80, height: 120)
  private var count = 0

  public override func prepare() {
    super.prepare()
    count = collectionView?.numberOfSections == 0 ? 0 : collectionView?.numberOfItems(inSection: 0) ?? 0
  }

  public override var collectionViewContentSize: CGSize {
    CGSize(width: CGFloat(count) * card.width, height: collectionView?.bounds.height ?? 0)
  }

  public override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.size = card
    attributes.center = CGPoint(x: (CGFloat(indexPath.item) + 0.5) * card.width, y: 100)
    attributes.transform = CGAffineTransform(rotationAngle: 0.05 * CGFloat(indexPath.item))
    return attributes
  }

  public override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.intersects(rect) }
  }

  public override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = layoutAttributesForItem(at: itemIndexPath)
    attributes?.alpha = 0
    attributes?.center.y += 200
    return attributes
  }
}
