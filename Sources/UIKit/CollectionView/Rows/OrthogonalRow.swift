import CollectionIndex
import Runtime

/// A row: an orthogonal section. The layout gives the elements in it their positions in the unscrolled row; their
/// attributes refer to the row, from which their visible positions follow.
final class OrthogonalRow: Equatable {
  /// The index of the section; for a deleted one, its last index.
  var section: Int
  /// A sequence number: later rows have higher ones.
  let number: Int
  /// The last geometry from the layout.
  var geometry: RowGeometry
  /// The scrolled distance, in points along the row. The scroll view may still have to follow.
  var offset: CGFloat
  /// The z-index by which the scroll view is stacked.
  var depth = 0
  /// Whether the section was deleted; the elements in the row disappear then.
  var isGone = false
  /// The number of the last change of geometry applied.
  var version = -1
  /// The scroll view, while any element in the row has a view.
  @Weak var view: OrthogonalScrollView?

  init(section: Int, number: Int, geometry: RowGeometry) {
    self.section = section
    self.number = number
    self.geometry = geometry
    offset = geometry.offsets.lowerBound
    depth = geometry.depth
  }

  static func == (one: OrthogonalRow, other: OrthogonalRow) -> Bool { one === other }

  /// Returns the geometry of the row in a layout; nil if its section is not orthogonal there, or scrolls along the
  /// other axis.
  @MainActor func geometry(in layout: UICollectionViewLayout) -> RowGeometry? {
    layout.rowGeometry(ofSection: section).flatMap { $0.axis == geometry.axis ? $0 : nil }
  }

  /// The vector from the visible position of something in the row to its position in the unscrolled row, in points.
  var shift: CGVector { geometry.shift(offset) }

  /// The same vector for the presented position, where an animation moves the row.
  @MainActor var presentedShift: CGVector {
    guard let view else { return shift }
    let presented = view.ownLayer.presentationValues(at: view.ownLayer.currentMediaTime).bounds
    return geometry.shift(geometry.axis.box(of: presented).start)
  }
}

extension UICollectionViewLayoutAttributes {
  /// The visible frame, in content coordinates; for an element in a row, after scrolling.
  final var visibleFrame: CGRect {
    if row == nil { return frame }
    let shift = row!.shift
    return frame.offsetBy(dx: -shift.dx, dy: -shift.dy)
  }

  /// Returns attributes in another row or none with the same presented position.
  @MainActor final func converted(to other: OrthogonalRow?) -> UICollectionViewLayoutAttributes {
    guard row !== other else { return self }
    let copy = duplicate()
    copy.row = other
    copy.center = center.converted(from: row, to: other)
    return copy
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
