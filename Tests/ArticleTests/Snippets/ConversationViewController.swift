import CollectionMotion
import UIKit

/// A conversation: new messages scroll in while the last one is visible, and older ones are inserted out of sight.
final class ConversationViewController: SwatchesViewController {
  init() {
    let layout = AnimatedFlowLayout()
    layout.itemSize = CGSize(width: 304, height: 40)
    layout.minimumLineSpacing = 8
    layout.sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    layout.contentAnchor = .end
    super.init([Array(0..<5)], layout: layout)
  }

  required init?(coder: NSCoder) { nil }

  func receive(_ message: Int) {
    swatches[0].append(message)
    let last = swatches[0].count - 1
    collectionView.performBatchUpdates { self.collectionView.insertItems(at: [[0, last]]) }
  }

  func loadOlderMessages() {
    swatches[0].insert(contentsOf: [9, 10, 11], at: 0)
    collectionView.performBatchUpdates { self.collectionView.insertItems(at: [[0, 0], [0, 1], [0, 2]]) }
  }
}
