import CollectionIndex

// Queries for elements and their positions. `visible` is the range of the content along the scroll direction in which
// pinned elements stay.

extension CompositionalGeometry {
  /// The z-index of pinned elements, in front of all others.
  static let pinnedZIndex = 1_000_000_000

  private func element(_ key: ElementKey, _ box: AxisBox, zIndex: Int) -> CompositionalElement {
    CompositionalElement(key: key, frame: axis.rect(of: box), zIndex: zIndex)
  }

  private func zIndex(of item: NSCollectionLayoutBoundarySupplementaryItem) -> Int {
    item.pinToVisibleBounds ? Self.pinnedZIndex + item.zIndex : item.zIndex
  }

  // MARK: Queries in a rectangle

  /// Visits all elements that intersect a rectangle, section by section. O(log sections + elements found), with
  /// measured sizes times O(log groups).
  /// - Parameter scrolled: returns the offset of an orthogonal section, in points.
  func forEachElement(
    in rect: CGRect, visible: (start: CGFloat, end: CGFloat)?, scrolled: (Int) -> CGFloat,
    _ body: (CompositionalElement) -> Void
  ) {
    let target = axis.box(of: rect)
    for place in boundaries.items.indices {
      let box = boundaryBox(place, visible: visible)
      if box.meets(target) { body(layoutElement(place, box)) }
    }
    for section in sections(from: target.start, to: target.end) {
      let start = start(of: section)
      forEachBackgroundAndBoundary(of: section, start: start, in: target, visible: visible, body)
      forEachItem(of: section, start: start, in: rect, scrolled: scrolled, body)
    }
  }

  private func forEachBackgroundAndBoundary(
    of section: Int, start: CGFloat, in target: AxisBox, visible: (start: CGFloat, end: CGFloat)?,
    _ body: (CompositionalElement) -> Void
  ) {
    let geometry = sections[section]
    for place in geometry.plan.section.decorationItems.indices {
      let decoration = decoration(place, section: section, start: start)
      if let decoration, axis.box(of: decoration.frame).meets(target) { body(decoration) }
    }
    for place in geometry.boundaries.boxes.indices {
      let box = boundaryBox(place, section: section, start: start, visible: visible)
      if box.meets(target) { body(boundaryElement(place, section: section, box)) }
    }
  }

  /// Visits cells and the views attached to them; in an orthogonal section, those visible in the rectangle.
  private func forEachItem(
    of section: Int, start: CGFloat, in rect: CGRect, scrolled: (Int) -> CGFloat,
    _ body: (CompositionalElement) -> Void
  ) {
    let geometry = sections[section]
    let groups = geometry.groups
    let groupAxis = geometry.plan.groupAxis
    let isInRow = geometry.plan.row != nil
    var target = groupAxis.box(of: rect)
    var groupsStart = start + geometry.groupsStart
    if isInRow {
      let top = axis.box(of: rect)
      guard top.start < groupsStart + groups.breadth + groups.sideOverhang, top.end > groupsStart - groups.sideOverhang
      else { return }
      target.start += scrolled(section)
      groupsStart = geometry.rowStart
    }
    let base = geometry.plan.section.decorationItems.isEmpty ? 0 : 1
    for number in groups.groups(from: target.start - groupsStart, to: target.end - groupsStart) {
      let solved = groups.group(number)
      let group = groupRect(number, geometry, start: start)
      let origin = group.origin
      let first = groups.firstItem(of: number)
      let groupStart = groupAxis == .vertical ? origin.y : origin.x
      let (from, to) = (target.start - groupStart, target.end - groupStart)
      solved.forEachLeaf(from: from, to: to, along: groupAxis) { place in
        let leaf = solved.leaves[place]
        let frame = leaf.frame.offsetBy(dx: origin.x, dy: origin.y)
        guard groupAxis.box(of: frame).meets(target) else { return }
        body(
          CompositionalElement(
            key: ElementKey(.cell, "", section: section, item: first + place), frame: frame,
            zIndex: base + leaf.zIndex, isInRow: isInRow))
      }
      for supplement in solved.supplements {
        let frame = supplement.frame.offsetBy(dx: origin.x, dy: origin.y)
        guard groupAxis.box(of: frame).meets(target) else { continue }
        let kind = supplement.item.elementKind
        let item = groups.attachedCount(ofKind: kind, before: number) + supplement.ordinal
        body(
          CompositionalElement(
            key: ElementKey(.supplementaryView, kind, section: section, item: item), frame: frame,
            zIndex: supplement.item.zIndex, isInRow: isInRow))
      }
    }
  }

