import CollectionIndex
import Runtime

/// The rows of a collection view: the offset of each orthogonal section, visible or not, and the scroll views of the
/// visible ones. It is created when a layout that may have rows asks for them, so that programs without such a layout do
/// not link it.
///
/// If a layout that scrolls vertically alternates with one that scrolls horizontally, a section has a row for each.
@MainActor final class OrthogonalRows: CollectionViewPart {
  private struct Place: Hashable {
    var section: Int
    let axis: LayoutAxis
  }

  /// The rows by their numbers. Deleted ones stay until their scroll views are removed.
  private var rows: [Int: OrthogonalRow] = [:]
  private var numbers: [Place: Int] = [:]
  /// The scroll views of rows that have elements with a view, and a few that are about to be removed.
  @exclusivity(unchecked) private(set) var views: [OrthogonalScrollView] = []
  /// Whether a row was scrolled since the last layout pass.
  @exclusivity(unchecked) private(set) var hasScrolled = false
  private var count = 0
  private var version = 0

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
    if let row = numbers[place].flatMap({ rows[$0] }) {
      if isCurrent, row.version != version { update(row, geometry()) }
      return row
    }
    count += 1
    let row = OrthogonalRow(section: section, number: count, geometry: geometry())
    if isCurrent { row.version = version }
    rows[count] = row
    numbers[place] = count
    return row
  }

  /// Applies a geometry to a row. The offset of a row at rest stays in range.
  private func update(_ row: OrthogonalRow, _ geometry: RowGeometry) {
    let offset = geometry.offset(row.offset, in: row.geometry)
    row.geometry = geometry
    row.version = version
    if row.view == nil { row.depth = geometry.depth }  // nothing is stacked by it yet
    if row.view?.isMovingContent != true { row.move(to: offset) }
  }

  /// Notes that the layout has new geometries.
  func noteNewGeometry() { if !rows.isEmpty { version += 1 } }

  /// Returns the offset of a section's row; 0 if there is none.
  func offset(_ section: Int, along axis: LayoutAxis) -> CGFloat {
    self[section, axis]?.offset ?? collectionView.layoutInUse.rowGeometry(ofSection: section)?.offsets.lowerBound ?? 0
  }

  /// Moves the content of a row, including a drag or motion in progress.
  func shift(_ section: Int, along axis: LayoutAxis, by way: CGFloat) { self[section, axis]?.shift(by: way) }

  private subscript(section: Int, axis: LayoutAxis) -> OrthogonalRow? {
    numbers[Place(section: section, axis: axis)].flatMap { rows[$0] }
  }

  /// Returns the rows that are not at their beginning, in the order of their sections.
  func scrolled(along axis: LayoutAxis) -> [OrthogonalRow] {
    rows.values
      .filter { !$0.isGone && $0.offset != $0.geometry.offsets.lowerBound && $0.geometry.axis == axis }
      .ordered { $0.section < $1.section }
  }

  /// Renumbers the sections after an update, and ends the rows of deleted ones.
  func follow(_ sections: AxisMap) {
    guard !rows.isEmpty else { return }
    numbers = [:]
    for row in rows.values.ordered(by: { $0.number < $1.number }) where !row.isGone {
      guard let new = sections.newIndex(ofOld: row.section) else {
        row.isGone = true
        if let view = row.view { view.end() } else { rows[row.number] = nil }
        continue
      }
      row.section = new
      numbers[Place(section: new, axis: row.geometry.axis)] = row.number
    }
    version += 1
  }

  // MARK: Attributes

  /// Returns the row of an element with attributes; nil for one that is in none.
  func row(of attributes: UICollectionViewLayoutAttributes) -> OrthogonalRow? {
    attributes.row.flatMap { rows[$0.number] }
  }

  /// Returns attributes in another row or none with the same presented position.
  func converted(
    _ attributes: UICollectionViewLayoutAttributes, to other: OrthogonalRow?
  ) -> UICollectionViewLayoutAttributes {
    guard attributes.row?.number != other?.number else { return attributes }
    let copy = attributes.duplicate()
    copy.row = other?.placement
    copy.center = attributes.center.converted(from: row(of: attributes), to: other)
    return copy
  }

  // MARK: Scrolling

  /// Notes that a row was scrolled: the next pass displays what becomes visible.
  func rowDidScroll(_ row: OrthogonalRow) {
    hasScrolled = true
    if !row.isGone { collectionView.layoutInUse.rowDidScroll(row.section) }
    if collectionView.work.isUnderWay { collectionView.work.noteLayout() } else { collectionView.setNeedsLayout() }
    collectionView.layoutPass.layOutAtEndOfAnimationBlock()
  }

  /// Scrolls a row; one that is not visible has the offset when it appears.
  /// - Parameter way: the distance along the row, in points.
  func scroll(_ row: OrthogonalRow, by way: CGFloat, animated: Bool) {
    guard way != 0 else { return }
    let offset = row.geometry.clamped(row.offset + way)
    if let view = row.view { return view.scroll(to: offset, animated: animated) }
    guard offset != row.offset else { return }
    row.move(to: offset)
    rowDidScroll(row)
  }

  /// Returns whether a row was scrolled since the last layout pass, which begins now.
  func takeScrolling() -> Bool {
    defer { hasScrolled = false }
    return hasScrolled
  }

  // MARK: Scroll views

  /// Returns the scroll view of a row, which may be a new one without a superview.
  func scrollView(of row: OrthogonalRow) -> OrthogonalScrollView {
    if let view = row.view { return view }
    let view = OrthogonalScrollView(row, in: collectionView)
    views.append(view)
    row.begin(view)
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
      row.followScrollView()
      if row.depth != row.geometry.depth { isDeeper = true }
      row.depth = row.geometry.depth
    }
    return isDeeper
  }

  /// Removes the scroll views that are empty, off screen and at rest, after a pass, and calls off their prefetching.
  func removeEmpty() {
    let removed = views.filter { !isNeeded($0) }
    guard !removed.isEmpty else { return }
    for view in removed {
      view.row.leaveScrollView()
      if view.row.isGone { rows[view.row.number] = nil }
      view.removeFromSuperview()
    }
    views.removeAll { view in removed.contains { $0 === view } }
    for view in removed { collectionView.prefetching?.end(view) }
  }

  private func isNeeded(_ view: OrthogonalScrollView) -> Bool {
    if view.hasElements { return true }  // most have some: the layout is not asked for their geometry
    guard !view.row.isGone, view.row.geometry(in: collectionView.layoutInUse) != nil else { return false }
    return view.frame.intersects(collectionView.bounds) || view.isTracking || view.isMovingContent
  }
}
