import CollectionMotion
import UIKit

/// A board of pictures. One that is tapped opens, and closes again.
final class PictureBoardViewController: UICollectionViewController {
  private let layout = ScatterLayout(boardSize: CGSize(width: 600, height: 400))
  private lazy var zoom = ZoomTransition(collectionView: collectionView)

  init() { super.init(collectionViewLayout: layout) }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    layout.places = [CGPoint(x: 20, y: 20), CGPoint(x: 320, y: 60), CGPoint(x: 140, y: 220)]
    layout.sizeForItem = { _ in CGSize(width: 220, height: 160) }
    collectionView.backgroundColor = .clear
    zoom.departure = .fly
    zoom.duration = 2
    zoom.departureDelay = 0.1
    zoom.departureDuration = 0.2
    zoom.scale = 2.5
    zoom.canShrink = true
    zoom.canGrow = true
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    7
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.contentView.backgroundColor = .systemTeal
    return cell
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    zoom.zoomIn(to: indexPath) { [zoom] in zoom.zoomOut() }
  }
}
