// Layouts that are shown the other way round where people read in the opposite direction. The axis of the collection view
// is flipped, not its elements: the engine, the layout and what they tell each other do not notice.

extension UICollectionView {
  /// Turns the x axis as the layout wants it; before it prepares.
  func updateLayoutDirection() {
    let isFlipped =
      layoutInUse.flipsHorizontallyInOppositeLayoutDirection
      && effectiveUserInterfaceLayoutDirection != layoutInUse.developmentLayoutDirection
    guard isFlipped != ownLayer.mirrorsSublayers else { return }
    ownLayer.mirrorsSublayers = isFlipped
    updateAdjustedContentInset()
    indicators.update(in: self)
  }
}
