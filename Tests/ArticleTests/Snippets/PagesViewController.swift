import CollectionMotion
import UIKit

/// A page with a disc that lags behind when pages are turned.
final class DiscCell: UICollectionViewCell {
  private let disc = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    disc.backgroundColor = .white
    disc.layer.cornerRadius = 40
    contentView.addSubview(disc)
  }

  required init?(coder: NSCoder) { nil }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    let distance = (layoutAttributes as? ParallaxLayoutAttributes)?.parallaxValue ?? 0
    let side: CGFloat = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    disc.center = CGPoint(x: bounds.midX - 0.6 * side * distance * bounds.width, y: bounds.midY)
  }
}

final class PagesViewController: SwatchesViewController {
  init() {
    let layout = ParallaxPagingLayout()
    layout.parallaxSpacing = 24
    super.init([Array(0..<6)], layout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(DiscCell.self, forCellWithReuseIdentifier: "swatch")
    collectionView.isPagingEnabled = true
    collectionView.showsHorizontalScrollIndicator = false
  }
}
