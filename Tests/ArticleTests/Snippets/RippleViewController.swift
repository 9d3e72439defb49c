import CollectionMotion
import UIKit

/// Tiles that make way in a ripple when one is tapped, and become rows one after another.
final class RippleViewController: SwatchesViewController {
  private let tiles = RippleViewController.makeLayout(CGSize(width: 64, height: 48))
  private let rows = RippleViewController.makeLayout(CGSize(width: 304, height: 14))

  init() {
    tiles.transitions.deleteItem = .scale(0.1).combined(with: .fade)
    super.init([Array(0..<12)], layout: tiles)
  }

  required init?(coder: NSCoder) { nil }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    tiles.choreography = Choreography(
      delete: .curve(.easeIn, duration: 0.2),
      shift: .spring(duration: 0.6, dampingRatio: 0.6).staggered(.byDistance(from: .item(indexPath), speed: 600)))
    swatches[0].remove(at: indexPath.item)
    collectionView.deleteItems(at: [indexPath])
  }

  func showRows() { collectionView.setCollectionViewLayout(rows, choreography: .cascade) }

  private static func makeLayout(_ size: CGSize) -> AnimatedFlowLayout {
    let layout = AnimatedFlowLayout()
    layout.itemSize = size
    layout.minimumLineSpacing = 4
    layout.sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    return layout
  }
}
