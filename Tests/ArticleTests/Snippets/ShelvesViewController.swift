import CollectionMotion
import UIKit

/// Shelves that scroll horizontally, and appear with their cards one after another.
final class ShelvesViewController: SwatchesViewController {
  init() {
    let card = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(88), heightDimension: .absolute(64)))
    let row = NSCollectionLayoutGroup.horizontal(layoutSize: card.layoutSize, subitems: [card])
    let shelf = NSCollectionLayoutSection(group: row)
    shelf.interGroupSpacing = 8
    shelf.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    shelf.orthogonalScrollingBehavior = .continuous
    let layout = AnimatedCompositionalLayout(section: shelf)
    layout.transitions.insertSection = .slide(from: .right)
    layout.transitions.deleteSection = .scale(0.1).combined(with: .fade)
    layout.transitions.stagger = 0.08
    super.init([[0, 1, 2, 3], [8, 9, 10, 11]], layout: layout)
  }

  required init?(coder: NSCoder) { nil }

  func addAShelf() {
    swatches.insert([4, 5, 6, 7], at: 1)
    collectionView.performBatchUpdates { self.collectionView.insertSections([1]) }
  }

  func removeAShelf() {
    swatches.removeFirst()
    collectionView.performBatchUpdates { self.collectionView.deleteSections([0]) }
  }
}
