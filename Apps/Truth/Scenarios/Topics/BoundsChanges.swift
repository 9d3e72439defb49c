import UIKit

extension ScenarioTopic {
  /// Changes of the bounds, by scrolling and by resizing, at once and animated.
  static let boundsChanges = ScenarioTopic(
    "bounds-changes",
    [
      Scenario("scroll-without-invalidation", "What is a layout asked in a scroll step that it lets pass?") { run in
        let board = CellBoard(run, CallLayout(run), [Array(0..<30)])
        run.at(0) { board.view.contentOffset.y = 10 }
        run.at(0.05) { board.view.contentOffset.y = 70 }
        run.end(0.15)
        run.promise("The layout is asked before each change, and does not prepare.") {
          $0.count("should") == 2 && $0.count("prepare") == 0
        }
      },
      Scenario("scroll-with-invalidation", "Which calls follow when a scroll step invalidates the layout?") { run in
        let layout = CallLayout(run)
        layout.boundsInvalidate = { _ in true }
        let board = CellBoard(run, layout, [Array(0..<30)])
        run.at(0) { board.view.contentOffset.y = 10 }
        run.end(0.1)
        run.promise("The answer, the context and the invalidation come in this order.") {
          $0.isOrdered("should", "context", "invalidate")
        }
      },
      Scenario(
        "scroll-names-header", "Does a context of a scroll step that names a header keep the layout prepared?"
      ) { run in
        let layout = CallLayout(run)
        layout.headerHeight = 30
        layout.headersAreSticky = true
        layout.boundsInvalidate = { _ in true }
        layout.boundsContext = { $0.invalidateSupplementaryElements(ofKind: CellBoard.header, at: [[0, 0]]) }
        let board = CellBoard(run, layout, [Array(0..<30)])
        run.at(0) {
          run.watch("header", .y, view: board.headerView(0))
          board.view.contentOffset.y = 25
        }
        run.at(0.05) { board.view.contentOffset.y = 55 }
        run.end(0.15)
      },
      Scenario("resize", "Which calls does a new height of the collection view make, outside of an animation?") { run in
        let board = CellBoard(run, CallLayout(run), [Array(0..<30)])
        run.at(0) { board.view.frame.size.height = 380 }
        run.end(0.1)
      },
      Scenario("resize-invalidating", "Which calls does a new width make when it invalidates the layout?") { run in
        let layout = CallLayout(run)
        layout.boundsInvalidate = { $0.width != 320 }
        let board = CellBoard(run, layout, [[0, 1, 2]])
        run.at(0) { board.view.frame.size.width = 280 }
        run.end(0.1)
        run.promise("The layout prepares for the new width.") { $0.isOrdered("should", "invalidate", "prepare") }
      },
      Scenario(
        "animated-resize", "Is each cell asked for both of its ends in an animated change of the width?"
      ) { run in
        let layout = CallLayout(run)
        layout.boundsInvalidate = { $0.width != 320 }
        let board = CellBoard(run, layout, [[0, 1, 2]])
        run.at(0) {
          board.watch([1], .x, .width, .alpha)
          UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
            board.view.frame.size.width = 240
            board.view.layoutIfNeeded()
          } completion: {
            run.event("completion \($0)")
          }
        }
        run.end(0.6)
        run.promise("The change is announced with the old bounds, and finished.") {
          $0.isOrdered("animatedBounds 0 0 320 480", "finalizeAnimatedBounds")
        }
        run.promise("Elements before are asked for their final attributes, elements after for their initial ones.") {
          $0.count("final 0-") == 3 && $0.count("initial 0-") == 3
        }
      },
      Scenario("animated-growth", "How do cells appear that an animated growth of the height uncovers?") { run in
        let layout = CallLayout(run)
        layout.boundsInvalidate = { $0.height != 480 }
        let board = CellBoard(run, layout, [Array(0..<30)])
        board.view.frame.size.height = 200
        run.at(0) {
          UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
            board.view.frame.size.height = 400
            board.view.layoutIfNeeded()
          }
          board.watch([2, 6], .y, .alpha)
        }
        run.end(0.5)
      },
      Scenario(
        "animated-offset-block", "Do cells stay under an offset that a block changes, and which are there?"
      ) { run in
        let board = CellBoard(run, CallLayout(run), [Array(0..<60)])
        run.at(0) {
          board.watch([1], .y)
          board.watchOffset()
          UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) { board.view.contentOffset.y = 600 }
        }
        run.at(0.2) { board.logVisible() }
        run.at(0.5) { board.logVisible() }
      },
      Scenario("moved-only", "Does a collection view that only changes its place ask its layout anything?") { run in
        let board = CellBoard(run, CallLayout(run), [[0, 1, 2]])
        run.at(0) { board.view.frame.origin.y = 150 }
        run.end(0.1)
        run.promise("Bounds with the same size and origin are no change.") { $0.count("should") == 0 }
      },
      Scenario("inset-change", "Does a new content inset move the content and ask the layout?") { run in
        let board = CellBoard(run, CallLayout(run), [Array(0..<30)])
        run.at(0) {
          board.view.contentInset.top = 40
          run.value("offset", board.view.contentOffset.y)
          run.value("adjusted top", board.view.adjustedContentInset.top)
        }
        run.end(0.2)
      },
    ])
}
