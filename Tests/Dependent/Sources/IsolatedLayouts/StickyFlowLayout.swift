import UIKit

// A target whose declarations are isolated to the main actor by default, as in an app that Xcode 26 creates.

final class StickyContext: UICollectionViewFlowLayoutInvalidationContext {
  var onlyHeaders = false

  override var invalidateEverything: Bool { !onlyHeaders }
}

final class StickyAttributes: UICollectionViewLayoutAttributes {
  nonisolated(unsafe) var distance: CGFloat = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone) as! StickyAttributes
    copy.distance = distance
    return copy
  }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    super.isEqual(object) && (object as? StickyAttributes)?.distance == distance
  }
}

final class StickyFlowLayout: UICollectionViewFlowLayout {
  override class var invalidationContextClass: AnyClass { StickyContext.self }
  override class var layoutAttributesClass: AnyClass { StickyAttributes.self }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    (context as? StickyContext)?.onlyHeaders = newBounds.size == collectionView?.bounds.size
    return context
  }
}
