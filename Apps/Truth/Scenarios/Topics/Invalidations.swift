import UIKit

extension ScenarioTopic {
  /// Invalidations of each kind, with the order of calls.
  static let invalidations = ScenarioTopic(
    "invalidations",
    [
      Scenario("first-layout", "Which calls does the first layout of a collection view make, in which order?") { run in
        run.recordsSetup = true
        let board = CellBoard(run, CallLayout(run), [[0, 1], [2]])
        board.logsData = true
        run.at(0) {}
        run.promise("The layout prepares, then tells its size, then its elements.") {
          $0.isOrdered("prepare", "contentSize", "elements", "cell 0-0")
        }
      },
      Scenario("invalidate-all", "Which calls follow invalidateLayout(), and when?") { run in
        let layout = CallLayout(run)
        let board = CellBoard(run, layout, [[0, 1, 2]])
        run.at(0) {
          layout.invalidateLayout()
          run.log("returned")
          board.view.layoutIfNeeded()
          run.log("laid out")
        }
        run.end(0.1)
        run.promise("The layout prepares in the next layout pass, not at once.") {
          $0.isOrdered("invalidate", "returned", "prepare", "elements")
        }
      },
      Scenario("invalidate-twice", "Do two invalidations before a pass prepare the layout once?") { run in
        let layout = CallLayout(run)
        _ = CellBoard(run, layout, [[0, 1, 2]])
        run.at(0) {
          layout.invalidateLayout()
          layout.invalidateLayout()
        }
        run.end(0.1)
        run.promise("One preparation serves both.") { $0.count("prepare") == 1 }
      },
      Scenario(
        "invalidate-item", "Does a context that names an item prepare the layout, and what is asked anew?"
      ) { run in
        let layout = CallLayout(run)
        _ = CellBoard(run, layout, [[0, 1, 2]])
        run.at(0) {
          let context = UICollectionViewLayoutInvalidationContext()
          context.invalidateItems(at: [[0, 1]])
          layout.invalidateLayout(with: context)
        }
        run.end(0.1)
      },
      Scenario(
        "invalidate-header", "Does a context that names a header prepare the layout, and what is asked anew?"
      ) { run in
        let layout = CallLayout(run)
        layout.headerHeight = 30
        _ = CellBoard(run, layout, [[0, 1], [2]])
        run.at(0) {
          let context = UICollectionViewLayoutInvalidationContext()
          context.invalidateSupplementaryElements(ofKind: CellBoard.header, at: [[1, 0]])
          layout.invalidateLayout(with: context)
        }
        run.end(0.1)
      },
      Scenario("invalidate-decoration", "Does a context that names a decoration view prepare the layout?") { run in
        let layout = CallLayout(run)
        layout.hasBackgrounds = true
        _ = CellBoard(run, layout, [[0, 1], [2]])
        run.at(0) {
          let context = UICollectionViewLayoutInvalidationContext()
          context.invalidateDecorationElements(ofKind: "background", at: [[0, 0]])
          layout.invalidateLayout(with: context)
        }
        run.end(0.1)
      },
      Scenario("invalidate-nothing", "Does a context that names nothing prepare the layout?") { run in
        let layout = CallLayout(run)
        _ = CellBoard(run, layout, [[0, 1, 2]])
        run.at(0) { layout.invalidateLayout(with: UICollectionViewLayoutInvalidationContext()) }
        run.end(0.1)
      },
      Scenario(
        "content-offset-adjustment", "When does the offset of a context take effect: at once or in the pass?"
      ) { run in
        let layout = CallLayout(run)
        let board = CellBoard(run, layout, [Array(0..<30)])
        run.at(0) {
          let context = UICollectionViewLayoutInvalidationContext()
          context.contentOffsetAdjustment = CGPoint(x: 0, y: 40)
          layout.invalidateLayout(with: context)
          run.value("offset after the call", board.view.contentOffset.y)
          board.view.layoutIfNeeded()
          run.value("offset after the pass", board.view.contentOffset.y)
        }
        run.end(0.1)
        run.promise("The adjustment is added to the offset.") { $0.value("offset after the pass") == 40 }
      },
      Scenario(
        "content-size-adjustment", "When does the size of a context take effect, and is the layout asked anyway?"
      ) { run in
        let layout = CallLayout(run)
        let board = CellBoard(run, layout, [[0, 1, 2]])
        run.at(0) {
          let context = UICollectionViewLayoutInvalidationContext()
          context.contentSizeAdjustment = CGSize(width: 0, height: 70)
          layout.invalidateLayout(with: context)
          run.value("height after the call", board.view.contentSize.height)
          board.view.layoutIfNeeded()
          run.value("height after the pass", board.view.contentSize.height)
        }
        run.end(0.1)
      },
      Scenario("reload-data", "What is the context of reloadData(), and which calls follow?") { run in
        let board = CellBoard(run, CallLayout(run), [[0, 1]])
        board.logsData = true
        run.at(0) {
          board.sections = [[3, 4, 5]]
          board.view.reloadData()
          run.log("returned")
          board.view.layoutIfNeeded()
          board.logVisible()
        }
        run.promise("The context covers everything and the counts.") { $0.count("invalidate everything, counts") == 1 }
        run.promise("The new data is displayed.") { $0.calls.last == "visible 0-0=3 0-1=4 0-2=5" }
      },
      Scenario("update-context", "What is the context of a batch update?") { run in
        let board = CellBoard(run, CallFlowLayout(run), [[0, 1]])
        run.at(0) { board.batch([[0, 1, 2]]) { $0.insertItems(at: [[0, 2]]) } }
        run.end(0.4)
        run.promise("The context covers the counts.") { $0.calls.contains { $0.contains("counts") } }
      },
      Scenario("flow-metrics", "Does a new item size of a flow layout ask the delegate for sizes again?") { run in
        let layout = CallFlowLayout(run)
        let board = CellBoard(run, layout, [[0, 1]])
        board.view.delegate = SizeDelegate(run) { _ in CGSize(width: 90, height: 40) }
        run.at(0) {
          layout.minimumLineSpacing = 20
          run.log("returned")
          board.view.layoutIfNeeded()
        }
        run.end(0.1)
      },
      Scenario("flow-attributes-only", "Does a flow context without delegate metrics ask for no sizes?") { run in
        let layout = CallFlowLayout(run)
        let board = CellBoard(run, layout, [[0, 1]])
        board.view.delegate = SizeDelegate(run) { _ in CGSize(width: 90, height: 40) }
        run.at(0) {
          let context = UICollectionViewFlowLayoutInvalidationContext()
          context.invalidateFlowLayoutDelegateMetrics = false
          layout.invalidateLayout(with: context)
          board.view.layoutIfNeeded()
        }
        run.promise("Sizes are not asked for again.") { $0.count("size") == 0 }
      },
      Scenario("animated-invalidation", "Do cells move to new places when a layout is invalidated in a block?") { run in
        let layout = CallLayout(run)
        let board = CellBoard(run, layout, [[0, 1, 2]])
        run.at(0) {
          board.watch([1, 2], .y, .height)
          UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
            layout.heights = { $0.item == 1 ? 150 : 50 }
            layout.invalidateLayout()
            board.view.layoutIfNeeded()
          }
        }
        run.end(0.5)
        run.promise("The cells arrive.") { $0.track("2 y").last == 225 && $0.track("1 height").last == 150 }
      },
      Scenario("invalidation-in-batch", "Does an invalidation inside a batch without changes animate?") { run in
        let layout = CallLayout(run)
        let board = CellBoard(run, layout, [[0, 1, 2]])
        run.at(0) {
          board.watch([1, 2], .y, .height)
          board.view.performBatchUpdates {
            layout.heights = { $0.item == 1 ? 150 : 50 }
            layout.invalidateLayout()
          } completion: {
            run.event("completion \($0)")
          }
        }
        run.end(0.5)
      },
    ])
}
