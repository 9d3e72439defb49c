import CollectionIndex
import Runtime

/// A row: an orthogonal section. The layout gives the elements in it their positions in the unscrolled row.
final class OrthogonalRow: Equatable {
  /// The index of the section; for a deleted one, its last index.
  var section: Int
  /// A sequence number: later rows have higher ones.
  let number: Int
  /// The last geometry from the layout.
  var geometry: RowGeometry
  /// The z-index by which the scroll view is stacked.
  var depth = 0
  /// Whether the section was deleted; the elements in the row disappear then.
  var isGone = false
  /// The number of the last change of geometry applied.
  var version = -1
  /// The scroll view, while any element in the row has a view.
  @Weak private(set) var view: OrthogonalScrollView?
  /// The offset while there is no scroll view, or one that it has to move to in the present layout pass; nil if the
  /// offset is that of the scroll view.
  private var storedOffset: CGFloat?

  init(section: Int, number: Int, geometry: RowGeometry) {
    self.section = section
    self.number = number
    self.geometry = geometry
    storedOffset = geometry.offsets.lowerBound
    depth = geometry.depth
  }

  static func == (one: OrthogonalRow, other: OrthogonalRow) -> Bool { one === other }

  /// Returns the geometry of the row in a layout; nil if its section is not orthogonal there, or scrolls along the
  /// other axis.
  @MainActor func geometry(in layout: UICollectionViewLayout) -> RowGeometry? {
    layout.rowGeometry(ofSection: section).flatMap { $0.axis == geometry.axis ? $0 : nil }
  }

  // MARK: Offset

  /// The scrolled distance, in points along the row. The scroll view may still have to follow.
  @MainActor var offset: CGFloat { storedOffset ?? view?.offset ?? 0 }

  /// Changes the offset. A scroll view follows in the present layout pass.
  @MainActor func move(to offset: CGFloat) { if offset != self.offset { storedOffset = offset } }

  /// Moves the content, including a drag or motion in progress.
  @MainActor func shift(by way: CGFloat) {
    if let view { view.shift(by: way) } else { storedOffset = offset + way }
  }

  /// Takes the offset of the scroll view from now on.
  func followScrollView() { storedOffset = nil }

  /// Takes a scroll view that is at the offset.
  func begin(_ view: OrthogonalScrollView) {
    self.view = view
    followScrollView()
  }

  /// Leaves its scroll view, and keeps the offset.
  @MainActor func leaveScrollView() {
    storedOffset = offset
    view = nil  // a touch may retain it for a while
  }

  /// The vector from the visible position of something in the row to its position in the unscrolled row, in points.
  @MainActor var shift: CGVector { geometry.shift(offset) }

  /// The same vector for the presented position, where an animation moves the row.
  @MainActor var presentedShift: CGVector {
    guard let view else { return shift }
    let presented = view.ownLayer.presentationValues(at: view.ownLayer.currentMediaTime).bounds
    return geometry.shift(geometry.axis.box(of: presented).start)
  }

  /// The row as the attributes of its elements have it.
  @MainActor var placement: RowPlacement { RowPlacement(number: number, shift: shift) }
}

/// The row of an element, and where the row was when the layout placed the element.
struct RowPlacement: Equatable {
  /// The sequence number of the row.
  let number: Int
  /// The vector from the visible position of the element to its position in the unscrolled row, in points.
  let shift: CGVector

  /// Returns whether both are in one row: scrolling changes no attributes.
  static func == (one: RowPlacement, other: RowPlacement) -> Bool { one.number == other.number }
}

extension UICollectionViewLayoutAttributes {
  /// The visible frame when the layout placed the element, in content coordinates. See ``Element/visibleFrame`` for one
  /// whose row may have scrolled since.
  final var visibleFrame: CGRect {
    guard let row else { return frame }
    return frame.offsetBy(dx: -row.shift.dx, dy: -row.shift.dy)
  }
}

extension CGPoint {
  /// Returns the point in another row, or outside of rows, with the same presented position.
  @MainActor func converted(from row: OrthogonalRow?, to other: OrthogonalRow?) -> CGPoint {
    guard row !== other else { return self }
    let (old, new) = (row?.presentedShift ?? .zero, other?.presentedShift ?? .zero)
    return CGPoint(x: x - old.dx + new.dx, y: y - old.dy + new.dy)
  }
}
