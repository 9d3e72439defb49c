import UIKit

extension ScenarioTopic {
  /// Which views exist when: display, reuse, prefetching and selection.
  static let display = ScenarioTopic(
    "display",
    [
      Scenario("display-calls", "In which order are cells displayed and ended in one scroll step?") { run in
        let layout = CallLayout(run)
        layout.logsCalls = false
        let board = CellBoard(run, layout, [Array(0..<40)])
        board.view.delegate = DisplayCalls(run)
        board.view.isPrefetchingEnabled = false
        run.at(0) { board.view.contentOffset.y = 120 }
        run.end(0.1)
        run.promise("New cells are announced, and old ones ended.") {
          $0.count("willDisplay 0-10") == 1 && $0.count("didEndDisplaying 0-0") == 1
        }
      },
      Scenario(
        "display-in-update", "When does the display of a deleted cell end, at the update or after its animation?"
      ) { run in
        let layout = CallLayout(run)
        layout.logsCalls = false
        let board = CellBoard(run, layout, [[0, 1, 2]])
        board.view.delegate = DisplayCalls(run)
        run.at(0) { board.batch([[0, 2]]) { $0.deleteItems(at: [[0, 1]]) } }
        run.end(0.5)
      },
      Scenario(
        "reuse", "Is a cell that leaves reused by one that comes, and prepared before it is configured?"
      ) { run in
        let layout = CallLayout(run)
        layout.logsCalls = false
        let board = CellBoard(run, layout, [Array(0..<40)])
        board.view.isPrefetchingEnabled = false
        board.configure = { cell, path in
          run.log("configure \(path.text)")
          cell.onReuse = { run.log("prepareForReuse \(cell.number)") }
        }
        run.at(0) { board.view.contentOffset.y = 500 }
        run.at(0.1) { board.view.contentOffset.y = 1000 }
        run.end(0.2)
      },
      Scenario(
        "prefetching", "How far ahead, and in which order, are items prefetched while the content scrolls?"
      ) { run in
        let layout = CallLayout(run)
        layout.logsCalls = false
        let board = CellBoard(run, layout, [Array(0..<200)])
        board.view.prefetchDataSource = PrefetchCalls(run)
        for step in 0..<20 { run.at(Double(step) / 30) { board.view.contentOffset.y += 30 } }
        run.end(0.8)
      },
      Scenario("select-by-call", "Is the delegate told of a selection that the program makes?") { run in
        let layout = CallLayout(run)
        layout.logsCalls = false
        let board = CellBoard(run, layout, [[0, 1, 2]])
        board.view.delegate = SelectionCalls(run)
        run.at(0) {
          board.view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
          run.value("is selected", board.cell(1)?.isSelected ?? false)
          board.view.deselectItem(at: [0, 1], animated: false)
        }
        run.end(0)
        run.promise("The methods do not cause calls of the delegate.") { $0.calls.isEmpty }
      },
      Scenario(
        "selection-follows", "Which items are selected after an update that moves, deletes and inserts?"
      ) { run in
        let layout = CallLayout(run)
        layout.logsCalls = false
        let board = CellBoard(run, layout, [[0, 1, 2, 3]])
        board.view.allowsMultipleSelection = true
        board.view.layoutIfNeeded()
        for item in [0, 1, 3] { board.view.selectItem(at: [0, item], animated: false, scrollPosition: []) }
        run.at(0) {
          board.batch([[9, 3, 1, 2]]) {
            $0.deleteItems(at: [[0, 0]])
            $0.insertItems(at: [[0, 0]])
            $0.moveItem(at: [0, 3], to: [0, 1])
          }
          let selected = (board.view.indexPathsForSelectedItems ?? []).sorted()
          run.log("selected " + selected.map(\.text).joined(separator: " "))
        }
        run.end(0.4)
      },
      Scenario(
        "apply-attributes", "How often is apply(_:) called on cells that scroll, and on cells that an update moves?"
      ) { run in
        let layout = CallLayout(run)
        layout.logsCalls = false
        let board = CellBoard(run, layout, [Array(0..<20)])
        board.configure = { cell, _ in
          cell.onApply = { run.log("apply \(cell.number) \($0.frame.text)") }
        }
        run.at(0) { board.view.contentOffset.y = 5 }
        run.at(0.1) { board.batch([[20] + Array(0..<20)]) { $0.insertItems(at: [[0, 0]]) } }
        run.end(0.5)
      },
    ])
}
