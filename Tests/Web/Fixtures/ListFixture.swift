import Foundation
import UIKit

/// A list whose first row is its header, which can be deleted by a swipe, above two rows of cards that scroll across.
final class ListFixture: UICollectionViewController {
  init() {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.headerMode = .firstItemInSection
    list.trailingSwipeActionsConfigurationProvider = { _ in
      UISwipeActionsConfiguration(actions: [UIContextualAction(style: .destructive, title: "Delete") { _, _, _ in }])
    }
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout { section, environment in
        section == 0
          ? NSCollectionLayoutSection.list(using: list, layoutEnvironment: environment) : ListFixture.cards
      })
  }

  required init?(coder: NSCoder) { nil }

  private static var cards: NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .absolute(150), heightDimension: .absolute(100))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.orthogonalScrollingBehavior = .continuous
    return section
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.accessibilityLabel = "list"
    collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    section == 0 ? 3 : 20
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    cell.accessibilityLabel = "\(indexPath.section).\(indexPath.item)"
    cell.contentView.backgroundColor = indexPath.section == 0 ? .systemTeal : .systemIndigo
    return cell
  }
}
