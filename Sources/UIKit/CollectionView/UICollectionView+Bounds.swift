// Changes of bounds: what the layout is asked before, and the pass that an animated one needs.

/// A change of bounds while the layout is being invalidated for it.
struct BoundsChange {
  /// The size stays.
  let isScrolling: Bool
  /// What invalidation contexts add to the new content offset, in points.
  var adjustment = CGPoint.zero
}

extension UICollectionView {
  /// Asks the layout whether new bounds invalidate it. What its context adds to the content offset becomes part of the
  /// change, about which the layout is not asked again.
  func invalidateLayout(forNewBounds new: inout CGRect) {
    guard boundsChange == nil, collectionViewLayout.shouldInvalidateLayout(forBoundsChange: new) else { return }
    boundsChange = BoundsChange(isScrolling: new.size == bounds.size)
    collectionViewLayout.invalidateLayout(with: collectionViewLayout.invalidationContext(forBoundsChange: new))
    let adjustment = boundsChange?.adjustment ?? .zero
    boundsChange = nil
    new.origin.x += adjustment.x
    new.origin.y += adjustment.y
  }

  /// Moves the content without moving what a finger or a throw does to it.
  func adjustOffset(by adjustment: CGPoint) {
    if let change = boundsChange {
      boundsChange?.adjustment = CGPoint(
        x: change.adjustment.x + adjustment.x, y: change.adjustment.y + adjustment.y)
    } else {
      bounds.origin = CGPoint(x: bounds.origin.x + adjustment.x, y: bounds.origin.y + adjustment.y)
    }
  }

  /// Bounds that change in an animation block show their elements in that block.
  func layOutAtEndOfAnimationBlock() {
    guard ViewAnimation.isAnimating, !laidOutBounds.isNull, !isLayingOut else { return }
    ViewAnimation.current?.layOutAtEnd(layer)
  }
}
