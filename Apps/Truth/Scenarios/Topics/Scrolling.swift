import UIKit

extension ScenarioTopic {
  /// Scrolling and paging by public calls, without a finger.
  static let scrolling = ScenarioTopic(
    "scrolling",
    [
      Scenario("set-offset-animated", "Which curve and duration has setContentOffset(_:animated:)?") { run in
        let view = content(run)
        view.delegate = calls(run)
        run.at(0) {
          run.watch("content", .offsetY, view: view)
          view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
        }
        run.end(0.8)
        run.promise("The end is told once.") { $0.count("didEndScrollingAnimation") == 1 }
      },
      Scenario("set-offset-far", "Does a way of ten screens take longer than one of a part of a screen?") { run in
        let view = content(run)
        view.delegate = calls(run)
        run.at(0) {
          run.watch("content", .offsetY, view: view)
          view.setContentOffset(CGPoint(x: 0, y: 4500), animated: true)
        }
        run.end(0.8)
      },
      Scenario(
        "set-offset-retargeted", "Does an animated offset that gets a new target half-way keep its speed?"
      ) { run in
        let view = content(run)
        view.delegate = calls(run)
        run.at(0) {
          run.watch("content", .offsetY, view: view)
          view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
        }
        run.at(0.15) { view.setContentOffset(CGPoint(x: 0, y: 800), animated: true) }
        run.end(0.9)
      },
      Scenario(
        "set-offset-stopped", "Does an offset without animation stop an animated one, and is its end told?"
      ) { run in
        let view = content(run)
        view.delegate = calls(run)
        run.at(0) {
          run.watch("content", .offsetY, view: view)
          view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
        }
        run.at(0.15) { view.setContentOffset(CGPoint(x: 0, y: 50), animated: false) }
        run.end(0.6)
      },
      Scenario("set-offset-beyond", "Is an offset beyond the content kept, animated or not?") { run in
        let view = content(run)
        run.at(0) {
          view.contentOffset.y = -80
          run.value("set", view.contentOffset.y)
          run.watch("content", .offsetY, view: view)
        }
        run.at(0.2) { view.setContentOffset(CGPoint(x: 0, y: -40), animated: true) }
        run.end(0.8)
        run.promise("The property is not limited to the content.") { $0.value("set") == -80 }
      },
      Scenario("set-offset-same", "Is the end of an animation told that goes nowhere?") { run in
        let view = content(run)
        view.delegate = calls(run)
        run.at(0) { view.setContentOffset(.zero, animated: true) }
        run.end(0.6)
      },
      Scenario(
        "rect-to-visible", "How far does scrollRectToVisible go for what is partly seen, seen and too big?"
      ) { run in
        let view = content(run)
        run.at(0) {
          view.scrollRectToVisible(CGRect(x: 0, y: 460, width: 100, height: 60), animated: false)
          run.value("partly", view.contentOffset.y)
          view.scrollRectToVisible(CGRect(x: 0, y: 100, width: 100, height: 60), animated: false)
          run.value("seen", view.contentOffset.y)
          view.scrollRectToVisible(CGRect(x: 0, y: 1000, width: 100, height: 800), animated: false)
          run.value("too big", view.contentOffset.y)
        }
        run.end(0)
        run.promise("What is visible already does not scroll.") { $0.value("seen") == $0.value("partly") }
      },
      Scenario("zoom-animated", "How do the scale and the offset change in setZoomScale(_:animated:)?") { run in
        let view = content(run)
        let delegate = ZoomDelegate(run)
        delegate.zoomed.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        view.addSubview(delegate.zoomed)
        view.contentSize = CGSize(width: 320, height: 480)
        view.maximumZoomScale = 4
        view.delegate = delegate
        run.at(0) {
          run.watch("zoomed", .scale, view: delegate.zoomed)
          run.watch("content", .offsetX, .offsetY, view: view)
          view.setZoomScale(2, animated: true)
        }
        run.end(0.6)
        run.promise("The scale arrives.") { $0.track("zoomed scale").last == 2 }
      },
      Scenario("zoom-to-rect", "Which scale and offset does zoom(to:animated:) choose for a wide rectangle?") { run in
        let view = content(run)
        let delegate = ZoomDelegate(run)
        delegate.zoomed.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        view.addSubview(delegate.zoomed)
        view.contentSize = CGSize(width: 320, height: 480)
        view.maximumZoomScale = 4
        view.delegate = delegate
        run.at(0) {
          view.zoom(to: CGRect(x: 100, y: 100, width: 160, height: 80), animated: false)
          run.value("scale", view.zoomScale)
          run.value("offset x", view.contentOffset.x)
          run.value("offset y", view.contentOffset.y)
        }
        run.end(0)
      },
      Scenario(
        "item-positions", "Which offsets have the positions top, centre, bottom and nearest of scrollToItem?"
      ) { run in
        let board = CellBoard(run, CallLayout(run), [Array(0..<100)])
        run.at(0) {
          for (name, position) in [
            ("top", UICollectionView.ScrollPosition.top), ("centre", .centeredVertically), ("bottom", .bottom),
            ("none", []),
          ] {
            board.view.contentOffset.y = 0
            board.view.scrollToItem(at: [0, 40], at: position, animated: false)
            run.value(name, board.view.contentOffset.y)
          }
        }
        run.end(0)
        run.promise("Top and bottom touch the edges.") { $0.value("top") == 2000 && $0.value("bottom") == 1570 }
      },
      Scenario(
        "item-animated", "Which curve and which duration has an animated scrollToItem over six screens?"
      ) { run in
        let layout = CallLayout(run)
        layout.logsCalls = false
        let board = CellBoard(run, layout, [Array(0..<100)])
        board.view.delegate = calls(run)
        run.at(0) {
          board.watchOffset()
          board.view.scrollToItem(at: [0, 60], at: .top, animated: true)
        }
        run.at(0.8) { board.logVisible() }
      },
      Scenario("synthetic-steps", "Do twelve steps of seven points give one call and one layout pass each?") { run in
        let board = CellBoard(run, CallLayout(run), [Array(0..<100)])
        let delegate = ScrollCalls(run)
        board.view.delegate = delegate
        for step in 0..<12 { run.at(Double(step) / 30) { board.view.contentOffset.y += 7 } }
        run.end(0.5)
        run.promise("Each step is told once.") { $0.count("didScroll") == 12 }
      },
      Scenario("paging-by-offset", "Does a paging scroll view keep an offset between two pages that was set?") { run in
        let view = content(run)
        view.isPagingEnabled = true
        run.at(0) {
          run.watch("content", .offsetY, view: view)
          view.contentOffset.y = 200
        }
        run.end(0.5)
      },
      Scenario("content-shrinks", "Where does the offset go when the content becomes shorter than it?") { run in
        let board = CellBoard(run, CallLayout(run), [Array(0..<40)])
        board.begin(at: 1500)
        run.at(0) {
          board.watchOffset()
          board.batch([Array(0..<12)]) { view in view.deleteItems(at: (12..<40).map { [0, $0] }) }
        }
        run.end(0.6)
        run.promise("The end of the content is shown.") { $0.track("content offsetY").last == 120 }
      },
    ])

  /// A scroll view of 320 by 480 points with a content of 5000.
  private static func content(_ run: ScenarioRun) -> UIScrollView {
    let view = UIScrollView(frame: CGRect(x: 0, y: 100, width: 320, height: 480))
    view.contentInsetAdjustmentBehavior = .never
    view.contentSize = CGSize(width: 320, height: 5000)
    run.root.view.addSubview(view)
    return view
  }

  private static func calls(_ run: ScenarioRun) -> ScrollCalls {
    let calls = ScrollCalls(run)
    calls.logsScrolling = false
    return calls
  }
}

/// Has a view for zooming, and records what is told about it.
@MainActor private final class ZoomDelegate: NSObject, UIScrollViewDelegate {
  let zoomed = UIView()
  private let run: ScenarioRun

  init(_ run: ScenarioRun) {
    self.run = run
    super.init()
    run.keep(self)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }

  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    run.event("didEndZooming \(scale.text)")
  }
}
