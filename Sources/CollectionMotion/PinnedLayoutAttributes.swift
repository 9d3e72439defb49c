import UIKit

/// The attributes of a header in an ``ExpandableListLayout``.
open class PinnedLayoutAttributes: UICollectionViewLayoutAttributes {
  /// The distance of the header below its position at rest, in points; not negative. The header is pinned if this is
  /// not 0.
  // Apple's attributes are isolated to the main actor, but are copied and compared outside it.
  open nonisolated(unsafe) var pinnedDistance: CGFloat = 0

  open override func copy(with zone: NSZone? = nil) -> AnyValue {
    let copy = super.copy(with: zone)
    (copy as? PinnedLayoutAttributes)?.pinnedDistance = pinnedDistance
    return copy
  }

  open override func isEqual(_ object: AnyValue?) -> Bool {
    guard let other = object as? PinnedLayoutAttributes else { return false }
    return pinnedDistance == other.pinnedDistance && super.isEqual(object)
  }
}
