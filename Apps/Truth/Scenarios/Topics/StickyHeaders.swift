import UIKit

extension ScenarioTopic {
  /// Headers that stay at the edge while their section is scrolled.
  static let stickyHeaders = ScenarioTopic(
    "sticky-headers",
    [
      Scenario(
        "flow-pinned", "Where is the pinned header of a flow layout at each offset, and who pushes whom?"
      ) { run in
        let layout = flow(run)
        layout.logsCalls = false
        let board = CellBoard(run, layout, [Array(0..<9), Array(10..<40)])
        run.at(0) {
          run.watch("first", .y) { board.headerView(0) }
          run.watch("second", .y) { board.headerView(1) }
        }
        for step in 1..<12 { run.at(Double(step) / 30) { board.view.contentOffset.y += 30 } }
        run.end(0.5)
      },
      Scenario(
        "flow-pinned-calls", "Does a scroll step with pinned headers prepare a flow layout, and what is its context?"
      ) { run in
        let board = CellBoard(run, flow(run), [Array(0..<30)])
        run.at(0) { board.view.contentOffset.y = 15 }
        run.end(0.1)
        run.promise("Pinned headers make the layout invalidate itself by scrolling.") {
          $0.calls.contains { $0.hasPrefix("should") && $0.hasSuffix("true") }
        }
      },
      Scenario(
        "flow-pinned-footer", "Where is a pinned footer while the end of its section is below the screen?"
      ) { run in
        let layout = flow(run)
        layout.logsCalls = false
        layout.footerReferenceSize = CGSize(width: 320, height: 20)
        layout.sectionFootersPinToVisibleBounds = true
        let board = CellBoard(run, layout, [Array(0..<60)])
        run.at(0) {
          run.watch("footer", .y) { board.view.supplementaryView(forElementKind: CellBoard.footer, at: [0, 0]) }
        }
        for step in 1..<12 { run.at(Double(step) / 30) { board.view.contentOffset.y += 80 } }
        run.end(0.5)
      },
      Scenario(
        "flow-pinned-insert", "Does a pinned header stay at the edge during the insertion of cells above the screen?"
      ) { run in
        let layout = flow(run)
        layout.logsCalls = false
        let board = CellBoard(run, layout, [Array(0..<60)])
        board.begin(at: 200)
        run.at(0) {
          run.watch("header", .screenY, .alpha, view: board.headerView(0))
          board.batch([[70, 71, 72] + Array(0..<60)]) { $0.insertItems(at: [[0, 0], [0, 1], [0, 2]]) }
        }
        run.end(0.5)
      },
      Scenario("flow-pinned-inset", "Does a pinned header stay below the content inset?") { run in
        let layout = flow(run)
        layout.logsCalls = false
        let board = CellBoard(run, layout, [Array(0..<60)])
        board.view.contentInset.top = 40
        run.at(0) {
          board.view.contentOffset.y = 100
          board.view.layoutIfNeeded()
          run.value("header", board.headerView(0)?.frame)
        }
        run.end(0)
      },
      Scenario("compositional-pinned", "Where is a pinned boundary header in front of cells, at each offset?") { run in
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        let section = NSCollectionLayoutSection(
          group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        let header = NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
          elementKind: CellBoard.header, alignment: .top)
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        let board = CellBoard(
          run, UICollectionViewCompositionalLayout(section: section), [Array(0..<6), Array(10..<40)])
        run.at(0) {
          run.watch("first", .y) { board.headerView(0) }
          run.watch("second", .y) { board.headerView(1) }
        }
        for step in 1..<12 { run.at(Double(step) / 30) { board.view.contentOffset.y += 30 } }
        run.end(0.5)
      },
    ])

  private static func flow(_ run: ScenarioRun) -> CallFlowLayout {
    let layout = CallFlowLayout(run)
    layout.headerReferenceSize = CGSize(width: 320, height: 30)
    layout.sectionHeadersPinToVisibleBounds = true
    return layout
  }
}
