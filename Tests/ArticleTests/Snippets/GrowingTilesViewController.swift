import CollectionMotion
import UIKit

/// Tiles of a plain flow layout that grow and shrink on a spring.
final class GrowingTilesViewController: SwatchesViewController {
  private let layout = UICollectionViewFlowLayout()

  init() {
    layout.itemSize = CGSize(width: 48, height: 48)
    super.init([Array(0..<12)], layout: layout)
  }

  required init?(coder: NSCoder) { nil }

  func changeSize() {
    let side: CGFloat = layout.itemSize.width == 48 ? 72 : 48
    layout.itemSize = CGSize(width: side, height: side)
    LayoutAnimation.spring(duration: 0.8, dampingRatio: 0.4).run(on: layout)
  }
}
