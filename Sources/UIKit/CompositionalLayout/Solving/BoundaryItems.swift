import CollectionIndex
import Runtime

/// The views at the edges of a section or of the whole layout, and their positions.
@MainActor struct BoundaryItems {
  let items: [NSCollectionLayoutBoundarySupplementaryItem]
  /// The sizes in the order of the items, estimated for self-sizing views.
  let sizes: [CGSize]
  private let axis: LayoutAxis
  /// The start and length of the available space across the scroll direction.
  private let side: CGFloat
  private let breadth: CGFloat
  let isMeasured: Bool
  let pinsAnything: Bool

  /// The positions for a length of the content.
  struct Places {
    /// The boxes relative to the beginning of the content, in the order of the items.
    var boxes: [AxisBox] = []
    /// The length by which an item beside the content exceeds it. The content stays at its beginning.
    var growth: CGFloat = 0
    /// The lengths by which they extend the section at either end.
    var before: CGFloat = 0
    var after: CGFloat = 0
    /// The distance by which any of them still extends outside.
    var overhang: CGFloat = 0
  }

  init(
    _ items: [NSCollectionLayoutBoundarySupplementaryItem], axis: LayoutAxis, room: LayoutRoom, side: CGFloat,
    breadth: CGFloat, length: CGFloat
  ) {
    self.items = items
    self.axis = axis
    self.side = side
    self.breadth = breadth
    for (place, item) in items.enumerated() {
      ensure(
        !items[..<place].contains { $0.elementKind == item.elementKind },
        "Two boundary items of the kind \"\(item.elementKind)\" belong to the same section or layout. Give them different kinds."
      )
    }
    let container = axis.size(length: length, breadth: breadth)
    sizes = items.map { room.size($0.layoutSize, in: container) }
    isMeasured = items.contains {
      $0.layoutSize.widthDimension.isMeasured || $0.layoutSize.heightDimension.isMeasured
    }
    pinsAnything = items.contains { $0.pinToVisibleBounds }
  }

  /// Returns the positions for a length of the content.
  /// - Parameters:
  ///   - length: the length of the content, including insets.
  ///   - sizes: the sizes of the items.
  func places(length: CGFloat, sizes: [CGSize]) -> Places {
    var places = Places()
    guard !items.isEmpty else { return places }
    for (place, item) in items.enumerated() where item.extendsBoundary && alignment(of: item).along == .middle {
      places.growth = max(places.growth, axis.length(of: sizes[place]) - length)
    }
    let length = length + places.growth
    for (place, item) in items.enumerated() {
      let size = sizes[place]
      let (along, across) = alignment(of: item)
      let itemLength = axis.length(of: size)
      let itemBreadth = axis.breadth(of: size)
      let extends = item.extendsBoundary
      let start: CGFloat =
        switch along {
        case .begin: extends ? -itemLength : 0
        case .middle: (length - itemLength) / 2
        case .end: extends ? length : length - itemLength
        }
      let sideways: CGFloat =
        switch across {
        case .begin: 0
        case .middle: (breadth - itemBreadth) / 2
        case .end: breadth - itemBreadth
        }
      let box = AxisBox(
        start: start + (axis == .vertical ? item.offset.y : item.offset.x), length: itemLength,
        side: side + sideways + (axis == .vertical ? item.offset.x : item.offset.y), breadth: itemBreadth)
      places.boxes.append(box)
      if extends {
        places.before = max(places.before, -box.start)
        places.after = max(places.after, box.end - length)
      }
    }
    for box in places.boxes {
      places.overhang = max(places.overhang, -places.before - box.start, box.end - length - places.after)
    }
    return places
  }

  enum Place { case begin, middle, end }

  /// Returns the position of an item along the scroll direction and across it.
  func alignment(of item: NSCollectionLayoutBoundarySupplementaryItem) -> (along: Place, across: Place) {
    let vertical: Place =
      switch item.alignment {
      case .top, .topLeading, .topTrailing: .begin
      case .bottom, .bottomLeading, .bottomTrailing: .end
      case .none, .leading, .trailing: .middle
      }
    let horizontal: Place =
      switch item.alignment {
      case .leading, .topLeading, .bottomLeading: .begin
      case .trailing, .topTrailing, .bottomTrailing: .end
      case .none, .top, .bottom: .middle
      }
    return axis == .vertical ? (vertical, horizontal) : (horizontal, vertical)
  }

  /// Returns the box of a pinned item. It stays within its section, and out of the space that others take at the ends.
  /// - Parameters:
  ///   - box: its regular box.
  ///   - places: the positions of all items; the content begins at `start` and has the length `length`.
  ///   - visible: the visible range along the scroll direction.
  func pinned(
    _ place: Int, at box: AxisBox, start: CGFloat, length: CGFloat, visible: (start: CGFloat, end: CGFloat)
  ) -> AxisBox {
    let item = items[place]
    guard item.pinToVisibleBounds, box.length > 0, box.breadth > 0 else { return box }
    var pinned = box
    let along = alignment(of: item).along
    if along != .end {
      pinned.start = max(pinned.start, min(visible.start, start + length - box.length))
    }
    if along != .begin {
      pinned.start = min(pinned.start, max(visible.end - box.length, start))
    }
    return pinned
  }
}
