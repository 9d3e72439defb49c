import CollectionIndex
import Runtime

/// The rows of a collection view: the offset of each orthogonal section, visible or not, and the scroll views of the
/// visible ones. There are none until a layout asks for one.
///
/// If a layout that scrolls vertically alternates with one that scrolls horizontally, a section has a row for each.
@MainActor final class OrthogonalRows {
  /// The collection view, which owns this object; not retained.
  private unowned(unsafe) let collectionView: UICollectionView
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

  init(_ collectionView: UICollectionView) { self.collectionView = collectionView }

  /// Returns the row of a section, with its offset in range. O(1).
  /// - Parameters:
  ///   - axis: the axis along which it scrolls.
  ///   - layout: the layout that asks: the one in use, or one that is being replaced or introduced.
  ///   - geometry: returns the layout's present geometry; called only when that may have changed.
  func row(
    _ section: Int, along axis: LayoutAxis, of layout: UICollectionViewLayout, _ geometry: () -> RowGeometry
  ) -> OrthogonalRow {
    let isCurrent = layout === collectionView.layoutInUse
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
    let offset = geometry.offset(row.offset, in: row.geometry)
    row.geometry = geometry
    row.version = version
    guard let view = row.view else {
      row.offset = offset
      row.depth = geometry.depth  // nothing is stacked by it yet
      return
    }
    if !view.isMovingContent { row.offset = offset }
  }

  /// Notes that the layout has new geometries.
  func noteNewGeometry() { if !rows.isEmpty { version += 1 } }

  /// Returns the offset of a section's row; 0 if there is none.
  func offset(_ section: Int, along axis: LayoutAxis) -> CGFloat {
    if let row = rows[Place(section: section, axis: axis)] { return row.offset }
    return collectionView.layoutInUse.rowGeometry(ofSection: section)?.offsets.lowerBound ?? 0
  }

  /// Moves the content of a row, including a drag or motion in progress.
  func shift(_ section: Int, along axis: LayoutAxis, by way: CGFloat) {
    guard let row = rows[Place(section: section, axis: axis)] else { return }
    row.offset += way
    row.view?.shift(by: way)
  }

  /// Returns the rows that are not at their beginning, in the order of their sections.
  func scrolled(along axis: LayoutAxis) -> [OrthogonalRow] {
    rows.values.filter { $0.offset != $0.geometry.offsets.lowerBound && $0.geometry.axis == axis }
      .ordered { $0.section < $1.section }
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

  // MARK: Scrolling

  /// Notes that a row was scrolled: the next pass displays what becomes visible.
  func rowDidScroll(_ row: OrthogonalRow, to offset: CGFloat) {
    guard offset != row.offset else { return }
    row.offset = offset
    hasScrolled = true
    if !row.isGone { collectionView.layoutInUse.rowDidScroll(row.section) }
    if collectionView.work.isUnderWay { collectionView.work.noteLayout() } else { collectionView.setNeedsLayout() }
    collectionView.layOutAtEndOfAnimationBlock()
  }

  /// Scrolls a row; one that is not visible has the offset when it appears.
  /// - Parameter way: the distance along the row, in points.
  func scroll(_ row: OrthogonalRow, by way: CGFloat, animated: Bool) {
    guard way != 0 else { return }
    let offset = row.geometry.clamped(row.offset + way)
    if let view = row.view { view.scroll(to: offset, animated: animated) } else { rowDidScroll(row, to: offset) }
  }

  // MARK: Scroll views

  /// Returns the scroll view of a row, which may be a new one without a superview.
  func scrollView(of row: OrthogonalRow) -> OrthogonalScrollView {
    if let view = row.view { return view }
    let view = OrthogonalScrollView(row, in: collectionView)
    views.append(view)
    row.view = view
    return view
  }

  /// Moves the scroll views to the layout's frames of their rows, in the running animation block.
  func place() {
    if !views.isEmpty, placeViews(collectionView.layoutInUse) { collectionView.visible.restackAll(in: collectionView) }
  }

  /// Moves the scroll views to a layout's frames of their rows; the offsets may be animated.
  /// - Returns: whether the depth of one has changed.
  private func placeViews(_ layout: UICollectionViewLayout) -> Bool {
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

  /// Removes the scroll views that are empty, off screen and at rest, after a pass, and calls off their prefetching.
  func removeEmpty() {
    guard !views.isEmpty else { return }
    let (layout, bounds) = (collectionView.layoutInUse, collectionView.bounds)
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
    guard !removed.isEmpty else { return }
    views = kept
    for view in removed { collectionView.prefetching.end(view) }
  }
}
