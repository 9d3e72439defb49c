import Stage
import Testing
import UIKit

/// Cells that prefer another size each time they are asked: there is an end to it, and the program goes on.
@MainActor @Suite struct UndecidedCellTests {
  /// How a cell answers, given how often it was asked.
  private enum Answer: String, CaseIterable, Sendable {
    case growing, shrinking, turning, wild
    /// They know.
    case decided
  }

  private final class UndecidedCell: UICollectionViewCell {
    static var answer = Answer.growing
    static var asked = 0

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      Self.asked += 1
      let size = layoutAttributes.size
      switch Self.answer {
      case .growing: layoutAttributes.size = CGSize(width: size.width + 1, height: size.height + 3)
      case .shrinking:
        layoutAttributes.size = CGSize(width: max(5, size.width * 0.97), height: max(5, size.height * 0.9))
      case .turning: layoutAttributes.size = CGSize(width: 90 - size.width / 2, height: size.height < 50 ? 70 : 30)
      case .decided: layoutAttributes.size = CGSize(width: 150, height: 10)
      case .wild:
        let number = CGFloat((Self.asked * 7919) % 101)
        layoutAttributes.size = CGSize(width: 40 + number, height: 20 + CGFloat((Self.asked * 104_729) % 83))
      }
      return layoutAttributes
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    var count = 60

    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "undecided", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    }
  }

  private let source = Source()

  private func show(_ layout: UICollectionViewLayout) -> (Stage, UICollectionView) {
    let screen = Screen(width: 200, height: 250)
    let view = UICollectionView(frame: screen.view.bounds, collectionViewLayout: layout)
    view.register(UndecidedCell.self, forCellWithReuseIdentifier: "undecided")
    for kind in [UICollectionView.elementKindSectionHeader, "header"] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    view.dataSource = source
    screen.view.addSubview(view)
    return (screen.stage, view)
  }

  private static func flow(
    _ direction: UICollectionView.ScrollDirection, pins: Bool = false
  ) -> UICollectionViewLayout {
    let flow = UICollectionViewFlowLayout()
    flow.estimatedItemSize = CGSize(width: 60, height: 40)
    flow.scrollDirection = direction
    flow.headerReferenceSize = CGSize(width: 20, height: 20)
    flow.sectionHeadersPinToVisibleBounds = pins
    return flow
  }

  private static func compositional(
    _ direction: UICollectionView.ScrollDirection
  ) -> UICollectionViewLayout {
    let size = size(.estimated(60), .estimated(40))
    let group =
      direction == .vertical
      ? NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40)),
        subitems: [NSCollectionLayoutItem(layoutSize: size)])
      : NSCollectionLayoutGroup.vertical(
        layoutSize: .init(widthDimension: .estimated(60), heightDimension: .fractionalHeight(1)),
        subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [boundary("header", .top)]
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = direction
    return UICollectionViewCompositionalLayout(section: section, configuration: configuration)
  }

  /// Everything that lays out: scrolling, updates, animations, other bounds, another layout.
  private func use(_ stage: Stage, _ view: UICollectionView) {
    stage.advance(by: 0)
    for offset in [350, 300, 40, 0] as [CGFloat] {
      view.contentOffset = CGPoint(x: offset, y: offset)
      stage.advance(by: 0)
    }
    stage.drag(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 50, y: 50), duration: 0.1)
    stage.advance(by: 0.1)
    view.performBatchUpdates {
      source.count += 1
      view.insertItems(at: [[0, 0], [1, 0]])
    }
    stage.advance(by: 0.1)
    view.performBatchUpdates {
      source.count -= 1
      view.deleteItems(at: [[0, 3], [1, 3]])
    }
    stage.advance(by: 0.1)
    UIView.animate(withDuration: 0.2) {
      view.frame.size = CGSize(width: 180, height: 200)
      view.layoutIfNeeded()
    }
    stage.advance(by: 0.1)
    view.scrollToItem(at: [1, 20], at: [.centeredVertically, .centeredHorizontally], animated: false)
    view.scrollToItem(at: [0, 5], at: [], animated: true)
    stage.advance(by: 0.1)
    view.reloadData()
    view.layoutIfNeeded()
    stage.advance(by: 0)
  }

  @Test(arguments: Answer.allCases) private func flowLayoutsGoOn(_ answer: Answer) {
    UndecidedCell.answer = answer
    for direction in [UICollectionView.ScrollDirection.vertical, .horizontal] {
      let (stage, view) = show(Self.flow(direction, pins: direction == .vertical))
      use(stage, view)
      #expect(!view.visibleCells.isEmpty)
    }
  }

  @Test(arguments: Answer.allCases) private func compositionalLayoutsGoOn(_ answer: Answer) {
    UndecidedCell.answer = answer
    for direction in [UICollectionView.ScrollDirection.vertical, .horizontal] {
      let (stage, view) = show(Self.compositional(direction))
      use(stage, view)
      #expect(!view.visibleCells.isEmpty)
    }
  }

  /// Rows that are much lower than estimated bring others on the screen, and these others again, for more than ten passes.
  @Test func cellsThatOnlyMakeSpaceForOthersAreNotBlamed() {
    UndecidedCell.answer = .decided
    let (stage, view) = show(UICollectionViewCompositionalLayout(section: list(.estimated(120))))
    view.frame.size.height = 800
    let trace = Trace()
    stage.trace = trace
    stage.advance(by: 0)
    #expect(view.visibleCells.count < 80)
    stage.advance(by: 1)
    #expect(trace.entries.filter { $0.kind == .note }.isEmpty)
    #expect(!stage.needsFrame)
    #expect(view.visibleCells.count == 80 && view.visibleCells.allSatisfy { $0.frame.height == 10 })
  }

  @Test func aFrameAsksTenTimesAndReportsItOnce() {
    UndecidedCell.answer = .turning
    source.count = 1
    let (stage, view) = show(Self.flow(.vertical))
    let trace = Trace()
    stage.trace = trace
    stage.advance(by: 0)
    for _ in 0..<3 {
      UndecidedCell.asked = 0
      stage.advance(by: 0.01)
      #expect(UndecidedCell.asked == 2 * 10)
      #expect(stage.needsFrame)
    }
    let messages = trace.entries.filter { $0.kind == .note }.map { $0.name }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("UndecidedCell") ?? false)
    #expect(messages.first?.contains("item 0 of section") ?? false)
    UndecidedCell.answer = .shrinking
    stage.advance(by: 2)
    #expect(!stage.needsFrame)
    #expect(view.visibleCells.allSatisfy { $0.frame.size == CGSize(width: 5, height: 5) })
  }
}
