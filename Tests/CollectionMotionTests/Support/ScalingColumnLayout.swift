import CollectionMotion
import UIKit

/// A column that forwards what a performer asks for.
@MainActor final class ScalingColumnLayout: ColumnLayout {
  let scrolling = ScrollTransitionPerformer()

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    scrolling.elements(in: rect, of: self) { super.layoutAttributesForElements(in: $0) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    scrolling.applied(to: super.layoutAttributesForItem(at: indexPath), in: self)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    super.shouldInvalidateLayout(forBoundsChange: newBounds) || scrolling.followsScrolling(of: self)
  }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    scrolling.addVisibleItems(to: context, forBoundsChange: newBounds, of: self)
    return context
  }
}
