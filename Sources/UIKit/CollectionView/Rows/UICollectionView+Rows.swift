// What the rest of the module and tests see of rows.

import CollectionIndex
import Runtime

extension UICollectionView {
  /// The visible orthogonal sections, with their scroll views.
  package final var rowsOnScreen: [(section: Int, scrollView: UIScrollView)] {
    (rows?.views ?? []).compactMap { view in
      view.row.isGone || view.row.geometry(in: layoutInUse) == nil ? nil : (view.row.section, view)
    }
  }

  /// Returns the offset of an orthogonal section, visible or not, in points.
  package final func rowOffset(_ section: Int, isHorizontal: Bool) -> CGFloat {
    presenter.ownRows.offset(section, along: isHorizontal ? .horizontal : .vertical)
  }
}

extension UICollectionReusableView {
  /// The collection view that contains it, directly or in a row.
  package final var containingCollectionView: UICollectionView? {
    superview as? UICollectionView ?? (superview as? OrthogonalScrollView)?.superview as? UICollectionView
  }
}
