import CollectionMotion
import UIKit

/// Tiles that open: the tapped one zooms, the others fly away, and the view behind them becomes visible.
final class RoomsViewController: UIViewController, UICollectionViewDelegate {
  private let tiles: SwatchesViewController
  private lazy var zoom = ZoomTransition(collectionView: tiles.collectionView)

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 92, height: 92)
    layout.sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    tiles = SwatchesViewController([Array(0..<6)], layout: layout)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let back = UIButton(type: .system, primaryAction: UIAction(title: "Back") { [zoom] _ in zoom.zoomOut() })
    back.frame = CGRect(x: 110, y: 88, width: 100, height: 44)
    view.addSubview(back)
    addChild(tiles)
    tiles.view.frame = view.bounds
    tiles.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tiles.view)
    tiles.didMove(toParent: self)
    tiles.collectionView.delegate = self
    tiles.collectionView.backgroundColor = nil
    tiles.collectionView.backgroundView = UIView()
    tiles.collectionView.backgroundView?.backgroundColor = .systemBackground
    zoom.duration = 1
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    zoom.zoomIn(to: indexPath)
  }
}
