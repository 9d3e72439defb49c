import CollectionMotion
import UIKit

/// Items on a circle that rotates.
final class WheelLayout: UICollectionViewLayout {
  /// The rotation in turns, clockwise.
  var turn: CGFloat = 0 { didSet { invalidateLayout() } }
  private var count = 0

  override func prepare() {
    super.prepare()
    count = collectionView?.numberOfItems(inSection: 0) ?? 0
  }

  override var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? .zero }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    (0..<count).compactMap { layoutAttributesForItem(at: [0, $0]) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let angle = 2 * .pi * (CGFloat(indexPath.item) / CGFloat(count) + turn)
    let middle = CGPoint(x: collectionViewContentSize.width / 2, y: collectionViewContentSize.height / 2)
    attributes.size = CGSize(width: 40, height: 40)
    attributes.center = CGPoint(x: middle.x + 70 * sin(angle), y: middle.y - 70 * cos(angle))
    return attributes
  }
}

final class WheelViewController: SwatchesViewController {
  private let layout = WheelLayout()
  private var animator: ProgressAnimator?

  init() { super.init([Array(0..<8)], layout: layout) }

  required init?(coder: NSCoder) { nil }

  func turnBy(_ turns: CGFloat) {
    let start = layout.turn
    animator?.stop()
    animator = ProgressAnimator(duration: 0.8, curve: .easeInOut, owner: layout) { layout, progress in
      layout.turn = start + turns * progress
    }
    animator?.start()
  }
}
