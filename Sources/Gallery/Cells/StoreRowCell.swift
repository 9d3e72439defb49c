import CollectionMotion
import UIKit

/// An app in a row: its icon, a description, and the button that gets it.
final class StoreRowCell: UICollectionViewCell {
  private static let iconSide: CGFloat = 60

  let iconView = UIImageView()
  private let nameLabel = UILabel()
  private let taglineLabel = UILabel()
  private let priceButton = StorePriceButton()
  private let line = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    iconView.clipsToBounds = true
    iconView.layer.cornerRadius = 14
    iconView.layer.borderWidth = 0.5
    iconView.layer.borderColor = UIColor(white: 0.5, alpha: 0.25).cgColor
    nameLabel.font = .systemFont(ofSize: 16, weight: .semibold)
    taglineLabel.font = .systemFont(ofSize: 13)
    taglineLabel.textColor = .secondaryLabel
    line.backgroundColor = .separator
    for view in [iconView, nameLabel, taglineLabel, priceButton, line] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Displays an app.
  /// - Parameters:
  ///   - isLast: Whether the row is the last of its column. All others have a line below.
  ///   - get: Called when the button is pressed.
  func show(_ app: StoreApp, isOwned: Bool, isLast: Bool, get: @escaping @MainActor () -> Void) {
    iconView.image = app.icon.image
    nameLabel.text = app.name
    taglineLabel.text = app.tagline
    line.isHidden = isLast
    priceButton.show(app, isOwned: isOwned)
    priceButton.onPress = get
    accessibilityLabel = app.name
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (bounds, side, price) = (contentView.bounds, StoreRowCell.iconSide, StorePriceButton.size)
    iconView.frame = CGRect(x: 0, y: (bounds.height - side) / 2, width: side, height: side)
    priceButton.frame = CGRect(
      x: bounds.width - price.width, y: (bounds.height - price.height) / 2, width: price.width, height: price.height)
    let x = side + 14
    let width = max(0, priceButton.frame.minX - x - 10)
    nameLabel.frame = CGRect(x: x, y: bounds.midY - 21, width: width, height: 22)
    taglineLabel.frame = CGRect(x: x, y: bounds.midY + 1, width: width, height: 18)
    line.frame = CGRect(x: x, y: bounds.height - 0.5, width: max(0, bounds.width - x), height: 0.5)
  }
}
