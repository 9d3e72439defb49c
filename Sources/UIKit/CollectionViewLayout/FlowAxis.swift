// Flow layout, the way through: `FlowSectionMetrics` is what the layout and its delegate say about a section;
// `FlowLines` breaks its items into lines; `FlowGeometry` stacks the sections and answers queries;
// `FlowPinning` keeps headers and footers in view. All of these are values and know no views.

/// The scroll direction. Flow layout is computed in lengths (along the scroll direction) and breadths (across
/// it) and turned into rectangles at the end.
enum FlowAxis: Equatable {
  case vertical
  case horizontal

  func length(of size: CGSize) -> CGFloat { self == .vertical ? size.height : size.width }
  func breadth(of size: CGSize) -> CGFloat { self == .vertical ? size.width : size.height }

  func size(length: CGFloat, breadth: CGFloat) -> CGSize {
    self == .vertical ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
  }

  func rect(of box: FlowBox) -> CGRect {
    self == .vertical
      ? CGRect(x: box.side, y: box.start, width: box.breadth, height: box.length)
      : CGRect(x: box.start, y: box.side, width: box.length, height: box.breadth)
  }

  func box(of rect: CGRect) -> FlowBox {
    self == .vertical
      ? FlowBox(start: rect.minY, length: rect.height, side: rect.minX, breadth: rect.width)
      : FlowBox(start: rect.minX, length: rect.width, side: rect.minY, breadth: rect.height)
  }

  /// The inset before the content, along the scroll direction.
  func before(_ insets: UIEdgeInsets) -> CGFloat { self == .vertical ? insets.top : insets.left }
  func after(_ insets: UIEdgeInsets) -> CGFloat { self == .vertical ? insets.bottom : insets.right }
  /// The inset at the side where lines begin.
  func side(_ insets: UIEdgeInsets) -> CGFloat { self == .vertical ? insets.left : insets.top }
  /// The insets at both sides together.
  func sides(_ insets: UIEdgeInsets) -> CGFloat {
    self == .vertical ? insets.left + insets.right : insets.top + insets.bottom
  }
}
