import QuartzCore

/// A change of bounds that invalidates the layout.
struct BoundsChange {
  /// Whether the size stays the same.
  let isScrolling: Bool
  /// The sum of the adjustments of the content offset by invalidation contexts, in points.
  var adjustment = CGPoint.zero
}

/// The changes of a collection view's bounds: the queries to the layout before, the adjustments of the content offset
/// by the layout, and the final offset of an animated change.
@MainActor final class BoundsChanges: CollectionViewPart {
  /// The change for which the layout is being asked or invalidated; nil outside of one.
  @exclusivity(unchecked) private var current: BoundsChange?
  /// The animation of the update for which the layout prepares; nil outside of an update.
  @exclusivity(unchecked) private(set) var updateAnimation: ViewAnimation?

  /// Whether the layout is being asked or invalidated for bounds of the same size.
  var isScrolling: Bool { current?.isScrolling ?? false }

  /// Asks the layout, before the bounds change, whether new bounds invalidate it, and for the context. The context's
  /// adjustment of the content offset becomes part of the change, without another query.
  /// - Returns: the invalidation, to be performed after the change; nil if there is none.
  func askLayout(aboutNewBounds new: inout CGRect) -> (() -> Void)? {
    // During the initializer the layout is not attached yet, and has nothing to invalidate.
    guard current == nil, let collectionView, collectionView.layoutInUse.attachedCollectionView === collectionView
    else { return nil }
    let layout = collectionView.tracedLayout
    collectionView.callRecorder?.began(.boundsChange, of: collectionView)
    guard layout.shouldInvalidateLayout(forBoundsChange: new) else {
      collectionView.callRecorder?.ended()
      return nil
    }
    var change = BoundsChange(isScrolling: new.size == collectionView.bounds.size)
    let proposed = new
    let context = during(&change) { layout.invalidationContext(forBoundsChange: proposed) }
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
    let collectionView = collectionView!
    var change = change
    during(&change) {
      collectionView.layoutInUse.invalidateLayout(with: context)
      let adjustment = current!.adjustment
      collectionView.shiftCourse(by: adjustment)
      if adjustment != anticipated {  // an override changed the context, or did not call super
        let offset = collectionView.contentOffset
        collectionView.moveContent(
          to: CGPoint(x: offset.x + adjustment.x - anticipated.x, y: offset.y + adjustment.y - anticipated.y))
      }
    }
    collectionView.callRecorder?.ended()
  }

  /// Adds the adjustments of contexts that the layout is invalidated with during a closure to a change of bounds.
  private func during<Answer>(_ change: inout BoundsChange, _ body: () -> Answer) -> Answer {
    current = change
    defer {
      change = current!
      current = nil
    }
    return body()
  }

  /// Moves the content, including a drag or motion in progress. While the layout prepares for an update, the content
  /// moves in the update's animation, together with the elements.
  func adjustOffset(by adjustment: CGPoint) {
    if let change = current {
      current?.adjustment = sum(change.adjustment, adjustment)
    } else {
      let collectionView = collectionView!
      let old = collectionView.contentOffset
      if let updateAnimation {
        updateAnimation.make { collectionView.shiftContent(by: adjustment) }
      } else {
        collectionView.shiftContent(by: adjustment)
      }
      collectionView.layoutPass.anchors.followShift(from: old, to: collectionView.contentOffset)
    }
  }

  // MARK: Animated changes

  /// Begins to move the content in the animation of an update, for which the layout prepares.
  func beginUpdate(in animation: ViewAnimation) { updateAnimation = animation }

  func endUpdate() { updateAnimation = nil }

  /// Returns the final content offset of an animated layout: the proposal, by default the present offset, is brought
  /// into range and passed to the layout; its result is passed to the delegate.
  func targetOffset(proposed: CGPoint? = nil) -> CGPoint {
    let collectionView = collectionView!
    let proposed = collectionView.clamped(proposed ?? collectionView.contentOffset)
    let offset = collectionView.tracedLayout.targetContentOffset(forProposedContentOffset: proposed)
    return collectionView.tracedDelegate?.collectionView(
      collectionView, targetContentOffsetForProposedContentOffset: offset) ?? offset
  }

  /// Moves the content to the final offset of an animated change, so that the layout is queried for those bounds; not
  /// during a drag or a deceleration. A layout that is invalid, or becomes so, prepares again.
  func moveToTargetOffset(proposed: CGPoint? = nil, in animation: ViewAnimation) {
    let collectionView = collectionView!
    let pass = collectionView.layoutPass
    pass.prepareAgain()
    animation.make { collectionView.rows?.place() }
    if !collectionView.isMovingContent {
      let offset = targetOffset(proposed: proposed)
      if offset != collectionView.contentOffset { animation.make { collectionView.bounds.origin = offset } }
    }
    if pass.prepareAgain() {
      animation.make {
        moveIntoRange()
        collectionView.rows?.place()
      }
      pass.prepareAgain()
    }
  }

  /// Brings the content offset into range, unless a drag or motion is in progress.
  func moveIntoRange() {
    let collectionView = collectionView!
    let offset = collectionView.clamped(collectionView.contentOffset)
    if !collectionView.isMovingContent, offset != collectionView.contentOffset { collectionView.bounds.origin = offset }
  }
}

private func sum(_ a: CGPoint, _ b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
