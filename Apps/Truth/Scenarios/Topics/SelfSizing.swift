import UIKit

extension ScenarioTopic {
  /// Cells that say how large they want to be.
  static let selfSizing = ScenarioTopic(
    "self-sizing",
    [
      Scenario("flow-estimate", "Which heights and which content has a flow layout after its first measuring?") { run in
        let board = flow(run, [Array(0..<40)]) { 40 + CGFloat($0 % 3) * 20 }
        run.at(0) {
          board.logFrames([[0, 0], [0, 1], [0, 2], [0, 9], [0, 30]])
          run.value("content height", board.view.contentSize.height)
        }
        run.end(0)
      },
      Scenario(
        "flow-estimate-scrolled", "Does the content jump when items above a scrolled place turn out larger?"
      ) { run in
        let board = flow(run, [Array(0..<60)]) { 40 + CGFloat($0 % 3) * 20 }
        run.at(0) {
          board.watchOffset()
          board.view.contentOffset.y = 1200
        }
        for step in 0..<10 { run.at(0.1 + Double(step) / 30) { board.view.contentOffset.y -= 60 } }
        run.at(0.6) {
          board.logVisible()
          run.value("content height", board.view.contentSize.height)
        }
      },
      Scenario("flow-insert-estimated", "Where does an inserted cell begin that has not been measured?") { run in
        let board = flow(run, [[0, 1, 2]]) { $0 == 9 ? 120 : 60 }
        run.at(0) {
          board.batch([[0, 9, 1, 2]]) { $0.insertItems(at: [[0, 1]]) }
          board.watch([9, 1], .y, .height, .alpha)
        }
        run.end(0.5)
      },
      Scenario("custom-preferred", "Which calls follow when a custom layout accepts a preferred height?") { run in
        let layout = CallLayout(run)
        layout.acceptsPreferredHeights = true
        let board = CellBoard(run, layout, [[0, 1, 2]])
        run.at(0) {
          board.configure = { cell, path in cell.preferredHeight = path.item == 1 ? 90 : nil }
          board.view.reloadData()
          board.view.layoutIfNeeded()
          board.logFrames([[0, 1], [0, 2]])
        }
        run.end(0.1)
        run.promise("The layout is asked whether the preference counts, then for the context.") {
          $0.isOrdered("shouldPrefer 0-1 90", "contextForPreferred 0-1")
        }
      },
      Scenario("custom-refused", "Is a layout that refuses a preferred height asked again in the next pass?") { run in
        let layout = CallLayout(run)
        let board = CellBoard(run, layout, [[0, 1]])
        run.at(0) {
          board.configure = { cell, _ in cell.preferredHeight = 90 }
          board.view.reloadData()
          board.view.layoutIfNeeded()
        }
        run.at(0.1) { board.view.contentOffset.y = -1 }
        run.end(0.2)
      },
      Scenario(
        "compositional-estimate", "Which frames do estimated items of a compositional layout have at last?"
      ) { run in
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(50))
        let group = NSCollectionLayoutGroup.vertical(
          layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let board = CellBoard(run, layout, [Array(0..<30)])
        board.configure = { cell, path in cell.preferredHeight = 30 + CGFloat(path.item % 4) * 10 }
        run.at(0) {
          board.logFrames([[0, 0], [0, 1], [0, 2], [0, 3], [0, 20]])
          run.value("content height", board.view.contentSize.height)
        }
        run.end(0)
      },
      Scenario(
        "compositional-row-estimate", "Does a row of two estimated items get the height of the higher one?"
      ) { run in
        let item = NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(50)))
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(50)),
          subitems: [item, item])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let board = CellBoard(run, layout, [[0, 1, 2, 3]])
        board.configure = { cell, path in cell.preferredHeight = path.item == 0 ? 100 : 40 }
        run.at(0) { board.logFrames([[0, 0], [0, 1], [0, 2], [0, 3]]) }
        run.end(0)
      },
      Scenario(
        "invalidated-size", "Does a cell whose intrinsic size is invalidated resize, and is that animated?"
      ) { run in
        let board = flow(run, [[0, 1, 2]]) { _ in 60 }
        run.at(0) {
          board.watch([0, 1], .y, .height)
          guard let cell = board.cell(0) else { return }
          cell.preferredHeight = 100
          cell.invalidateIntrinsicContentSize()
        }
        run.end(0.5)
      },
    ])

  /// A board with a flow layout of self-sizing cells, as wide as the board, whose height is a function of their number.
  private static func flow(
    _ run: ScenarioRun, _ sections: [[Int]], height: @escaping (Int) -> CGFloat
  ) -> CellBoard {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 320, height: 50)
    layout.minimumLineSpacing = 0
    let board = CellBoard(run, layout, sections)
    board.configure = { cell, _ in
      cell.preferredHeight = height(cell.number)
      cell.preferredWidth = 320
    }
    return board
  }
}
