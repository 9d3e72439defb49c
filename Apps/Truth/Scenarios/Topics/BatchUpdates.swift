import UIKit

extension ScenarioTopic {
  /// Batch updates of each kind, and several at once.
  static let batchUpdates = ScenarioTopic(
    "batch-updates",
    [
      Scenario("insert", "Which calls does the insertion of an item make, and how do cells move?") { run in
        let board = CellBoard(run, CallLayout(run), [[0, 1, 2, 3]])
        run.at(0) {
          board.batch([[0, 9, 1, 2, 3]]) { $0.insertItems(at: [[0, 1]]) }
          board.watch([1, 9], .y, .alpha)
        }
        run.end(0.5)
        run.promise("The layout prepares before it is told of the updates, and both before the initial attributes.") {
          $0.isOrdered("prepare", "updates insert 0-1", "initial 0-1", "finalizeUpdates")
        }
        run.promise("The completion is called with true.") { $0.count("completion true") == 1 }
      },
      Scenario("delete", "Which calls does the deletion of an item make, and how does its cell disappear?") { run in
        let board = CellBoard(run, CallLayout(run), [[0, 1, 2, 3]])
        run.at(0) {
          board.watch([1, 2], .y, .alpha)
          board.batch([[0, 2, 3]]) { $0.deleteItems(at: [[0, 1]]) }
        }
        run.end(0.5)
        run.promise("The final attributes are asked for between the two calls around an update.") {
          $0.isOrdered("updates delete 0-1", "final 0-1", "finalizeUpdates")
        }
      },
      Scenario(
        "move", "Does a moved item get initial or final attributes, and does it go straight to its place?"
      ) { run in
        let board = CellBoard(run, CallLayout(run), [[0, 1, 2, 3]])
        run.at(0) {
          board.batch([[1, 2, 3, 0]]) { $0.moveItem(at: [0, 0], to: [0, 3]) }
          board.watch([0, 1], .y, .alpha)
        }
        run.end(0.5)
        run.promise("The update item has both index paths.") { $0.count("updates move 0-0 0-3") == 1 }
      },
      Scenario("reload", "Does the reload of an item replace its cell, and do the two fade into each other?") { run in
        let board = CellBoard(run, CallLayout(run), [[0, 1, 2]])
        run.at(0) {
          board.watch([1], .y, .alpha)
          board.batch([[0, 8, 2]]) { $0.reloadItems(at: [[0, 1]]) }
          board.watch([8], .y, .alpha)
        }
        run.at(0.5) { board.logVisible() }
        run.promise("The new data is displayed.") { $0.calls.last == "visible 0-0=0 0-1=8 0-2=2" }
      },
      Scenario("reconfigure", "Does a reconfigured item keep its cell, and is the layout invalidated?") { run in
        let board = CellBoard(run, CallLayout(run), [[0, 1, 2]])
        var before: BoardCell?
        run.at(0) {
          before = board.cell(1)
          board.sections = [[0, 7, 2]]
          board.view.reconfigureItems(at: [[0, 1]])
          board.view.layoutIfNeeded()
          run.value("keeps its cell", board.cell(7) === before)
        }
        run.end(0.3)
        run.promise("Reconfiguring keeps the existing cell.") { $0.value("keeps its cell") == 1 }
      },
      Scenario("insert-section", "Which calls does the insertion of a section with header and cells make?") { run in
        let layout = CallLayout(run)
        layout.headerHeight = 30
        let board = CellBoard(run, layout, [[0, 1], [2]])
        run.at(0) {
          board.batch([[0, 1], [5, 6], [2]]) { $0.insertSections([1]) }
          board.watch([2, 5], .y, .alpha)
          run.watch("header", .y, .alpha, view: board.headerView(1))
        }
        run.end(0.5)
        run.promise("A section is one update item.") { $0.count("updates insert section 1") == 1 }
      },
      Scenario("delete-section", "Which calls does the deletion of a section with header and cells make?") { run in
        let layout = CallLayout(run)
        layout.headerHeight = 30
        let board = CellBoard(run, layout, [[0, 1], [5, 6], [2]])
        run.at(0) {
          board.watch([2, 5], .y, .alpha)
          run.watch("header", .y, .alpha, view: board.headerView(1))
          board.batch([[0, 1], [2]]) { $0.deleteSections([1]) }
        }
        run.end(0.5)
        run.promise("Its cells are asked for their final attributes.") {
          $0.count("final 1-0") == 1 && $0.count("final 1-1") == 1
        }
      },
      Scenario("move-section", "Do the cells and the header of a moved section keep their views?") { run in
        let layout = CallLayout(run)
        layout.headerHeight = 30
        let board = CellBoard(run, layout, [[0, 1], [2], [3]])
        run.at(0) {
          board.watch([0, 3], .y, .alpha)
          run.watch("header", .y, .alpha, view: board.headerView(0))
          board.batch([[2], [3], [0, 1]]) { $0.moveSection(0, toSection: 2) }
        }
        run.at(0.5) { board.logVisible() }
      },
      Scenario("reload-section", "Are the cells of a reloaded section whose count changes new ones?") { run in
        let board = CellBoard(run, CallLayout(run), [[0, 1], [2, 3]])
        run.at(0) {
          board.watch([0, 2], .y, .alpha)
          board.batch([[4, 5, 6], [2, 3]]) { $0.reloadSections([0]) }
          board.watch([4, 6], .y, .alpha)
        }
        run.at(0.5) { board.logVisible() }
      },
      Scenario("mixed", "In which order does a batch of all kinds list its update items and ask for its ends?") { run in
        let board = CellBoard(run, CallLayout(run), [[0, 1, 2, 3, 4], [5, 6]])
        run.at(0) {
          board.batch([[9, 2, 0, 4], [5, 8, 6]]) {
            $0.insertItems(at: [[1, 1]])
            $0.deleteItems(at: [[0, 1]])
            $0.insertItems(at: [[0, 0]])
            $0.moveItem(at: [0, 0], to: [0, 2])
            $0.deleteItems(at: [[0, 3]])
          }
          board.watch([0, 2, 4, 6, 9], .y)
        }
        run.at(0.5) { board.logVisible() }
        run.promise("Index paths of deletions are those before the update, of insertions those after it.") {
          $0.calls.last == "visible 0-0=9 0-1=2 0-2=0 0-3=4 1-0=5 1-1=8 1-2=6"
        }
      },
      Scenario("two-sections", "Does an item that moves into another section keep its cell?") { run in
        let layout = CallLayout(run)
        layout.headerHeight = 30
        let board = CellBoard(run, layout, [[0, 1], [2, 3]])
        run.at(0) {
          board.watch([0, 3], .y, .alpha)
          board.batch([[1], [2, 3, 0]]) { $0.moveItem(at: [0, 0], to: [1, 2]) }
        }
        run.end(0.5)
      },
      Scenario("empty-batch", "Does a batch without changes lay out, and is its completion called?") { run in
        let board = CellBoard(run, CallLayout(run), [[0, 1, 2]])
        run.at(0) { board.batch([[0, 1, 2]]) { _ in } }
        run.end(0.5)
        run.promise("The completion is called once.") { $0.count("completion") == 1 }
      },
      Scenario(
        "without-animation", "Is an update in performWithoutAnimation over at once, with its completion?"
      ) { run in
        let board = CellBoard(run, CallLayout(run), [[0, 1, 2]])
        run.at(0) {
          UIView.performWithoutAnimation { board.batch([[0, 9, 1, 2]]) { $0.insertItems(at: [[0, 1]]) } }
          board.watch([1, 9], .y, .alpha)
        }
        run.end(0.4)
        run.promise("Nothing is animated.") { record in
          record.track("1 y").allSatisfy { $0 == 125 } && record.track("9 alpha").allSatisfy { $0 == 1 }
        }
      },
      Scenario(
        "nested-batch", "Is a batch inside of another one part of it, and in which order do completions come?"
      ) { run in
        let board = CellBoard(run, CallLayout(run), [[0, 1, 2]])
        run.at(0) {
          board.view.performBatchUpdates {
            board.sections = [[9, 0, 1]]
            board.view.insertItems(at: [[0, 0]])
            board.view.performBatchUpdates {
              board.view.deleteItems(at: [[0, 2]])
            } completion: { _ in
              run.event("inner completion")
            }
          } completion: { _ in
            run.event("outer completion")
          }
        }
        run.end(0.5)
        run.promise("The layout is told of one update.") { $0.count("updates") == 1 }
      },
      Scenario("batch-in-animation", "Does an update in a block of one second take a second?") { run in
        let board = CellBoard(run, CallLayout(run), [[0, 1, 2]])
        run.at(0) {
          UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            board.batch([[9, 0, 1, 2]]) { $0.insertItems(at: [[0, 0]]) }
          }
          board.watch([0, 9], .y, .alpha)
        }
        run.end(1.2)
      },
      Scenario("data-questions", "What is the data source asked in the course of an insertion, and when?") { run in
        let board = CellBoard(run, CallLayout(run), [[0, 1], [2]])
        run.at(0) {
          board.logsData = true
          board.batch([[0, 1, 9], [2]]) { $0.insertItems(at: [[0, 2]]) }
        }
        run.end(0.5)
        run.promise("The numbers after the update are asked for before the new cell.") {
          $0.isOrdered("numberOfSections", "numberOfItems 0", "cell 0-2")
        }
      },
    ])
}
