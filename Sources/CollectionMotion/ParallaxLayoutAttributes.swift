import UIKit

/// The attributes of a page in a ``ParallaxPagingLayout``.
open class ParallaxLayoutAttributes: UICollectionViewLayoutAttributes {
  /// How far the page's middle is from the view's, in page widths, between -1 and 1; nil for a page that is farther
  /// away. Above 0 for pages that come later, which lie on the left where people read from right to left.
  // Apple's attributes are on the main actor, but are copied and compared outside of it.
  open nonisolated(unsafe) var parallaxValue: CGFloat?

  open override func copy(with zone: NSZone? = nil) -> AnyValue {
    let copy = super.copy(with: zone)
    (copy as? ParallaxLayoutAttributes)?.parallaxValue = parallaxValue
    return copy
  }

  open override func isEqual(_ object: AnyValue?) -> Bool {
    guard let other = object as? ParallaxLayoutAttributes else { return false }
    return parallaxValue == other.parallaxValue && super.isEqual(object)
  }
}
