// Preparation: requests metrics and computes the geometry, as far as each was invalidated.

import CollectionIndex
import Runtime

extension UICollectionViewFlowLayout {
  func metricsChanged(_ changed: Bool) {
    guard changed else { return }
    pending.insert(.discardedSizes)
    invalidateLayout()
  }

  var axis: LayoutAxis { scrollDirection == .vertical ? .vertical : .horizontal }

  /// Returns the length of the lines: the available space across the scroll direction.
  private func breadth(of collectionView: UICollectionView, bounds: CGRect) -> CGFloat {
    max(0, axis.breadth(of: bounds.size) - axis.insets(collectionView.adjustedContentInset).breadth)
  }

  /// Returns the number of pixels per point.
  func scale(of collectionView: UICollectionView) -> CGFloat {
    let scale = collectionView.traitCollection.displayScale
    return scale > 0 ? scale : 1
  }

  /// Returns the insets at both ends of lines that the section inset reference adds to the content insets. The content
  /// insets lie outside the content.
  private func referenceInsets(_ collectionView: UICollectionView) -> UIEdgeInsets {
    let reference: UIEdgeInsets
    switch sectionInsetReference {
    case .fromContentInset: return .zero
    case .fromSafeArea: reference = collectionView.safeAreaInsets
    case .fromLayoutMargins: reference = collectionView.layoutMargins
    }
    let kept = collectionView.adjustedContentInset
    return axis == .vertical
      ? UIEdgeInsets(
        top: 0, left: max(0, reference.left - kept.left), bottom: 0, right: max(0, reference.right - kept.right))
      : UIEdgeInsets(
        top: max(0, reference.top - kept.top), left: 0, bottom: max(0, reference.bottom - kept.bottom), right: 0)
  }

  /// Returns whether lines run from right to left in coordinates that run from left to right.
  private func isMirrored(in collectionView: UICollectionView) -> Bool {
    !flipsHorizontallyInOppositeLayoutDirection
      && collectionView.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
  }

  func changesBreadth(_ newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    return breadth(of: collectionView, bounds: newBounds) != breadth(of: collectionView, bounds: collectionView.bounds)
  }

  /// Records what the next preparation has to do. A new geometry moves everything, so the context is made to cover all
  /// elements.
  func noteInvalidation(_ context: UICollectionViewLayoutInvalidationContext) {
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
      if let size = flow.fittedSize { pending.insert(size) }
      if flow.invalidateFlowLayoutDelegateMetrics { pending.insert(.sections) }
      if flow.invalidateFlowLayoutDelegateMetrics || flow.invalidateFlowLayoutAttributes {
        context.coversEverything = true
        pending.insert(.geometry)
      }
    } else if context.coversAllElements {
      pending.insert(.sections)
    }
    if context.invalidateDataSourceCounts, context.targetIndexPathsForInteractivelyMovingItems != nil {
      pending.insert(.sections)
      if let map = context.updatedIndexes { carrySizes(map) }
    } else if context.invalidateDataSourceCounts {
      pending.insert(context.updatedIndexes, keepsSizes: false)
    }
    if pending.steps.contains(.sections), estimate != nil { collectionView?.fitting.fitAllAgain() }
  }

  func prepareGeometry() {
    guard let collectionView else { return }
    var preparation = pending.take(for: collectionView)
    if preparation.steps.contains(.sections) {
      metrics = askedMetrics(collectionView, preparation)
      preparation.insert(.geometry)
    }
    let new = preparation.fittedSizes.filter { !isKnown($0) }
    let changed = apply(preparation.fittedSizes)
    let breadth = breadth(of: collectionView, bounds: collectionView.bounds)
    let isMirrored = isMirrored(in: collectionView)
    let scale = scale(of: collectionView)
    let old = geometry
    if preparation.steps.contains(.geometry) || old?.breadth != breadth || old?.isMirrored != isMirrored
      || old?.scale != scale
    {
      geometry = FlowGeometry(sections: metrics, axis: axis, breadth: breadth, isMirrored: isMirrored, scale: scale)
    } else if let old, !changed.isEmpty {
      let anchor = anchor(in: old, collectionView, new: new)
      geometry = FlowGeometry(
        sections: metrics, axis: axis, breadth: breadth, isMirrored: isMirrored, scale: scale, keeping: old,
        changed: changed)
      if let anchor { anchor.keep(at: geometry?.frame(of: anchor.key), along: axis, in: collectionView) }
    }
  }

  /// Returns the metrics of all sections, from the delegate or, without one, from the properties; the latter need no
  /// request per item.
  private func askedMetrics(
    _ collectionView: UICollectionView, _ preparation: PendingPreparation
  ) -> [FlowSectionMetrics] {
    let sections = 0..<collectionView.numberOfSections
    var all: [FlowSectionMetrics] = []
    all.reserveCapacity(sections.count)
    let reference = referenceInsets(collectionView)
    func inset(_ insets: UIEdgeInsets) -> FlowInsets { axis.insets(insets + reference) }
    let keepsSizes = !preparation.steps.contains(.discardedSizes)
    let former = keepsSizes && metrics.contains { $0.measured?.isEmpty == false } ? metrics : nil
    checkSize(estimatedItemSize) { "The layout's estimatedItemSize" }
    guard let delegate = TracedFlowDelegate(of: collectionView) else {
      checkSize(itemSize) { "The layout's itemSize" }
      var metrics = FlowSectionMetrics(
        insets: inset(sectionInset), lineSpacing: minimumLineSpacing, itemSpacing: minimumInteritemSpacing,
        headerSize: headerReferenceSize, footerSize: footerReferenceSize, items: .same(itemSize, count: 0))
      metrics.check { property, _ in "The layout's \(property)" }
      for section in sections {
        if !estimateItems(of: section, in: &metrics, collectionView, former, preparation.updatedIndexes) {
          metrics.items = .same(itemSize, count: collectionView.numberOfItems(inSection: section))
        }
        all.append(metrics)
      }
      return all
    }
    for section in sections {
      var metrics = FlowSectionMetrics(
        insets: inset(delegate.collectionView(collectionView, layout: self, insetForSectionAt: section)),
        lineSpacing: delegate.collectionView(collectionView, layout: self, minimumLineSpacingForSectionAt: section),
        itemSpacing: delegate.collectionView(
          collectionView, layout: self, minimumInteritemSpacingForSectionAt: section),
        headerSize: delegate.collectionView(collectionView, layout: self, referenceSizeForHeaderInSection: section),
        footerSize: delegate.collectionView(collectionView, layout: self, referenceSizeForFooterInSection: section),
        items: .same(.zero, count: 0))
      if !estimateItems(of: section, in: &metrics, collectionView, former, preparation.updatedIndexes) {
        metrics.items = askedSizes(section, collectionView, delegate)
      }
      metrics.check { _, question in "The delegate's \(question) for section \(section)" }
      all.append(metrics)
    }
    return all
  }

  /// Requests the sizes of all items of a section from the delegate. Checks that are the same for all items are made
  /// once.
  private func askedSizes(
    _ section: Int, _ collectionView: UICollectionView, _ delegate: TracedFlowDelegate
  ) -> FlowItemSizes {
    let movement = collectionView.movement
    let isUncommitted = movement.hasUncommittedUpdates
    let sectionPath = IndexPath(index: section)
    return FlowItemSizes(count: collectionView.numberOfItems(inSection: section)) { item in
      let path = sectionPath.appending(item)
      if isUncommitted, let item = movement.uncommittedItem(at: path) { return item.size }
      let size = delegate.collectionView(
        collectionView, layout: self, sizeForItemAt: isUncommitted ? movement.dataPath(path) : path)
      checkSize(size) { "The delegate's size for item \(item) of section \(section)" }
      return size
    }
  }

  @inline(__always) func checkSize(_ size: CGSize, _ what: () -> String) {
    ensure(
      size.width >= 0 && size.height >= 0 && size.width < .infinity && size.height < .infinity,
      "\(what()) is \(size.width) by \(size.height). Sizes in a flow layout must be finite and not negative.")
  }
}

