import CollectionIndex
import Runtime

/// The consequences of a section's description and the available space, independent of the number of items. Sections
/// with the same description share one plan.
@MainActor final class SectionPlan {
  let section: NSCollectionLayoutSection
  let axis: LayoutAxis
  /// The axis along which groups follow each other: the scroll direction or, in an orthogonal section, the other axis.
  let groupAxis: LayoutAxis
  let room: LayoutRoom
  let reference: UIContentInsetsReference
  private let traits: UITraitCollection
  private let customItems: CustomGroupItems
  /// The size that the group's fractions are relative to.
  private let container: CGSize
  /// The beginning of groups across their axis, in points.
  let side: CGFloat
  /// The beginning of the space for groups and their edge spacing across the scroll direction, in points.
  let roomSide: CGFloat
  /// The spacing of groups across their axis, in points.
  let sideSpacing: CGFloat
  /// The plan of the row in an orthogonal section; nil for others.
  let row: RowPlan?
  /// The section's insets along the scroll direction.
  let before: CGFloat
  let after: CGFloat
  /// The spacing before and after each group, and the distance between the beginnings of consecutive groups.
  let groupBefore: CGFloat
  let groupAfter: CGFloat
  let stride: CGFloat
  /// A full group, with estimates for unknown sizes.
  let group: SolvedGroup
  /// The length of a row or column in a full group whose first subitem does not fit, in points; nil if all fit.
  let overflow: CGFloat?
  /// Whether the number of items in a group depends on their sizes.
  let breaksLines: Bool
  /// The headers, footers and similar views, with the sizes known without measuring.
  let boundaries: BoundaryItems
  /// The beginning and length of decorations across the scroll direction.
  let decorationSide: CGFloat
  let decorationBreadth: CGFloat
  /// The groups that are not full, by their number of items.
  private var partialGroups: [Int: SolvedGroup] = [:]

  init(
    _ section: NSCollectionLayoutSection, axis: LayoutAxis, room: LayoutRoom, traits: UITraitCollection,
    reference: UIContentInsetsReference
  ) {
    let insets = section.contentInsets
    ensure(
      (insets.top + insets.bottom + insets.leading + insets.trailing + section.interGroupSpacing).isFinite,
      "The interGroupSpacing and contentInsets of a section must be finite.")
    self.section = section
    self.axis = axis
    self.room = room
    self.traits = traits
    self.reference = reference
    let ownReference = section.contentInsetsReference == .automatic ? reference : section.contentInsetsReference
    let kept = LayoutInsets(room.insets(ownReference), along: axis)
    let whole = room.container(ownReference)
    let own = LayoutInsets(insets, along: axis)
    before = own.before
    after = own.after
    let isRow = section.orthogonalScrollingBehavior != .none
    groupAxis = isRow ? axis.across : axis
    // The insets make the container of groups smaller only across the axis along which these follow each other.
    let groupInsets = LayoutInsets(insets, along: groupAxis)
    container = groupAxis.size(
      length: groupAxis.length(of: whole), breadth: abs(groupAxis.breadth(of: whole) - groupInsets.breadths))
    decorationSide = kept.sideBefore
    decorationBreadth = axis.breadth(of: whole)

    let description = section.group
    customItems = CustomGroupItems(ownReference)
    var solver = GroupSolver(axis: groupAxis, room: room, traits: traits, customItems: customItems)
    let group = solver.solved(description, in: container)
    self.group = group
    overflow = solver.overflow
    let edges = LayoutEdges(description.edgeSpacing, along: groupAxis)
    let breadth = groupAxis.breadth(of: group.size)
    roomSide = kept.sideBefore + own.sideBefore
    side =
      isRow
      ? edges.side(of: breadth, in: breadth + edges.breadths)
      : roomSide + edges.side(of: breadth, in: axis.breadth(of: container))
    sideSpacing = edges.breadths
    row =
      isRow
      ? RowPlan(
        section.orthogonalScrollingBehavior, length: axis.breadth(of: room.size),
        before: roomSide,
        after: kept.sideAfter + own.sideAfter) : nil
    groupBefore = edges.before?.spacing ?? 0
    groupAfter = edges.after?.spacing ?? 0
    stride = edges.lengths + groupAxis.length(of: group.size) + section.interGroupSpacing
    breaksLines = description.breaksLines

    let beside = section.supplementaryContentInsetsReference
    let follows = beside == .automatic && section.supplementariesFollowContentInsets
    let free = LayoutInsets(room.insets(beside == .automatic ? ownReference : beside), along: axis)
    let sides = follows ? (own.sideBefore, own.sideAfter) : (0, 0)
    let sideRoom = abs(axis.breadth(of: room.size) - free.breadths - sides.0 - sides.1)
    boundaries = BoundaryItems(
      section.boundarySupplementaryItems, axis: axis, room: room, side: free.sideBefore + sides.0, breadth: sideRoom,
      length: axis.length(of: whole))
  }

  /// Returns whether measured sizes for one plan are valid for the other: sections with it have the same description.
  func isAlike(_ other: SectionPlan) -> Bool { self === other || section.isEqual(other.section) }

  /// Returns whether a section has the same description. Closures cannot be compared, and those of custom groups are
  /// called for each section.
  func describes(_ other: NSCollectionLayoutSection) -> Bool {
    guard !section.group.isCustom else { return false }
    if section.list?.configuration.hasClosures ?? false { return section.list === other.list }
    return section.visibleItemsInvalidationHandler == nil && other.visibleItemsInvalidationHandler == nil
      ? section.isEqual(other) : section === other
  }

  /// Whether cells, headers or footers are measured.
  var isMeasured: Bool { group.isMeasured || boundaries.isMeasured }

  /// Returns whether each item has a view of a kind attached, so that these are numbered as the items are.
  func attachesOneToEachItem(_ kind: String) -> Bool {
    var next = 0
    for supplement in group.supplements where supplement.item.elementKind == kind {
      guard supplement.firstLeaf == next else { return false }
      next += 1
    }
    return next == group.leaves.count
  }

  /// Returns a group with a maximum number of items, some of which are measured.
  func solve(limit: Int, measured: @escaping (Int) -> CGSize?) -> SolvedGroup {
    var solver = GroupSolver(
      axis: groupAxis, room: room, traits: traits, customItems: customItems, limit: limit, measured: measured)
    return solver.solved(section.group, in: container)
  }

  /// Returns a group with fewer items than fit, none of which is measured.
  func partialGroup(_ count: Int) -> SolvedGroup {
    if let known = partialGroups[count] { return known }
    let solved = solve(limit: count) { _ in nil }
    partialGroups[count] = solved
    return solved
  }
}

/// The scrolling of an orthogonal section, in points along the row.
struct RowPlan {
  let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  /// The length of the space for the row, from edge to edge of the content.
  let length: CGFloat
  /// The insets at its ends: those of the section and those of its reference.
  let before: CGFloat
  let after: CGFloat

  init(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, length: CGFloat, before: CGFloat, after: CGFloat
  ) {
    self.behavior = behavior
    self.length = length
    self.before = before
    self.after = after
  }

  /// The length inside the insets: a page, and the area in which groups come to rest at the beginning or in the centre.
  var viewport: CGFloat { max(0, length - before - after) }
}
