import CollectionMotion
import UIKit

/// A layout of a program's own, with rows of given heights, that keeps an anchor with a keeper.
@MainActor final class AnchorPile: UICollectionViewLayout {
  let keeper = ContentAnchorKeeper()
  private let height: (IndexPath) -> CGFloat
  private var rows: [[CGRect]] = []

  init(height: @escaping (IndexPath) -> CGFloat) {
    self.height = height
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    keeper.prepare(self) {
      super.prepare()
      var top: CGFloat = 0
      rows = (0..<(collectionView?.numberOfSections ?? 0)).map { section in
        (0..<(collectionView?.numberOfItems(inSection: section) ?? 0)).map { item in
          let frame = CGRect(x: 0, y: top, width: collectionView?.bounds.width ?? 0, height: height([section, item]))
          top = frame.maxY + 4
          return frame
        }
      }
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: rows.last { !$0.isEmpty }?.last?.maxY ?? 0)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard rows.indices.contains(indexPath.section), rows[indexPath.section].indices.contains(indexPath.item) else {
      return nil
    }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = rows[indexPath.section][indexPath.item]
    return attributes
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var found: [UICollectionViewLayoutAttributes] = []
    for (section, frames) in rows.enumerated() {
      for (item, frame) in frames.enumerated() where frame.intersects(rect) {
        if let attributes = layoutAttributesForItem(at: [section, item]) { found.append(attributes) }
      }
    }
    keeper.show(found, in: rect, of: self)
    return found
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    keeper.invalidate(with: context)
    super.invalidateLayout(with: context)
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
}
