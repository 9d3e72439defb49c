import UIKit

extension ScenarioTopic {
  /// Compositional layouts: groups, spacing, sections and what an update does to them.
  static let compositional = ScenarioTopic(
    "compositional",
    [
      Scenario(
        "fractional-grid", "Where do three fractional columns with spacing put items on a width of 320?"
      ) { run in
        let item = NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(0.3), heightDimension: .fractionalHeight(1))
        )
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)),
          repeatingSubitem: item, count: 3)
        group.interItemSpacing = .fixed(7)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 5
        let board = CellBoard(run, UICollectionViewCompositionalLayout(section: section), [Array(0..<7)])
        run.at(0) { board.logFrames((0..<7).map { [0, $0] }) }
        run.end(0)
      },
      Scenario("nested-groups", "Where does a large item beside two stacked ones put the three, with insets?") { run in
        let half = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5))
        let small = NSCollectionLayoutItem(layoutSize: half)
        small.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8)
        let stack = NSCollectionLayoutGroup.vertical(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(0.4), heightDimension: .fractionalHeight(1)),
          subitems: [small, small])
        let large = NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(0.6), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(120)),
          subitems: [large, stack])
        let board = CellBoard(
          run, UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), [Array(0..<5)])
        run.at(0) { board.logFrames((0..<5).map { [0, $0] }) }
        run.end(0)
      },
      Scenario("flexible-spacing", "How is flexible spacing shared between items that do not fill their row?") { run in
        let item = NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(60), heightDimension: .absolute(40)))
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
          subitems: [item])
        group.interItemSpacing = .flexible(10)
        let board = CellBoard(
          run, UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), [Array(0..<6)])
        run.at(0) { board.logFrames((0..<6).map { [0, $0] }) }
        run.end(0)
      },
      Scenario(
        "custom-group", "How often, and with which content size, is the provider of a custom group asked?"
      ) { run in
        let group = NSCollectionLayoutGroup.custom(
          layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
        ) { environment in
          run.log("provider \(environment.container.contentSize.text)")
          return [
            NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 10, y: 0, width: 50, height: 50)),
            NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 200, y: 50, width: 80, height: 50), zIndex: 3),
          ]
        }
        run.recordsSetup = true
        let board = CellBoard(
          run, UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), [Array(0..<5)])
        run.at(0) { board.logFrames((0..<5).map { [0, $0] }) }
        run.end(0)
      },
      Scenario(
        "section-provider", "When is the section provider asked: at an update, a scroll step, a new width?"
      ) { run in
        let layout = UICollectionViewCompositionalLayout { section, environment in
          run.log("provider \(section) \(environment.container.effectiveContentSize.width.text)")
          return lines(50)
        }
        let board = CellBoard(run, layout, [[0, 1], [2]])
        run.at(0) { board.batch([[0, 1, 9], [2]]) { $0.insertItems(at: [[0, 2]]) } }
        run.at(0.4) { board.view.contentOffset.y = -3 }
        run.at(0.5) { board.view.frame.size.width = 300 }
        run.end(0.6)
        run.promise("A new width asks for the sections again.") { $0.calls.last?.hasSuffix("300") == true }
      },
      Scenario(
        "boundary-items", "Where are a header, a footer and a leading item, and how much room do they take?"
      ) { run in
        let section = lines(50)
        @MainActor func boundary(_ kind: String, _ width: CGFloat, _ height: CGFloat, _ alignment: NSRectAlignment)
          -> NSCollectionLayoutBoundarySupplementaryItem
        {
          NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .absolute(height)),
            elementKind: kind, alignment: alignment)
        }
        let badge = boundary("badge", 40, 60, .leading)
        badge.extendsBoundary = false
        section.boundarySupplementaryItems = [
          boundary(CellBoard.header, 200, 30, .top), boundary(CellBoard.footer, 100, 20, .bottomTrailing), badge,
        ]
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 16, bottom: 10, trailing: 16)
        let board = CellBoard(run, UICollectionViewCompositionalLayout(section: section), [[0, 1, 2]])
        run.at(0) {
          board.logFrames([[0, 0], [0, 2]])
          for kind in [CellBoard.header, CellBoard.footer, "badge"] {
            let frame = board.view.layoutAttributesForSupplementaryElement(ofKind: kind, at: [0, 0])?.frame
            run.log("\(kind.kindText) at \(frame?.text ?? "nil")")
          }
          run.value("content height", board.view.contentSize.height)
        }
        run.end(0)
      },
      Scenario(
        "compositional-update", "How do the rows of a grid change when an item is inserted at its beginning?"
      ) { run in
        let item = NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)),
          subitems: [item])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let board = CellBoard(run, layout, [[0, 1, 2, 3]])
        run.at(0) {
          board.watch([0, 1], .x, .y, .alpha)
          board.batch([[9, 0, 1, 2, 3]]) { $0.insertItems(at: [[0, 0]]) }
          board.watch([9], .x, .y, .alpha)
        }
        run.end(0.5)
      },
      Scenario(
        "compositional-background", "Which frame has a section's background, with header and content insets?"
      ) { run in
        let section = lines(50)
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 16, bottom: 10, trailing: 16)
        let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
        background.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
        section.decorationItems = [background]
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "background")
        let board = CellBoard(run, layout, [[0, 1, 2], [3]])
        run.at(0) {
          let views = board.view.subviews.filter { !($0 is BoardCell) && $0 is UICollectionReusableView }
          for frame in views.map(\.frame).sorted(by: { $0.minY < $1.minY }) { run.log("background at \(frame.text)") }
        }
        run.end(0)
      },
    ])

  /// A section of lines.
  private static func lines(_ height: CGFloat) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
    return NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }
}
