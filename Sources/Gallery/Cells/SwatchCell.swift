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
    titleLabel.frame = CGRect(x: 20, y: 16, width: card.bounds.width - 40, height: 30)
    detailLabel.frame = CGRect(x: 20, y: card.bounds.height - 36, width: card.bounds.width - 40, height: 20)
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    layoutIfNeeded()
  }
}
