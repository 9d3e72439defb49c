/// A pan that a moving scroll view lets begin at once, and that goes together with its pinch.
@MainActor final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  /// Whose content it moves, though a program may have added it to another view. Not counted: the scroll view clears it
  /// when it goes. Counting references to an object that was ever referred to weakly takes longer, and those to a scroll
  /// view are counted much.
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
