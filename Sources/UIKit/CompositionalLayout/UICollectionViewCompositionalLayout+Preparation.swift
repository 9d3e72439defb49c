// Preparation: requests sections and solves them, all of them or only those with measured views.

import CollectionIndex
import Runtime

extension UICollectionViewCompositionalLayout {
  private var axis: LayoutAxis { currentConfiguration.scrollDirection == .vertical ? .vertical : .horizontal }

  // MARK: Available space

  /// Returns the available space. The content insets lie outside the content. The insets of a reference apply at the
  /// sides of the content, and to fractions of the visible length.
  private func room(in view: UICollectionView) -> LayoutRoom {
    let isFlipped =
      flipsHorizontallyInOppositeLayoutDirection
      && view.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
    let kept = view.adjustedContentInset
    let axis = axis
    func inside(_ insets: UIEdgeInsets) -> NSDirectionalEdgeInsets {
      var (leading, trailing) = isFlipped ? (insets.right, insets.left) : (insets.left, insets.right)
      var (top, bottom) = (insets.top, insets.bottom)
      if axis == .vertical {
        (leading, trailing) = (max(0, leading - kept.left), max(0, trailing - kept.right))
      } else {
        (top, bottom) = (max(0, top - kept.top), max(0, bottom - kept.bottom))
      }
      return NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
    }
    let size = view.bounds.size
    let scale = view.traitCollection.displayScale
    return LayoutRoom(
      size: axis.size(
        length: axis.length(of: size), breadth: max(0, axis.breadth(of: size) - axis.insets(kept).breadth)),
      safeArea: inside(view.safeAreaInsets), layoutMargins: inside(view.layoutMargins), pixel: scale > 0 ? 1 / scale : 1
    )
  }

  func invalidateForRoom() {
    guard let geometry, let collectionView, geometry.room != room(in: collectionView) else { return }
    invalidateLayout()
  }

  /// Returns the environment for section providers and handlers: the whole view, with the insets of the configuration's
  /// reference.
  func environment(_ view: UICollectionView, _ room: LayoutRoom) -> CompositionalEnvironment {
    var insets = room.insets(currentConfiguration.contentInsetsReference)
    let kept = view.adjustedContentInset
    if axis == .vertical {
      insets.leading += kept.left
      insets.trailing += kept.right
    } else {
      insets.top += kept.top
      insets.bottom += kept.bottom
    }
    return CompositionalEnvironment(CompositionalContainer(view.bounds.size, insets), view.traitCollection)
  }

  // MARK: Invalidation

  func noteInvalidation(_ context: UICollectionViewLayoutInvalidationContext) {
    let reason = context.compositionalReason
    handling.noteInvalidation(reason)
    if case .preferredSize(let size, let key) = reason { pending.insert(FittedSize(key: key, size: size)) }
    let isData = context.invalidateDataSourceCounts
    guard isData || context.invalidateEverything || reason == nil && context.coversAllElements else { return }
    pending.insert(.sections)
    // During interactive movement, the data are the same.
    if context.targetIndexPathsForInteractivelyMovingItems != nil {
      if let map = context.updatedIndexes { carrySizes(map) }
    } else if isData {
      pending.insert(context.updatedIndexes, keepsSizes: !context.invalidateEverything)
    }
  }

  // MARK: Solving

  func prepareGeometry() {
    guard let collectionView else { return }
    let preparation = pending.take(for: collectionView)
    let needsSections = preparation.steps.contains(.sections)
    let room = room(in: collectionView)
    if needsSections || geometry?.room != room || geometry?.axis != axis {
      // If the app lays out before the layout is notified of a new size, the invalidation covers less than has moved.
      if !needsSections { collectionView.layoutPass.invalidateElements() }
      solve(collectionView, room, preparation)
    } else if !preparation.fittedSizes.isEmpty {
      apply(preparation.fittedSizes, collectionView)
    }
  }

