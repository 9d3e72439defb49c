import CollectionMotion
import UIKit

/// A coloured card with a number. Its contents move with its size, because `apply(_:)` lays them out inside
/// the animation that the attributes come from.
final class SwatchCell: UICollectionViewCell {
  private let card = UIView()
  private let titleLabel = UILabel()
  private let detailLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    card.layer.cornerRadius = 16
    titleLabel.font = .systemFont(ofSize: 24, weight: .bold)
    titleLabel.textColor = .white
    detailLabel.font = .systemFont(ofSize: 14, weight: .medium)
    detailLabel.textColor = UIColor.white.withAlphaComponent(0.85)
    contentView.addSubview(card)
    card.addSubview(titleLabel)
    card.addSubview(detailLabel)
  }

  required init?(coder: NSCoder) { nil }

  func show(item: Int) {
    let hue = (0.56 + CGFloat(item) * 0.035).truncatingRemainder(dividingBy: 1)
    card.backgroundColor = UIColor(hue: hue, saturation: 0.62, brightness: 0.86, alpha: 1)
    titleLabel.text = "Cell \(item)"
    detailLabel.text = "Tap to expand or collapse"
    accessibilityLabel = "Cell \(item)"
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    card.frame = contentView.bounds.insetBy(dx: 12, dy: 5)
    let (width, height) = (card.bounds.width - 40, card.bounds.height)
    // In a low cell the title is in the middle, alone.
    titleLabel.frame = CGRect(x: 20, y: min(16, (height - 30) / 2), width: width, height: 30)
    detailLabel.frame = CGRect(x: 20, y: height - 36, width: width, height: 20)
    detailLabel.alpha = detailLabel.frame.minY < titleLabel.frame.maxY ? 0 : 1
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    layoutIfNeeded()
  }
}

extension UICollectionView {
  /// Tells assistive technology which of the cells on screen are expanded.
  func tellExpansion(by layout: ExpandableListLayout) {
    for indexPath in indexPathsForVisibleItems {
      cellForItem(at: indexPath)?.setAccessibilityExpanded(layout.expandedIndexPaths.contains(indexPath))
    }
  }
}
