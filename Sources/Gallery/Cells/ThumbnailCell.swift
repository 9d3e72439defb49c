import CollectionMotion
import UIKit

/// A thumbnail, filled by its photo.
final class ThumbnailCell: UICollectionViewCell {
  private let imageView = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    contentView.addSubview(imageView)
  }

  required init?(coder: NSCoder) { nil }

  /// Displays a photo.
  /// - Parameter cornerRadius: The corner radius in points.
  func show(_ photo: Photo, cornerRadius: CGFloat = 3) {
    imageView.image = photo.image
    imageView.layer.cornerRadius = cornerRadius
    accessibilityLabel = photo.title
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    imageView.frame = contentView.bounds
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    layoutIfNeeded()
  }
}
