import CollectionIndex
import Runtime

/// The layout pass of a collection view: compares the layout's visible elements with the displayed ones and performs
/// the changes, at once or inside an animation block as part of it.
///
/// Private methods receive the collection view, so that a pass reads it once: it is retained at each access.
@MainActor final class LayoutPass: CollectionViewPart {
  /// The difference between the layout and the displayed state.
  @exclusivity(unchecked) private(set) var progress = LayoutProgress()
  /// Whether the last passes have not settled the layout.
  @exclusivity(unchecked) private var waitsForNextFrame = false

  /// The item that keeps its position.
  let anchors = ContentAnchors()
  let boundsChanges = BoundsChanges()
  /// The measuring of elements.
  let fitting = ElementFitting()

  override func connect(to collectionView: UICollectionView) {
    super.connect(to: collectionView)
    for part in [anchors, boundsChanges, fitting] { part.connect(to: collectionView) }
  }

  // MARK: Invalidation

  /// Takes an invalidation of the layout, which waits for the next pass.
  func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
    let collectionView = collectionView!
    collectionView.tell(.layout, "invalidateLayout(with:)", [.context(context)]) {
      noteInvalidation(context, of: collectionView)
    }
  }

  private func noteInvalidation(
    _ context: UICollectionViewLayoutInvalidationContext, of collectionView: UICollectionView
  ) {
    let isMoving = context.targetIndexPathsForInteractivelyMovingItems != nil
    // The attributes between two layouts depend on both.
    progress.invalidate(
      with: context, asksForTarget: !boundsChanges.isScrolling && !isMoving,
      everything: collectionView.transitions.interactiveTransition != nil)
    if context.changesCounts { collectionView.data.forget() }
    if context.contentSizeAdjustment != .zero {
      collectionView.contentSize = CGSize(
        width: collectionView.contentSize.width + context.contentSizeAdjustment.width,
        height: collectionView.contentSize.height + context.contentSizeAdjustment.height)
    }
    if context.contentOffsetAdjustment != .zero { boundsChanges.adjustOffset(by: context.contentOffsetAdjustment) }
    if !collectionView.work.isUnderWay { collectionView.setNeedsLayout() }
  }

  /// Makes the next pass request the attributes of all elements; see ``LayoutProgress/invalidateElements()``.
  func invalidateElements() { progress.invalidateElements() }

  // MARK: Preparation

  /// Prepares the layout if that is needed: after an invalidation that covers everything, not after one that names
  /// elements. A layout that invalidates itself while it prepares is prepared once more, and then used as it is. The
  /// invalidations wait for the layout pass.
  func prepareIfNeeded() { prepareIfNeeded(in: collectionView) }

  private func prepareIfNeeded(in collectionView: UICollectionView) {
    progress.takePartialInvalidation()
    guard progress.beginPreparing() else { return }
    defer { progress.endPreparing() }
    if progress.invalidation.everything { updateLayoutDirection(of: collectionView) }
    if progress.needsPreparation, ViewAnimation.isAnimating, progress.hasLaidOut {
      collectionView.layoutInUse.keepFormerPlaces()
    }
    collectionView.work.perform(laysOutAfter: false) {
      for _ in 0..<2 where progress.needsPreparation {
        if progress.takeInvalidation() { collectionView.data.forget() }
        _ = collectionView.data.loadedCounts()
        collectionView.layoutInUse.needsPreparation = false
        collectionView.tracedLayout.prepare()
      }
      progress.takePartialInvalidation()
      if !collectionView.work.isInterrupted { progress.dropInvalidation() }
    }
  }

  /// Prepares a layout that was invalidated meanwhile once more, and takes its content size.
  /// - Returns: whether the size has changed.
  @discardableResult func prepareAgain() -> Bool {
    guard progress.needsPreparation else { return false }
    let collectionView = collectionView!
    prepareIfNeeded(in: collectionView)
    let old = collectionView.contentSize
    collectionView.contentSize = collectionView.tracedLayout.collectionViewContentSize
    return collectionView.contentSize != old
  }

  /// Takes the prepared invalidations, to be displayed in the present bounds.
  @discardableResult func takePrepared() -> PendingInvalidation { progress.takePrepared(in: collectionView.bounds) }

  // MARK: Passes

  /// The limit for successive passes in one frame. An unsettled layout continues in the next frame.
  private static let passesAtOnce = 10

  /// Performs a layout pass, and further ones while elements turn out to need other sizes or the app makes other
  /// requests meanwhile.
  func layOut() {
    let collectionView = collectionView!
    let work = collectionView.work
    guard collectionView.dataSource != nil else { return }
    // During work, or in a batch that is not performed yet, the displayed state would contradict the data.
    guard !work.isUnderWay, work.updates.isEmpty, work.openBatch == nil else { return work.noteLayout() }
    var isSettled = false
    if let kept = anchors.kept { anchors.rule = .item(kept.path) }  // others may begin to be visible before it
    defer { anchors.rule = .firstSettled }
    work.perform(laysOutAfter: false) {
      _ = fitting.fitWhatChanged()
      for _ in 0..<Self.passesAtOnce where !isSettled {
        work.beginPass()
        layOutOnce(in: collectionView)
        if !work.updates.isEmpty {  // they lay out
          isSettled = true
          break
        }
        let isInvalid =
          progress.needsPass || collectionView.bounds != progress.laidOutBounds
          || collectionView.rows?.hasScrolled ?? false
        let isFitted = fitting.fitWhatChanged()
        isSettled = !(isFitted || work.needsLayout || isInvalid)
      }
    }
    collectionView.rows?.removeEmpty()
    if isSettled { anchors.endPasses() }
    waitsForNextFrame = !isSettled
    if !isSettled { fitting.nameUndecidedElement() }
  }

  /// Lays out within the animation block in which the bounds change.
  func layOutAtEndOfAnimationBlock() {
    guard ViewAnimation.isAnimating, progress.hasLaidOut, !collectionView.work.isUnderWay else { return }
    ViewAnimation.current?.layOutAtEnd(collectionView.ownLayer)
  }

  /// Continues an unsettled layout in the next frame, even if it requested another layout meanwhile, as a content
  /// offset that follows measurements does.
  func waitForNextFrameIfNotSettled() {
    guard waitsForNextFrame else { return }
    waitsForNextFrame = false
    let collectionView = collectionView!
    collectionView.ownLayer.cancelLayout()
    let list = Weak(collectionView)
    collectionView.ownLayer.complete({ list.value?.setNeedsLayout() }, for: collectionView)
  }

  /// Lays out after a change in which elements turned out to need other sizes, inside the block of its animation: their
  /// neighbours have moved or become visible, and may need other sizes in turn.
  /// - Parameter map: the keys before and after the change; nil if none has changed.
  func settle(after map: ElementMap? = nil) {
    let collectionView = collectionView!
    let work = collectionView.work
    for _ in 0..<Self.passesAtOnce {
      guard !work.isInterrupted, work.updates.isEmpty, progress.needsPass else { return }
      layOutOnce(in: collectionView, after: map)
      _ = fitting.fitWhatChanged()
    }
  }

  /// Performs a single layout pass.
  /// - Parameter update: the keys before and after the update in which elements turned out to need other sizes; nil for
  ///   an independent pass.
  private func layOutOnce(in collectionView: UICollectionView, after update: ElementMap? = nil) {
    let work = collectionView.work
    let animation = ViewAnimation.isAnimating && progress.hasLaidOut ? ViewAnimation.current : nil
    let oldBounds = progress.laidOutBounds
    // By the app, not by a target offset of this pass.
    let isBoundsChange = animation != nil && collectionView.bounds != oldBounds
    collectionView.callRecorder?.began(
      animation == nil ? .layout : collectionView.bounds == oldBounds ? .animatedLayout : .animatedBoundsChange,
      of: collectionView)
    defer { collectionView.callRecorder?.ended() }

    anchors.beginPass(at: collectionView.contentOffset)
    prepareIfNeeded(in: collectionView)
    if progress.prepared.isPending {
      updateContent(of: collectionView, isAnimated: animation != nil, oldBounds: oldBounds)
      collectionView.rows?.place()
    } else {
      anchors.restore()
    }
    guard !work.isInterrupted else { return }
    anchors.endPass(at: collectionView.contentOffset)
    let invalid = progress.takePrepared(in: collectionView.bounds)
    if invalid.everything { collectionView.prefetching?.invalidateFrames() }
    let boundsChanged = collectionView.bounds != oldBounds
    let rowsScrolled = collectionView.rows?.takeScrolling() ?? false
    let map = collectionView.visible.takeRenaming()
    if animation != nil && boundsChanged {
      collectionView.tracedLayout.prepare(forAnimatedBoundsChange: oldBounds)
    }
    if invalid.everything || boundsChanged || rowsScrolled || !invalid.named.isEmpty {
      let asksAll = invalid.everything || boundsChanged || rowsScrolled
      var changes = changesOnScreen(of: collectionView, invalid, asksAll: asksAll)
      if animation != nil {
        let isScrolling = (boundsChanged || rowsScrolled) && !invalid.asksForTarget && !invalid.counts
        let pass = AnimatedPass(isScrolling: isScrolling, map: update ?? map)
        EndQueries(to: collectionView.tracedLayout, defaults: .pass(pass)).ask { ends in
          if isBoundsChange, !collectionView.tracedLayout.hasDefaultEnds {
            changes.sort()
            ends.completeAll(&changes)
          } else {
            ends.complete(&changes)
          }
          if boundsChanged, invalid.everything, !invalid.counts {
            changes.passing = ends.passing(
              from: oldBounds, to: progress.laidOutBounds, now: collectionView.bounds, upTo: 1,
              where: { collectionView.visible[$0] == nil })
          }
        }
      }
      if invalid.isPending, asksAll, !work.isInterrupted {
        collectionView.contentSize = collectionView.tracedLayout.collectionViewContentSize
      }
      if !work.isInterrupted {
        collectionView.presenter.perform(changes, in: animation, oldBounds: oldBounds, isReloaded: invalid.counts)
      }
      if let animation, boundsChanged, !invalid.asksForTarget, !invalid.counts {
        collectionView.presenter.showWay(from: oldBounds, in: animation)
      }
      // An interrupted pass has displayed only some of its changes.
      if work.isInterrupted { progress.invalidateElements() }
    }
    if animation != nil && boundsChanged { collectionView.tracedLayout.finalizeAnimatedBoundsChange() }
    if update == nil { collectionView.layoutInUse.forgetFormerPlaces() }
  }

  /// Returns the difference between the layout's visible elements and the displayed ones.
  private func changesOnScreen(
    of collectionView: UICollectionView, _ invalid: PendingInvalidation, asksAll: Bool
  ) -> ElementChanges<Element> {
    let visible = collectionView.visible
    // Scrolling alone changes no persisting element except for one in interactive movement.
    let moving = collectionView.movement.key
    let layout = collectionView.tracedLayout
    if asksAll, !invalid.everything, moving == nil, layout.hasSilentQueries {
      let bounds = collectionView.bounds
      return ElementChanges(
        before: visible.shown, order: visible.stack, invalid: InvalidElements(invalid.named), in: bounds
      ) { isWanted in layout.layoutAttributesForElements(in: bounds, where: isWanted) }
    }
    let named = moving.map { invalid.named.union([$0]) } ?? invalid.named
    return ElementChanges(
      before: visible.shown, order: visible.stack, invalid: invalid.everything ? .all : InvalidElements(named)
    ) { _ in asksAll ? attributesOnScreen() : attributesAfter(invalid, in: collectionView) }
  }

  /// Takes the content size of a prepared layout, and brings the content offset into range.
  private func updateContent(of collectionView: UICollectionView, isAnimated: Bool, oldBounds: CGRect) {
    collectionView.contentSize = collectionView.tracedLayout.collectionViewContentSize
    if collectionView.isMovingContent {
      collectionView.keepMotionInRange()  // an invalidation may have shifted it
    } else if progress.prepared.everything {
      let asks =
        progress.prepared.asksForTarget && (isAnimated || collectionView.bounds.size != oldBounds.size)
        && !oldBounds.isNull
      let kept = anchors.kept.flatMap { anchors.offset(for: $0, in: collectionView.layoutInUse) }
      let new =
        asks
        ? boundsChanges.targetOffset(proposed: kept) : collectionView.clamped(kept ?? collectionView.contentOffset)
      if new != collectionView.contentOffset { collectionView.bounds.origin = new }
      if let anchor = anchors.kept {
        anchors.settle(anchor, at: new, isDisplaced: new != kept)
      } else {
        anchors.forget()
      }
    }
    // The new offset may have invalidated something; an offset out of range then waits for the next pass.
    if prepareAgain(), progress.prepared.everything { boundsChanges.moveIntoRange() }
  }

  /// Returns the layout's attributes of the elements in the bounds, with those of an item in interactive movement.
  func attributesOnScreen() -> [UICollectionViewLayoutAttributes] {
    let collectionView = collectionView!
    let bounds = collectionView.bounds
    return collectionView.movement.withMovingItem(
      (collectionView.tracedLayout.layoutAttributesForElements(in: bounds) ?? []).visible(in: bounds))
  }

  /// Returns the displayed attributes after a partial invalidation, with those of the named elements requested again.
  private func attributesAfter(
    _ invalid: PendingInvalidation, in collectionView: UICollectionView
  ) -> [UICollectionViewLayoutAttributes] {
    let bounds = collectionView.bounds
    let others = collectionView.visible.stack.filter { !$0.isDisappearing && !invalid.named.contains($0.key) }
      .map { $0.attributes }
    let named = invalid.named.ordered().compactMap { collectionView.tracedLayout.attributes(for: $0) }
    return collectionView.movement.withMovingItem(others + named.filter { $0.isVisible(in: bounds) })
  }

  // MARK: Layout direction

  /// Sets the direction of the x axis according to the layout, before it prepares. In mirrored layouts for the opposite
  /// reading direction, the x axis of the collection view is flipped, not its elements: the layout and the engine use
  /// the same coordinates in both directions.
  private func updateLayoutDirection(of collectionView: UICollectionView) {
    let layout = collectionView.layoutInUse
    let isFlipped =
      layout.flipsHorizontallyInOppositeLayoutDirection
      && collectionView.effectiveUserInterfaceLayoutDirection != layout.developmentLayoutDirection
    guard isFlipped != collectionView.ownLayer.mirrorsSublayers else { return }
    collectionView.ownLayer.mirrorsSublayers = isFlipped
    collectionView.updateAdjustedContentInset()
    collectionView.indicators.update(in: collectionView)
  }
}
