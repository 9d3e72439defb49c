/// The delegate as a scroll view calls it: the same methods, told to the recorder when the scroll view is a collection
/// view.
@MainActor struct TracedScrollDelegate {
  let delegate: any UIScrollViewDelegate
  let scrollView: UIScrollView

  private func tell(_ name: String, _ arguments: @autoclosure () -> [CallValue] = [], _ call: () -> Void) {
    let recorder = recorder
    recorder?.called(.delegate, name, arguments(), for: scrollView as? UICollectionView)
    call()
    recorder?.returned()
  }

  private var recorder: (any CallRecorder)? {
    guard UIScreen.areAnyObserved, let collectionView = scrollView as? UICollectionView else { return nil }
    return collectionView.callRecorder
  }

  // MARK: Scrolling

  func didScroll() { tell("scrollViewDidScroll(_:)") { delegate.scrollViewDidScroll(scrollView) } }

  func willBeginDragging() {
    tell("scrollViewWillBeginDragging(_:)") { delegate.scrollViewWillBeginDragging(scrollView) }
  }

  /// - Parameters:
  ///   - velocity: points per millisecond.
  ///   - target: where the content is to come to rest.
  /// - Returns: where the delegate wants it to.
  func willEndDragging(velocity: CGPoint, target: CGPoint) -> CGPoint {
    let recorder = recorder
    recorder?.called(
      .delegate, "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)", [.point(velocity), .point(target)],
      for: scrollView as? UICollectionView)
    var chosen = target
    delegate.scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: &chosen)
    recorder?.returned(.point(chosen))
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
    let recorder = recorder
    recorder?.called(.delegate, "scrollViewShouldScrollToTop(_:)", [], for: scrollView as? UICollectionView)
    let answer = delegate.scrollViewShouldScrollToTop(scrollView)
    recorder?.returned(.flag(answer))
    return answer
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
