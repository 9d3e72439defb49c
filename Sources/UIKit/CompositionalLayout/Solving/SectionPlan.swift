import CollectionIndex
import Runtime

/// What follows from a section's description and the room that there is, however many items it has. Sections that are
/// described alike share one.
@MainActor final class SectionPlan {
  let section: NSCollectionLayoutSection
  let axis: FlowAxis
  /// Along which groups follow each other: the scroll direction, or across it in a section that scrolls by itself.
  let groupAxis: FlowAxis
  let room: LayoutRoom
  let reference: UIContentInsetsReference
  private let traits: UITraitCollection
  private let customItems: CustomGroupItems
  /// What fractions of the group are of.
  private let container: CGSize
  /// Where groups begin across their axis, in points.
  let side: CGFloat
  /// Of groups across their axis, in points.
  let sideSpacing: CGFloat
  /// Of a section that scrolls across the layout; nil for others.
  let row: RowPlan?
  /// The section's insets along the scroll direction.
  let before: CGFloat
  let after: CGFloat
  /// The room before each group, and from the beginning of its room to that of the next.
  let groupBefore: CGFloat
  let groupAfter: CGFloat
  let stride: CGFloat
  /// A full group, with estimates for what is not known.
  let group: SolvedGroup
  /// The points along a row or column of a full group whose first subitem does not fit into it; nil where all fit.
  let overflow: CGFloat?
  /// Whether the number of items in a group depends on their sizes.
  let breaksLines: Bool
  /// Headers, footers and the like, with the sizes that are known without asking them.
  let boundaries: BoundaryItems
  /// Where decorations are across the scroll direction.
  let decorationSide: CGFloat
  let decorationBreadth: CGFloat
  /// Groups that are not full, by how many items they have.
  private var partialGroups: [Int: SolvedGroup] = [:]

  init(
    _ section: NSCollectionLayoutSection, axis: FlowAxis, room: LayoutRoom, traits: UITraitCollection,
    reference: UIContentInsetsReference
  ) {
    let insets = section.contentInsets
    ensure(
      (insets.top + insets.bottom + insets.leading + insets.trailing + section.interGroupSpacing).isFinite,
      "The interGroupSpacing or contentInsets of a section are not finite: a compositional layout needs numbers.")
    self.section = section
    self.axis = axis
    self.room = room
    self.traits = traits
    self.reference = reference
    let ownReference = section.contentInsetsReference == .automatic ? reference : section.contentInsetsReference
    let kept = LayoutInsets(room.insets(ownReference), along: axis)
    let whole = room.container(ownReference)
    let own = LayoutInsets(insets, along: axis)
    // Only what is across the scroll direction is less for groups.
    container = axis.size(length: axis.length(of: whole), breadth: abs(axis.breadth(of: whole) - own.breadths))
    before = own.before
    after = own.after
    let isRow = section.orthogonalScrollingBehavior != .none
    groupAxis = isRow ? axis.across : axis
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
    side =
      isRow
      ? edges.side(of: breadth, in: breadth + edges.breadths)
      : kept.sideBefore + own.sideBefore + edges.side(of: breadth, in: axis.breadth(of: container))
    sideSpacing = edges.breadths
    row =
      isRow
      ? RowPlan(
        section.orthogonalScrollingBehavior, length: axis.breadth(of: room.size),
        before: kept.sideBefore + own.sideBefore,
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

  /// Whether what was said of elements of one holds for the other: sections with it are described alike.
  func isAlike(_ other: SectionPlan) -> Bool { self === other || section.isEqual(other.section) }

  /// Whether a section is described as this one. Closures cannot be compared, and those of custom groups are asked for each
  /// section.
  func describes(_ other: NSCollectionLayoutSection) -> Bool {
    guard !section.group.isCustom else { return false }
    if section.list?.configuration.hasClosures ?? false { return section.list === other.list }
    return section.visibleItemsInvalidationHandler == nil && other.visibleItemsInvalidationHandler == nil
      ? section.isEqual(other) : section === other
  }

  /// Whether cells, headers or footers say how large they are.
  var isMeasured: Bool { group.isMeasured || boundaries.isMeasured }

  /// Whether each item has a view of a kind attached: then they are numbered as the items are.
  func attachesOneToEachItem(_ kind: String) -> Bool {
    var next = 0
    for supplement in group.supplements where supplement.item.elementKind == kind {
      guard supplement.firstLeaf == next else { return false }
      next += 1
    }
    return next == group.leaves.count
  }

  /// A group with so many items or fewer, some of which have said their size.
  func solve(limit: Int, measured: @escaping (Int) -> CGSize?) -> SolvedGroup {
    var solver = GroupSolver(
      axis: groupAxis, room: room, traits: traits, customItems: customItems, limit: limit, measured: measured)
    return solver.solved(section.group, in: container)
  }

  /// A group with fewer items than fit, of which none has said its size.
  func partialGroup(_ count: Int) -> SolvedGroup {
    if let known = partialGroups[count] { return known }
    let solved = solve(limit: count) { _ in nil }
    partialGroups[count] = solved
    return solved
  }
}

/// How a section that scrolls across the layout does so, in points along the row.
struct RowPlan {
  let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  /// Of the room that the row lies in, from side to side of the content.
  let length: CGFloat
  /// What is kept free at its ends: the section's insets and those of its reference.
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

  /// Of what the insets leave: a page, and where groups come to rest at the beginning or in the middle of.
  var viewport: CGFloat { max(0, length - before - after) }
}
