import UIKit

/// Pages side by side, each as large as the view, with parallax: their pictures move more slowly than the pages. Use it
/// in a collection view with `isPagingEnabled`.
///
/// While pages move, a gap of ``parallaxSpacing`` opens between them. A cell receives its distance from the centre as
/// ``ParallaxLayoutAttributes/parallaxValue``; moving its picture by a fraction of it in the opposite direction gives
/// an impression of depth. With Reduce Motion enabled, pages move as a whole.
@MainActor open class ParallaxPagingLayout: CenteredRowLayout {
  /// The additional offset of a page that is one page away from the centre, in points.
  public final var parallaxSpacing: CGFloat = 44 {
    didSet { if parallaxSpacing != oldValue { invalidateVisibleItems() } }
  }

  open override class var layoutAttributesClass: AnyClass { ParallaxLayoutAttributes.self }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let collectionView, itemSize.width > 0, let place = row.place(of: indexPath) else { return nil }
    let attributes = ParallaxLayoutAttributes(forCellWith: indexPath)
    position(attributes, at: place)
    let distance = (attributes.center.x - collectionView.bounds.midX) / itemSize.width
    if abs(distance) < 1, !isMotionReduced {
      attributes.parallaxValue = distance
      attributes.transform = CGAffineTransform(translationX: distance * parallaxSpacing, y: 0)
    }
    if let removal, removal.indexPath == indexPath {
      let scale = 1 - removal.collapse
      attributes.transform = CGAffineTransform(scaleX: scale, y: scale).concatenating(attributes.transform)
    }
    return attributes
  }
}
