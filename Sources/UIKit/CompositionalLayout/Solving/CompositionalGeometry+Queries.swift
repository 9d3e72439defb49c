import CollectionIndex

// Which elements there are, and where. `visible` is what is in sight along the scroll direction, for what is kept there.

extension CompositionalGeometry {
  /// What is kept in sight is in front of everything.
  private static let pinnedZIndex = 1_000_000_000

  private func element(_ key: ElementKey, _ box: FlowBox, zIndex: Int) -> CompositionalElement {
    CompositionalElement(key: key, frame: axis.rect(of: box), zIndex: zIndex)
  }

  private func zIndex(of item: NSCollectionLayoutBoundarySupplementaryItem) -> Int {
    item.pinToVisibleBounds ? Self.pinnedZIndex + item.zIndex : item.zIndex
  }

  // MARK: In a rectangle

  /// Everything that has an area in common with a rectangle, section by section. O(log sections + elements found), with
  /// measured sizes times O(log groups).
  func elements(in rect: CGRect, visible: (start: CGFloat, end: CGFloat)?) -> [CompositionalElement] {
    let wanted = axis.box(of: rect)
    var found: [CompositionalElement] = []
    for place in boundaries.items.indices {
      let box = boundaryBox(place, visible: visible)
      if box.meets(wanted) { found.append(layoutElement(place, box)) }
    }
    for section in sections(from: wanted.start, to: wanted.end) {
      addElements(of: section, in: wanted, visible: visible, to: &found)
    }
    return found
  }

  private func addElements(
    of section: Int, in wanted: FlowBox, visible: (start: CGFloat, end: CGFloat)?,
    to found: inout [CompositionalElement]
  ) {
    let geometry = sections[section]
    let start = start(of: section)
    for place in geometry.plan.section.decorationItems.indices {
      let decoration = decoration(place, section: section, start: start)
      if let decoration, axis.box(of: decoration.frame).meets(wanted) { found.append(decoration) }
    }
    for place in geometry.boundaries.boxes.indices {
      let box = boundaryBox(place, section: section, start: start, visible: visible)
      if box.meets(wanted) { found.append(boundaryElement(place, section: section, box)) }
    }
    let groupsStart = start + geometry.groupsStart
    let base = geometry.plan.section.decorationItems.isEmpty ? 0 : 1
    let groups = geometry.groups
    for number in groups.groups(from: wanted.start - groupsStart, to: wanted.end - groupsStart) {
      let solved = groups.group(number)
      var groupBox = groups.box(of: number)
      groupBox.start += groupsStart
      let origin = axis.rect(of: groupBox).origin
      let first = groups.firstItem(of: number)
      let (from, to) = (wanted.start - groupBox.start, wanted.end - groupBox.start)
      solved.forEachLeaf(from: from, to: to, along: axis) { place in
        let leaf = solved.leaves[place]
        let frame = leaf.frame.offsetBy(dx: origin.x, dy: origin.y)
        guard axis.box(of: frame).meets(wanted) else { return }
        found.append(
          CompositionalElement(
            key: ElementKey(.cell, "", section: section, item: first + place), frame: frame,
            zIndex: base + leaf.zIndex))
      }
      for supplement in solved.supplements {
        let frame = supplement.frame.offsetBy(dx: origin.x, dy: origin.y)
        guard axis.box(of: frame).meets(wanted) else { continue }
        let kind = supplement.item.elementKind
        let item = groups.attachedCount(ofKind: kind, before: number) + supplement.ordinal
        found.append(
          CompositionalElement(
            key: ElementKey(.supplementaryView, kind, section: section, item: item), frame: frame,
            zIndex: supplement.item.zIndex))
      }
    }
  }

  // MARK: Single elements

  /// nil for what the layout does not have.
  func element(for key: ElementKey, visible: (start: CGFloat, end: CGFloat)?) -> CompositionalElement? {
    switch key.category {
    case .cell:
      guard let (box, leaf) = placedLeaf(key) else { return nil }
      let origin = axis.rect(of: box).origin
      let base = sections[key.section].plan.section.decorationItems.isEmpty ? 0 : 1
      return CompositionalElement(
        key: key, frame: leaf.frame.offsetBy(dx: origin.x, dy: origin.y), zIndex: base + leaf.zIndex)
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

  /// The group of an item, in content coordinates, and the item's place in it.
  func placedLeaf(_ key: ElementKey) -> (box: FlowBox, leaf: SolvedGroup.Leaf)? {
    guard sections.indices.contains(key.section) else { return nil }
    let geometry = sections[key.section]
    guard let (number, leaf) = geometry.groups.leaf(of: key.item) else { return nil }
    var box = geometry.groups.box(of: number)
    box.start += start(of: key.section) + geometry.groupsStart
    return (box, leaf)
  }

  /// The place of a header or footer of the layout in the configuration.
  func layoutBoundary(_ key: ElementKey) -> Int? {
    guard key.section == 0, key.isOfLayout else { return nil }
    return boundaries.items.firstIndex { $0.elementKind == key.kind }
  }

  /// The place of what is at a section's edges in the description.
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
    var box = groups.box(of: number)
    box.start += start(of: key.section) + geometry.groupsStart
    let origin = axis.rect(of: box).origin
    return CompositionalElement(
      key: key, frame: found.frame.offsetBy(dx: origin.x, dy: origin.y), zIndex: found.item.zIndex)
  }

  private func layoutElement(_ place: Int, _ box: FlowBox) -> CompositionalElement {
    let item = boundaries.items[place]
    return element(
      ElementKey(.supplementaryView, item.elementKind, section: 0, item: ElementKey.itemOfLayout), box,
      zIndex: zIndex(of: item))
  }

  private func boundaryElement(_ place: Int, section: Int, _ box: FlowBox) -> CompositionalElement {
    let item = sections[section].plan.boundaries.items[place]
    return element(
      ElementKey(.supplementaryView, item.elementKind, section: section, item: 0), box, zIndex: zIndex(of: item))
  }

  /// A section that has no length has no background.
  private func decoration(_ place: Int, section: Int, start: CGFloat) -> CompositionalElement? {
    let geometry = sections[section]
    guard geometry.length > 0 else { return nil }
    let item = geometry.plan.section.decorationItems[place]
    let box = FlowBox(
      start: start, length: geometry.length, side: geometry.plan.decorationSide,
      breadth: geometry.plan.decorationBreadth)
    return CompositionalElement(
      key: ElementKey(.decorationView, item.elementKind, section: section, item: place),
      frame: axis.rect(of: box).reduced(by: item.contentInsets), zIndex: item.zIndex)
  }
}
