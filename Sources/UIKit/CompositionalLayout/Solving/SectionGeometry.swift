import CollectionIndex
import Runtime

/// The geometry of a section: its groups with their insets, and the views at its edges. All positions are relative to
/// the beginning of the section.
@MainActor struct SectionGeometry {
  private(set) var groups: SectionGroups
  /// The measured sizes of headers, footers and similar views, in the order of the description; nil for those not
  /// measured.
  private(set) var measuredBoundaries: [CGSize?]
  private(set) var boundaries: BoundaryItems.Places
  /// The length of the groups with the insets, or of a longer view beside them.
  private(set) var contentLength: CGFloat

  var plan: SectionPlan { groups.plan }
  /// The number of items in the section.
  var items: Int { groups.items }

  /// Creates the geometry.
  /// - Parameter measuredBoundaries: the measured sizes of the views at the edges; empty for none.
  init(_ groups: SectionGroups, measuredBoundaries: [CGSize?] = []) {
    self.groups = groups
    self.measuredBoundaries = measuredBoundaries
    boundaries = BoundaryItems.Places()
    contentLength = 0
    stack()
  }

  /// The total length, including headers and footers that extend the section.
  var length: CGFloat { boundaries.before + contentLength + boundaries.after }

  /// The length of the groups along the scroll direction.
  private var extent: CGFloat { plan.row == nil ? groups.length : groups.breadth }

  /// The beginning of the groups.
  var groupsStart: CGFloat { boundaries.before + plan.before }

  /// Positions the groups and the views at the edges. A section without items has no length, unless there are views at
  /// its edges.
  private mutating func stack() {
    let items = plan.boundaries.items
    contentLength = groups.count == 0 && items.isEmpty ? 0 : plan.before + extent + plan.after
    guard !items.isEmpty else { return }
    var sizes = plan.boundaries.sizes
    for place in measuredBoundaries.indices {
      if let size = measuredBoundaries[place] { sizes[place] = size }
    }
    boundaries = plan.boundaries.places(length: contentLength, sizes: sizes)
    contentLength += boundaries.growth
  }

  mutating func measure(_ sizes: [FittedSize]) {
    groups.measure(sizes)
    stack()
  }

  /// Applies the measured size of a header or footer.
  /// - Parameter place: its index in the description.
  mutating func measureBoundary(_ place: Int, _ size: CGSize) {
    if measuredBoundaries.isEmpty { measuredBoundaries = plan.boundaries.sizes.map { _ in nil } }
    measuredBoundaries[place] = size
    stack()
  }

  /// Returns the box of a view at the edges.
  func boundaryBox(_ place: Int) -> AxisBox {
    var box = boundaries.boxes[place]
    box.start += boundaries.before
    return box
  }

  /// Returns the frame of a group; in a row without scrolling, relative to the beginning of the content.
  func groupRect(_ number: Int) -> CGRect {
    var box = groups.box(of: number)
    if plan.row == nil {
      box.start += groupsStart
    } else {
      box.start += rowStart
      box.side += groupsStart
    }
    return plan.groupAxis.rect(of: box)
  }

  /// The maximum distance by which anything extends outside the section.
  var overhang: CGFloat {
    let overhang = plan.row == nil ? groups.overhang : groups.sideOverhang
    let before = overhang - groupsStart
    let after = overhang - (length - groupsStart - extent)
    return max(0, before, after, boundaries.overhang)
  }
}
