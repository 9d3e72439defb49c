// Reports about diffable data sources and rows of sections: Documentation/Reports.md says whose.

import Stage
import Testing
import UIKit

@MainActor @Suite struct DiffableReportTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, String>

  /// A shelf that scrolls across, above a list; shows names, and says who was configured.
  @MainActor private final class Shelf {
    let stage: Stage
    let controller = UIViewController()
    let view: UICollectionView
    var source: UICollectionViewDiffableDataSource<Int, String>!
    var asked: [String] = []

    init(listIsEstimated: Bool = false) {
      stage = Stage(size: CGSize(width: 320, height: 480), rootViewController: controller)
      let layout = UICollectionViewCompositionalLayout { section, _ in
        section == 0 ? rowSection(.continuous) : list(listIsEstimated ? .estimated(50) : .absolute(60))
      }
      view = UICollectionView(frame: controller.view.bounds, collectionViewLayout: layout)
      view.register(ReportCell.self, forCellWithReuseIdentifier: "cell")
      source = UICollectionViewDiffableDataSource(collectionView: view) { [weak self] view, path, name in
        self?.asked.append(name)
        let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        (cell as? ReportCell)?.name = name
        return cell
      }
      controller.view.addSubview(view)
      source.apply(Self.snapshot((0..<20).map { "a\($0)" }, (0..<20).map { "b\($0)" }), animatingDifferences: false)
      stage.advance(by: 0.1)
      asked = []
    }

    static func snapshot(_ first: [String], _ second: [String]) -> Snapshot {
      var snapshot = Snapshot()
      snapshot.appendSections([0, 1])
      snapshot.appendItems(first, toSection: 0)
      snapshot.appendItems(second, toSection: 1)
      return snapshot
    }

    var row: UIScrollView? { view.subviews.lazy.compactMap { $0 as? UIScrollView }.first }

    func shown(_ section: Int) -> [String] {
      view.indexPathsForVisibleItems.filter { $0.section == section }.sorted()
        .compactMap { (view.cellForItem(at: $0) as? ReportCell)?.name }
    }
  }

  @Test(arguments: [false, true], [false, true]) func aSnapshotAsksForWhatIsNewOnly(
    listIsEstimated: Bool, animated: Bool
  ) {
    let shelf = Shelf(listIsEstimated: listIsEstimated)
    shelf.source.apply(shelf.source.snapshot(), animatingDifferences: animated)
    shelf.stage.advance(by: 1)
    #expect(shelf.asked.isEmpty)
    var snapshot = shelf.source.snapshot()
    snapshot.insertItems(["new"], beforeItem: "b1")
    shelf.source.apply(snapshot, animatingDifferences: animated)
    shelf.stage.advance(by: 1)
    #expect(shelf.asked == ["new"])
  }

  @Test(arguments: [false, true]) func anItemThatIsReplacedInARowStaysInItsPlace(animated: Bool) {
    let shelf = Shelf()
    shelf.row?.contentOffset.x = 250
    shelf.stage.advance(by: 0.1)
    shelf.asked = []
    var (first, second) = ((0..<20).map { "a\($0)" }, (0..<20).map { "b\($0)" })
    (first[3], second[0]) = ("new a", "new b")
    shelf.source.apply(Shelf.snapshot(first, second), animatingDifferences: animated)
    for _ in 0..<60 {
      shelf.stage.advance(by: 1.0 / 60)
      #expect(shelf.row?.contentOffset.x == 250)
      #expect(shelf.shown(0) == ["a2", "new a", "a4", "a5"])
    }
    #expect(shelf.asked.sorted() == ["new a", "new b"])
    #expect(shelf.row?.subviews.compactMap { ($0 as? ReportCell)?.name }.sorted() == ["a2", "a4", "a5", "new a"])
  }

  @Test(arguments: [false, true], [false, true]) func aRowStaysScrolledWhenItemsOfItAreReloaded(
    animated: Bool, whole: Bool
  ) {
    let shelf = Shelf()
    shelf.row?.contentOffset.x = 620
    shelf.stage.advance(by: 0.1)
    var snapshot = shelf.source.snapshot()
    if whole { snapshot.reloadSections([0]) } else { snapshot.reloadItems(["a7", "a12", "a1"]) }
    shelf.source.apply(snapshot, animatingDifferences: animated)
    for _ in 0..<60 {
      shelf.stage.advance(by: 1.0 / 60)
      #expect(shelf.row?.contentOffset.x == 620)
    }
    #expect(shelf.shown(0) == ["a6", "a7", "a8", "a9"])
    shelf.source.applySnapshotUsingReloadData(shelf.source.snapshot())
    shelf.stage.advance(by: 0.5)
    #expect(shelf.row?.contentOffset.x == 620)
  }
}
