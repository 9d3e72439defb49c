import CollectionIndex

/// The rows of a collection view: how far each section that scrolls across the layout is scrolled, whether or not it is on
/// screen, and the scroll views of those that are. There are none until a layout asks for one.
///
/// Where a layout that scrolls vertically takes turns with one that scrolls horizontally, a section has a row for each.
@MainActor final class OrthogonalRows {
  private struct Place: Hashable {
    var section: Int
    let axis: FlowAxis
  }

  private var rows: [Place: OrthogonalRow] = [:]
  /// Of rows that have elements with a view, and a few that are about to be taken away.
  @exclusivity(unchecked) private(set) var views: [OrthogonalScrollView] = []
  /// Something was scrolled since the last layout pass.
  @exclusivity(unchecked) var hasScrolled = false
  private var count = 0
  private var version = 0

  /// The row of a section, scrolled no farther than it can be. O(1).
  /// - Parameters:
  ///   - axis: along which it scrolls.
  ///   - isCurrent: whether the layout in use asks, and not one that comes or goes.
  ///   - geometry: what the layout has for it now; asked when that may be another than before.
  func row(
    _ section: Int, along axis: FlowAxis, isCurrent: Bool, _ geometry: () -> RowGeometry
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

  /// What a row that is at rest is scrolled stays in range.
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

  /// The layout has other geometries from now on.
  func noteNewGeometry() { if !rows.isEmpty { version += 1 } }

  /// How far the row of a section is scrolled; 0 for one that there is not.
  func offset(_ section: Int, along axis: FlowAxis) -> CGFloat {
    rows[Place(section: section, axis: axis)]?.offset ?? 0
  }

  /// Moves what is in a row, also what a finger or a motion still does to it.
  func shift(_ section: Int, along axis: FlowAxis, by way: CGFloat) {
    guard let row = rows[Place(section: section, axis: axis)] else { return }
    row.offset += way
    row.view?.shift(by: way)
  }

  /// Those that are scrolled.
  func scrolled(along axis: FlowAxis) -> [OrthogonalRow] {
    rows.values.filter { $0.offset != 0 && $0.geometry.axis == axis }
  }

  /// Sections have other indexes after an update, and some are gone.
  func follow(_ sections: AxisMap) {
    guard !rows.isEmpty else { return }
    var moved: [Place: OrthogonalRow] = [:]
    for (place, row) in rows {
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

  /// Has the scroll views lie where the layout has their rows; how far they are scrolled may be animated.
  /// - Returns: whether one has another depth now.
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

  /// Takes those away that have nothing to show and are not being scrolled.
  /// - Parameter bounds: those that lie there stay, also without elements.
  /// - Returns: what was taken away.
  func removeEmpty(outside bounds: CGRect, of layout: UICollectionViewLayout) -> [OrthogonalScrollView] {
    var kept: [OrthogonalScrollView] = []
    var removed: [OrthogonalScrollView] = []
    for view in views {
      let isPlaced = !view.row.isGone && view.row.geometry(in: layout) != nil
      let isVisible = isPlaced && view.frame.intersects(bounds)
      if view.hasElements || isVisible || isPlaced && (view.isTracking || view.isMovingContent) {
        kept.append(view)
      } else {
        view.row.view = nil  // a finger may keep it for a while
        view.removeFromSuperview()
        removed.append(view)
      }
    }
    if !removed.isEmpty { views = kept }
    return removed
  }
}
