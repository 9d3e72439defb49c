import QuartzCore

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
  /// change, about which the layout is not asked again, and of what a finger or a motion still does to the content.
  func invalidateLayout(forNewBounds new: inout CGRect) {
    // While the view is being made the layout does not know it yet, and has nothing to invalidate.
    guard boundsChange == nil, collectionViewLayout.user === self else { return }
    callRecorder?.began(.boundsChange, of: self)
    defer { callRecorder?.ended() }
    guard tracedLayout.shouldInvalidateLayout(forBoundsChange: new) else { return }
    boundsChange = BoundsChange(isScrolling: new.size == bounds.size)
    collectionViewLayout.invalidateLayout(with: tracedLayout.invalidationContext(forBoundsChange: new))
    let adjustment = boundsChange?.adjustment ?? .zero
    boundsChange = nil
    new.origin.x += adjustment.x
    new.origin.y += adjustment.y
    shiftCourse(by: adjustment)
  }

  /// Moves the content, and with it what a finger or a motion still does to it.
  func adjustOffset(by adjustment: CGPoint) {
    if let change = boundsChange {
      boundsChange?.adjustment = CGPoint(
        x: change.adjustment.x + adjustment.x, y: change.adjustment.y + adjustment.y)
    } else {
      shiftContent(by: adjustment)
    }
  }

  /// Bounds that change in an animation block show their elements in that block.
  func layOutAtEndOfAnimationBlock() {
    guard ViewAnimation.isAnimating, !laidOutBounds.isNull, !isLayingOut else { return }
    ViewAnimation.current?.layOutAtEnd(layer)
  }

  /// Where an animated layout is to end: what the layout makes of a proposal brought into range, by default of the
  /// present offset, and the delegate of that.
  func targetOffset(proposed: CGPoint? = nil) -> CGPoint {
    let proposed = clamped(proposed ?? contentOffset)
    let offset = tracedLayout.targetContentOffset(forProposedContentOffset: proposed)
    return tracedDelegate?.collectionView(self, targetContentOffsetForProposedContentOffset: offset) ?? offset
  }

  /// Moves the content to where an animated change ends, so that the layout answers for those bounds; nowhere while a
  /// finger or a throw moves it. A layout that is invalidated by it prepares again.
  func moveToTargetOffset(proposed: CGPoint? = nil, in animation: ViewAnimation) {
    if !isMovingContent {
      let offset = targetOffset(proposed: proposed)
      if offset != contentOffset { animation.make { bounds.origin = offset } }
    }
    guard invalidation.isPending else { return }
    prepareLayoutIfNeeded()
    prepared = PendingInvalidation()
    contentSize = tracedLayout.collectionViewContentSize
  }

  /// The animation of a change that the program asked for: 0.3 s with ease in and out, unless a block or a transaction
  /// around it says otherwise.
  func makeChangeAnimation() -> ViewAnimation {
    ViewAnimation(
      duration: UIView.areAnimationsEnabled
        ? CATransaction.explicitAnimationDuration ?? AxisMotion.programmaticDuration : 0,
      delay: 0, curve: .timing(CAMediaTimingFunction(name: .easeInEaseOut)), options: [])
  }
}
