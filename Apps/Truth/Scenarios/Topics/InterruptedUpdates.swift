import UIKit

extension ScenarioTopic {
  /// Updates that begin before others are over.
  static let interruptedUpdates = ScenarioTopic(
    "interrupted-updates",
    [
      Scenario(
        "insert-twice", "Does a cell jump that a second insertion moves on, half-way through the first?"
      ) { run in
        let board = CellBoard(run, CallLayout(run), [[0, 1]])
        run.at(0) {
          board.watch([0], .y)
          board.batch([[8, 0, 1]]) { $0.insertItems(at: [[0, 0]]) }
          board.watch([8], .y, .alpha)
        }
        run.at(0.15) {
          board.batch([[9, 8, 0, 1]]) { $0.insertItems(at: [[0, 0]]) }
          board.watch([9], .y, .alpha)
        }
        run.end(0.7)
      },
      Scenario("insert-then-delete", "Does an inserted cell that is deleted half-way fade from where it is?") { run in
        let board = CellBoard(run, CallLayout(run), [[0, 1]])
        run.at(0) {
          board.batch([[0, 9, 1]]) { $0.insertItems(at: [[0, 1]]) }
          board.watch([9, 1], .y, .alpha)
        }
        run.at(0.15) { board.batch([[0, 1]]) { $0.deleteItems(at: [[0, 1]]) } }
        run.end(0.7)
      },
      Scenario(
        "delete-then-insert", "Does an item that comes back half-way through its deletion get its old cell?"
      ) { run in
        let board = CellBoard(run, CallLayout(run), [[0, 1, 2]])
        var old: BoardCell?
        run.at(0) {
          old = board.cell(1)
          run.watch("old", .y, .alpha, view: old)
          board.batch([[0, 2]]) { $0.deleteItems(at: [[0, 1]]) }
        }
        run.at(0.15) {
          board.batch([[0, 1, 2]]) { $0.insertItems(at: [[0, 1]]) }
          run.value("gets its old cell", board.cell(1) === old)
          run.watch("new", .y, .alpha, view: board.cell(1))
        }
        run.end(0.7)
      },
      Scenario("move-and-back", "Does a moved item that moves back half-way turn around without a jump?") { run in
        let board = CellBoard(run, CallLayout(run), [[0, 1, 2, 3]])
        run.at(0) {
          board.watch([0], .y)
          board.batch([[1, 2, 3, 0]]) { $0.moveItem(at: [0, 0], to: [0, 3]) }
        }
        run.at(0.15) { board.batch([[0, 1, 2, 3]]) { $0.moveItem(at: [0, 3], to: [0, 0]) } }
        run.end(0.7)
      },
      Scenario("reload-data-during", "Does reloadData end the animations of an update at once?") { run in
        let board = CellBoard(run, CallLayout(run), [[0, 1]])
        run.at(0) {
          board.watch([0, 1], .y, .alpha)
          board.batch([[9, 0, 1]]) { $0.insertItems(at: [[0, 0]]) }
        }
        run.at(0.15) {
          board.view.reloadData()
          board.view.layoutIfNeeded()
          run.watch("first", .y) { board.view.cellForItem(at: [0, 0]) }
        }
        run.end(0.6)
        run.promise("The completion of the interrupted update is called.") { $0.count("completion") == 1 }
      },
      Scenario("scroll-during", "Do moving cells keep their animations when the content is scrolled?") { run in
        let board = CellBoard(run, CallLayout(run), [Array(0..<30)])
        run.at(0) {
          board.watch([2, 3], .y, .alpha)
          board.batch([[30] + Array(0..<30)]) { $0.insertItems(at: [[0, 0]]) }
        }
        run.at(0.1) { board.view.contentOffset.y = 20 }
        run.end(0.5)
      },
      Scenario(
        "scroll-away-during", "Is an element re-used at once that leaves the screen while it is animated?"
      ) { run in
        let board = CellBoard(run, CallLayout(run), [Array(0..<60)])
        board.view.delegate = DisplayCalls(run)
        run.at(0) { board.batch([[60] + Array(0..<60)]) { $0.insertItems(at: [[0, 0]]) } }
        run.at(0.1) { board.view.contentOffset.y = 1500 }
        run.end(0.6)
      },
      Scenario("update-in-completion", "Does an update that a completion starts begin in the same frame?") { run in
        let board = CellBoard(run, CallLayout(run), [[0]])
        run.at(0) {
          board.view.performBatchUpdates {
            board.sections = [[8, 0]]
            board.view.insertItems(at: [[0, 0]])
          } completion: { _ in
            run.event("first completion")
            board.batch([[9, 8, 0]]) { $0.insertItems(at: [[0, 0]]) }
          }
        }
        run.end(1)
        run.promise("Both completions are called.") { $0.isOrdered("first completion", "completion true") }
      },
      Scenario(
        "remove-animations-during", "Is the completion false when the animations of all cells are removed?"
      ) { run in
        let board = CellBoard(run, CallLayout(run), [[0, 1]])
        run.at(0) { board.batch([[9, 0, 1]]) { $0.insertItems(at: [[0, 0]]) } }
        run.at(0.1) { for view in board.view.subviews { view.layer.removeAllAnimations() } }
        run.end(0.5)
      },
    ])
}
