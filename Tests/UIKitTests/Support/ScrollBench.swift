import Stage
import UIKit

/// A screen of 300 by 400 points filled by a scroll view, and what its delegate is told, in order. Runs of the
/// same call count once.
@MainActor final class ScrollBench {
  let stage: Stage
  let scrollView: UIScrollView
  let observer = ScrollObserver()

  init(contentSize: CGSize = CGSize(width: 300, height: 4000), _ scrollView: UIScrollView? = nil) {
    let scrollView = scrollView ?? UIScrollView()
    self.scrollView = scrollView
    scrollView.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    scrollView.contentSize = contentSize
    let controller = UIViewController()
    controller.view = UIView()
    stage = Stage(size: CGSize(width: 300, height: 400), rootViewController: controller)
    controller.view.addSubview(scrollView)
    scrollView.delegate = observer
  }

  var offset: CGPoint { scrollView.contentOffset }

  /// Moves a finger evenly for a tenth of a second and lifts it.
  func flick(by way: CGVector, from start: CGPoint = CGPoint(x: 150, y: 200), duration: Double = 0.1) {
    stage.drag(from: start, to: CGPoint(x: start.x + way.dx, y: start.y + way.dy), duration: duration)
  }

  /// What the delegate is told meanwhile.
  func calls(_ body: () -> Void) -> [String] {
    stage.frame(at: stage.time)  // the clock that counts is that of the stage driven last
    observer.calls = []
    body()
    return observer.calls
  }
}

/// Notes the calls of a scroll view and changes its target when asked to.
final class ScrollObserver: NSObject, UIScrollViewDelegate {
  var calls: [String] = []
  var target: CGPoint?
  var proposedTarget: CGPoint?
  var velocity: CGPoint?
  var zoomed: UIView?

  private func note(_ call: String) { if calls.last != call { calls.append(call) } }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { note("didScroll") }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willBeginDragging") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    note("willEndDragging")
    self.velocity = velocity
    proposedTarget = targetContentOffset.pointee
    if let target { targetContentOffset.pointee = target }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("didEndDragging \(decelerate)")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("willBeginDecelerating") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("didEndDecelerating") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("didEndScrollingAnimation") }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { note("didChangeAdjustedContentInset") }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { note("willBeginZooming") }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { note("didZoom") }
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    note("didEndZooming \(scale)")
  }
}
