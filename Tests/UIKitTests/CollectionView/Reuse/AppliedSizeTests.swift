import Stage
import Testing
import UIKit

/// Cells that need another size after a snapshot that configures them again was applied.
@MainActor @Suite struct AppliedSizeTests {
  private static let long = "Some words that are long enough for several lines where there is little room for them"

  private final class TextCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        label.widthAnchor.constraint(equalToConstant: 200),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  enum Kind: CaseIterable, Sendable { case flow, compositional, list }

  /// A list of names on a screen of 200 by 600 points, each with a text that may change.
  @MainActor private final class Screenful {
    var texts: [String: String] = [:]
    let screen = Screen(width: 200, height: 600)
    let view: UICollectionView
    private(set) var source: UICollectionViewDiffableDataSource<Int, String>!

    init(_ kind: Kind) {
      let layout: UICollectionViewLayout
      switch kind {
      case .flow:
        let flow = UICollectionViewFlowLayout()
        flow.estimatedItemSize = CGSize(width: 200, height: 37)
        flow.minimumLineSpacing = 0
        layout = flow
      case .compositional: layout = UICollectionViewCompositionalLayout(section: list(.estimated(37)))
      case .list:
        layout = UICollectionViewCompositionalLayout.list(
          using: UICollectionLayoutListConfiguration(appearance: .plain))
      }
      view = UICollectionView(frame: screen.view.bounds, collectionViewLayout: layout)
      view.register(
        kind == .list ? UICollectionViewListCell.self : TextCell.self, forCellWithReuseIdentifier: "cell")
      source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { [weak self] view, path, name in
        let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        let text = self?.texts[name] ?? "Short"
        if kind == .list {
          var content = UIListContentConfiguration.cell()
          content.text = text
          cell.contentConfiguration = content
        } else {
          (cell as? TextCell)?.label.text = text
        }
        return cell
      }
      screen.view.addSubview(view)
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems((0..<20).map { "\($0)" })
      source.apply(snapshot, animatingDifferences: false)
      screen.stage.advance(by: 0.1)
    }

    func seen(_ view: UIView) -> CGRect {
      view.layer.presentationValues(at: screen.stage.time).untransformedFrame
    }
  }

  @Test(arguments: Kind.allCases) func aReconfiguredCellGrowsInTheAnimationOfItsSnapshot(_ kind: Kind) throws {
    let list = Screenful(kind)
    let (cell, below) = (
      try #require(list.view.cellForItem(at: [0, 1])), try #require(list.view.cellForItem(at: [0, 2]))
    )
    let (short, start) = (cell.frame.height, below.frame.minY)
    list.texts["1"] = Self.long
    var snapshot = list.source.snapshot()
    snapshot.reconfigureItems(["1"])
    var isDone = false
    list.source.apply(snapshot, animatingDifferences: true) { isDone = true }
    let grown = cell.frame.height - short
    #expect(grown > 40 && below.frame.minY == start + grown && list.view.cellForItem(at: [0, 1]) === cell)
    list.screen.stage.advance(by: 0)
    #expect(list.seen(cell).height == short && list.seen(below).minY == start)
    list.screen.stage.advance(by: 0.15)
    #expect(isNear(Double(list.seen(cell).height), Double(short + grown / 2), 1e-3))
    #expect(isNear(Double(list.seen(below).minY), Double(start + grown / 2), 1e-3))
    #expect(!isDone)
    list.screen.stage.advance(by: 0.2)
    #expect(list.seen(below).minY == start + grown && isDone)
  }

  @Test(arguments: Kind.allCases) func itIsAsLargeAtOnceWithoutAnimation(_ kind: Kind) throws {
    let list = Screenful(kind)
    let (cell, below) = (
      try #require(list.view.cellForItem(at: [0, 1])), try #require(list.view.cellForItem(at: [0, 2]))
    )
    let (short, start) = (cell.frame.height, below.frame.minY)
    for (text, isLong) in [(Self.long, true), ("Short", false)] {
      list.texts["1"] = text
      var snapshot = list.source.snapshot()
      snapshot.reconfigureItems(["1"])
      list.source.apply(snapshot, animatingDifferences: false)
      list.screen.stage.advance(by: 0)
      let grown = cell.frame.height - short
      #expect(isLong ? grown > 40 : grown == 0)
      #expect(list.seen(cell).height == short + grown && list.seen(below).minY == start + grown)
      #expect(list.view.cellForItem(at: [0, 1]) === cell)
    }
  }

  @Test(arguments: Kind.allCases, [false, true])
  func itGrowsTogetherWithWhatTheSnapshotInserts(_ kind: Kind, isAnimated: Bool) throws {
    let list = Screenful(kind)
    let (cell, below) = (
      try #require(list.view.cellForItem(at: [0, 1])), try #require(list.view.cellForItem(at: [0, 2]))
    )
    let (height, start) = (cell.frame.height, below.frame.minY)
    list.texts["1"] = Self.long
    var snapshot = list.source.snapshot()
    snapshot.insertItems(["new"], beforeItem: "0")
    snapshot.reconfigureItems(["1"])
    list.source.apply(snapshot, animatingDifferences: isAnimated)
    list.screen.stage.advance(by: 0)
    let grown = cell.frame.height - height
    #expect(grown > 40 && list.view.cellForItem(at: [0, 2]) === cell)
    #expect(below.frame.minY == start + height + grown)
    #expect(list.seen(below).minY == (isAnimated ? start : start + height + grown))
    list.screen.stage.advance(by: 0.5)
    #expect(list.seen(below).minY == start + height + grown && list.seen(cell).height == height + grown)
  }
}
