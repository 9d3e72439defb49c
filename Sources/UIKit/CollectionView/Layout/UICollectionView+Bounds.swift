import QuartzCore

// Changes of bounds: the queries to the layout before, and the pass after an animated one.

/// A change of bounds that invalidates the layout.
struct BoundsChange {
  /// Whether the size stays the same.
  let isScrolling: Bool
  /// The sum of the adjustments of the content offset by invalidation contexts, in points.
  var adjustment = CGPoint.zero
}

extension UICollectionView {
  /// Asks the layout, before the bounds change, whether new bounds invalidate it, and for the context. The context's
  /// adjustment of the content offset becomes part of the change, without another query.
  /// - Returns: the invalidation, to be performed after the change; nil if there is none.
  func askLayout(aboutNewBounds new: inout CGRect) -> (() -> Void)? {
    // During the initializer the layout is not attached yet, and has nothing to invalidate.
    guard layoutProgress.boundsChange == nil, layoutInUse.attachedCollectionView === self else { return nil }
    callRecorder?.began(.boundsChange, of: self)
    guard tracedLayout.shouldInvalidateLayout(forBoundsChange: new) else {
      callRecorder?.ended()
      return nil
    }
    var change = BoundsChange(isScrolling: new.size == bounds.size)
    let proposed = new
    let context = during(&change) { tracedLayout.invalidationContext(forBoundsChange: proposed) }
    let anticipated = sum(change.adjustment, context.contentOffsetAdjustment)
    new.origin = sum(new.origin, anticipated)
    return { [self] in invalidateLayout(with: context, for: change, anticipated: anticipated) }
  }

  /// Invalidates the layout, which sees the new bounds. The adjustment of the content offset by its contexts also
  /// applies to a drag or motion in progress.
  /// - Parameter anticipated: the part of the adjustment that the new bounds contain already, in points.
  private func invalidateLayout(
    with context: UICollectionViewLayoutInvalidationContext, for change: BoundsChange, anticipated: CGPoint
  ) {
    var change = change
    during(&change) {
      layoutInUse.invalidateLayout(with: context)
      let adjustment = layoutProgress.boundsChange!.adjustment
      shiftCourse(by: adjustment)
      if adjustment != anticipated {  // an override changed the context, or did not call super
        moveContent(
          to: CGPoint(
            x: contentOffset.x + adjustment.x - anticipated.x, y: contentOffset.y + adjustment.y - anticipated.y))
      }
    }
    callRecorder?.ended()
  }

  /// Adds the adjustments of contexts that the layout is invalidated with during a closure to a change of bounds.
  private func during<Answer>(_ change: inout BoundsChange, _ body: () -> Answer) -> Answer {
    layoutProgress.boundsChange = change
    defer {
      change = layoutProgress.boundsChange!
      layoutProgress.boundsChange = nil
    }
    return body()
  }

  /// Moves the content, including a drag or motion in progress. While the layout prepares for an update, the content moves
  /// in the update's animation, together with the elements.
  func adjustOffset(by adjustment: CGPoint) {
    if let change = layoutProgress.boundsChange {
      layoutProgress.boundsChange?.adjustment = sum(change.adjustment, adjustment)
    } else {
      let old = contentOffset
      if let animation = layoutProgress.updateAnimation {
        animation.make { shiftContent(by: adjustment) }
      } else {
        shiftContent(by: adjustment)
      }
      anchors.followShift(from: old, to: contentOffset)
    }
  }

  /// Lays out within the animation block in which the bounds change.
  func layOutAtEndOfAnimationBlock() {
    guard ViewAnimation.isAnimating, layoutProgress.hasLaidOut, !work.isUnderWay else { return }
    ViewAnimation.current?.layOutAtEnd(ownLayer)
  }

  /// Returns the final content offset of an animated layout: the proposal, by default the present offset, is brought
  /// into range and passed to the layout; its result is passed to the delegate.
  func targetOffset(proposed: CGPoint? = nil) -> CGPoint {
    let proposed = clamped(proposed ?? contentOffset)
    let offset = tracedLayout.targetContentOffset(forProposedContentOffset: proposed)
    return tracedDelegate?.collectionView(self, targetContentOffsetForProposedContentOffset: offset) ?? offset
  }

  /// Moves the content to the final offset of an animated change, so that the layout is queried for those bounds; not
  /// during a drag or a deceleration. A layout that is invalid, or becomes so, prepares again.
  func moveToTargetOffset(proposed: CGPoint? = nil, in animation: ViewAnimation) {
    prepareLayoutAgain()
    animation.make { rows.place() }
    if !isMovingContent {
      let offset = targetOffset(proposed: proposed)
      if offset != contentOffset { animation.make { bounds.origin = offset } }
    }
    if prepareLayoutAgain() {
      animation.make {
        moveIntoRange()
        rows.place()
      }
      prepareLayoutAgain()
    }
  }

  /// Prepares a layout that was invalidated meanwhile once more, and takes its content size.
  /// - Returns: whether the size has changed.
  @discardableResult func prepareLayoutAgain() -> Bool {
    guard layoutProgress.needsPreparation else { return false }
    prepareLayoutIfNeeded()
    let old = contentSize
    contentSize = tracedLayout.collectionViewContentSize
    return contentSize != old
  }

  /// Brings the content offset into range, unless a drag or motion is in progress.
  func moveIntoRange() {
    let offset = clamped(contentOffset)
    if !isMovingContent, offset != contentOffset { bounds.origin = offset }
  }
}

private func sum(_ a: CGPoint, _ b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
