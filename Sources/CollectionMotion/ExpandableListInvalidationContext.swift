import UIKit

/// The invalidated parts of an ``ExpandableListLayout``: everything, or only the headers.
open class ExpandableListInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether only the headers are invalid, as after scrolling.
  public var invalidateSectionHeaders = false

  open override var invalidateEverything: Bool { !invalidateSectionHeaders }
}
