import UIKit

/// Pages side by side, each as large as the view, whose pictures lag behind when they are turned. For a collection
/// view with `isPagingEnabled`.
///
/// Between the pages a gap of ``parallaxSpacing`` opens while they move. How far a page is from the middle is told to
/// its cell as ``ParallaxLayoutAttributes/parallaxValue``; a cell that moves its picture by a part of it against the
/// movement gives the impression of depth. With reduced motion pages move as a whole.
@MainActor open class ParallaxPagingLayout: CenteredRowLayout {
  /// How much farther than its place a page is that is one page away, in points.
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
