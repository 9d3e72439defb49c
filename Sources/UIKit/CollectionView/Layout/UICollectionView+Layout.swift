// The layout pass: what the layout has on screen is compared with what is shown, and the changes are performed: at once,
// or inside an animation block in that.

import CollectionIndex
import Runtime

extension UICollectionView {
  final func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
    tell(.layout, "invalidateLayout(with:)", [.context(context)]) { noteInvalidation(context) }
  }

  private func noteInvalidation(_ context: UICollectionViewLayoutInvalidationContext) {
    let isScrolling = boundsChange?.isScrolling ?? false
    let isMoving = context.targetIndexPathsForInteractivelyMovingItems != nil
    invalidation.merge(context, asksForTarget: !isScrolling && !isMoving)
    // What is on screen between two layouts depends on both.
    if interactiveTransition != nil { invalidation.everything = true }
    if context.invalidateDataSourceCounts { data.forget() }
    if context.contentSizeAdjustment != .zero {
      contentSize = CGSize(
        width: contentSize.width + context.contentSizeAdjustment.width,
        height: contentSize.height + context.contentSizeAdjustment.height)
    }
    if context.contentOffsetAdjustment != .zero { adjustOffset(by: context.contentOffsetAdjustment) }
    if !work.isUnderWay { setNeedsLayout() }
  }

  /// Has the layout prepare when it is due. A layout that invalidates itself while it prepares, prepares once
  /// more; after that it is taken as it is. What was invalid waits in `prepared` for the layout pass.
  func prepareLayoutIfNeeded() {
    guard !isPreparing else { return }  // a layout may ask the collection view while it prepares
    isPreparing = true
    defer { isPreparing = false }
    if invalidation.everything { updateLayoutDirection() }
    if invalidation.isPending, ViewAnimation.isAnimating, !laidOutBounds.isNull { layoutInUse.keepFormerPlaces() }
    working(laysOutAfter: false) {
      for _ in 0..<2 where invalidation.isPending {
        if invalidation.counts { data.forget() }
        prepared.formUnion(invalidation)
        invalidation = PendingInvalidation()
        _ = loadedCounts()
        layoutInUse.needsPreparation = false
        tracedLayout.prepare()
      }
      if !work.isInterrupted { invalidation = PendingInvalidation() }
    }
  }

  /// So many passes follow each other at once; what is still not settled then waits for the next frame.
  private static let passesAtOnce = 10

  /// One pass, and more as long as elements turn out to need other sizes or the program asks for something else
  /// meanwhile.
  func layOutElements() {
    guard dataSource != nil else { return }
    // In the middle of work, or of a batch that is not performed yet, the screen would contradict the data.
    guard !work.isUnderWay, work.updates.isEmpty, openBatch == nil else { return work.noteLayout() }
    var isSettled = false
    if let keptAnchor { anchorRule = .item(keptAnchor.path) }  // others may come to begin on the screen before it
    defer { anchorRule = .firstSettled }
    working(laysOutAfter: false) {
      _ = fitWhatChanged()
      for _ in 0..<Self.passesAtOnce where !isSettled {
        work.beginPass()
        layOutOnce()
        if !work.updates.isEmpty {  // they lay out
          isSettled = true
          break
        }
        let isInvalid =
          invalidation.isPending || prepared.isPending || bounds != laidOutBounds || rows.hasScrolled
        let isFitted = fitWhatChanged()
        isSettled = !(isFitted || work.needsLayout || isInvalid)
      }
    }
    removeEmptyRows()
    waitsForNextFrame = !isSettled
    if !isSettled { noteUndecidedElement() }
  }

  /// At the end of a layout: what was not settled in it waits for the next frame, also where it asked for another layout
  /// meanwhile, as a content offset does that follows what is measured.
  func waitForNextFrameIfNotSettled() {
    guard waitsForNextFrame else { return }
    waitsForNextFrame = false
    ownLayer.cancelLayout()
    let collectionView = Weak(self)
    ownLayer.complete({ collectionView.value?.setNeedsLayout() }, for: self)
  }

  /// Lays out after a change in whose course elements turned out to need other sizes, inside the block of its animation:
  /// they made room for others, or pushed them out, and these may need other sizes in turn.
  /// - Parameter update: of the change, where it is one.
  func settle(after update: CollectionUpdate? = nil) {
    for _ in 0..<Self.passesAtOnce {
      guard !work.isInterrupted, work.updates.isEmpty, prepared.isPending || invalidation.isPending else { return }
      layOutOnce(after: update)
      _ = fitWhatChanged()
    }
  }

  /// - Parameter update: the one in whose course elements turned out to need other sizes; nil for a pass by itself.
  private func layOutOnce(after update: CollectionUpdate? = nil) {
    let animation = ViewAnimation.isAnimating && !laidOutBounds.isNull ? ViewAnimation.current : nil
    let oldBounds = laidOutBounds
    callRecorder?.began(
      animation == nil ? .layout : bounds == oldBounds ? .animatedLayout : .animatedBoundsChange, of: self)
    defer { callRecorder?.ended() }

    prepareLayoutIfNeeded()
    if prepared.isPending {
      updateContent(isAnimated: animation != nil, oldBounds: oldBounds)
      placeRows()
    }
    guard !work.isInterrupted else { return }
    keptAnchor = nil
    let invalid = prepared
    prepared = PendingInvalidation()
    laidOutBounds = bounds
    if invalid.everything { changePrefetchers { $0.invalidateFrames() } }
    let boundsChanged = bounds != oldBounds
    let rowsScrolled = rows.hasScrolled
    rows.hasScrolled = false
    let map = renaming
    renaming = nil
    if animation != nil && boundsChanged { tracedLayout.prepare(forAnimatedBoundsChange: oldBounds) }
    if invalid.everything || boundsChanged || rowsScrolled || !invalid.named.isEmpty {
      let asksAll = invalid.everything || boundsChanged || rowsScrolled
      var changes = changesOnScreen(invalid, asksAll: asksAll)
      if animation != nil {
        change = .pass(
          AnimatedPass(
            isScrolling: (boundsChanged || rowsScrolled) && !invalid.asksForTarget && !invalid.counts, update: update,
            map: map))
        askForEnds(of: &changes)
        if boundsChanged, invalid.everything, !invalid.counts {
          changes.passing = passing(from: oldBounds, where: { visible[$0] == nil })
        }
        change = .none
      }
      if invalid.isPending, asksAll, !work.isInterrupted { contentSize = tracedLayout.collectionViewContentSize }
      if !work.isInterrupted { perform(changes, in: animation, oldBounds: oldBounds, isReloaded: invalid.counts) }
      if let animation, boundsChanged, !invalid.asksForTarget, !invalid.counts {
        showWay(from: oldBounds, in: animation)
      }
      // An interrupted pass has shown only some of what it should.
      if work.isInterrupted { invalidateElements() }
    }
    if animation != nil && boundsChanged { tracedLayout.finalizeAnimatedBoundsChange() }
    if update == nil { layoutInUse.forgetFormerPlaces() }
  }

  /// What is on screen other than it is shown.
  private func changesOnScreen(_ invalid: PendingInvalidation, asksAll: Bool) -> ElementChanges<Element> {
    // Scrolling alone does not change what persists, but for the item that follows a finger.
    let moving = movement?.key
    let layout = tracedLayout
    if asksAll, !invalid.everything, moving == nil, layout.hasSilentQueries {
      let bounds = bounds
      return ElementChanges(
        from: visible.shown, order: visible.stack, invalid: invalid.named, in: bounds,
        to: { isWanted in layout.layoutAttributesForElements(in: bounds, where: isWanted) })
    }
    let after = asksAll ? attributesOnScreen() : attributesAfter(invalid)
    return ElementChanges(from: visible.shown, order: visible.stack, to: after) { key in
      invalid.everything || invalid.named.contains(key) || key == moving
    }
  }

  /// Takes the content size of a layout that has prepared, and brings the content offset into its range.
  private func updateContent(isAnimated: Bool, oldBounds: CGRect) {
    contentSize = tracedLayout.collectionViewContentSize
    if isMovingContent {
      keepMotionInRange()  // an invalidation may have shifted it
    } else if prepared.everything {
      let asks = prepared.asksForTarget && (isAnimated || bounds.size != oldBounds.size) && !oldBounds.isNull
      let kept = keptAnchor.flatMap { offset(for: $0, in: layoutInUse) }
      let new = asks ? targetOffset(proposed: kept) : clamped(kept ?? contentOffset)
      if new != contentOffset { bounds.origin = new }
      if let keptAnchor { settle(keptAnchor) }
    }
    // The new offset may have invalidated something, and what is out of range then waits for the next pass.
    if prepareLayoutAgain(), prepared.everything { moveIntoRange() }
  }

  /// Has all elements asked for in the next pass.
  final func invalidateElements() {
    invalidation.isPending = true
    invalidation.everything = true
  }

  func attributesOnScreen() -> [UICollectionViewLayoutAttributes] {
    let bounds = bounds
    return withMovingItem((tracedLayout.layoutAttributesForElements(in: bounds) ?? []).visible(in: bounds))
  }

  /// After a partial invalidation: what is shown, with the named elements asked for anew.
  private func attributesAfter(_ invalid: PendingInvalidation) -> [UICollectionViewLayoutAttributes] {
    let bounds = bounds
    let others = visible.stack.filter { !$0.isDisappearing && !invalid.named.contains($0.key) }.map { $0.attributes }
    let named = invalid.named.ordered().compactMap { layoutAttributes(for: $0) }
    return withMovingItem(others + named.filter { $0.isVisible(in: bounds) })
  }

  /// Asks the layout where what disappears ends, and where what appears starts.
  private func askForEnds(of changes: inout ElementChanges<Element>) {
    for index in changes.disappearing.indices {
      changes.disappearing[index].to = finalAttributes(for: changes.disappearing[index].element.key)
    }
    changes.appearing = changes.appearing.ordered { $0.key < $1.key }
    for index in changes.appearing.indices {
      changes.appearing[index].from = initialAttributes(for: changes.appearing[index].key)
    }
  }

  /// - Parameter key: after the update, if there is one.
  func initialAttributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    let layout = tracedLayout
    switch key.category {
    case .cell: return layout.initialLayoutAttributesForAppearingItem(at: key.indexPath)
    case .supplementaryView:
      return layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: key.kind, at: key.indexPath)
    case .decorationView:
      return layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: key.kind, at: key.indexPath)
    }
  }

  /// - Parameters:
  ///   - key: before the update, if there is one.
  ///   - layout: who is asked; by default the present one.
  func finalAttributes(
    for key: ElementKey, of layout: UICollectionViewLayout? = nil
  ) -> UICollectionViewLayoutAttributes? {
    let layout = TracedLayout(layout: layout ?? layoutInUse)
    switch key.category {
    case .cell: return layout.finalLayoutAttributesForDisappearingItem(at: key.indexPath)
    case .supplementaryView:
      return layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: key.kind, at: key.indexPath)
    case .decorationView:
      return layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: key.kind, at: key.indexPath)
    }
  }
}
