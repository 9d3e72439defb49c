import CollectionMotion
import UIKit

/// An app on a card: its icon, name, description, rating, and the button that gets it.
final class StoreTileCell: UICollectionViewCell {
  private static let margin: CGFloat = 14
  private static let iconSide: CGFloat = 60
  private static let cornerRadius: CGFloat = 18

  let iconView = UIImageView()
  private let nameLabel = UILabel()
  private let taglineLabel = UILabel()
  private let starsLabel = UILabel()
  private let priceButton = StorePriceButton()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemGroupedBackground
    contentView.layer.cornerRadius = StoreTileCell.cornerRadius
    layer.shadowOpacity = 0.1
    layer.shadowRadius = 8
    layer.shadowOffset = CGSize(width: 0, height: 3)
    iconView.clipsToBounds = true
    iconView.layer.cornerRadius = 14
    nameLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    taglineLabel.font = .systemFont(ofSize: 13)
    taglineLabel.textColor = .secondaryLabel
    taglineLabel.numberOfLines = 2
    starsLabel.font = .systemFont(ofSize: 13, weight: .semibold)
    starsLabel.textColor = .secondaryLabel
    for view in [iconView, nameLabel, taglineLabel, starsLabel, priceButton] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Displays an app.
  /// - Parameter get: Called when the button is pressed.
  func show(_ app: StoreApp, isOwned: Bool, get: @escaping @MainActor () -> Void) {
    iconView.image = app.icon.image
    nameLabel.text = app.name
    taglineLabel.text = app.tagline
    starsLabel.text = "★ " + app.stars
    priceButton.show(app, isOwned: isOwned)
    priceButton.onPress = get
    accessibilityLabel = app.name
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (bounds, margin, price) = (contentView.bounds, StoreTileCell.margin, StorePriceButton.size)
    let width = max(0, bounds.width - 2 * margin)
    iconView.frame = CGRect(x: margin, y: margin, width: StoreTileCell.iconSide, height: StoreTileCell.iconSide)
    nameLabel.frame = CGRect(x: margin, y: 82, width: width, height: 22)
    let tagline = taglineLabel.sizeThatFits(CGSize(width: width, height: 0)).height
    taglineLabel.frame = CGRect(x: margin, y: 105, width: width, height: tagline)
    let top = bounds.height - margin - price.height
    starsLabel.frame = CGRect(x: margin, y: top, width: max(0, width - price.width), height: price.height)
    priceButton.frame = CGRect(
      x: bounds.width - margin - price.width, y: top, width: price.width, height: price.height)
    layer.shadowPath = CGPath(
      roundedRect: bounds, cornerWidth: StoreTileCell.cornerRadius, cornerHeight: StoreTileCell.cornerRadius,
      transform: nil)
  }
}
