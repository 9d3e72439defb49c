import CollectionMotion
import UIKit

/// Pages of equal height, one below the other, that stay in place when others are inserted before them.
final class DiaryLayout: UICollectionViewLayout {
  private let pageHeight: CGFloat = 120
  private let keeper = ContentAnchorKeeper()
  private var count = 0

  override init() {
    super.init()
    keeper.anchor = .visibleItem
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    keeper.prepare(self) {
      super.prepare()
      count = collectionView?.numberOfItems(inSection: 0) ?? 0
    }
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    keeper.invalidate(with: context)
    super.invalidateLayout(with: context)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let first = min(max(0, Int(rect.minY / pageHeight)), count)
    let end = min(count, Int((rect.maxY / pageHeight).rounded(.up)))
    let pages = (first..<max(first, end)).compactMap { layoutAttributesForItem(at: [0, $0]) }
    keeper.show(pages, in: rect, of: self)
    return pages
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    keeper.begin(updateItems, in: self)
  }

  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    keeper.targetContentOffset(forProposedContentOffset: proposedContentOffset, in: self)
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    keeper.end()
  }

  // The layout itself:

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: CGFloat(count) * pageHeight)
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(
      x: 0, y: CGFloat(indexPath.item) * pageHeight, width: collectionViewContentSize.width, height: pageHeight - 8)
    return attributes
  }
}
