import CollectionIndex

/// The frame and scroll range of a row, from the layout.
struct RowGeometry {
  /// The axis along which it scrolls.
  var axis: LayoutAxis
  /// The frame, in content coordinates; along the axis it begins at 0 and has at most the available length.
  var frame: CGRect
  /// The area of the frame to scroll items into: without the insets of the section at either end.
  var viewport: CGRect
  /// The length of the scrolled content, in points.
  var length: CGFloat
  /// The range of the offset; 0 alone for a row that fits, and from a negative one for a row that rests with its first
  /// group in the centre.
  var offsets: ClosedRange<CGFloat>
  /// The z-index that its cells have by default.
  var depth: Int
  var bounce: UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce
  var decelerationRate: UIScrollView.DecelerationRate

  /// The space beside the content at the beginning and the end, by which the row scrolls farther. A row that cannot be
  /// scrolled has none at its end.
  var rooms: (before: CGFloat, after: CGFloat) {
    let after = offsets.upperBound - (length - axis.length(of: frame.size))
    return (-offsets.lowerBound, offsets.upperBound > offsets.lowerBound ? max(0, after) : 0)
  }

  func clamped(_ offset: CGFloat) -> CGFloat { min(max(offset, offsets.lowerBound), offsets.upperBound) }

  /// Returns the offset of a row at rest that had another geometry: a row at its beginning stays there.
  func offset(_ offset: CGFloat, in old: RowGeometry) -> CGFloat {
    offset == old.offsets.lowerBound ? offsets.lowerBound : clamped(offset)
  }

  func shift(_ offset: CGFloat) -> CGVector {
    axis == .horizontal ? CGVector(dx: offset, dy: 0) : CGVector(dx: 0, dy: offset)
  }
}
