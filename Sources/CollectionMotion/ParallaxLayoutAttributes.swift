import UIKit

/// The attributes of a page in a ``ParallaxPagingLayout``.
open class ParallaxLayoutAttributes: UICollectionViewLayoutAttributes {
  /// The distance of the page's centre from the view's, in page widths, between -1 and 1; nil for a page farther away.
  /// Positive for pages that come later, which are on the left in a right-to-left layout.
  // Apple's attributes are isolated to the main actor, but are copied and compared outside it.
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
