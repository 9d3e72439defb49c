// The space of a refresh control above the content while it is refreshing. It appears and disappears during drags and
// motions, which continue.

extension UIScrollView {
  /// The distance of the content below its rest position at the top, in points, without the control's height.
  private var pulledDistance: CGFloat { refreshInset - distanceFromTop }

  final func adopt(_ control: UIRefreshControl?, former: UIRefreshControl?) {
    guard control !== former else { return }
    former?.removeFromSuperview()
    if let control {
      // Behind the content, in front of a collection view's background.
      insertSubview(control, at: (self as? UICollectionView)?.backgroundView == nil ? 0 : 1)
    }
    setRefreshInset(control?.isRefreshing ?? false ? UIRefreshControl.height : 0)
    placeRefreshControl()
  }

  final func placeRefreshControl() { refreshControl?.follow(bounds, pulledBy: pulledDistance) }

  /// Called when a drag has moved the content.
  final func refreshIfPulled() { refreshControl?.fingerDidMove(pulledBy: pulledDistance) }

  /// Sets the inset. Resting content with more space above it than the new inset slides back.
  final func setRefreshInset(_ inset: CGFloat) {
    guard inset != refreshInset else { return }
    refreshInset = inset
    lastAdjustedInset = adjustedContentInset
    if isDragging, wheelTimer == nil { rebaseDragging() }
    adjustedContentInsetDidChange()
    safeAreaDidMove()
    guard isResting else { return }
    let target = clamped(contentOffset)
    if window == nil { return moveContent(to: target) }
    guard target != contentOffset else { return }
    start(
      x: .spring(from: contentOffset.x, to: target.x, velocity: 0),
      y: .spring(from: contentOffset.y, to: target.y, velocity: 0), cause: .inset)
  }
}
