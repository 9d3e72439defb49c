import UIKit

/// A plain colour with a number.
final class SwatchTileCell: UICollectionViewCell {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 12
    label.font = .systemFont(ofSize: 22, weight: .bold)
    label.textColor = .white
    label.textAlignment = .center
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(swatch: Int) {
    contentView.backgroundColor = UIColor(
      hue: (0.02 + CGFloat(swatch) * 0.11).truncatingRemainder(dividingBy: 1), saturation: 0.65, brightness: 0.9,
      alpha: 1)
    label.text = "\(swatch)"
    accessibilityLabel = "Colour \(swatch)"
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    layoutIfNeeded()
  }
}
