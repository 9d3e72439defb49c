import CollectionMotion
import UIKit

/// Cards, the largest of which is in the middle.
final class CardsLayout: CenteredRowLayout {
  override func itemSize(fitting size: CGSize) -> CGSize {
    CGSize(width: 0.5 * size.width, height: size.height)
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let attributes = super.layoutAttributesForItem(at: indexPath), let place = position(of: indexPath)
    else { return nil }
    let scale = 1 - 0.25 * min(abs(place - position), 1)
    attributes.transform = CGAffineTransform(scaleX: scale, y: scale)
    return attributes
  }
}

final class CardsViewController: SwatchesViewController {
  init() {
    let layout = CardsLayout()
    layout.spacing = 8
    super.init([Array(0..<6)], layout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.decelerationRate = .fast
    collectionView.showsHorizontalScrollIndicator = false
  }
}