// MARK: Pinned headers and footers

extension UICollectionViewFlowLayout {
  /// The ranges that headers and footers are pinned to; nil when they are not pinned.
  var pinning: FlowPinning? { collectionView.flatMap { pinning(in: $0, bounds: $0.bounds) } }

  var pinsAnything: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }

  private func pinning(in collectionView: UICollectionView, bounds: CGRect) -> FlowPinning? {
    guard pinsAnything, let geometry else { return nil }
    let visible = geometry.box(of: bounds.area(inside: collectionView.adjustedContentInset))
    return FlowPinning(
      pinsHeaders: sectionHeadersPinToVisibleBounds, pinsFooters: sectionFootersPinToVisibleBounds,
      visibleStart: visible.start, visibleEnd: visible.end)
  }

  /// Returns the context for new bounds that change no frame but those of pinned headers and footers, which it names.
  /// It covers all elements when a subclass requested the invalidation, because its attributes may depend on the
  /// bounds.
  func contextForKeptPlaces(_ newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
      flow.invalidateFlowLayoutDelegateMetrics = false
      flow.invalidateFlowLayoutAttributes = false
    }
    guard pinsAnything, pending.requestedBounds == newBounds else { return context }
    context.coversOnlyNamedElements = true
    guard let collectionView, let geometry else { return context }
    let sections = geometry.sections(in: newBounds)
    // Compares with the displayed positions: the bounds may have changed more than once since then.
    let old = pinning(in: collectionView, bounds: collectionView.layoutPass.progress.laidOutBounds)
    let new = pinning(in: collectionView, bounds: newBounds)
    func moved(_ frame: (Int, FlowPinning?) -> CGRect?) -> [IndexPath] {
      sections.compactMap { section in
        frame(section, old) == frame(section, new) ? nil : IndexPath(item: 0, section: section)
      }
    }
    let headers = moved { geometry.frame(ofHeader: $0, pinning: $1) }
    let footers = moved { geometry.frame(ofFooter: $0, pinning: $1) }
    if !headers.isEmpty {
      context.invalidateSupplementaryElements(ofKind: UICollectionView.elementKindSectionHeader, at: headers)
    }
    if !footers.isEmpty {
      context.invalidateSupplementaryElements(ofKind: UICollectionView.elementKindSectionFooter, at: footers)
    }
    return context
  }
}
