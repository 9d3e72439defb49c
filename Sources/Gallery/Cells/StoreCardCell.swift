import UIKit

/// A picture with rounded corners and a shadow, large or small, with a parallax effect when the card moves.
final class StoreCardCell: UICollectionViewCell {
  static let cornerRadius: CGFloat = 20

  private let art = StoreArtView()

  /// The parallax offset of the picture, in points.
  var lag: CGFloat {
    get { art.lag }
    set { art.lag = newValue }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    art.layer.cornerRadius = StoreCardCell.cornerRadius
    layer.shadowOpacity = 0.22
    layer.shadowRadius = 10
    layer.shadowOffset = CGSize(width: 0, height: 6)
    contentView.addSubview(art)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ entry: StoreEntry, isLarge: Bool) {
    art.show(entry, isLarge: isLarge)
    accessibilityLabel = StoreCatalogue.apps[entry.app].name
    accessibilityTraits = .button
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    art.frame = contentView.bounds
    layer.shadowPath = CGPath(
      roundedRect: bounds, cornerWidth: StoreCardCell.cornerRadius, cornerHeight: StoreCardCell.cornerRadius,
      transform: nil)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    lag = 0
  }
}
