import CollectionMotion
import UIKit

/// Tiles that change places one after another, each smaller on its way.
final class ShuffleViewController: SwatchesViewController {
  init() {
    let layout = AnimatedFlowLayout()
    layout.itemSize = CGSize(width: 64, height: 64)
    layout.sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    var transitions = LayoutTransitions()
    transitions.move = .scale(0.5)
    transitions.stagger = 0.06
    layout.transitions = transitions
    super.init([Array(0..<12)], layout: layout)
  }

  required init?(coder: NSCoder) { nil }

  func turnRound() {
    let count = swatches[0].count
    swatches[0].reverse()
    collectionView.performBatchUpdates {
      for item in 0..<count { self.collectionView.moveItem(at: [0, item], to: [0, count - 1 - item]) }
    }
  }
}
