import CollectionMotion
import UIKit

/// A row with an item in the middle, and the others fanned out beside it.
final class FanLayout: CenteredRowLayout {
  private let scrolling = ScrollTransitionPerformer()

  override init() {
    super.init()
    scrolling.scrollDirection = .horizontal
    scrolling.transition = ScrollTransition { attributes, phase in
      // The content insets of a centred row leave only its middle as the visible area: the distance goes on beyond it.
      let side = phase.distance / 160
      attributes.transform = CGAffineTransform(rotationAngle: 0.35 * side)
        .concatenating(CGAffineTransform(translationX: 0, y: 30 * side * side))
    }
  }

  required init?(coder: NSCoder) { nil }

  override func itemSize(fitting size: CGSize) -> CGSize { CGSize(width: 64, height: 84) }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    scrolling.elements(in: rect, of: self) { super.layoutAttributesForElements(in: $0) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    scrolling.applied(to: super.layoutAttributesForItem(at: indexPath), in: self)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    super.shouldInvalidateLayout(forBoundsChange: newBounds) || scrolling.followsScrolling(of: self)
  }

  override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    scrolling.addVisibleItems(to: context, forBoundsChange: newBounds, of: self)
    return context
  }
}

/// Shows a fan.
final class FanViewController: SwatchesViewController {
  init() { super.init([Array(0..<12)], layout: FanLayout()) }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.contentInset.top = 16
  }
}
