import CollectionIndex
import Runtime

/// A solver for a group: determines the items that fit, and all sizes and positions. Unknown sizes are the estimates.
///
/// Fractions are rounded down to whole pixels, positions to the nearest pixel; absolute lengths are not rounded.
@MainActor struct GroupSolver {
  /// The scroll direction.
  let axis: LayoutAxis
  let room: LayoutRoom
  let traits: UITraitCollection
  /// The number of items available for the group.
  let limit: Int
  /// A closure that returns the measured size of the item with a number in the group.
  let measured: (Int) -> CGSize?
  /// The items of custom groups.
  let customItems: CustomGroupItems

  /// The length of a row or column whose first subitem does not fit, in points; nil if all fit.
  private(set) var overflow: CGFloat?

  private var leaves: [SolvedGroup.Leaf] = []
  private var supplements: [SolvedGroup.Supplement] = []

  init(
    axis: LayoutAxis, room: LayoutRoom, traits: UITraitCollection, customItems: CustomGroupItems, limit: Int = .max,
    measured: @escaping (Int) -> CGSize? = { _ in nil }
  ) {
    self.axis = axis
    self.room = room
    self.traits = traits
    self.customItems = customItems
    self.limit = limit
    self.measured = measured
  }

  /// Returns the solved group.
  /// - Parameter container: the size that the group's fractions are relative to.
  mutating func solved(_ group: NSCollectionLayoutGroup, in container: CGSize) -> SolvedGroup {
    leaves = []
    supplements = []
    var size = solve(group, in: container)
    if limit < leaves.count, !group.layoutSize.isMeasured(axis) {
      // A partial group ends with its last item, followed by the same space as in a full group.
      let length = axis.length(of: size) - end(of: leaves.count) + end(of: limit)
      size = axis.size(length: length, breadth: axis.breadth(of: size))
    }
    let present = limit < leaves.count ? Array(leaves.prefix(limit)) : leaves
    return SolvedGroup(
      size: size, leaves: present, supplements: supplements.filter { $0.firstLeaf < present.count }, axis: axis)
  }

  /// Returns the extent of the first items along the scroll direction.
  private func end(of count: Int) -> CGFloat {
    leaves.prefix(count).reduce(CGFloat(0)) { max($0, axis.box(of: $1.frame).end) }
  }

  // MARK: Groups

  /// Adds the contents of a group, in the group's coordinates.
  /// - Parameter share: a length assigned by the enclosing group, in place of its own.
  /// - Returns: the size of the group.
  private mutating func solve(
    _ group: NSCollectionLayoutGroup, in container: CGSize, share: (axis: LayoutAxis, length: CGFloat)? = nil
  ) -> CGSize {
    let first = leaves.count
    var size = room.size(group.layoutSize, in: container)
    if let share { size = share.axis.size(length: share.length, breadth: share.axis.breadth(of: size)) }
    switch group.arrangement {
    case .line(let main, let count, let divides):
      size = solveLine(group, along: main, count: count, divides: divides, size: size)
    case .custom(let provider):
      for item in customItems.items(of: group, provider, room, traits) {
        leaves.append(SolvedGroup.Leaf(frame: item.frame, zIndex: item.zIndex))
      }
      for axis in [LayoutAxis.vertical, .horizontal] where group.layoutSize.isMeasured(axis) {
        let length = leaves[first...].reduce(CGFloat(0)) { max($0, axis.box(of: $1.frame).end) }
        size = axis.size(length: length, breadth: axis.breadth(of: size))
      }
    }
    attach(group.supplementaryItems, to: CGRect(origin: .zero, size: size), room: container, firstLeaf: first)
    return size
  }

  /// An item or group in a row or column.
  private struct Child {
    let item: NSCollectionLayoutItem
    var slot: CGSize
    let firstLeaf: Int
    let firstSupplement: Int
    let isGroup: Bool
    let edges: LayoutEdges
  }

