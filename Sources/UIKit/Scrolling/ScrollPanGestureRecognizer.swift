/// A pan recogniser that begins immediately if the scroll view is moving, and recognises simultaneously with its pinch.
@MainActor final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  /// The scroll view whose content it moves, even if a program has added it to another view. Not retained: the scroll
  /// view clears it when it is deallocated. A weak reference would slow down reference counting of the scroll view.
  unowned(unsafe) var scrollView: UIScrollView?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    scrollView?.touchesDidBegin()
    super.touchesBegan(touches, with: event)
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer !== scrollView?.pinchGestureRecognizer
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventingGestureRecognizer !== scrollView?.pinchGestureRecognizer
  }

  override func reset() {
    super.reset()
    scrollView?.touchesDidEnd()
  }
}
