import UIKit

extension ScenarioTopic {
  /// Sections of a compositional layout that scroll sideways.
  static let orthogonal = ScenarioTopic(
    "orthogonal-sections",
    [
      Scenario("handler-calls", "When is the handler of visible items called, with which items and offsets?") { run in
        let section = row(.continuous)
        section.visibleItemsInvalidationHandler = { items, offset, _ in
          run.log("handler \(offset.text): " + items.map(\.indexPath.text).joined(separator: " "))
        }
        let board = CellBoard(run, UICollectionViewCompositionalLayout(section: section), [Array(0..<20)])
        run.at(0) { board.view.scrollToItem(at: [0, 6], at: .left, animated: false) }
        run.end(0.2)
      },
      Scenario("handler-transforms", "Are transforms and opacities shown that the handler gives to items?") { run in
        let section = row(.continuous)
        section.visibleItemsInvalidationHandler = { items, offset, _ in
          for item in items {
            let distance = abs(item.center.x - offset.x - 160) / 160
            item.alpha = 1 - min(distance, 1) / 2
            item.transform = CGAffineTransform(scaleX: 1 - distance / 4, y: 1)
          }
        }
        let board = CellBoard(run, UICollectionViewCompositionalLayout(section: section), [Array(0..<20)])
        run.at(0) {
          run.watch("first", .alpha) { board.cell(0) }
          run.watch("first", .scale) { board.cell(0) }
        }
        run.at(0.1) { board.view.scrollToItem(at: [0, 3], at: .left, animated: true) }
        run.end(0.7)
      },
      Scenario("row-item-positions", "Which offsets does scrollToItem give a row for left, centre and right?") { run in
        let board = CellBoard(run, UICollectionViewCompositionalLayout(section: row(.continuous)), [Array(0..<20)])
        run.at(0) {
          for (name, position) in [
            ("right", UICollectionView.ScrollPosition.right), ("centre", .centeredHorizontally), ("left", .left),
          ] {
            board.view.scrollToItem(at: [0, 9], at: position, animated: false)
            board.view.layoutIfNeeded()
            run.value(name, scrollView(board)?.contentOffset.x ?? -1)
          }
        }
        run.end(0)
      },
      Scenario("paging-rests", "Does scrollToItem rest between the groups of a section that pages by groups?") { run in
        let board = CellBoard(run, UICollectionViewCompositionalLayout(section: row(.groupPaging)), [Array(0..<20)])
        run.at(0) {
          let view = scrollView(board)
          run.watch("row", .offsetX, view: view)
          board.view.scrollToItem(at: [0, 5], at: .centeredHorizontally, animated: true)
        }
        run.end(0.8)
      },
      Scenario("row-insert", "How does a row change when an item is inserted before what is seen of it?") { run in
        let board = CellBoard(run, UICollectionViewCompositionalLayout(section: row(.continuous)), [Array(0..<20)])
        run.at(0) { board.view.scrollToItem(at: [0, 6], at: .left, animated: false) }
        run.at(0.1) {
          run.watch("row", .offsetX, view: scrollView(board))
          board.batch([[99] + Array(0..<20)]) { $0.insertItems(at: [[0, 0]]) }
          run.watch("6", .screenX) { board.cell(6) }
        }
        run.end(0.6)
      },
      Scenario(
        "row-geometry", "Which frame and content size has the scroll view of a row with insets and a header?"
      ) { run in
        let section = row(.continuous)
        section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 24)
        section.interGroupSpacing = 10
        section.boundarySupplementaryItems = [
          NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
            elementKind: CellBoard.header, alignment: .top)
        ]
        let board = CellBoard(run, UICollectionViewCompositionalLayout(section: section), [Array(0..<8)])
        run.at(0) {
          let view = scrollView(board)
          run.value("row", view?.frame)
          run.value("content width", view?.contentSize.width ?? -1)
          board.logFrames([[0, 0], [0, 1], [0, 7]])
        }
        run.end(0)
      },
    ])

  /// A section of groups of 100 points that scrolls sideways.
  private static func row(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(80)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = behavior
    return section
  }

  /// The scroll view of the only row, which is the one that contains a cell.
  private static func scrollView(_ board: CellBoard) -> UIScrollView? {
    var view: UIView? = board.view.visibleCells.first?.superview
    while let current = view, !(current is UIScrollView) { view = current.superview }
    return view === board.view ? nil : view as? UIScrollView
  }
}
