import Stage
import Testing
import UIKit

/// Rows that get another role in an animated change, or leave a list in one: margins and accessories depend on it, and with
/// them the height.
@MainActor @Suite struct ListRoleSizeTests {
  @MainActor private final class Fixture {
    let controller: UICollectionViewController
    let stage: Stage
    let source: UICollectionViewDiffableDataSource<Int, Int>
    var list: UICollectionView { controller.collectionView }

    /// - Parameter length: of the text of each row, in characters.
    init(_ layout: UICollectionViewLayout, length: Int) {
      controller = UICollectionViewController(collectionViewLayout: layout)
      let rows = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, _ in
        var content = UIListContentConfiguration.cell()
        content.text = String(repeating: "a", count: length)
        cell.contentConfiguration = content
        cell.accessories = [.outlineDisclosure(options: .init(style: .automatic)), .label(text: "7")]
      }
      source = UICollectionViewDiffableDataSource(collectionView: controller.collectionView) { list, path, item in
        list.dequeueConfiguredReusableCell(using: rows, for: path, item: item)
      }
      stage = Stage(size: CGSize(width: 300, height: 800), rootViewController: controller)
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(Array(0..<6))
      source.apply(snapshot, animatingDifferences: false)
      stage.advance(by: 0.1)
    }

    var heights: [CGFloat] {
      list.indexPathsForVisibleItems.sorted().compactMap { list.cellForItem(at: $0)?.bounds.height }
    }
  }

  private static func list(_ header: UICollectionLayoutListConfiguration.HeaderMode) -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = header
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  private static func column() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  /// What the layouts are, and which is shown first.
  enum Change: CaseIterable { case intoList, outOfList, toHeader, fromHeader }

  private static func layouts(_ change: Change) -> (old: UICollectionViewLayout, new: UICollectionViewLayout) {
    switch change {
    case .intoList: (column(), list(.none))
    case .outOfList: (list(.none), column())
    case .toHeader: (list(.none), list(.firstItemInSection))
    case .fromHeader: (list(.firstItemInSection), list(.none))
    }
  }

  /// Near the lengths at which a text needs another line, the role decides.
  private static let lengths = 16...32

  @Test(arguments: Change.allCases)
  func rowsGetTheirHeightInAnAnimatedChangeOfLayoutsAsWithoutAnimation(change: Change) {
    var decides = false
    for length in Self.lengths {
      let (old, new) = Self.layouts(change)
      let animated = Fixture(old, length: length)
      let former = animated.heights
      animated.list.setCollectionViewLayout(new, animated: true)
      let heights = animated.heights
      animated.stage.advance(by: 1)
      let atOnce = Fixture(Self.layouts(change).new, length: length)
      #expect(heights == atOnce.heights && animated.heights == atOnce.heights, "\(length) characters")
      decides = decides || former != atOnce.heights
    }
    #expect(decides)
  }

  @Test func aRowThatAnUpdateMakesTheHeaderGetsItsHeight() {
    var decides = false
    for length in Self.lengths {
      let fixture = Fixture(Self.list(.firstItemInSection), length: length)
      var snapshot = fixture.source.snapshot()
      snapshot.moveItem(5, beforeItem: 0)
      fixture.source.apply(snapshot)
      fixture.stage.advance(by: 1)
      let heights = fixture.heights
      #expect(heights == Fixture(Self.list(.firstItemInSection), length: length).heights, "\(length) characters")
      decides = decides || heights.first != heights.last
    }
    #expect(decides)
  }
}
