import CollectionIndex
import Runtime

/// The rows of a collection view: the offset of each orthogonal section, visible or not, and the scroll views of the
/// visible ones. There are none until a layout asks for one.
///
/// If a layout that scrolls vertically alternates with one that scrolls horizontally, a section has a row for each.
@MainActor final class OrthogonalRows {
  private struct Place: Hashable {
    var section: Int
    let axis: LayoutAxis
  }

  private var rows: [Place: OrthogonalRow] = [:]
  /// The scroll views of rows that have elements with a view, and a few that are about to be removed.
  @exclusivity(unchecked) private(set) var views: [OrthogonalScrollView] = []
  /// Whether a row was scrolled since the last layout pass.
  @exclusivity(unchecked) var hasScrolled = false
  private var count = 0
  private var version = 0

  /// Returns the row of a section, with its offset in range. O(1).
  /// - Parameters:
  ///   - axis: the axis along which it scrolls.
  ///   - isCurrent: whether the layout in use asks, and not one that is being replaced or introduced.
  ///   - geometry: returns the layout's present geometry; called only when that may have changed.
  func row(
    _ section: Int, along axis: LayoutAxis, isCurrent: Bool, _ geometry: () -> RowGeometry
  ) -> OrthogonalRow {
    let place = Place(section: section, axis: axis)
    if let row = rows[place] {
      if isCurrent, row.version != version { update(row, geometry()) }
      return row
    }
    count += 1
    let row = OrthogonalRow(section: section, number: count, geometry: geometry())
    if isCurrent { row.version = version }
    rows[place] = row
    return row
  }

  /// Applies a geometry to a row. The offset of a row at rest stays in range.
  private func update(_ row: OrthogonalRow, _ geometry: RowGeometry) {
    row.geometry = geometry
    row.version = version
    guard let view = row.view else {
      row.offset = geometry.clamped(row.offset)
      row.depth = geometry.depth  // nothing is stacked by it yet
      return
    }
    if !view.isMovingContent { row.offset = geometry.clamped(row.offset) }
  }

  /// Notes that the layout has new geometries.
  func noteNewGeometry() { if !rows.isEmpty { version += 1 } }

  /// Returns the offset of a section's row; 0 if there is none.
  func offset(_ section: Int, along axis: LayoutAxis) -> CGFloat {
    rows[Place(section: section, axis: axis)]?.offset ?? 0
  }

  /// Moves the content of a row, including a drag or motion in progress.
  func shift(_ section: Int, along axis: LayoutAxis, by way: CGFloat) {
    guard let row = rows[Place(section: section, axis: axis)] else { return }
    row.offset += way
    row.view?.shift(by: way)
  }

  /// Returns the rows with an offset other than 0, in the order of their sections.
  func scrolled(along axis: LayoutAxis) -> [OrthogonalRow] {
    rows.values.filter { $0.offset != 0 && $0.geometry.axis == axis }.ordered { $0.section < $1.section }
  }

  /// Renumbers the sections after an update, and ends the rows of deleted ones.
  func follow(_ sections: AxisMap) {
    guard !rows.isEmpty else { return }
    var moved: [Place: OrthogonalRow] = [:]
    for (place, row) in rows.ordered(by: { $0.key.section < $1.key.section }) {
      guard let new = sections.newIndex(ofOld: place.section) else {
        row.isGone = true
        row.view?.end()
        continue
      }
      row.section = new
      moved[Place(section: new, axis: place.axis)] = row
    }
    rows = moved
    version += 1
  }

  // MARK: Scroll views

  func add(_ view: OrthogonalScrollView) {
    views.append(view)
    view.row.view = view
  }

  /// Moves the scroll views to the layout's frames of their rows; the offsets may be animated.
  /// - Returns: whether the depth of one has changed.
  func place(_ layout: UICollectionViewLayout) -> Bool {
    var isDeeper = false
    for view in views where !view.row.isGone {
      let row = view.row
      if row.version != version, let geometry = row.geometry(in: layout) { update(row, geometry) }
      view.follow()
      if row.depth != row.geometry.depth { isDeeper = true }
      row.depth = row.geometry.depth
    }
    return isDeeper
  }

  /// Removes the scroll views that are empty and at rest.
  /// - Parameter bounds: an area in which they stay, even without elements.
  /// - Returns: the removed scroll views.
  func removeEmpty(outside bounds: CGRect, of layout: UICollectionViewLayout) -> [OrthogonalScrollView] {
    var kept: [OrthogonalScrollView] = []
    var removed: [OrthogonalScrollView] = []
    for view in views {
      let isPlaced = !view.row.isGone && view.row.geometry(in: layout) != nil
      let isVisible = isPlaced && view.frame.intersects(bounds)
      if view.hasElements || isVisible || isPlaced && (view.isTracking || view.isMovingContent) {
        kept.append(view)
      } else {
        view.row.view = nil  // a touch may retain it for a while
        view.removeFromSuperview()
        removed.append(view)
      }
    }
    if !removed.isEmpty { views = kept }
    return removed
  }
}
