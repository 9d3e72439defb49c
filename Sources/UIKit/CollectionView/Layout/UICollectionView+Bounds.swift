import QuartzCore

// Changes of bounds: what the layout is asked before, and the pass that an animated one needs.

/// A change of bounds for which the layout is invalidated.
struct BoundsChange {
  /// The size stays.
  let isScrolling: Bool
  /// What invalidation contexts add to the new content offset, in points.
  var adjustment = CGPoint.zero
}

extension UICollectionView {
  /// Asks the layout, while the bounds are the old ones, whether new ones invalidate it, and for the context. What
  /// that adds to the content offset becomes part of the change, about which the layout is not asked again.
  /// - Returns: the invalidation, for when the bounds are the new ones; nil when there is none.
  func askLayout(aboutNewBounds new: inout CGRect) -> (() -> Void)? {
    // While the view is being made the layout does not know it yet, and has nothing to invalidate.
    guard boundsChange == nil, layoutInUse.attachedCollectionView === self else { return nil }
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

  /// Invalidates the layout, which sees the new bounds. What its contexts add to the content offset also moves what a
  /// finger or a motion still does to the content.
  /// - Parameter anticipated: what of the contexts' additions the new bounds have from the start, in points.
  private func invalidateLayout(
    with context: UICollectionViewLayoutInvalidationContext, for change: BoundsChange, anticipated: CGPoint
  ) {
    var change = change
    during(&change) {
      layoutInUse.invalidateLayout(with: context)
      let adjustment = boundsChange!.adjustment
      shiftCourse(by: adjustment)
      if adjustment != anticipated {  // an override changed the context, or did not call super
        moveContent(
          to: CGPoint(
            x: contentOffset.x + adjustment.x - anticipated.x, y: contentOffset.y + adjustment.y - anticipated.y))
      }
    }
    callRecorder?.ended()
  }

  /// Has contexts that the layout is invalidated with meanwhile add to a change of bounds.
  private func during<Answer>(_ change: inout BoundsChange, _ body: () -> Answer) -> Answer {
    boundsChange = change
    defer {
      change = boundsChange!
      boundsChange = nil
    }
    return body()
  }

  /// Moves the content, and with it what a finger or a motion still does to it.
  func adjustOffset(by adjustment: CGPoint) {
    if let change = boundsChange {
      boundsChange?.adjustment = sum(change.adjustment, adjustment)
    } else {
      shiftContent(by: adjustment)
    }
  }

  /// Bounds that change in an animation block show their elements in that block.
  func layOutAtEndOfAnimationBlock() {
    guard ViewAnimation.isAnimating, layoutProgress.hasLaidOut, !work.isUnderWay else { return }
    ViewAnimation.current?.layOutAtEnd(ownLayer)
  }

  /// Where an animated layout is to end: what the layout makes of a proposal brought into range, by default of the
  /// present offset, and the delegate of that.
  func targetOffset(proposed: CGPoint? = nil) -> CGPoint {
    let proposed = clamped(proposed ?? contentOffset)
    let offset = tracedLayout.targetContentOffset(forProposedContentOffset: proposed)
    return tracedDelegate?.collectionView(self, targetContentOffsetForProposedContentOffset: offset) ?? offset
  }

  /// Moves the content to where an animated change ends, so that the layout answers for those bounds; nowhere while a
  /// finger or a throw moves it. A layout that was invalidated before, or is by this, prepares again.
  func moveToTargetOffset(proposed: CGPoint? = nil, in animation: ViewAnimation) {
    prepareLayoutAgain()
    animation.make { placeRows() }
    if !isMovingContent {
      let offset = targetOffset(proposed: proposed)
      if offset != contentOffset { animation.make { bounds.origin = offset } }
    }
    if prepareLayoutAgain() {
      animation.make {
        moveIntoRange()
        placeRows()
      }
      prepareLayoutAgain()
    }
  }

  /// Has a layout that was invalidated meanwhile prepare once more, and takes its content size.
  /// - Returns: whether that is another one.
  @discardableResult func prepareLayoutAgain() -> Bool {
    guard layoutProgress.needsPreparation else { return false }
    prepareLayoutIfNeeded()
    let old = contentSize
    contentSize = tracedLayout.collectionViewContentSize
    return contentSize != old
  }

  /// Brings the content offset into the range of the content, unless a finger or a motion moves it.
  func moveIntoRange() {
    let offset = clamped(contentOffset)
    if !isMovingContent, offset != contentOffset { bounds.origin = offset }
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

private func sum(_ a: CGPoint, _ b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