  /// Returns the frame of a group in the content; in a row, without scrolling.
  private func groupRect(_ number: Int, _ section: SectionGeometry, start: CGFloat) -> CGRect {
    let rect = section.groupRect(number)
    return axis == .vertical ? rect.offsetBy(dx: 0, dy: start) : rect.offsetBy(dx: start, dy: 0)
  }

  // MARK: Single elements

  /// Returns an element; nil if the layout does not have it.
  func element(for key: ElementKey, visible: (start: CGFloat, end: CGFloat)?) -> CompositionalElement? {
    switch key.category {
    case .cell:
      guard let (group, leaf) = placedLeaf(key) else { return nil }
      let base = sections[key.section].plan.section.decorationItems.isEmpty ? 0 : 1
      return CompositionalElement(
        key: key, frame: leaf.frame.offsetBy(dx: group.minX, dy: group.minY), zIndex: base + leaf.zIndex,
        isInRow: sections[key.section].plan.row != nil)
    case .decorationView:
      guard sections.indices.contains(key.section),
        sections[key.section].plan.section.decorationItems.indices.contains(key.item)
      else { return nil }
      let found = decoration(key.item, section: key.section, start: start(of: key.section))
      return found?.key == key ? found : nil
    case .supplementaryView:
      if let place = layoutBoundary(key) { return layoutElement(place, boundaryBox(place, visible: visible)) }
      guard sections.indices.contains(key.section) else { return nil }
      if let place = boundary(key), !sections[key.section].boundaries.boxes.isEmpty {
        let box = boundaryBox(place, section: key.section, start: start(of: key.section), visible: visible)
        return boundaryElement(place, section: key.section, box)
      }
      return attached(key)
    }
  }

  /// Returns the frame of an item's group, in content coordinates, and the item's position in it.
  func placedLeaf(_ key: ElementKey) -> (group: CGRect, leaf: SolvedGroup.Leaf)? {
    guard sections.indices.contains(key.section),
      let (number, leaf) = sections[key.section].groups.leaf(of: key.item)
    else { return nil }
    return (groupRect(number, sections[key.section], start: start(of: key.section)), leaf)
  }

  /// Returns the index of a header or footer of the layout in the configuration.
  func layoutBoundary(_ key: ElementKey) -> Int? {
    guard key.section == 0, key.isOfLayout else { return nil }
    return boundaries.items.firstIndex { $0.elementKind == key.kind }
  }

  /// Returns the index of a view at a section's edges in the description.
  func boundary(_ key: ElementKey) -> Int? {
    guard key.item == 0, sections.indices.contains(key.section) else { return nil }
    return sections[key.section].plan.boundaries.items.firstIndex { $0.elementKind == key.kind }
  }

  private func attached(_ key: ElementKey) -> CompositionalElement? {
    let geometry = sections[key.section]
    let groups = geometry.groups
    guard let number = groups.group(ofAttached: key.kind, key.item),
      let found = groups.group(number).supplement(
        key.kind, key.item - groups.attachedCount(ofKind: key.kind, before: number))
    else { return nil }
    let group = groupRect(number, geometry, start: start(of: key.section))
    return CompositionalElement(
      key: key, frame: found.frame.offsetBy(dx: group.minX, dy: group.minY), zIndex: found.item.zIndex,
      isInRow: geometry.plan.row != nil)
  }

  private func layoutElement(_ place: Int, _ box: AxisBox) -> CompositionalElement {
    let item = boundaries.items[place]
    return element(
      ElementKey(.supplementaryView, item.elementKind, section: 0, item: ElementKey.itemOfLayout), box,
      zIndex: zIndex(of: item))
  }

  private func boundaryElement(_ place: Int, section: Int, _ box: AxisBox) -> CompositionalElement {
    let item = sections[section].plan.boundaries.items[place]
    return element(
      ElementKey(.supplementaryView, item.elementKind, section: section, item: 0), box, zIndex: zIndex(of: item))
  }

  /// Returns a decoration. A section without a length has none.
  private func decoration(_ place: Int, section: Int, start: CGFloat) -> CompositionalElement? {
    let geometry = sections[section]
    guard geometry.length > 0 else { return nil }
    let item = geometry.plan.section.decorationItems[place]
    var box = AxisBox(
      start: start, length: geometry.length, side: geometry.plan.decorationSide,
      breadth: geometry.plan.decorationBreadth)
    if geometry.plan.section.list != nil, item.elementKind == ListBackgroundView.kind {
      if section == 0 {
        box.start -= ListBackgroundView.overhang
        box.length += ListBackgroundView.overhang
      }
      if section == sections.count - 1 { box.length += ListBackgroundView.overhang }
    }
    return CompositionalElement(
      key: ElementKey(.decorationView, item.elementKind, section: section, item: place),
      frame: axis.rect(of: box).reduced(by: item.contentInsets), zIndex: item.zIndex)
  }
}
