import UIKit

/// What of an ``ExpandableListLayout`` is invalid: everything, or only the headers.
open class ExpandableListInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Only the headers have moved: the list is scrolled.
  public var invalidateSectionHeaders = false

  open override var invalidateEverything: Bool { !invalidateSectionHeaders }
}
