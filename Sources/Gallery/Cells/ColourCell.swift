import CollectionMotion
import UIKit

/// A swatch with its name, or the cell that adds another one. For the Colours demo.
final class ColourCell: UICollectionViewCell {
  private static let cornerRadius: CGFloat = 14

  private let label = UILabel()
  private let plus = UIImageView(
    image: UIImage(
      systemName: "plus", withConfiguration: UIImage.SymbolConfiguration(pointSize: 24, weight: .medium)))
  private let outline = CAShapeLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = ColourCell.cornerRadius
    label.font = .systemFont(ofSize: 12, weight: .semibold)
    plus.contentMode = .center
    outline.fillColor = nil
    outline.strokeColor = UIColor(white: 0.6, alpha: 1).cgColor  // visible on light and dark backgrounds
    outline.lineWidth = 1.5
    outline.lineDashPattern = [6, 5]
    contentView.layer.addSublayer(outline)
    contentView.addSubview(label)
    contentView.addSubview(plus)
  }

  required init?(coder: NSCoder) { nil }

  /// Displays a swatch.
  /// - Parameter swatch: The swatch, or nil for the cell that adds one.
  func show(_ swatch: (name: String, colour: UIColor, isLight: Bool)?) {
    contentView.backgroundColor = swatch?.colour ?? .clear
    label.text = swatch?.name
    label.textColor = UIColor(white: swatch?.isLight == true ? 0 : 1, alpha: swatch?.isLight == true ? 0.7 : 1)
    label.isHidden = swatch == nil
    plus.isHidden = swatch != nil
    outline.isHidden = swatch != nil
    accessibilityLabel = swatch.map { "\($0.name), press to delete" } ?? "Add colour"
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    label.frame = CGRect(x: 9, y: bounds.height - 26, width: max(0, bounds.width - 12), height: 20)
    plus.frame = bounds
    outline.frame = bounds
    outline.path = CGPath(
      roundedRect: bounds.insetBy(dx: 1, dy: 1), cornerWidth: ColourCell.cornerRadius,
      cornerHeight: ColourCell.cornerRadius, transform: nil)
  }
}
