import CollectionMotion
import UIKit

/// A layout of an app's own, with rows of given heights, that keeps an anchor.
@MainActor final class PileLayout: UICollectionViewLayout {
  let keeper = ContentAnchorKeeper()
  private let height: (IndexPath) -> CGFloat
  private var rows: [UICollectionViewLayoutAttributes] = []

  init(height: @escaping (IndexPath) -> CGFloat) {
    self.height = height
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    keeper.prepare(self) {
      super.prepare()
      rows = []
      var top: CGFloat = 0
      for section in 0..<(collectionView?.numberOfSections ?? 0) {
        for item in 0..<(collectionView?.numberOfItems(inSection: section) ?? 0) {
          let row = UICollectionViewLayoutAttributes(forCellWith: [section, item])
          row.frame = CGRect(x: 0, y: top, width: 320, height: height([section, item]))
          rows.append(row)
          top += row.frame.height + 4
        }
      }
    }
  }

  override var collectionViewContentSize: CGSize { CGSize(width: 320, height: max((rows.last?.frame.maxY ?? 0), 0)) }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    rows.first { $0.indexPath == indexPath }
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    keeper.invalidate(with: context)
    super.invalidateLayout(with: context)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let found = rows.filter { $0.frame.intersects(rect) }
    keeper.show(found, in: rect, of: self)
    return found
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    keeper.begin(updateItems, in: self)
  }

  override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
    keeper.targetContentOffset(forProposedContentOffset: proposed, in: self)
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    keeper.end()
  }
}
