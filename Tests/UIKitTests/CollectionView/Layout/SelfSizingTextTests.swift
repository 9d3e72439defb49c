import Stage
import Testing
import UIKit

/// Cells with labels of text styles, when the person wants larger text.
@MainActor @Suite struct SelfSizingTextTests {
  private final class TextCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: label.sizeThatFits(size).height + 10)
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath) as! TextCell
      cell.label.text = "Item \(indexPath.item)"
      cell.label.textColor = .secondaryLabel
      return cell
    }
  }

  private let source = Source()

  private func show(_ layout: UICollectionViewLayout) -> (Screen, UICollectionView) {
    let screen = Screen(width: 300, height: 400)
    let view = UICollectionView(frame: screen.view.bounds, collectionViewLayout: layout)
    view.register(TextCell.self, forCellWithReuseIdentifier: "text")
    view.dataSource = source
    screen.view.addSubview(view)
    screen.stage.advance(by: 0.1)
    return (screen, view)
  }

  private static func flow() -> UICollectionViewLayout {
    let flow = UICollectionViewFlowLayout()
    flow.estimatedItemSize = CGSize(width: 300, height: 50)
    flow.minimumLineSpacing = 0
    return flow
  }

  private static func compositional() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout(section: list(.estimated(50)))
  }

  @Test(arguments: [false, true]) func visibleAndPooledCellsAreMeasuredAgain(isFlow: Bool) throws {
    let (screen, view) = show(isFlow ? Self.flow() : Self.compositional())
    view.contentOffset.y = 400
    screen.stage.advance(by: 0.1)
    view.contentOffset.y = 415  // one waits
    screen.stage.advance(by: 0.1)
    #expect(view.visibleCells.allSatisfy { $0.frame.height == 31 })
    screen.stage.traitCollection = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    screen.stage.advance(by: 0.1)
    #expect(!view.visibleCells.isEmpty && view.visibleCells.allSatisfy { $0.frame.height == 50 })
    for offset in stride(from: 380.0, through: 0, by: -95) {
      view.contentOffset.y = offset
      screen.stage.advance(by: 0.1)
      for case let cell as TextCell in view.visibleCells {
        #expect(cell.label.font.pointSize == 33 && cell.frame.height == 50)
      }
    }
  }

  @Test(arguments: [false, true]) func cellsOfAViewThatWasCoveredAreMeasuredAgain(isFlow: Bool) {
    let (screen, view) = show(isFlow ? Self.flow() : Self.compositional())
    view.removeFromSuperview()
    screen.stage.traitCollection = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    screen.view.addSubview(view)
    screen.stage.advance(by: 0.1)
    #expect(!view.visibleCells.isEmpty && view.visibleCells.allSatisfy { $0.frame.height == 50 })
  }

  @Test func anotherStyleDoesNotLayOutAFlowLayoutAgain() throws {
    let layout = CountingFlowLayout()
    layout.estimatedItemSize = CGSize(width: 300, height: 50)
    let (screen, _) = show(layout)
    let before = layout.preparations
    screen.stage.traitCollection = UITraitCollection(userInterfaceStyle: .dark)
    screen.stage.advance(by: 0.1)
    #expect(layout.preparations == before)
  }
}
