import CollectionIndex
import Runtime

/// One section: its groups with their insets, and what is at its edges. Everything is counted from where the section begins.
@MainActor struct SectionGeometry {
  private(set) var groups: SectionGroups
  /// Sizes that headers, footers and the like have said, in the order of the description; nil for those that have not.
  private(set) var measuredBoundaries: [CGSize?]
  private(set) var boundaries: BoundaryItems.Places
  /// Of the groups with the insets.
  private(set) var contentLength: CGFloat

  var plan: SectionPlan { groups.plan }
  /// How many the section has.
  var items: Int { groups.items }

  /// - Parameter measuredBoundaries: empty when none has said its size.
  init(_ groups: SectionGroups, measuredBoundaries: [CGSize?] = []) {
    self.groups = groups
    self.measuredBoundaries = measuredBoundaries
    boundaries = BoundaryItems.Places()
    contentLength = 0
    stack()
  }

  /// With everything that makes it longer.
  var length: CGFloat { boundaries.before + contentLength + boundaries.after }

  /// Of the groups along the scroll direction.
  private var extent: CGFloat { plan.row == nil ? groups.length : groups.breadth }

  /// Where the groups begin.
  var groupsStart: CGFloat { boundaries.before + plan.before }

  /// A section without items has no length, unless there is something at its edges.
  private mutating func stack() {
    let items = plan.boundaries.items
    contentLength = groups.count == 0 && items.isEmpty ? 0 : plan.before + extent + plan.after
    guard !items.isEmpty else { return }
    var sizes = plan.boundaries.sizes
    for place in measuredBoundaries.indices {
      if let size = measuredBoundaries[place] { sizes[place] = size }
    }
    boundaries = plan.boundaries.places(length: contentLength, sizes: sizes)
  }

  mutating func measure(_ sizes: [FittedSize]) {
    groups.measure(sizes)
    stack()
  }

  /// - Parameter place: of a header or footer in the description.
  mutating func measureBoundary(_ place: Int, _ size: CGSize) {
    if measuredBoundaries.isEmpty { measuredBoundaries = plan.boundaries.sizes.map { _ in nil } }
    measuredBoundaries[place] = size
    stack()
  }

  /// Where something at the edges is.
  func boundaryBox(_ place: Int) -> FlowBox {
    var box = boundaries.boxes[place]
    box.start += boundaries.before
    return box
  }

  /// Where a group is; in a row that is not scrolled, along the row from where the content begins.
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

  /// How far anything sticks out of the section.
  var overhang: CGFloat {
    let overhang = plan.row == nil ? groups.overhang : groups.sideOverhang
    let before = overhang - groupsStart
    let after = overhang - (length - groupsStart - extent)
    return max(0, before, after, boundaries.overhang)
  }
}
