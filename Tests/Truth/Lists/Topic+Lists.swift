import Stage
import UIKit

extension Topic {
  /// Margins, paddings and font sizes of list content, corners of backgrounds, insets and headers of list sections,
  /// accessories of cells.
  static let listGeometry = Topic(name: "ListGeometry") {
    let facts = try FactFile<ListFacts>("ListGeometry").facts
    var sections: [Comparison] = []
    // A layout gives its section provider the environment.
    let layout = UICollectionViewCompositionalLayout { _, environment in
      sections = facts.sections.flatMap { $0.comparisons(in: environment) }
      return NSCollectionLayoutSection.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain), layoutEnvironment: environment)
    }
    let controller = UICollectionViewController(collectionViewLayout: layout)
    controller.collectionView.dataSource = EmptySection.only
    let stage = Stage(size: CGSize(width: 320, height: 480), rootViewController: controller)
    stage.advance(by: 0.1)
    return facts.contents.flatMap { $0.comparisons() } + facts.backgroundComparisons() + sections
      + facts.cells.flatMap { $0.comparisons() }
  }
}

/// One section without items.
@MainActor private final class EmptySection: NSObject, UICollectionViewDataSource {
  static let only = EmptySection()

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    UICollectionViewCell()
  }
}
