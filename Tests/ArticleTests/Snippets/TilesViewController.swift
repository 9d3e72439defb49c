import CollectionMotion
import UIKit

/// Tiles that grow from nothing and fall off the screen, and rows that slide in from the side.
final class TilesViewController: SwatchesViewController {
  init() {
    let layout = AnimatedFlowLayout()
    layout.itemSize = CGSize(width: 64, height: 64)
    layout.sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    layout.transitions.insertItem = .scale(0.1)
    layout.transitions.deleteItem = .fall(rotation: 0.2 * .pi).combined(with: .fade)
    layout.transitions.insertSection = .slide(from: .left)
    super.init([[0, 1, 2, 3, 4], [6, 7, 8]], layout: layout)
  }

  required init?(coder: NSCoder) { nil }

  func replaceATile() {
    swatches[0].remove(at: 1)
    swatches[0].append(5)
    collectionView.performBatchUpdates {
      self.collectionView.deleteItems(at: [[0, 1]])
      self.collectionView.insertItems(at: [[0, 4]])
    }
  }

  func addARow() {
    swatches.insert([9, 10, 11], at: 0)
    collectionView.performBatchUpdates { self.collectionView.insertSections([0]) }
  }
}
