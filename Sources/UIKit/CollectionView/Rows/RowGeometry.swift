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
