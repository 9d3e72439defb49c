import CollectionIndex
import Runtime

/// The geometry of a compositional layout: its sections, one after the other. It is a value; a section without
/// estimates stores its number of items and shares the rest with sections of the same description.
@MainActor struct CompositionalGeometry {
  let axis: LayoutAxis
  let room: LayoutRoom
  private let spacing: CGFloat
  private(set) var sections: [SectionGeometry]
  /// The lengths of the sections along the scroll direction.
  private var lengths: PrefixSums
  /// The headers and footers of the layout.
  let boundaries: BoundaryItems
  private var boundaryPlaces: BoundaryItems.Places
  private(set) var measuredBoundaries: [CGSize?]
  /// The maximum distance by which anything extends outside its section.
  private(set) var overhang: CGFloat = 0
  /// The extent across the scroll direction of the widest group, or of anything wider, from the beginning of the
  /// content.
  private var breadth: CGFloat
  let pinsAnything: Bool
  /// Whether any views are measured.
  let isMeasured: Bool
  let hasHandlers: Bool
  let hasLists: Bool

  /// Creates the geometry. O(sections).
  init(
    sections: [SectionGeometry], configuration: UICollectionViewCompositionalLayoutConfiguration, axis: LayoutAxis,
    room: LayoutRoom, measuredBoundaries: [CGSize?]
  ) {
    self.axis = axis
    self.room = room
    self.sections = sections
    self.measuredBoundaries = measuredBoundaries
    spacing = configuration.interSectionSpacing
    var lengths: [Double] = []
    lengths.reserveCapacity(sections.count)
    // Margins are for sections.
    let reference: UIContentInsetsReference = configuration.contentInsetsReference == .none ? .none : .safeArea
    let container = room.container(reference)
    boundaries = BoundaryItems(
      configuration.boundarySupplementaryItems, axis: axis, room: room,
      side: LayoutInsets(room.insets(reference), along: axis).sideBefore, breadth: axis.breadth(of: container),
      length: axis.length(of: container))
    boundaryPlaces = BoundaryItems.Places()
    var breadth = axis.breadth(of: room.size)
    var (pins, measures, handles, lists) = (boundaries.pinsAnything, boundaries.isMeasured, false, false)
    var last: SectionPlan?
    for section in sections {
      lengths.append(Double(section.length))
      overhang = max(overhang, section.overhang)
      let plan = section.plan
      if section.groups.count > 0, plan.row == nil {
        breadth = max(breadth, plan.roomSide + axis.breadth(of: plan.group.size))
      }
      if plan === last { continue }  // as in most layouts with many sections
      last = plan
      pins = pins || plan.boundaries.pinsAnything
      measures = measures || plan.isMeasured
      handles = handles || plan.section.visibleItemsInvalidationHandler != nil
      lists = lists || plan.section.list != nil
    }
    self.lengths = PrefixSums(lengths)
    self.breadth = breadth
    (pinsAnything, isMeasured, hasHandlers, hasLists) = (pins, measures, handles, lists)
    stack()
  }

  private mutating func stack() {
    guard !boundaries.items.isEmpty else { return }
    var sizes = boundaries.sizes
    for place in measuredBoundaries.indices {
      if let size = measuredBoundaries[place] { sizes[place] = size }
    }
    boundaryPlaces = boundaries.places(length: sectionsLength, sizes: sizes)
  }

  private var sectionsLength: CGFloat {
    CGFloat(lengths.sum(before: sections.count)) + CGFloat(max(0, sections.count - 1)) * spacing
  }

  var contentSize: CGSize {
    axis.size(length: boundaryPlaces.before + contentLength + boundaryPlaces.after, breadth: breadth)
  }

  /// The length of the sections, or of a longer view beside them.
  private var contentLength: CGFloat { sectionsLength + boundaryPlaces.growth }

  /// Returns the beginning of a section. O(log sections).
  func start(of section: Int) -> CGFloat {
    boundaryPlaces.before + CGFloat(lengths.sum(before: section)) + CGFloat(section) * spacing
  }

  /// Returns the sections that may have elements in a range. O(log² sections).
  func sections(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    let first = (0..<sections.count).partitioningIndex { self.start(of: $0) + sections[$0].length + overhang > start }
    let last = (0..<sections.count).partitioningIndex { self.start(of: $0) - overhang >= end }
    return first..<max(first, last)
  }

  // MARK: Measured sizes

  /// Applies measured sizes in a section; ignores those for a section that no longer exists. O(log groups + log
  /// sections) for each.
  mutating func measure(_ sizes: [FittedSize], section: Int) {
    guard sections.indices.contains(section) else { return }
    change(section) { $0.measure(sizes) }
  }

  mutating func measureBoundary(_ place: Int, _ size: CGSize, section: Int) {
    change(section) { $0.measureBoundary(place, size) }
  }

  /// Applies the measured size of a header or footer of the layout.
  /// - Parameter place: the index of the header or footer.
  mutating func measureBoundary(_ place: Int, _ size: CGSize) {
    if measuredBoundaries.isEmpty { measuredBoundaries = boundaries.sizes.map { _ in nil } }
    measuredBoundaries[place] = size
    stack()
  }

  private mutating func change(_ section: Int, _ change: (inout SectionGeometry) -> Void) {
    let old = sections[section].length
    change(&sections[section])
    lengths.add(Double(sections[section].length - old), at: section)
    overhang = max(overhang, sections[section].overhang)
    stack()
  }

  // MARK: Rows

  /// Returns the geometry of an orthogonal section; nil for any other.
  func rowGeometry(_ section: Int) -> RowGeometry? {
    guard sections.indices.contains(section), let row = sections[section].plan.row else { return nil }
    let geometry = sections[section]
    let plan = geometry.plan
    let (top, breadth) = (start(of: section) + geometry.groupsStart, geometry.groups.breadth)
    let properties = plan.section.orthogonalScrollingProperties
    let isFast = row.behavior != .continuous && row.behavior != .continuousGroupLeadingBoundary
    let rate = properties.decelerationRate
    return RowGeometry(
      axis: plan.groupAxis,
      frame: plan.groupAxis.rect(of: AxisBox(start: 0, length: row.length, side: top, breadth: breadth)),
      viewport: plan.groupAxis.rect(
        of: AxisBox(start: row.before, length: row.viewport, side: top, breadth: breadth)),
      length: geometry.rowLength, offsets: geometry.offsets, depth: plan.section.decorationItems.isEmpty ? 0 : 1,
      bounce: properties.bounce,
      decelerationRate: rate == .automatic
        ? (isFast ? .fast : .normal) : UIScrollView.DecelerationRate(rawValue: rate.rawValue))
  }

  // MARK: Boxes

  /// Returns the box of a header or footer of the layout, pinned or not.
  func boundaryBox(_ place: Int, visible: (start: CGFloat, end: CGFloat)?) -> AxisBox {
    var box = boundaryPlaces.boxes[place]
    box.start += boundaryPlaces.before
    guard let visible else { return box }
    return boundaries.pinned(
      place, at: box, start: boundaryPlaces.before, length: contentLength, visible: visible)
  }

  /// Returns the box of a view at the edges of a section, pinned or not.
  func boundaryBox(_ place: Int, section: Int, start: CGFloat, visible: (start: CGFloat, end: CGFloat)?) -> AxisBox {
    let geometry = sections[section]
    var box = geometry.boundaryBox(place)
    box.start += start
    guard let visible else { return box }
    return geometry.plan.boundaries.pinned(
      place, at: box, start: start + geometry.boundaries.before, length: geometry.contentLength, visible: visible)
  }
}
