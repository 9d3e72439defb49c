// Mirrored layouts for the opposite reading direction. The x axis of the collection view is flipped, not its elements:
// the layout and the engine use the same coordinates in both directions.

extension UICollectionView {
  /// Sets the direction of the x axis according to the layout, before it prepares.
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
