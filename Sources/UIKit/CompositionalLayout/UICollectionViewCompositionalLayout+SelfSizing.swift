// Self-sizing views: estimated lengths are measured when the views appear.

import CollectionIndex
import Runtime

extension UICollectionViewCompositionalLayout {
  /// Returns the new size of a view that prefers another length along an estimated dimension; nil if it stays the same.
  /// Lengths are in whole pixels, because smaller differences might never settle. It is not optimised: the compiler for
  /// the web inlines its callers into modules with subclasses, from which a specialization could not be called.
  @_optimize(none) final func newSize(_ preferred: CGSize, _ original: UICollectionViewLayoutAttributes) -> CGSize? {
    let key = original.key
    guard let geometry, geometry.isMeasured, let known = measuredSize(of: key, geometry) else { return nil }
    var size = known.size
    var isNew = false
    func take(_ isMeasured: Bool, _ length: CGFloat, _ now: CGFloat, _ known: inout CGFloat) {
      guard isMeasured, abs(length - now) > LayoutRoom.tolerance else { return }
      ensure(
        length >= 0 && length.isFinite,
        "The view at item \(key.item) of section \(key.section) prefers a length of \(length). Lengths must be finite and not negative."
      )
      let rounded = geometry.room.roundedUp(length)
      if abs(rounded - known) > LayoutRoom.tolerance {
        known = rounded
        isNew = true
      }
    }
    take(known.width, preferred.width, original.size.width, &size.width)
    take(known.height, preferred.height, original.size.height, &size.height)
    return isNew ? size : nil
  }

  /// Returns the axes along which an element has an estimated length.
  final func estimatedAxes(of key: ElementKey) -> (width: Bool, height: Bool) {
    guard let geometry, geometry.isMeasured, let known = measuredSize(of: key, geometry) else { return (false, false) }
    return (known.width, known.height)
  }

  /// Returns the measured or estimated size of a view, and the dimensions that are measured; nil for none.
  private func measuredSize(
    of key: ElementKey, _ geometry: CompositionalGeometry
  ) -> (size: CGSize, width: Bool, height: Bool)? {
    if key.category == .cell {
      guard let leaf = geometry.placedLeaf(key)?.leaf, leaf.isWidthMeasured || leaf.isHeightMeasured else { return nil }
      let size = geometry.sections[key.section].groups.measured[key.item] ?? leaf.frame.size
      return (size, leaf.isWidthMeasured, leaf.isHeightMeasured)
    }
    guard key.category == .supplementaryView else { return nil }
    let item: NSCollectionLayoutItem
    if let place = geometry.layoutBoundary(key) {
      item = geometry.boundaries.items[place]
    } else if let place = geometry.boundary(key) {
      item = geometry.sections[key.section].plan.boundaries.items[place]
    } else {
      return nil
    }
    let (width, height) = (item.layoutSize.widthDimension.isMeasured, item.layoutSize.heightDimension.isMeasured)
    guard width || height, let element = geometry.element(for: key, visible: nil) else { return nil }
    return (element.frame.size, width, height)
  }

  /// Applies measured sizes, and keeps the visible content in place. O(log groups + log sections) for each.
  func apply(_ fittedSizes: [FittedSize], _ view: UICollectionView) {
    guard let (anchor, rows) = anchors(view, fittedSizes) else { return }
    apply(fittedSizes)
    handling.forgetItems()
    view.rows?.noteNewGeometry()
    if let geometry {
      for row in rows {
        let way = geometry.sections[row.section].groups.start(of: row.group) - row.start
        if way != 0 { view.rows?.shift(row.section, along: geometry.axis.across, by: way) }
      }
    }
    if let anchor { keep(anchor, view) }
  }

  /// Returns the elements that keep their positions when sizes are applied.
  private func anchors(
    _ view: UICollectionView, _ fittedSizes: [FittedSize]
  ) -> (anchor: ScrollAnchor?, rows: [(section: Int, group: Int, start: CGFloat)])? {
    geometry.map { (anchor(in: $0, view, fittedSizes), rowAnchors(in: $0, view, fittedSizes)) }
  }

  /// Applies measured sizes to the geometry. It must be uniquely referenced meanwhile, or all its sums would be copied.
  private func apply(_ fittedSizes: [FittedSize]) {
    var cells: [FittedSize] = []
    for (index, fitted) in fittedSizes.enumerated() {
      let key = fitted.key
      if key.category == .cell {
        cells.append(fitted)
        let next = index + 1 < fittedSizes.count ? fittedSizes[index + 1].key : nil
        if next?.category != .cell || next?.section != key.section {
          geometry?.measure(cells, section: key.section)
          cells = []
        }
      } else if let place = geometry?.layoutBoundary(key) {
        geometry?.measureBoundary(place, fitted.size)
      } else if let place = geometry?.boundary(key) {
        geometry?.measureBoundary(place, fitted.size, section: key.section)
      }
    }
  }

  /// Moves measured sizes along with an item in interactive movement and with the items that make way for it. This
  /// happens at once: when a batch ends the movement, the layout prepares for both together. O(measured items of the
  /// sections).
  func carrySizes(_ map: IndexMap) {
    guard let geometry, geometry.isMeasured else { return }
    var carried: [Int: [Int: CGSize]] = [:]
    for section in geometry.sections.indices where map.changesItems(ofOldSection: section) {
      carried[section] = carried[section] ?? [:]
      for (item, size) in carriedSizes[section] ?? geometry.sections[section].groups.measured {
        guard let new = map.newItem(ofOld: (section, item)), geometry.sections.indices.contains(new.section),
          geometry.sections[section].plan.isAlike(geometry.sections[new.section].plan)
        else { continue }
        carried[new.section, default: [:]][new.item] = size
      }
    }
    for (section, sizes) in carried { carriedSizes[section] = sizes }
  }

