import CollectionIndex

/// Where a row is and how far it scrolls, as the layout has it.
struct RowGeometry {
  /// Along which it scrolls.
  var axis: FlowAxis
  /// In content coordinates; along the axis from 0, as long as there is room.
  var frame: CGRect
  /// Where in the frame what is scrolled to comes to lie: without the insets of the section at either end.
  var viewport: CGRect
  /// Of what it scrolls, in points.
  var length: CGFloat
  /// The zIndex that its cells have if they say nothing.
  var depth: Int
  var bounce: UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce
  var decelerationRate: UIScrollView.DecelerationRate

  /// The farthest that it can be scrolled; 0 for a row that fits.
  var maximumOffset: CGFloat { max(0, length - axis.length(of: frame.size)) }

  func clamped(_ offset: CGFloat) -> CGFloat { min(max(offset, 0), maximumOffset) }

  func shift(_ offset: CGFloat) -> CGVector {
    axis == .horizontal ? CGVector(dx: offset, dy: 0) : CGVector(dx: 0, dy: offset)
  }
}

extension UICollectionView.ScrollPosition {
  /// How far content has to go so that something is where the position says; nowhere along an axis of which it says nothing.
  func way(from visible: CGRect, to frame: CGRect) -> CGVector {
    var way = CGVector.zero
    if contains(.top) { way.dy = frame.minY - visible.minY }
    if contains(.centeredVertically) { way.dy = frame.midY - visible.midY }
    if contains(.bottom) { way.dy = frame.maxY - visible.maxY }
    if contains(.left) { way.dx = frame.minX - visible.minX }
    if contains(.centeredHorizontally) { way.dx = frame.midX - visible.midX }
    if contains(.right) { way.dx = frame.maxX - visible.maxX }
    return way
  }
}
