// Rows: orthogonal sections, each in a scroll view of its own. Attributes determine the row of an element; here its
// view is moved into it, and elements that appear in a row are displayed.

import CollectionIndex
import Runtime

extension UICollectionView {
  /// Returns the row of a section of the present layout.
  /// - Parameters:
  ///   - axis: the axis along which it scrolls.
  ///   - geometry: returns the layout's geometry for it.
  final func row(
    _ section: Int, along axis: LayoutAxis, of layout: UICollectionViewLayout, _ geometry: () -> RowGeometry
  ) -> OrthogonalRow {
    rows.row(section, along: axis, isCurrent: layout === layoutInUse, geometry)
  }

  /// The visible orthogonal sections, with their scroll views.
  package final var rowsOnScreen: [(section: Int, scrollView: UIScrollView)] {
    rows.views.compactMap { view in
      view.row.isGone || view.row.geometry(in: layoutInUse) == nil ? nil : (view.row.section, view)
    }
  }

  /// Returns the offset of an orthogonal section, visible or not, in points.
  package final func rowOffset(_ section: Int, isHorizontal: Bool) -> CGFloat {
    rows.offset(section, along: isHorizontal ? .horizontal : .vertical)
  }

  /// Moves the scroll views of rows to the layout's frames, in the running animation block.
  final func placeRows() {
    if !rows.views.isEmpty, rows.place(layoutInUse) { visible.restackAll(in: self) }
  }

  /// Removes unneeded scroll views after a pass, and cancels their prefetching.
  final func removeEmptyRows() {
    guard !rows.views.isEmpty else { return }
    for view in rows.removeEmpty(outside: bounds, of: layoutInUse) { prefetcher.callOff(view.prefetcher) }
  }

  /// Notes that a row was scrolled: the next pass displays what becomes visible.
  final func rowDidScroll(_ row: OrthogonalRow, to offset: CGFloat) {
    guard offset != row.offset else { return }
    row.offset = offset
    rows.hasScrolled = true
    if !row.isGone { layoutInUse.rowDidScroll(row.section) }
    if work.isUnderWay { work.noteLayout() } else { setNeedsLayout() }
    layOutAtEndOfAnimationBlock()
  }

  /// Scrolls a row; one that is not visible has the offset when it appears.
  /// - Parameter way: the distance along the row, in points.
  final func scroll(_ row: OrthogonalRow, by way: CGFloat, animated: Bool) {
    guard way != 0 else { return }
    let offset = row.geometry.clamped(row.offset + way)
    if let view = row.view { view.scroll(to: offset, animated: animated) } else { rowDidScroll(row, to: offset) }
  }

  /// Moves an element into another row, or out of one. It keeps its visible position, and its animations continue.
  final func move(_ element: Element, to row: OrthogonalRow?) {
    guard element.row !== row, !element.isGone else { return }
    UIView.performWithoutAnimation {
      let attributes = element.attributes.converted(to: row)
      visible.move(element, to: row, in: self)
      element.attributes = attributes
      element.view.show(attributes)
    }
  }

  /// Returns the scroll view of a row. A new one, or one that was empty while others appeared and disappeared, is
  /// inserted among the subviews where its elements belong.
  /// - Parameters:
  ///   - next: a subview that it must be behind.
  ///   - last: a subview that it must be in front of.
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

  /// Inserts the view of an element, or a row's scroll view, between others; without any, in front of the views behind
  /// all elements.
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
  /// The collection view that contains it, directly or in a row.
  package final var containingCollectionView: UICollectionView? {
    superview as? UICollectionView ?? (superview as? OrthogonalScrollView)?.superview as? UICollectionView
  }
}
