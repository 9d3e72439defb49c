import Foundation
import Stage
import Testing
import UIKit

/// Headers and footers of sections that a diffable data source describes, in the way of libraries that keep a model of each
/// view: what changed is configured anew in the completion of `apply`, in the views that the collection view names.
@MainActor @Suite struct SupplementaryProviderTests {
  private static let kinds = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]

  /// Shows sections of letters, with a title for each header and footer.
  private final class SectionsController: UIViewController {
    var heading = "first"
    private(set) var configured: [String] = []
    private(set) lazy var collectionView: UICollectionView = {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 50)
      layout.headerReferenceSize = CGSize(width: 50, height: 30)
      layout.footerReferenceSize = CGSize(width: 50, height: 20)
      let collectionView = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      for kind in kinds {
        collectionView.register(
          UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
      }
      view.addSubview(collectionView)
      return collectionView
    }()
    private(set) lazy var dataSource: UICollectionViewDiffableDataSource<String, String> = {
      let dataSource = UICollectionViewDiffableDataSource<String, String>(collectionView: collectionView) {
        view, path, _ in
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
      dataSource.supplementaryViewProvider = { [weak self] view, kind, path in
        if let self { configured.append("\(heading) \(kind) \(path.section)") }
        return view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: path)
      }
      return dataSource
    }()

    /// Those on screen, configured anew.
    func configureAnew() {
      for kind in kinds {
        for path in collectionView.indexPathsForVisibleSupplementaryElements(ofKind: kind).sorted()
        where collectionView.supplementaryView(forElementKind: kind, at: path) != nil {
          configured.append("\(heading) \(kind) \(path.section)")
        }
      }
    }

    func clear() { configured = [] }
  }

  private func names(_ title: String, _ sections: Range<Int>) -> [String] {
    Self.kinds.flatMap { kind in sections.map { "\(title) \(kind) \($0)" } }.sorted()
  }

  @Test func aSnapshotAppliedBeforeTheViewIsShownAsksForTheViewsOfAllSections() {
    let controller = SectionsController()
    var isDone = false
    controller.dataSource.applySnapshotUsingReloadData(Snapshot([("A", ["a"]), ("B", ["b"])])) { isDone = true }
    let stage = Stage(size: CGSize(width: 320, height: 480), rootViewController: controller)
    stage.advance(by: 0)
    #expect(isDone)
    #expect(Set(controller.configured) == Set(names("first", 0..<2)))
  }

  @Test(arguments: [true, false])
  func inTheCompletionOfASnapshotTheViewsOnScreenAreNamed(isAnimated: Bool) {
    let controller = SectionsController()
    let stage = Stage(size: CGSize(width: 320, height: 480), rootViewController: controller)
    controller.dataSource.apply(Snapshot([("A", ["a"])]), animatingDifferences: false)
    stage.advance(by: 0)
    #expect(controller.configured.sorted() == names("first", 0..<1))
    controller.clear()
    controller.heading = "second"
    // Nothing that the data source knows of is different.
    controller.dataSource.apply(Snapshot([("A", ["a"])]), animatingDifferences: isAnimated) {
      controller.configureAnew()
    }
    stage.advance(by: 0)
    #expect(controller.configured.sorted() == names("second", 0..<1))
    controller.clear()
    controller.heading = "third"
    controller.dataSource.apply(Snapshot([("A", ["a", "b"]), ("B", ["c"])]), animatingDifferences: isAnimated) {
      controller.clear()
      controller.configureAnew()
    }
    stage.advance(by: 1)
    #expect(controller.configured.sorted() == names("third", 0..<2))
  }
}
