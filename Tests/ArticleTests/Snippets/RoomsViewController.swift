import CollectionMotion
import UIKit

/// Tiles that open: the one that is tapped zooms, the others fly off, and what lies behind is seen.
final class RoomsViewController: SwatchesViewController {
  private lazy var zoom = ZoomTransition(collectionView: collectionView)

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 92, height: 92)
    layout.sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    super.init([Array(0..<6)], layout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = nil
    zoom.duration = 1
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    zoom.zoomIn(to: indexPath)
  }

  func goBack() { zoom.zoomOut() }
}
