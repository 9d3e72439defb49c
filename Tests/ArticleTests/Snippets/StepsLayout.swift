import CollectionMotion
import UIKit

/// Steps that go down to the right, with motions of their own in updates.
final class StepsLayout: UICollectionViewLayout {
  private let step = CGSize(width: 36, height: 26)
  private let performer = ChoreographyPerformer()
  private var count = 0

  override init() {
    super.init()
    performer.transitions.insertItem = .shift(x: 0, y: -60).combined(with: .fade)
    performer.choreography = Choreography(
      insert: .spring(duration: 0.7, dampingRatio: 0.5).delayed(by: 0.2),
      shift: .spring(duration: 0.4, dampingRatio: 0.8).staggered(.byIndex(0.04)))
  }

  required init?(coder: NSCoder) { nil }

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  override func prepare() {
    performer.prepare(self) {
      super.prepare()
      count = collectionView?.numberOfItems(inSection: 0) ?? 0
    }
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let steps = (0..<count).compactMap { layoutAttributesForItem(at: [0, $0]) }.filter { $0.frame.intersects(rect) }
    performer.show(steps, in: rect, of: self)
    return steps
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    performer.begin(updateItems, in: self)
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    performer.finalizeUpdates(of: self)
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let standard = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    return performer.initialAttributes(of: .cell(itemIndexPath), in: self, standard: standard)
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let standard = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    return performer.finalAttributes(of: .cell(itemIndexPath), in: self, standard: standard)
  }

  // The layout itself:

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: CGFloat(count) * step.height + 16)
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(
      x: 8 + CGFloat(indexPath.item) * step.width, y: 8 + CGFloat(indexPath.item) * step.height, width: 64, height: 40)
    return attributes
  }
}