  /// Requests all sections. O(sections), with measured sizes that are kept O(log groups) for each. A collection view
  /// without a width has no sections: apps that divide by the width would trap or get infinity.
  private func solve(_ view: UICollectionView, _ room: LayoutRoom, _ preparation: PendingPreparation) {
    let old = preparation.steps.contains(.discardedSizes) ? nil : geometry
    let environment = environment(view, room)
    let update = preparation.updatedIndexes
    // Sizes measured for another size of the view are discarded.
    let kept = old?.room == room && old?.axis == axis ? old : nil
    let count = axis.breadth(of: view.bounds.size) > 0 ? view.numberOfSections : 0
    var sections: [SectionGeometry] = []
    sections.reserveCapacity(count)
    var last: SectionPlan?
    var movedSizes: [Int: [(item: Int, size: CGSize, plan: SectionPlan)]] = [:]
    if let kept, let update, kept.isMeasured { movedSizes = self.movedSizes(kept, update) }
    for index in 0..<count {
      let items = view.numberOfItems(inSection: index)
      let section = provider(index, environment)
      ensure(
        section != nil || items == 0,
        "The layout's section provider returned nil for section \(index), which has \(items) items. Return a layout section for every section with items."
      )
      var former: SectionGeometry?
      var formerIndex = index
      if let update { formerIndex = update.sections.oldIndex(ofNew: index) ?? .max }
      if let kept, formerIndex < kept.sections.count { former = kept.sections[formerIndex] }
      let plan = plan(for: section ?? .empty, room, environment.traitCollection, like: [last, former?.plan])
      last = plan
      var moved: [Int: CGSize] = [:]
      for (item, size, source) in movedSizes[index] ?? [] where plan.isAlike(source) { moved[item] = size }
      if let former, plan.isAlike(former.plan) {
        sections.append(solved(plan, items, like: former, at: formerIndex, update, moved: moved))
      } else {
        sections.append(SectionGeometry(SectionGroups(plan, count: items, measured: moved)))
      }
    }
    // Without the measured sizes the visible content would jump.
    var anchor: ScrollAnchor?
    if let old, kept == nil, update == nil, old.isMeasured {
      anchor = self.anchor(in: old, view, preparation.fittedSizes)
    }
    var measuredBoundaries: [CGSize?] = []
    if let kept, kept.boundaries.items.count == currentConfiguration.boundarySupplementaryItems.count {
      measuredBoundaries = kept.measuredBoundaries
    }
    let former = geometry
    geometry = CompositionalGeometry(
      sections: sections, configuration: currentConfiguration, axis: axis, room: room,
      measuredBoundaries: measuredBoundaries)
    if let former, former.room != room, update == nil { keepRowsInPlace(former, view) }
    view.rows?.noteNewGeometry()
    handling.forgetItems()
    carriedSizes = [:]
    if let geometry, geometry.isMeasured { view.fitting.fitAllAgain() }
    if let anchor { keep(anchor, view) }
  }

  /// Returns one of the existing plans, if it is for such a section; otherwise a new one.
  private func plan(
    for section: NSCollectionLayoutSection, _ room: LayoutRoom, _ traits: UITraitCollection, like plans: [SectionPlan?]
  ) -> SectionPlan {
    let reference = currentConfiguration.contentInsetsReference
    for plan in plans {
      if let plan, plan.axis == axis, plan.room == room, plan.reference == reference, plan.describes(section) {
        return plan
      }
    }
    let plan = SectionPlan(section, axis: axis, room: room, traits: traits, reference: reference)
    if let overflow = plan.overflow { noteOverflow(overflow) }
    return plan
  }

  /// Reports once that a subitem does not fit into its group. A measured size is no mistake in the description.
  /// - Parameter length: the length of the group for its subitems, in points.
  private func noteOverflow(_ length: CGFloat) {
    guard !hasNotedOverflow else { return }
    hasNotedOverflow = true
    logMessage(
      "A group of a compositional layout has \(length) points for its subitems, but the first is larger and extends past the group. Enlarge the group or shrink the subitem."
    )
  }
}

extension NSCollectionLayoutSection {
  /// The section without items or a description.
  fileprivate static var empty: NSCollectionLayoutSection {
    let nothing = NSCollectionLayoutSize(widthDimension: .absolute(0), heightDimension: .absolute(0))
    return NSCollectionLayoutSection(
      group: .horizontal(layoutSize: nothing, subitems: [NSCollectionLayoutItem(layoutSize: nothing)]))
  }
}
