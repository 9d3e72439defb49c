// Rows: sections that scroll across the layout, each in a scroll view of its own. Attributes say to which row an element
// belongs; here its view gets there, and what scrolls in a row is shown.

import CollectionIndex
import Runtime

extension UICollectionView {
  /// The row of a section of the present layout.
  /// - Parameters:
  ///   - axis: along which it scrolls.
  ///   - geometry: what the layout has for it.
  final func row(
    _ section: Int, along axis: FlowAxis, of layout: UICollectionViewLayout, _ geometry: () -> RowGeometry
  ) -> OrthogonalRow {
    rows.row(section, along: axis, isCurrent: layout === layoutInUse, geometry)
  }

  /// The sections on screen that scroll across the layout, with what they scroll in.
  package final var rowsOnScreen: [(section: Int, scrollView: UIScrollView)] {
    rows.views.compactMap { view in
      view.row.isGone || view.row.geometry(in: layoutInUse) == nil ? nil : (view.row.section, view)
    }
  }

  /// How far a section that scrolls across the layout is scrolled in points, on screen or not.
  package final func rowOffset(_ section: Int, isHorizontal: Bool) -> CGFloat {
    rows.offset(section, along: isHorizontal ? .horizontal : .vertical)
  }

  /// Has the scroll views of rows lie where the layout has them, in the animation block that is being run.
  final func placeRows() {
    if !rows.views.isEmpty, rows.place(layoutInUse) { visible.restackAll(in: self) }
  }

  /// Takes the scroll views away that are not needed any more; after a pass. What is prefetched for them will not come.
  final func removeEmptyRows() {
    guard !rows.views.isEmpty else { return }
    for view in rows.removeEmpty(outside: bounds, of: layoutInUse) { prefetcher.callOff(view.prefetcher) }
  }

  /// A row was scrolled: what comes on screen is shown in the next pass.
  final func rowDidScroll(_ row: OrthogonalRow, to offset: CGFloat) {
    guard offset != row.offset else { return }
    row.offset = offset
    rows.hasScrolled = true
    if !row.isGone { layoutInUse.rowDidScroll(row.section) }
    if work.isUnderWay { work.noteLayout() } else { setNeedsLayout() }
    layOutAtEndOfAnimationBlock()
  }

  /// Scrolls a row; one that is not on screen will be there when it comes.
  /// - Parameter way: along the row, in points.
  final func scroll(_ row: OrthogonalRow, by way: CGFloat, animated: Bool) {
    guard way != 0 else { return }
    let offset = row.geometry.clamped(row.offset + way)
    if let view = row.view { view.scroll(to: offset, animated: animated) } else { rowDidScroll(row, to: offset) }
  }

  /// Puts an element into another row, or out of one. It stays where it is seen, and what moves it goes on.
  final func move(_ element: Element, to row: OrthogonalRow?) {
    guard element.row !== row, !element.isGone else { return }
    UIView.performWithoutAnimation {
      let attributes = element.attributes.converted(to: row)
      visible.move(element, to: row, in: self)
      element.attributes = attributes
      element.view.show(attributes)
    }
  }

  /// The scroll view of a row. A new one, or one that was left empty while others came and went, is put among the subviews
  /// where its elements belong.
  /// - Parameters:
  ///   - next: a subview in front of which it may not be.
  ///   - last: a subview behind which it may not be.
  final func scrollView(of row: OrthogonalRow, below next: UIView?, above last: UIView?) -> OrthogonalScrollView {
    if let view = row.view {
      if !view.hasElements { insert(view, below: next, above: last) }
      return view
    }
    let view = OrthogonalScrollView(row, in: self)
    rows.add(view)
    insert(view, below: next, above: last)
    return view
  }

  /// Puts the view of an element, or a row's scroll view, between others; without any in front of what is behind them all.
  final func insert(_ view: UIView, below next: UIView?, above last: UIView?) {
    if let next {
      adoptSubview(view, at: subviews.index(ofIdentical: next) ?? 0)
    } else if let last {
      let place = subviews.index(ofIdentical: last)
      adoptSubview(view, at: place == nil ? subviews.count : place! + 1)
    } else {
      adoptSubview(view, at: (backgroundView == nil ? 0 : 1) + (refreshControl == nil ? 0 : 1))
    }
  }
}

extension UICollectionReusableView {
  /// The collection view that it is in, itself or in a row.
  package final var containingCollectionView: UICollectionView? {
    superview as? UICollectionView ?? (superview as? OrthogonalScrollView)?.superview as? UICollectionView
  }
}
