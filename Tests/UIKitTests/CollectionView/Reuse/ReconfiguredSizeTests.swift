import Stage
import Testing
import UIKit

/// Cells that need another size after they were configured again.
@MainActor @Suite struct ReconfiguredSizeTests {
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

  private final class Source: NSObject, UICollectionViewDataSource {
    var texts = [String](repeating: "Short", count: 20)
    var isList = false

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { texts.count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      if isList {
        var content = UIListContentConfiguration.cell()
        content.text = texts[indexPath.item]
        cell.contentConfiguration = content
      } else {
        (cell as? TextCell)?.label.text = texts[indexPath.item]
      }
      return cell
    }
  }

  private let source = Source()

  private func show(_ kind: Kind) -> (Stage, UICollectionView) {
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
    source.isList = kind == .list
    let screen = Screen(width: 200, height: 600)
    let view = UICollectionView(frame: screen.view.bounds, collectionViewLayout: layout)
    view.register(
      kind == .list ? UICollectionViewListCell.self : TextCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    screen.view.addSubview(view)
    screen.stage.advance(by: 0.1)
    return (screen.stage, view)
  }

  private func seen(_ view: UIView, _ stage: Stage) -> CGRect {
    view.layer.presentationValues(at: stage.time).untransformedFrame
  }

  private func frames(_ view: UICollectionView) -> [CGRect] {
    (0..<3).compactMap { view.cellForItem(at: [0, $0])?.frame }
  }

  @Test(arguments: Kind.allCases) func aReconfiguredCellGrowsInTheAnimationOfItsUpdate(_ kind: Kind) throws {
    let (stage, view) = show(kind)
    let (cell, below) = (try #require(view.cellForItem(at: [0, 1])), try #require(view.cellForItem(at: [0, 2])))
    let (short, start) = (cell.frame.height, below.frame.minY)
    source.texts[1] = Self.long
    var isDone = false
    view.performBatchUpdates({ view.reconfigureItems(at: [[0, 1]]) }, completion: { isDone = $0 })
    let grown = cell.frame.height - short
    #expect(grown > 40 && below.frame.minY == start + grown && view.cellForItem(at: [0, 1]) === cell)
    stage.advance(by: 0)
    #expect(seen(cell, stage).height == short && seen(below, stage).minY == start)
    stage.advance(by: 0.15)
    #expect(isNear(Double(seen(cell, stage).height), Double(short + grown / 2), 1e-3))
    #expect(isNear(Double(seen(below, stage).minY), Double(start + grown / 2), 1e-3))
    #expect(!isDone)
    stage.advance(by: 0.2)
    #expect(seen(below, stage).minY == start + grown && isDone)
    // And back again, at once.
    source.texts[1] = "Short"
    UIView.performWithoutAnimation { view.reconfigureItems(at: [[0, 1]]) }
    stage.advance(by: 0)
    #expect(cell.frame.height == short && seen(below, stage).minY == start)
  }

  @Test(arguments: Kind.allCases) func itGrowsTogetherWithWhatComesAndGoes(_ kind: Kind) throws {
    let (stage, view) = show(kind)
    let (cell, below) = (try #require(view.cellForItem(at: [0, 1])), try #require(view.cellForItem(at: [0, 2])))
    let (height, start) = (cell.frame.height, below.frame.minY)
    source.texts[1] = Self.long
    source.texts.insert("New", at: 0)
    view.performBatchUpdates({
      view.reconfigureItems(at: [[0, 1]])
      view.insertItems(at: [[0, 0]])
    })
    let grown = cell.frame.height - height
    #expect(grown > 40 && view.cellForItem(at: [0, 2]) === cell)
    #expect(below.frame.minY == start + height + grown)
    stage.advance(by: 0)
    #expect(seen(below, stage).minY == start && seen(cell, stage).height == height)
    stage.advance(by: 0.15)
    #expect(isNear(Double(seen(below, stage).minY), Double(start + (height + grown) / 2), 1e-3))
    stage.advance(by: 0.5)
    #expect(seen(below, stage).minY == start + height + grown)
  }

  @Test(arguments: Kind.allCases) func sizesThatStayAreNotAnimated(_ kind: Kind) throws {
    let (stage, view) = show(kind)
    let before = frames(view)
    source.texts[1] = "Other"
    var isDone = false
    view.performBatchUpdates({ view.reconfigureItems(at: [[0, 1]]) }, completion: { isDone = $0 })
    stage.advance(by: 0)
    #expect(isDone && frames(view) == before && !stage.needsFrame)
  }

  @Test func aCellThatIsMeasuredByRequestOnlyIsMeasuredWhenItIsReconfigured() throws {
    let (stage, view) = show(.compositional)
    view.selfSizingInvalidation = .disabled
    source.texts[0] = Self.long
    view.reconfigureItems(at: [[0, 0]])
    stage.advance(by: 1)
    #expect(try #require(view.cellForItem(at: [0, 0])).frame.height > 70)
  }

  /// What `selfSizingInvalidation` promises: a configuration asks by itself, a text of the program's only with constraints
  /// included or when it says so.
  @Test func updatedConfigurationsAskAsTheCollectionViewAllows() throws {
    let (stage, view) = show(.list)
    let cell = try #require(view.cellForItem(at: [0, 0]))
    let short = cell.frame.height
    var text = Self.long
    cell.configurationUpdateHandler = { cell, _ in
      var content = UIListContentConfiguration.cell()
      content.text = text
      cell.contentConfiguration = content
    }
    stage.advance(by: 1)
    let grown = cell.frame.height
    #expect(grown > short + 40)
    view.selfSizingInvalidation = .disabled
    text = "Short"
    cell.setNeedsUpdateConfiguration()
    stage.advance(by: 1)
    #expect(cell.frame.height == grown)
    view.selfSizingInvalidation = .enabled
    text = "Other"
    cell.setNeedsUpdateConfiguration()
    stage.advance(by: 1)
    #expect(cell.frame.height == short)
  }

  @Test(arguments: [Kind.flow, .compositional]) func textsAskAsTheCollectionViewAllows(_ kind: Kind) throws {
    let (stage, view) = show(kind)
    let cell = try #require(view.cellForItem(at: [0, 0]) as? TextCell)
    let short = cell.frame.height
    cell.label.text = Self.long
    stage.advance(by: 1)
    #expect(cell.frame.height == short)
    cell.invalidateIntrinsicContentSize()
    stage.advance(by: 1)
    let grown = cell.frame.height
    #expect(grown > short + 40)
    cell.label.text = "Short"
    cell.contentView.invalidateIntrinsicContentSize()
    stage.advance(by: 1)
    #expect(cell.frame.height == short)
    view.selfSizingInvalidation = .enabledIncludingConstraints
    cell.label.text = Self.long
    stage.advance(by: 1)
    #expect(cell.frame.height == grown)
  }
}
