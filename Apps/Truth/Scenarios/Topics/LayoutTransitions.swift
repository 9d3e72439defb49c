import UIKit

extension ScenarioTopic {
  /// Changes from one layout to another.
  static let layoutTransitions = ScenarioTopic(
    "layout-transitions",
    [
      Scenario("change-at-once", "Which calls does a change of layouts without animation make?") { run in
        let board = CellBoard(run, CallLayout(run), [[0, 1, 2]])
        run.at(0) {
          let next = CallLayout(run)
          next.heights = { _ in 80 }
          board.view.setCollectionViewLayout(next, animated: false)
          run.log("returned")
          run.value("height of a cell", board.view.cellForItem(at: [0, 1])?.frame.height ?? -1)
        }
        run.end(0.2)
      },
      Scenario("change-by-assignment", "Is a layout that is assigned in an animation block animated?") { run in
        let board = CellBoard(run, CallLayout(run), [[0, 1, 2]])
        run.at(0) {
          board.watch([2], .y, .height)
          let next = CallLayout(run)
          next.heights = { _ in 80 }
          UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
            board.view.collectionViewLayout = next
            board.view.layoutIfNeeded()
          }
        }
        run.end(0.5)
      },
      Scenario("change-animated", "In which order are both layouts told of a change, and what are the ends?") { run in
        let board = CellBoard(run, CallLayout(run), [[0, 1, 2]])
        run.at(0) {
          board.watch([1, 2], .y, .height, .alpha)
          let next = CallLayout(run)
          next.heights = { _ in 80 }
          board.view.setCollectionViewLayout(next, animated: true) { run.event("completion \($0)") }
        }
        run.end(0.6)
        run.promise("Both layouts are told before the change, and told when it is over.") {
          $0.isOrdered("transitionTo", "transitionFrom", "finalizeTransition", "finalizeTransition")
            || $0.isOrdered("transitionFrom", "transitionTo", "finalizeTransition", "finalizeTransition")
        }
      },
      Scenario(
        "change-keeps-place", "Which content stays in place when a scrolled layout changes its item height?"
      ) { run in
        let board = CellBoard(run, CallLayout(run), [Array(0..<100)])
        board.begin(at: 2000)
        run.at(0) {
          board.watchOffset()
          let next = CallLayout(run)
          next.heights = { _ in 100 }
          board.view.setCollectionViewLayout(next, animated: true)
        }
        run.at(0.6) { board.logVisible() }
      },
      Scenario("change-target-offset", "Does the new layout's target offset hold, and what is proposed to it?") { run in
        let board = CellBoard(run, CallLayout(run), [Array(0..<100)])
        board.begin(at: 2000)
        run.at(0) {
          board.watchOffset()
          let next = CallLayout(run)
          next.heights = { _ in 100 }
          next.target = { _ in CGPoint(x: 0, y: 500) }
          board.view.setCollectionViewLayout(next, animated: true)
        }
        run.end(0.6)
        run.promise("The offset is the one that the layout returns.") { $0.track("content offsetY").last == 500 }
      },
      Scenario("change-delegate-offset", "Who chooses the offset of a change, the layout or the delegate?") { run in
        let board = CellBoard(run, CallLayout(run), [Array(0..<100)])
        board.view.delegate = OffsetDelegate(run) { _ in CGPoint(x: 0, y: 300) }
        run.at(0) {
          board.watchOffset()
          let next = CallLayout(run)
          next.heights = { _ in 100 }
          next.target = { _ in CGPoint(x: 0, y: 500) }
          board.view.setCollectionViewLayout(next, animated: true)
        }
        run.end(0.6)
      },
      Scenario("change-back-half-way", "Does a change that is undone half-way turn around without a jump?") { run in
        let layout = CallLayout(run)
        let board = CellBoard(run, layout, [[0, 1, 2]])
        run.at(0) {
          board.watch([2], .y, .height)
          let next = CallLayout(run)
          next.heights = { _ in 100 }
          board.view.setCollectionViewLayout(next, animated: true) { run.event("first completion \($0)") }
        }
        run.at(0.15) {
          board.view.setCollectionViewLayout(layout, animated: true) { run.event("second completion \($0)") }
        }
        run.end(0.8)
      },
      Scenario("flow-to-lines", "How do cells move from a grid of a flow layout to lines?") { run in
        let board = CellBoard(run, CallFlowLayout(run), [Array(0..<9)])
        run.at(0) {
          board.watch([1, 5], .x, .y, .width)
          board.view.setCollectionViewLayout(CallLayout(run), animated: true)
        }
        run.end(0.5)
      },
      Scenario("interactive", "Where are cells at a progress of a quarter and of three quarters?") { run in
        let board = CellBoard(run, CallLayout(run), [[0, 1, 2]])
        var transition: UICollectionViewTransitionLayout?
        run.at(0) {
          board.watch([1, 2], .y, .height)
          let next = CallLayout(run)
          next.heights = { _ in 100 }
          transition = board.view.startInteractiveTransition(to: next) { run.event("completion \($0) \($1)") }
        }
        run.at(0.1) { progress(transition, 0.25) }
        run.at(0.2) { progress(transition, 0.75) }
        run.at(0.3) { board.view.finishInteractiveTransition() }
        run.end(0.9)
        run.promise("Attributes are interpolated by the progress.") {
          $0.track("1 height").contains { abs($0 - 62.5) < 0.01 }
            && $0.track("1 height").contains { abs($0 - 87.5) < 0.01 }
        }
      },
      Scenario("interactive-cancelled", "How do cells return when an interactive transition is cancelled?") { run in
        let layout = CallLayout(run)
        let board = CellBoard(run, layout, [[0, 1, 2]])
        var transition: UICollectionViewTransitionLayout?
        run.at(0) {
          board.watch([2], .y, .height)
          let next = CallLayout(run)
          next.heights = { _ in 100 }
          transition = board.view.startInteractiveTransition(to: next) { run.event("completion \($0) \($1)") }
        }
        run.at(0.1) { progress(transition, 0.5) }
        run.at(0.2) { board.view.cancelInteractiveTransition() }
        run.at(0.9) { run.value("old layout is back", board.view.collectionViewLayout === layout) }
        run.promise("The old layout is in use again.") { $0.value("old layout is back") == 1 }
      },
    ])
  /// Sets the progress of an interactive transition, whose layout UIKit wants to be invalidated then.
  private static func progress(_ transition: UICollectionViewTransitionLayout?, _ progress: CGFloat) {
    transition?.transitionProgress = progress
    transition?.invalidateLayout()
  }
}
