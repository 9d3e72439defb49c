import CollectionMotion
import UIKit

/// Tiles of different sizes on a board, which is scaled to fit.
final class BoardViewController: SwatchesViewController {
  init() {
    let layout = ScatterLayout(boardSize: CGSize(width: 320, height: 200))
    layout.places = [(20, 20), (120, 10), (220, 40), (40, 110), (150, 100)].map { CGPoint(x: $0.0, y: $0.1) }
    layout.sizeForItem = { indexPath in
      let side = CGFloat([80, 60, 70, 70, 90][indexPath.item % 5])
      return CGSize(width: side, height: side)
    }
    super.init([Array(0..<5)], layout: layout)
  }

  required init?(coder: NSCoder) { nil }

  func takeAway() {
    swatches[0].removeFirst()
    collectionView.performBatchUpdates { self.collectionView.deleteItems(at: [[0, 0]]) }
  }
}
