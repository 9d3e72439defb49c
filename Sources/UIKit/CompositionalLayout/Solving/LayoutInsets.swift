import CollectionIndex

/// Insets along an axis and across it, in points.
struct LayoutInsets {
  let before: CGFloat
  let after: CGFloat
  let sideBefore: CGFloat
  let sideAfter: CGFloat

  init(_ insets: NSDirectionalEdgeInsets, along axis: FlowAxis) {
    let isVertical = axis == .vertical
    before = isVertical ? insets.top : insets.leading
    after = isVertical ? insets.bottom : insets.trailing
    sideBefore = isVertical ? insets.leading : insets.top
    sideAfter = isVertical ? insets.trailing : insets.bottom
  }

  var lengths: CGFloat { before + after }
  var breadths: CGFloat { sideBefore + sideAfter }
}