  /// Returns the sizes of items that an update moves to other sections, by new section and item, with the plans they
  /// were measured for. O(measured items of sections whose items change).
  func movedSizes(_ old: CompositionalGeometry, _ update: IndexMap) -> [Int: [(
    item: Int, size: CGSize, plan: SectionPlan
  )]] {
    var moved: [Int: [(item: Int, size: CGSize, plan: SectionPlan)]] = [:]
    for section in old.sections.indices where update.changesItems(ofOldSection: section) {
      for (item, size) in carriedSizes[section] ?? old.sections[section].groups.measured {
        guard let new = update.newItem(ofOld: (section, item)), new.section != update.sections.newIndex(ofOld: section)
        else { continue }
        moved[new.section, default: []].append((new.item, size, old.sections[section].plan))
      }
    }
    return moved
  }

  /// Returns a section with its present items: measured sizes follow their items, and a reloaded item is assumed to
  /// keep its size.
  /// - Parameters:
  ///   - former: the index of the section before the update.
  ///   - moved: the sizes of items that come from other sections.
  func solved(
    _ plan: SectionPlan, _ items: Int, like old: SectionGeometry, at former: Int, _ update: IndexMap?,
    moved: [Int: CGSize]
  ) -> SectionGeometry {
    let isReloaded = update?.isReloaded(section: former) ?? false
    // An item in interactive movement may have been in another section, which the update does not know.
    let carried = carriedSizes[former]
    let changesItems = update?.changesItems(ofOldSection: former) ?? false || old.items != items || carried != nil
    if plan === old.plan, !isReloaded, !changesItems { return old }
    var measured = moved
    for (item, size) in carried ?? old.groups.measured {
      guard let update, changesItems, !isReloaded else {
        if item < items { measured[item] = size }
        continue
      }
      if let new = update.newItem(ofOld: (former, item)), update.sections.oldIndex(ofNew: new.section) == former {
        measured[new.item] = size
      }
    }
    return SectionGeometry(
      SectionGroups(plan, count: items, measured: measured), measuredBoundaries: old.measuredBoundaries)
  }

  // MARK: Anchors

  /// Returns the element that keeps its visible position.
  /// - Parameter fittedSizes: the sizes that views have just reported.
  func anchor(
    in old: CompositionalGeometry, _ view: UICollectionView, _ fittedSizes: [FittedSize]
  ) -> ScrollAnchor? {
    ScrollAnchor(
      in: view, along: old.axis,
      frame: { old.element(for: ElementKey(.cell, nil, $0), visible: nil)?.frame },
      visibleCells: { visit in
        let scrolled: (Int) -> CGFloat = { view.presenter.ownRows.offset($0, along: old.axis.across) }
        old.forEachElement(in: view.bounds, visible: nil, scrolled: scrolled) { element in
          let key = element.key
          guard key.category == .cell else { return }
          let isKnown = old.sections[key.section].groups.measured[key.item] != nil
          visit(key, element.frame, !isKnown && fittedSizes.contains { $0.key == key })
        }
      })
  }

  /// Returns the anchors of orthogonal sections with measured cells: the first group that begins in the visible part of
  /// the row, and its beginning along the row. A row at its beginning stays there.
  private func rowAnchors(
    in old: CompositionalGeometry, _ view: UICollectionView, _ fittedSizes: [FittedSize]
  ) -> [(section: Int, group: Int, start: CGFloat)] {
    var anchors: [(section: Int, group: Int, start: CGFloat)] = []
    for section in Set(fittedSizes.map { $0.key.section }).ordered() where old.sections.indices.contains(section) {
      let offset = view.presenter.ownRows.offset(section, along: old.axis.across)
      let geometry = old.sections[section]
      guard geometry.plan.row != nil, offset > geometry.offsets.lowerBound, !geometry.plan.breaksLines,
        geometry.groups.groupCount > 0
      else { continue }
      let groups = geometry.groups
      let group = min(
        (0..<groups.groupCount).partitioningIndex { groups.start(of: $0) >= offset }, groups.groupCount - 1)
      anchors.append((section, group, geometry.groups.start(of: group)))
    }
    return anchors
  }

  /// Keeps the first items of rows in place after a change of the available space.
  func keepRowsInPlace(_ old: CompositionalGeometry, _ view: UICollectionView) {
    guard let geometry else { return }
    for row in view.rows?.scrolled(along: geometry.axis.across) ?? []
    where geometry.sections.indices.contains(row.section) && old.sections.indices.contains(row.section) {
      if row.view?.isMovingContent ?? false { continue }
      row.move(to: geometry.sections[row.section].offset(like: old.sections[row.section], at: row.offset))
    }
  }

  /// Scrolls the content so that an element keeps its visible position. It is not optimised, for the same reason as
  /// `newSize(_:_:)`.
  @_optimize(none) final func keep(_ anchor: ScrollAnchor, _ view: UICollectionView) {
    guard let geometry else { return }
    anchor.keep(at: geometry.element(for: anchor.key, visible: nil)?.frame, along: geometry.axis, in: view)
  }
}
