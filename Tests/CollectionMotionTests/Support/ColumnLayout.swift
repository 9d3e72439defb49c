import UIKit

/// A layout of one's own: a column of items of 100 by 50 points, which asks itself for items.
@MainActor class ColumnLayout: UICollectionViewLayout {
  var preparations = 0

  override func prepare() {
    preparations += 1
    super.prepare()
  }

  private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

  override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 50 * CGFloat(count)) }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: 0, y: 50 * indexPath.item, width: 100, height: 50)
    return attributes
  }
}
