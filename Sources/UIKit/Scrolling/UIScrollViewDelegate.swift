/// Told what a scroll view does.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// After every change of the content offset, whatever caused it.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// A finger has moved so far that the content follows it.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// The finger goes up.
  /// - Parameters:
  ///   - velocity: points per millisecond.
  ///   - targetContentOffset: where the view will come to rest; may be changed.
  ///   - scrollView: the one that tells.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// - Parameter decelerate: whether it goes on moving.
  /// - Parameter scrollView: the one that tells.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// The finger is up, and the content goes on moving.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// The content has come to rest after a throw or a bounce.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// After `setContentOffset(_:animated:)` has come to its end.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// The room around the content that counts is another: the view's own insets, or what bars cover.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
  /// The status bar was tapped; false leaves the content where it is. True by default.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// The content has come to its top, or was there already.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

  /// The subview that two fingers make larger and smaller by its transform; nil by default.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// A pinch begins, or an animated change of the scale.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// After every change of the scale.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// The pinch has ended and its bounce, or an animated change of the scale.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Leaves the target as it is.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  /// Yes.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// No view, and so no zooming.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
}

extension UIScrollView {
  /// When a drag ends the editing of text. There is no keyboard on the screen to be pulled down: all but `none` do so when
  /// the drag begins.
  public enum KeyboardDismissMode: Int, Sendable {
    /// `none` leaves the editing on; with the others it ends when a drag begins.
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }
}
