import UIKit

extension ScenarioTopic {
  /// Initial and final attributes of elements that appear and disappear.
  static let ends = ScenarioTopic(
    "initial-and-final-attributes",
    [
      Scenario(
        "default-ends", "What do the superclass's initial and final attributes contain for a custom layout?"
      ) { run in
        let board = CellBoard(run, CallLayout(run), [[0, 1, 2]])
        run.at(0) {
          board.batch([[0, 2, 9]]) {
            $0.deleteItems(at: [[0, 1]])
            $0.insertItems(at: [[0, 2]])
          }
        }
        run.end(0.5)
      },
      Scenario("flow-default-ends", "What do a flow layout's initial and final attributes contain?") { run in
        let board = CellBoard(run, CallFlowLayout(run), [[0, 1, 2, 3, 4]])
        run.at(0) {
          board.watch([1, 2, 4], .x, .y, .alpha)
          board.batch([[0, 9, 2, 3, 4]]) {
            $0.deleteItems(at: [[0, 1]])
            $0.insertItems(at: [[0, 1]])
          }
          board.watch([9], .x, .y, .alpha)
        }
        run.end(0.5)
      },
      Scenario(
        "initial-transform", "Does an inserted cell begin at the scale and place of its initial attributes?"
      ) { run in
        let layout = CallLayout(run)
        layout.initialAnswer = { path, _ in
          let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
          attributes.frame = CGRect(x: 100, y: 300, width: 120, height: 20)
          attributes.transform3D = CATransform3DMakeScale(0.5, 0.5, 1)
          attributes.alpha = 0.2
          return attributes
        }
        let board = CellBoard(run, layout, [[0, 1]])
        run.at(0) {
          board.batch([[0, 1, 9]]) { $0.insertItems(at: [[0, 2]]) }
          board.watch([9], .x, .y, .width, .alpha, .scale)
        }
        run.end(0.5)
        run.promise("The cell ends at the layout's attributes.") { $0.track("9 y").last == 125 }
      },
      Scenario("final-transform", "Does a deleted cell end at the scale and place of its final attributes?") { run in
        let layout = CallLayout(run)
        layout.finalAnswer = { path, _ in
          let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
          attributes.frame = CGRect(x: 100, y: 300, width: 120, height: 20)
          attributes.transform3D = CATransform3DMakeScale(0.5, 0.5, 1)
          attributes.alpha = 0.2
          return attributes
        }
        let board = CellBoard(run, layout, [[0, 1, 2]])
        run.at(0) {
          board.watch([1], .x, .y, .width, .alpha, .scale)
          board.batch([[0, 2]]) { $0.deleteItems(at: [[0, 1]]) }
        }
        run.end(0.5)
      },
      Scenario("initial-nil", "How does an inserted cell appear whose initial attributes are nil?") { run in
        let layout = CallLayout(run)
        layout.initialAnswer = { _, _ in nil }
        let board = CellBoard(run, layout, [[0, 1]])
        run.at(0) {
          board.batch([[0, 1, 9]]) { $0.insertItems(at: [[0, 2]]) }
          board.watch([9], .y, .alpha)
        }
        run.end(0.5)
      },
      Scenario("final-nil", "How does a deleted cell disappear whose final attributes are nil?") { run in
        let layout = CallLayout(run)
        layout.finalAnswer = { _, _ in nil }
        let board = CellBoard(run, layout, [[0, 1]])
        run.at(0) {
          board.watch([1], .y, .alpha)
          board.batch([[0]]) { $0.deleteItems(at: [[0, 1]]) }
        }
        run.end(0.5)
      },
      Scenario("persisting-ends", "Are cells that stay on the screen asked for initial and final attributes?") { run in
        let board = CellBoard(run, CallLayout(run), [[0, 1, 2]])
        run.at(0) { board.batch([[9, 0, 1, 2]]) { $0.insertItems(at: [[0, 0]]) } }
        run.end(0.5)
      },
      Scenario("persisting-initial", "Do initial attributes of a cell that only moves change where it begins?") { run in
        let layout = CallLayout(run)
        layout.initialAnswer = { path, usual in
          guard path.item > 0 else { return usual }
          let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
          attributes.frame = CGRect(x: 0, y: 400, width: 320, height: 50)
          attributes.alpha = 0.5
          return attributes
        }
        let board = CellBoard(run, layout, [[0, 1]])
        run.at(0) {
          board.batch([[9, 0, 1]]) { $0.insertItems(at: [[0, 0]]) }
          board.watch([0, 1], .y, .alpha)
        }
        run.end(0.5)
      },
      Scenario("pushed-out", "Where does a cell go that an insertion pushes off the screen?") { run in
        let board = CellBoard(run, CallLayout(run), [Array(0..<10)])
        run.at(0) {
          board.watch([9], .y, .alpha)
          board.batch([[10, 11] + Array(0..<10)]) { $0.insertItems(at: [[0, 0], [0, 1]]) }
        }
        run.end(0.5)
      },
      Scenario("pulled-in", "Where does a cell come from that a deletion pulls onto the screen?") { run in
        let board = CellBoard(run, CallLayout(run), [Array(0..<14)])
        run.at(0) {
          board.batch([Array(2..<14)]) { $0.deleteItems(at: [[0, 0], [0, 1]]) }
          board.watch([10, 11], .y, .alpha)
        }
        run.end(0.5)
      },
      Scenario("header-ends", "Are headers of sections that only move asked for initial and final attributes?") { run in
        let layout = CallLayout(run)
        layout.headerHeight = 30
        let board = CellBoard(run, layout, [[0], [1]])
        run.at(0) {
          run.watch("header", .y, .alpha, view: board.headerView(1))
          board.batch([[0, 9], [1]]) { $0.insertItems(at: [[0, 1]]) }
        }
        run.end(0.5)
      },
      Scenario("decoration-ends", "How does a decoration view change that grows with its section?") { run in
        let layout = CallLayout(run)
        layout.hasBackgrounds = true
        let board = CellBoard(run, layout, [[0, 1], [2]])
        run.at(0) {
          let background = board.view.subviews.first { !($0 is BoardCell) && $0 is UICollectionReusableView }
          run.watch("background", .y, .height, .alpha, view: background)
          board.batch([[0, 9, 1], [2]]) { $0.insertItems(at: [[0, 1]]) }
        }
        run.end(0.5)
      },
      Scenario(
        "inserted-headers", "How does a header appear that the layout names as inserted during an update?"
      ) { run in
        let layout = CallLayout(run)
        let board = CellBoard(run, layout, [[0], [1]])
        run.at(0) {
          layout.headerHeight = 30
          layout.headersToInsert = [[0, 0], [1, 0]]
          board.batch([[0], [1, 9]]) { $0.insertItems(at: [[1, 1]]) }
          run.watch("header", .y, .alpha, view: board.headerView(1))
        }
        run.end(0.5)
        run.promise("The layout is asked which headers an update inserts.") { $0.count("insert header") >= 1 }
      },
    ])
}
