import UIKit

extension ScenarioTopic {
  /// Movement of items by hand, whose steps the program makes.
  static let reordering = ScenarioTopic(
    "reordering",
    [
      Scenario(
        "drag-and-drop", "What do layout and data source hear of a movement, and how do the others make room?"
      ) { run in
        let board = CellBoard(run, CallFlowLayout(run), [Array(0..<6)])
        run.at(0) {
          board.watch([0, 1, 2], .x, .y)
          run.value("begins", board.view.beginInteractiveMovementForItem(at: [0, 0]))
        }
        run.at(0.1) { board.view.updateInteractiveMovementTargetPosition(CGPoint(x: 165, y: 30)) }
        run.at(0.5) { board.view.endInteractiveMovement() }
        run.at(1) { board.logVisible() }
        run.promise("The data source is asked first, and told of the move at the end only.") {
          $0.count("move ") == 1 && $0.isOrdered("canMove 0-0", "move 0-0 0-1")
        }
      },
      Scenario(
        "cancelled", "How does an item return whose movement is cancelled, and is the data source told?"
      ) { run in
        let board = CellBoard(run, CallFlowLayout(run), [Array(0..<6)])
        run.at(0) {
          board.watch([0, 1], .x, .y)
          _ = board.view.beginInteractiveMovementForItem(at: [0, 0])
        }
        run.at(0.1) { board.view.updateInteractiveMovementTargetPosition(CGPoint(x: 165, y: 30)) }
        run.at(0.4) { board.view.cancelInteractiveMovement() }
        run.at(0.9) { board.logVisible() }
        run.promise("The data source is not told.") { $0.count("move ") == 0 }
      },
      Scenario("not-movable", "Does a movement begin that the data source refuses?") { run in
        let board = CellBoard(run, CallFlowLayout(run), [[0, 1]])
        board.canMove = false
        run.at(0) { run.value("begins", board.view.beginInteractiveMovementForItem(at: [0, 0])) }
        run.end(0.2)
        run.promise("It does not begin.") { $0.value("begins") == 0 }
      },
      Scenario("redirected", "Does the delegate's target count for the place where an item is dropped?") { run in
        let board = CellBoard(run, CallFlowLayout(run), [Array(0..<6)])
        board.view.delegate = MovementDelegate(run) { _, proposed in [0, min(proposed.item, 1)] }
        run.at(0) { _ = board.view.beginInteractiveMovementForItem(at: [0, 0]) }
        run.at(0.1) { board.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 85)) }
        run.at(0.4) { board.view.endInteractiveMovement() }
        run.at(0.9) { board.logVisible() }
        run.promise("The item is dropped where the delegate allows it.") { $0.count("move 0-0 0-1") == 1 }
      },
    ])
}
