/// How a section that scrolls across the layout does so, in points along the row.
struct RowPlan {
  let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  /// Of the room that the row lies in, from side to side of the content.
  let length: CGFloat
  /// What is kept free at its ends: the section's insets and those of its reference.
  let before: CGFloat
  let after: CGFloat

  init(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, length: CGFloat, before: CGFloat, after: CGFloat
  ) {
    self.behavior = behavior
    self.length = length
    self.before = before
    self.after = after
  }

  /// Of what the insets leave: a page, and where groups come to rest at the beginning or in the middle of.
  var viewport: CGFloat { max(0, length - before - after) }
}