  private mutating func solveLine(
    _ group: NSCollectionLayoutGroup, along main: LayoutAxis, count: Int?, divides: Bool, size: CGSize
  ) -> CGSize {
    let insets = LayoutInsets(group.contentInsets, along: main)
    let spacing = group.interItemSpacing?.spacing ?? 0
    var length = abs(main.length(of: size) - insets.lengths)
    var breadth = abs(main.breadth(of: size) - insets.breadths)
    let fit = fit(group, along: main, count: count, length: length, breadth: breadth, firstLeaf: leaves.count)
    if fit.overflows { overflow = overflow ?? length }
    let container = main.size(length: fit.room, breadth: breadth)
    var children: [Child] = []
    children.reserveCapacity(fit.count)
    for place in 0..<fit.count {
      let share = divides ? (axis: main, length: room.roundedDown(fit.room / CGFloat(fit.count))) : nil
      children.append(child(group.subitems[place % group.subitems.count], in: container, share: share, along: main))
    }
    makeUniform(&children)
    var result = size
    let present = children.prefix { $0.firstLeaf < limit }
    if group.layoutSize.isMeasured(main) {
      length = present.reduce(-spacing) { $0 + main.length(of: $1.slot) + $1.edges.lengths + spacing }
      result = main.size(length: max(0, length) + insets.lengths, breadth: main.breadth(of: result))
    }
    if group.layoutSize.isMeasured(main.across) {
      breadth = present.reduce(0) { max($0, main.breadth(of: $1.slot) + $1.edges.breadths) }
      result = main.size(length: main.length(of: result), breadth: breadth + insets.breadths)
    }
    place(children, of: group, along: main, from: insets, length: length, breadth: breadth)
    return result
  }

  /// Adds an item or group to a row or column, provisionally at the corner of the enclosing group.
  private mutating func child(
    _ item: NSCollectionLayoutItem, in container: CGSize, share: (axis: LayoutAxis, length: CGFloat)?,
    along main: LayoutAxis
  ) -> Child {
    let (firstLeaf, firstSupplement) = (leaves.count, supplements.count)
    let edges = LayoutEdges(item.edgeSpacing, along: main)
    if let group = item as? NSCollectionLayoutGroup {
      return Child(
        item: item, slot: solve(group, in: container, share: share), firstLeaf: firstLeaf,
        firstSupplement: firstSupplement, isGroup: true, edges: edges)
    }
    var leaf = SolvedGroup.Leaf(frame: .zero)
    leaf.isWidthMeasured = item.layoutSize.widthDimension.isMeasured && share?.axis != .horizontal
    leaf.isHeightMeasured = item.layoutSize.heightDimension.isMeasured && share?.axis != .vertical
    var slot = room.size(item.layoutSize, in: container)
    if leaf.isWidthMeasured || leaf.isHeightMeasured, let known = measured(firstLeaf) {
      if leaf.isWidthMeasured { slot.width = known.width }
      if leaf.isHeightMeasured { slot.height = known.height }
    }
    if let share { slot = share.axis.size(length: share.length, breadth: share.axis.breadth(of: slot)) }
    leaves.append(leaf)
    return Child(
      item: item, slot: slot, firstLeaf: firstLeaf, firstSupplement: firstSupplement, isGroup: false, edges: edges)
  }

  /// Makes uniform siblings as large as the largest of them; measured sizes have precedence over estimates.
  private func makeUniform(_ children: inout [Child]) {
    for axis in [LayoutAxis.vertical, .horizontal] {
      let uniform = children.indices.filter { place in
        let size = children[place].item.layoutSize
        return !children[place].isGroup && children[place].firstLeaf < limit
          && (axis == .vertical ? size.heightDimension : size.widthDimension).isUniformAcrossSiblings
      }
      guard uniform.count > 1 else { continue }
      let known = uniform.filter { measured(children[$0].firstLeaf) != nil }
      let longest = (known.isEmpty ? uniform : known).reduce(CGFloat(0)) { max($0, axis.length(of: children[$1].slot)) }
      for place in uniform {
        children[place].slot = axis.size(length: longest, breadth: axis.breadth(of: children[place].slot))
      }
    }
  }

