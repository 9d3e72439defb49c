import CollectionIndex

/// The edge spacing along an axis and across it.
struct LayoutEdges {
  let before: NSCollectionLayoutSpacing?
  let after: NSCollectionLayoutSpacing?
  private let sideBefore: NSCollectionLayoutSpacing?
  private let sideAfter: NSCollectionLayoutSpacing?

  init(_ spacing: NSCollectionLayoutEdgeSpacing?, along axis: LayoutAxis) {
    let isVertical = axis == .vertical
    before = isVertical ? spacing?.top : spacing?.leading
    after = isVertical ? spacing?.bottom : spacing?.trailing
    sideBefore = isVertical ? spacing?.leading : spacing?.top
    sideAfter = isVertical ? spacing?.trailing : spacing?.bottom
  }

  /// The minimum spacing at both ends along the axis, in points.
  var lengths: CGFloat { (before?.spacing ?? 0) + (after?.spacing ?? 0) }
  /// The minimum spacing at both ends across the axis, in points.
  var breadths: CGFloat { (sideBefore?.spacing ?? 0) + (sideAfter?.spacing ?? 0) }

  /// Returns the distance of a child from the beginning of the space across the axis, in which flexible spacing shares
  /// what remains.
  func side(of breadth: CGFloat, in room: CGFloat) -> CGFloat {
    let isBefore = sideBefore?.isFlexible ?? false
    let isAfter = sideAfter?.isFlexible ?? false
    let share = isBefore ? (room - breadth - breadths) / (isAfter ? 2 : 1) : 0
    return (sideBefore?.spacing ?? 0) + share
  }
}

/// The insets along an axis and across it, in points.
struct LayoutInsets {
  let before: CGFloat
  let after: CGFloat
  let sideBefore: CGFloat
  let sideAfter: CGFloat

  init(_ insets: NSDirectionalEdgeInsets, along axis: LayoutAxis) {
    let isVertical = axis == .vertical
    before = isVertical ? insets.top : insets.leading
    after = isVertical ? insets.bottom : insets.trailing
    sideBefore = isVertical ? insets.leading : insets.top
    sideAfter = isVertical ? insets.trailing : insets.bottom
  }

  var lengths: CGFloat { before + after }
  var breadths: CGFloat { sideBefore + sideAfter }
}
