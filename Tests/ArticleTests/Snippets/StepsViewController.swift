import UIKit

/// A stair of swatches.
final class StepsViewController: SwatchesViewController {
  init() { super.init([Array(0..<6)], layout: StepsLayout()) }

  required init?(coder: NSCoder) { nil }

  func insertAStep() {
    swatches[0].insert(9, at: 1)
    collectionView.insertItems(at: [[0, 1]])
  }

  func removeAStep() {
    swatches[0].remove(at: 4)
    collectionView.deleteItems(at: [[0, 4]])
  }
}