  /// Positions the children of a row or column. Flexible spacing shares the remaining space, even if it is negative.
  private mutating func place(
    _ children: [Child], of group: NSCollectionLayoutGroup, along main: LayoutAxis, from insets: LayoutInsets,
    length: CGFloat, breadth: CGFloat
  ) {
    let spacing = group.interItemSpacing
    var used = CGFloat(children.count - 1) * (spacing?.spacing ?? 0)
    var flexible = spacing?.isFlexible ?? false ? children.count - 1 : 0
    for child in children {
      used += main.length(of: child.slot) + child.edges.lengths
      flexible += (child.edges.before?.isFlexible ?? false ? 1 : 0) + (child.edges.after?.isFlexible ?? false ? 1 : 0)
    }
    let isFixed = !group.layoutSize.isMeasured(main)
    let share = flexible > 0 && isFixed ? (length - used) / CGFloat(flexible) : 0
    func extent(_ spacing: NSCollectionLayoutSpacing?) -> CGFloat {
      guard let spacing else { return 0 }
      return spacing.spacing + (spacing.isFlexible ? share : 0)
    }
    // Views attached to items follow all those in groups.
    let (leafCount, supplementCount) = (leaves.count, supplements.count)
    var start = insets.before
    for place in children.indices {
      let child = children[place]
      start += extent(child.edges.before)
      let box = AxisBox(
        start: room.rounded(start), length: main.length(of: child.slot),
        side: room.rounded(insets.sideBefore + child.edges.side(of: main.breadth(of: child.slot), in: breadth)),
        breadth: main.breadth(of: child.slot))
      let isLast = place == children.count - 1
      put(
        child, at: main.rect(of: box), nextLeaf: isLast ? leafCount : children[place + 1].firstLeaf,
        nextSupplement: isLast ? supplementCount : children[place + 1].firstSupplement)
      start += box.length + extent(child.edges.after) + extent(spacing)
    }
  }

  private mutating func put(_ child: Child, at slot: CGRect, nextLeaf: Int, nextSupplement: Int) {
    guard child.isGroup else {
      let leaf = leaves[child.firstLeaf]
      var insets = child.item.contentInsets
      if leaf.isWidthMeasured { (insets.leading, insets.trailing) = (0, 0) }
      if leaf.isHeightMeasured { (insets.top, insets.bottom) = (0, 0) }
      leaves[child.firstLeaf].frame = slot.reduced(by: insets)
      let frame = leaves[child.firstLeaf].frame
      return attach(child.item.supplementaryItems, to: frame, room: frame.size, firstLeaf: child.firstLeaf)
    }
    for place in child.firstLeaf..<nextLeaf {
      leaves[place].frame = leaves[place].frame.offsetBy(dx: slot.minX, dy: slot.minY)
    }
    for place in child.firstSupplement..<nextSupplement {
      supplements[place].frame = supplements[place].frame.offsetBy(dx: slot.minX, dy: slot.minY)
    }
  }

  // MARK: Supplementary views

  /// Adds the views that are attached to an item or a group.
  /// - Parameter container: what their fractions are relative to: the item, or what contains the group.
  private mutating func attach(
    _ items: [NSCollectionLayoutSupplementaryItem], to frame: CGRect, room container: CGSize, firstLeaf: Int
  ) {
    for (place, item) in items.enumerated() {
      ensure(
        !items[..<place].contains { $0.elementKind == item.elementKind },
        "Two supplementary items of the kind \"\(item.elementKind)\" are attached to the same item or group. Give them different kinds."
      )
      var view = item.frame(of: room.size(item.layoutSize, in: container), in: frame)
      view.origin = CGPoint(x: room.rounded(view.minX), y: room.rounded(view.minY))
      supplements.append(
        SolvedGroup.Supplement(item: item, frame: view.reduced(by: item.contentInsets), firstLeaf: firstLeaf))
    }
  }
}
