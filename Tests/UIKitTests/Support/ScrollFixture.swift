import Stage
import UIKit

/// A scroll view on a screen of 400 by 400 points, and what its delegate is told.
@MainActor final class ScrollFixture: NSObject, UIScrollViewDelegate {
  let screen = Screen()
  let scrollView: UIScrollView
  private(set) var log: [String] = []
  private(set) var scrolls = 0
  private(set) var lastVelocity = CGPoint.zero
  private(set) var lastTarget = CGPoint.zero
  /// Where the delegate wants a throw to end.
  var target: CGPoint?

  var stage: Stage { screen.stage }
  var y: Double { Double(scrollView.contentOffset.y) }

  init(contentSize: CGSize = CGSize(width: 400, height: 10_000)) {
    scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    super.init()
    scrollView.contentSize = contentSize
    scrollView.delegate = self
    _ = screen.add(scrollView)
  }

  /// A finger that moves upwards at `velocity` points per second for a tenth of a second, and goes up.
  func fling(velocity: Double) {
    stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 300 - velocity / 10), duration: 0.1)
  }

  func clear() {
    log = []
    scrolls = 0
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    scrolls += 1
    if log.last != "didScroll" { log.append("didScroll") }
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("willBeginDragging") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    log.append("willEndDragging")
    lastVelocity = velocity
    lastTarget = targetContentOffset.pointee
    if let target { targetContentOffset.pointee = target }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    log.append("didEndDragging \(decelerate)")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { log.append("willBeginDecelerating") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("didEndDecelerating") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("didEndScrollingAnimation") }
}
