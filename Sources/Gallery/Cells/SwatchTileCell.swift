import UIKit

/// A plain colour with a number, which stays upright when the tile turns.
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

  static func colour(_ swatch: Int) -> UIColor {
    UIColor(
      hue: (0.02 + CGFloat(swatch) * 0.11).truncatingRemainder(dividingBy: 1), saturation: 0.65, brightness: 0.9,
      alpha: 1)
  }

  func show(swatch: Int) {
    contentView.backgroundColor = SwatchTileCell.colour(swatch)
    label.text = "\(swatch)"
    accessibilityLabel = "Colour \(swatch)"
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.bounds = contentView.bounds
    label.center = CGPoint(x: contentView.bounds.midX, y: contentView.bounds.midY)
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    let transform = layoutAttributes.transform
    let angle = atan2(transform.b, transform.a)
    // In a right-to-left layout the strip is mirrored, so rotations are reversed.
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    label.transform = CGAffineTransform(rotationAngle: isMirrored ? angle : -angle)
    layoutIfNeeded()
  }
}
