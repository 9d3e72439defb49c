// The layout pass: what the layout has on screen is compared with the views that are there.
//
// Without animation, what comes gets a view with its attributes, what goes loses it, what stays gets its
// new attributes. Inside an animation block what goes is sent off to its final attributes and leaves when
// the block's animations end, and what comes starts at its initial ones.

extension UICollectionView {
  final func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
    callRecorder?.called(.layout, "invalidateLayout(with:)", [.context(context)], for: self)
    defer { callRecorder?.returned() }
    let isScrolling = boundsChange?.isScrolling ?? false
    let isMoving = context.targetIndexPathsForInteractivelyMovingItems != nil
    invalidation.merge(context, asksForTarget: !isScrolling && !isMoving)
    if context.invalidateDataSourceCounts { itemCounts = nil }
    if context.contentSizeAdjustment != .zero {
      contentSize = CGSize(
        width: contentSize.width + context.contentSizeAdjustment.width,
        height: contentSize.height + context.contentSizeAdjustment.height)
    }
    if context.contentOffsetAdjustment != .zero { adjustOffset(by: context.contentOffsetAdjustment) }
    setNeedsLayout()
  }

  func loadedCounts() -> [Int] {
    if let itemCounts { return itemCounts }
    guard let dataSource = tracedDataSource else { return [] }
    let counts = (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
    let shown = movement?.shownCounts(counts) ?? counts
    itemCounts = shown
    return shown
  }

  /// Has the layout prepare when it is due. A layout that invalidates itself while it prepares, prepares once
  /// more; after that it is taken as it is. What was invalid waits in `prepared` for the layout pass.
  func prepareLayoutIfNeeded() {
    guard !isPreparing else { return }  // a layout may ask the collection view while it prepares
    isPreparing = true
    defer { isPreparing = false }
    if invalidation.everything { updateLayoutDirection() }
    for _ in 0..<2 where invalidation.isPending {
      if invalidation.counts { itemCounts = nil }
      prepared.formUnion(invalidation)
      invalidation = PendingInvalidation()
      _ = loadedCounts()
      collectionViewLayout.needsPreparation = false
      tracedLayout.prepare()
    }
    invalidation = PendingInvalidation()
  }

  /// One pass, and more as long as elements turn out to need other sizes.
  func layOutElements() {
    guard dataSource != nil, !isLayingOut else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    _ = fitWhatChanged()
    for _ in 0..<Self.fittingPasses {
      layOutOnce()
      guard fitWhatChanged() else { break }
    }
  }

  private func layOutOnce() {
    let animation = ViewAnimation.isAnimating && !laidOutBounds.isNull ? ViewAnimation.current : nil
    let oldBounds = laidOutBounds
    callRecorder?.began(
      animation == nil ? .layout : bounds == oldBounds ? .animatedLayout : .animatedBoundsChange, of: self)
    defer { callRecorder?.ended() }

    prepareLayoutIfNeeded()
    if prepared.isPending {
      contentSize = tracedLayout.collectionViewContentSize
      if isMovingContent {
        keepMotionInRange()  // an invalidation may have shifted it
      } else if prepared.everything {
        let asks = prepared.asksForTarget && (animation != nil || bounds.size != oldBounds.size) && !oldBounds.isNull
        let offset = asks ? targetOffset() : clamped(contentOffset)
        if offset != contentOffset { bounds.origin = offset }
      }
      if invalidation.isPending {  // the new offset invalidated something
        prepareLayoutIfNeeded()
        contentSize = tracedLayout.collectionViewContentSize
      }
    }
    let invalid = prepared
    prepared = PendingInvalidation()
    laidOutBounds = bounds
    if invalid.everything { prefetcher.invalidateFrames() }
    let boundsChanged = bounds != oldBounds
    if animation != nil && boundsChanged { tracedLayout.prepare(forAnimatedBoundsChange: oldBounds) }
    if invalid.everything || boundsChanged {
      update(to: attributesOnScreen(), invalid: invalid, animation: animation, oldBounds: oldBounds)
    } else if !invalid.named.isEmpty {
      update(to: attributesAfter(invalid), invalid: invalid, animation: animation, oldBounds: oldBounds)
    }
    if animation != nil && boundsChanged { tracedLayout.finalizeAnimatedBoundsChange() }
  }

  func attributesOnScreen() -> [UICollectionViewLayoutAttributes] {
    let visible = bounds
    var shown: [UICollectionViewLayoutAttributes] = []
    for attributes in tracedLayout.layoutAttributesForElements(in: visible) ?? []
    where attributes.isVisible(in: visible) { shown.append(attributes) }
    return withMovingItem(shown)
  }

  /// After a partial invalidation: what is shown, with the named elements asked for anew.
  private func attributesAfter(_ invalid: PendingInvalidation) -> [UICollectionViewLayoutAttributes] {
    let visible = bounds
    let others = stack.filter { !$0.isDeparting && !invalid.named.contains($0.key) }.map { $0.attributes }
    let named = invalid.named.sorted().compactMap { layoutAttributes(for: $0) }
    return withMovingItem(others + named.filter { $0.isVisible(in: visible) })
  }

  private func update(
    to wanted: [UICollectionViewLayoutAttributes], invalid: PendingInvalidation, animation: ViewAnimation?,
    oldBounds: CGRect
  ) {
    pass += 1
    var coming: [UICollectionViewLayoutAttributes] = []
    var comingKeys: Set<ElementKey> = []
    var staying: [(Element, UICollectionViewLayoutAttributes)] = []
    var seen = 0
    for attributes in wanted {
      let key = attributes.key
      guard let element = elements[key] else {
        if comingKeys.insert(key).inserted { coming.append(attributes) }
        continue
      }
      if element.pass != pass { seen += 1 }
      element.pass = pass
      // Scrolling alone does not change what stays.
      if invalid.everything || invalid.named.contains(key) { staying.append((element, attributes)) }
    }
    for (element, attributes) in staying where element.attributes.size != attributes.size { toFit.append(element) }
    var going: [Element] = []
    if elements.count > seen {
      for element in stack where !element.isDeparting && element.pass != pass { going.append(element) }
    }

    if let animation {
      let final = going.map { finalAttributes(for: $0.key) }
      coming.sort { $0.key < $1.key }
      let arrived = coming.map { bring($0, initial: initialAttributes(for: $0.key) ?? $0) }
      for (element, attributes) in staying {
        element.movesWithNeighbours = true
        if element.key == movement?.key {  // it is where the finger is, at once
          UIView.performWithoutAnimation { show(attributes, in: element) }
        } else {
          show(attributes, in: element)
        }
      }
      for (element, attributes) in zip(arrived, coming) { show(attributes, in: element) }
      toFit += arrived
      for (element, attributes) in zip(going, final) {
        element.returningKey = element.key
        send(element, to: attributes, animation: animation)
      }
    } else {
      for element in going { remove(element) }
      for (element, attributes) in staying { show(attributes, in: element) }
      let arrived = coming.map { bring($0) }
      toFit += arrived
      letMoveAlong(arrived, old: oldBounds)
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
    let layout = TracedLayout(layout: layout ?? collectionViewLayout)
    switch key.category {
    case .cell: return layout.finalLayoutAttributesForDisappearingItem(at: key.indexPath)
    case .supplementaryView:
      return layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: key.kind, at: key.indexPath)
    case .decorationView:
      return layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: key.kind, at: key.indexPath)
    }
  }
}
