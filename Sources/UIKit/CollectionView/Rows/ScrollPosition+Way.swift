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
