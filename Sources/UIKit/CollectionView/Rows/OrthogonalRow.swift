import CollectionIndex
import Runtime

/// A section that scrolls across its layout: a row. What is in it is named by the layout with where it would be if the row
/// was not scrolled; its attributes refer to the row, and from there to where they are seen.
final class OrthogonalRow: Equatable {
  /// Of a section that is gone, where it was last.
  var section: Int
  /// Later ones have higher numbers.
  let number: Int
  /// As the layout had it last.
  var geometry: RowGeometry
  /// How far it is scrolled, in points along the row. Its scroll view may still have to follow.
  var offset: CGFloat = 0
  /// The zIndex by which its scroll view is stacked.
  var depth = 0
  /// The section was deleted; what is in the row disappears.
  var isGone = false
  /// The number of the last change of geometry that it has taken.
  var version = -1
  /// What it scrolls in, while anything in it has a view.
  @Weak var view: OrthogonalScrollView?

  init(section: Int, number: Int, geometry: RowGeometry) {
    self.section = section
    self.number = number
    self.geometry = geometry
    depth = geometry.depth
  }

  static func == (one: OrthogonalRow, other: OrthogonalRow) -> Bool { one === other }

  /// What a layout has for the row; nil when its section does not scroll across the layout, or along the other axis.
  @MainActor func geometry(in layout: UICollectionViewLayout) -> RowGeometry? {
    layout.rowGeometry(ofSection: section).flatMap { $0.axis == geometry.axis ? $0 : nil }
  }

  /// From where something in the row is seen to where it would be if the row was not scrolled, in points.
  var shift: CGVector { geometry.shift(offset) }

  /// The same for what is seen now, where an animation moves the row.
  @MainActor var presentedShift: CGVector {
    guard let view else { return shift }
    let presented = view.ownLayer.presentationValues(at: view.ownLayer.currentMediaTime).bounds
    return geometry.shift(geometry.axis.box(of: presented).start)
  }
}

extension UICollectionViewLayoutAttributes {
  /// The frame where it is seen, in content coordinates: for what is in a row, as far as that is scrolled.
  final var visibleFrame: CGRect {
    if row == nil { return frame }
    let shift = row!.shift
    return frame.offsetBy(dx: -shift.dx, dy: -shift.dy)
  }

  /// The same place, as it is presented now, for another row or none.
  @MainActor final func converted(to other: OrthogonalRow?) -> UICollectionViewLayoutAttributes {
    guard row !== other else { return self }
    let copy = duplicate()
    copy.row = other
    copy.center = center.converted(from: row, to: other)
    return copy
  }
}

extension CGPoint {
  /// The place in another row, or outside of rows, that is seen now where this one is.
  @MainActor func converted(from row: OrthogonalRow?, to other: OrthogonalRow?) -> CGPoint {
    guard row !== other else { return self }
    let (old, new) = (row?.presentedShift ?? .zero, other?.presentedShift ?? .zero)
    return CGPoint(x: x - old.dx + new.dx, y: y - old.dy + new.dy)
  }
}
