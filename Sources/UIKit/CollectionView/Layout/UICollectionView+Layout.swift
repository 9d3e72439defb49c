// The layout pass: compares the layout's visible elements with the displayed ones and performs the changes: at once, or
// inside an animation block as part of it.

import CollectionIndex
import Runtime

extension UICollectionView {
  final func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
    tell(.layout, "invalidateLayout(with:)", [.context(context)]) { noteInvalidation(context) }
  }

  private func noteInvalidation(_ context: UICollectionViewLayoutInvalidationContext) {
    let isScrolling = layoutProgress.boundsChange?.isScrolling ?? false
    let isMoving = context.targetIndexPathsForInteractivelyMovingItems != nil
    // The attributes between two layouts depend on both.
    layoutProgress.invalidate(
      with: context, asksForTarget: !isScrolling && !isMoving, everything: transitions.interactiveTransition != nil)
    if context.changesCounts { data.forget() }
    if context.contentSizeAdjustment != .zero {
      contentSize = CGSize(
        width: contentSize.width + context.contentSizeAdjustment.width,
        height: contentSize.height + context.contentSizeAdjustment.height)
    }
    if context.contentOffsetAdjustment != .zero { adjustOffset(by: context.contentOffsetAdjustment) }
    if !work.isUnderWay { setNeedsLayout() }
  }

  /// Prepares the layout if that is needed: after an invalidation that covers everything, not after one that names
  /// elements. A layout that invalidates itself while it prepares is prepared once more, and then used as it is. The
  /// invalidations wait for the layout pass.
  func prepareLayoutIfNeeded() {
    layoutProgress.takePartialInvalidation()
    guard layoutProgress.beginPreparing() else { return }
    defer { layoutProgress.endPreparing() }
    if layoutProgress.invalidation.everything { updateLayoutDirection() }
    if layoutProgress.needsPreparation, ViewAnimation.isAnimating, layoutProgress.hasLaidOut {
      layoutInUse.keepFormerPlaces()
    }
    work.perform(laysOutAfter: false) {
      for _ in 0..<2 where layoutProgress.needsPreparation {
        if layoutProgress.takeInvalidation() { data.forget() }
        _ = loadedCounts()
        layoutInUse.needsPreparation = false
        tracedLayout.prepare()
      }
      layoutProgress.takePartialInvalidation()
      if !work.isInterrupted { layoutProgress.dropInvalidation() }
    }
  }

  /// The limit for successive passes in one frame. An unsettled layout continues in the next frame.
  private static let passesAtOnce = 10

  /// Performs a layout pass, and further ones while elements turn out to need other sizes or the app makes other
  /// requests meanwhile.
  func layOutElements() {
    guard dataSource != nil else { return }
    // During work, or in a batch that is not performed yet, the displayed state would contradict the data.
    guard !work.isUnderWay, work.updates.isEmpty, work.openBatch == nil else { return work.noteLayout() }
    var isSettled = false
    if let kept = anchors.kept { anchors.rule = .item(kept.path) }  // others may begin to be visible before it
    defer { anchors.rule = .firstSettled }
    work.perform(laysOutAfter: false) {
      _ = fitting.fitWhatChanged()
      for _ in 0..<Self.passesAtOnce where !isSettled {
        work.beginPass()
        layOutOnce()
        if !work.updates.isEmpty {  // they lay out
          isSettled = true
          break
        }
        let isInvalid = layoutProgress.needsPass || bounds != layoutProgress.laidOutBounds || rows.hasScrolled
        let isFitted = fitting.fitWhatChanged()
        isSettled = !(isFitted || work.needsLayout || isInvalid)
      }
    }
    rows.removeEmpty()
    if isSettled { anchors.endPasses() }
    work.waitsForNextFrame = !isSettled
    if !isSettled { fitting.nameUndecidedElement() }
  }

  /// Continues an unsettled layout in the next frame, even if it requested another layout meanwhile, as a content
  /// offset that follows measurements does.
  func waitForNextFrameIfNotSettled() {
    guard work.waitsForNextFrame else { return }
    work.waitsForNextFrame = false
    ownLayer.cancelLayout()
    let collectionView = Weak(self)
    ownLayer.complete({ collectionView.value?.setNeedsLayout() }, for: self)
  }

  /// Lays out after a change in which elements turned out to need other sizes, inside the block of its animation: their
  /// neighbours have moved or become visible, and may need other sizes in turn.
  /// - Parameter map: the keys before and after the change; nil if none has changed.
  func settle(after map: ElementMap? = nil) {
    for _ in 0..<Self.passesAtOnce {
      guard !work.isInterrupted, work.updates.isEmpty, layoutProgress.needsPass else { return }
      layOutOnce(after: map)
      _ = fitting.fitWhatChanged()
    }
  }

  /// Performs a single layout pass.
  /// - Parameter update: the keys before and after the update in which elements turned out to need other sizes; nil for
  ///   an independent pass.
  private func layOutOnce(after update: ElementMap? = nil) {
    let animation = ViewAnimation.isAnimating && layoutProgress.hasLaidOut ? ViewAnimation.current : nil
    let oldBounds = layoutProgress.laidOutBounds
    let isBoundsChange = animation != nil && bounds != oldBounds  // by the app, not by a target offset of this pass
    callRecorder?.began(
      animation == nil ? .layout : bounds == oldBounds ? .animatedLayout : .animatedBoundsChange, of: self)
    defer { callRecorder?.ended() }

    anchors.beginPass(at: contentOffset)
    prepareLayoutIfNeeded()
    if layoutProgress.prepared.isPending {
      updateContent(isAnimated: animation != nil, oldBounds: oldBounds)
      rows.place()
    } else {
      restoreAnchor()
    }
    guard !work.isInterrupted else { return }
    anchors.endPass(at: contentOffset)
    let invalid = layoutProgress.takePrepared(in: bounds)
    if invalid.everything { prefetching.invalidateFrames() }
    let boundsChanged = bounds != oldBounds
    let rowsScrolled = rows.hasScrolled
    rows.hasScrolled = false
    let map = visible.takeRenaming()
    if animation != nil && boundsChanged { tracedLayout.prepare(forAnimatedBoundsChange: oldBounds) }
    if invalid.everything || boundsChanged || rowsScrolled || !invalid.named.isEmpty {
      let asksAll = invalid.everything || boundsChanged || rowsScrolled
      var changes = changesOnScreen(invalid, asksAll: asksAll)
      if animation != nil {
        let isScrolling = (boundsChanged || rowsScrolled) && !invalid.asksForTarget && !invalid.counts
        let pass = AnimatedPass(isScrolling: isScrolling, map: update ?? map)
        EndQueries(to: tracedLayout, defaults: .pass(pass)).ask { ends in
          if isBoundsChange, !tracedLayout.hasDefaultEnds {
            changes.sort()
            ends.completeAll(&changes)
          } else {
            ends.complete(&changes)
          }
          if boundsChanged, invalid.everything, !invalid.counts {
            changes.passing = ends.passing(
              from: oldBounds, to: layoutProgress.laidOutBounds, now: bounds, upTo: 1, where: { visible[$0] == nil })
          }
        }
      }
      if invalid.isPending, asksAll, !work.isInterrupted { contentSize = tracedLayout.collectionViewContentSize }
      if !work.isInterrupted {
        presenter.perform(changes, in: animation, oldBounds: oldBounds, isReloaded: invalid.counts)
      }
      if let animation, boundsChanged, !invalid.asksForTarget, !invalid.counts {
        presenter.showWay(from: oldBounds, in: animation)
      }
      // An interrupted pass has displayed only some of its changes.
      if work.isInterrupted { layoutProgress.invalidateElements() }
    }
    if animation != nil && boundsChanged { tracedLayout.finalizeAnimatedBoundsChange() }
    if update == nil { layoutInUse.forgetFormerPlaces() }
  }

  /// Returns the difference between the layout's visible elements and the displayed ones.
  private func changesOnScreen(_ invalid: PendingInvalidation, asksAll: Bool) -> ElementChanges<Element> {
    // Scrolling alone changes no persisting element except for one in interactive movement.
    let moving = movement.key
    let layout = tracedLayout
    if asksAll, !invalid.everything, moving == nil, layout.hasSilentQueries {
      let bounds = bounds
      return ElementChanges(
        before: visible.shown, order: visible.stack, invalid: InvalidElements(invalid.named), in: bounds
      ) { isWanted in layout.layoutAttributesForElements(in: bounds, where: isWanted) }
    }
    let named = moving.map { invalid.named.union([$0]) } ?? invalid.named
    return ElementChanges(
      before: visible.shown, order: visible.stack, invalid: invalid.everything ? .all : InvalidElements(named)
    ) { _ in asksAll ? attributesOnScreen() : attributesAfter(invalid) }
  }

  /// Takes the content size of a prepared layout, and brings the content offset into range.
  private func updateContent(isAnimated: Bool, oldBounds: CGRect) {
    contentSize = tracedLayout.collectionViewContentSize
    if isMovingContent {
      keepMotionInRange()  // an invalidation may have shifted it
    } else if layoutProgress.prepared.everything {
      let asks =
        layoutProgress.prepared.asksForTarget && (isAnimated || bounds.size != oldBounds.size) && !oldBounds.isNull
      let kept = anchors.kept.flatMap { offset(for: $0, in: layoutInUse) }
      let new = asks ? targetOffset(proposed: kept) : clamped(kept ?? contentOffset)
      if new != contentOffset { bounds.origin = new }
      if let anchor = anchors.kept { anchors.settle(anchor, at: contentOffset) }
    }
    // The new offset may have invalidated something; an offset out of range then waits for the next pass.
    if prepareLayoutAgain(), layoutProgress.prepared.everything { moveIntoRange() }
  }

  /// Brings the kept item back in place in a pass without an invalidation: after a change of the size that the layout does
  /// not depend on, content that was brought into range returns with the former size.
  private func restoreAnchor() {
    guard let kept = anchors.kept, !isMovingContent, let offset = offset(for: kept, in: layoutInUse) else { return }
    let new = clamped(offset)
    if new != contentOffset { bounds.origin = new }
    anchors.settle(kept, at: contentOffset)
  }

  func attributesOnScreen() -> [UICollectionViewLayoutAttributes] {
    let bounds = bounds
    return movement.withMovingItem((tracedLayout.layoutAttributesForElements(in: bounds) ?? []).visible(in: bounds))
  }

  /// Returns the displayed attributes after a partial invalidation, with those of the named elements requested again.
  private func attributesAfter(_ invalid: PendingInvalidation) -> [UICollectionViewLayoutAttributes] {
    let bounds = bounds
    let others = visible.stack.filter { !$0.isDisappearing && !invalid.named.contains($0.key) }.map { $0.attributes }
    let named = invalid.named.ordered().compactMap { tracedLayout.attributes(for: $0) }
    return movement.withMovingItem(others + named.filter { $0.isVisible(in: bounds) })
  }

  // MARK: Layout direction

  /// Sets the direction of the x axis according to the layout, before it prepares. In mirrored layouts for the opposite
  /// reading direction, the x axis of the collection view is flipped, not its elements: the layout and the engine use
  /// the same coordinates in both directions.
  private func updateLayoutDirection() {
    let isFlipped =
      layoutInUse.flipsHorizontallyInOppositeLayoutDirection
      && effectiveUserInterfaceLayoutDirection != layoutInUse.developmentLayoutDirection
    guard isFlipped != ownLayer.mirrorsSublayers else { return }
    ownLayer.mirrorsSublayers = isFlipped
    updateAdjustedContentInset()
    indicators.update(in: self)
  }
}
