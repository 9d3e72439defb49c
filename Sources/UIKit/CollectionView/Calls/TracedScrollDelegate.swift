/// A scroll view's delegate whose calls are recorded when the scroll view is a collection view.
@MainActor struct TracedScrollDelegate {
  let delegate: any UIScrollViewDelegate
  let scrollView: UIScrollView

  /// Makes a call and records it.
  private func tell<Answer>(
    _ name: String, _ arguments: @autoclosure () -> [CallValue] = [], answer: (Answer) -> CallValue? = { _ in nil },
    _ call: () -> Answer
  ) -> Answer {
    let collectionView = UIScreen.areAnyObserved ? scrollView as? UICollectionView : nil
    return recorded(
      .delegate, name, arguments(), for: collectionView, by: collectionView?.callRecorder, answer: answer, call)
  }

  // MARK: Scrolling

  func didScroll() { tell("scrollViewDidScroll(_:)") { delegate.scrollViewDidScroll(scrollView) } }

  func willBeginDragging() {
    tell("scrollViewWillBeginDragging(_:)") { delegate.scrollViewWillBeginDragging(scrollView) }
  }

  /// Notifies the delegate of the end of a drag.
  /// - Parameters:
  ///   - velocity: points per millisecond.
  ///   - target: the offset at which the content is to come to rest.
  /// - Returns: the target chosen by the delegate.
  func willEndDragging(velocity: CGPoint, target: CGPoint) -> CGPoint {
    let chosen = tell(
      "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)", [.point(velocity), .point(target)],
      answer: CallValue.point
    ) {
      var chosen = target
      delegate.scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: &chosen)
      return chosen
    }
    return checkedTarget(
      chosen, proposed: target,
      "The delegate's scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)")
  }

  func didEndDragging(willDecelerate decelerates: Bool) {
    tell("scrollViewDidEndDragging(_:willDecelerate:)", [.flag(decelerates)]) {
      delegate.scrollViewDidEndDragging(scrollView, willDecelerate: decelerates)
    }
  }

  func willBeginDecelerating() {
    tell("scrollViewWillBeginDecelerating(_:)") { delegate.scrollViewWillBeginDecelerating(scrollView) }
  }

  func didEndDecelerating() {
    tell("scrollViewDidEndDecelerating(_:)") { delegate.scrollViewDidEndDecelerating(scrollView) }
  }

  func didEndScrollingAnimation() {
    tell("scrollViewDidEndScrollingAnimation(_:)") { delegate.scrollViewDidEndScrollingAnimation(scrollView) }
  }

  func didChangeAdjustedContentInset() {
    tell("scrollViewDidChangeAdjustedContentInset(_:)") { delegate.scrollViewDidChangeAdjustedContentInset(scrollView) }
  }

  func shouldScrollToTop() -> Bool {
    tell("scrollViewShouldScrollToTop(_:)", answer: CallValue.flag) { delegate.scrollViewShouldScrollToTop(scrollView) }
  }

  func didScrollToTop() { tell("scrollViewDidScrollToTop(_:)") { delegate.scrollViewDidScrollToTop(scrollView) } }

  // MARK: Zooming

  func willBeginZooming(_ view: UIView?) {
    tell("scrollViewWillBeginZooming(_:with:)") { delegate.scrollViewWillBeginZooming(scrollView, with: view) }
  }

  func didZoom() { tell("scrollViewDidZoom(_:)") { delegate.scrollViewDidZoom(scrollView) } }

  func didEndZooming(_ view: UIView?, scale: CGFloat) {
    tell("scrollViewDidEndZooming(_:with:atScale:)", [.number(scale)]) {
      delegate.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
    }
  }
}

extension UIScrollView {
  final var tracedScrollDelegate: TracedScrollDelegate? {
    delegate.map { TracedScrollDelegate(delegate: $0, scrollView: self) }
  }
}
