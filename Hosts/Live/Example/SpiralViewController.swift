import UIKit

/// Items on a spiral around the middle; `turn` says where it begins.
final class SpiralLayout: UICollectionViewLayout {
  var turn: CGFloat = 0

  private static let side: CGFloat = 44

  override var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? .zero }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let count = collectionView?.numberOfItems(inSection: 0) ?? 0
    return (0..<count).map { layoutAttributesForItem(at: IndexPath(item: $0, section: 0))! }.filter {
      $0.frame.intersects(rect)
    }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let angle = turn + CGFloat(indexPath.item) * 0.6
    let radius = 20 + CGFloat(indexPath.item) * 5
    let size = collectionViewContentSize
    attributes.center = CGPoint(x: size.width / 2 + radius * cos(angle), y: size.height / 2 + radius * sin(angle))
    attributes.size = CGSize(width: SpiralLayout.side, height: SpiralLayout.side)
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}

final class SpiralViewController: UICollectionViewController {
  init() { super.init(collectionViewLayout: SpiralLayout()) }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "leaf")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "leaf", for: indexPath)
    cell.contentView.backgroundColor = .systemTeal
    cell.contentView.layer.cornerRadius = 12
    cell.contentView.alpha = 0.3 + 0.7 * CGFloat(indexPath.item) / 30
    return cell
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let layout = collectionView.collectionViewLayout as? SpiralLayout else { return }
    layout.turn += 1
    UIView.animate(withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0) {
      layout.invalidateLayout()
      collectionView.layoutIfNeeded()
    }
  }
}
