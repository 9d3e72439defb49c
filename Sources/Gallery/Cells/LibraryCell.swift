import CollectionMotion
import UIKit

/// A photo in a grid, filled by it.
final class LibraryCell: UICollectionViewCell {
  let imageView = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    contentView.addSubview(imageView)
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  /// Displays a photo.
  /// - Parameter cornerRadius: The corner radius in points.
  func show(_ photo: Photo, cornerRadius: CGFloat) {
    imageView.image = photo.image
    imageView.layer.cornerRadius = cornerRadius
    accessibilityLabel = photo.title
  }

  override var isHighlighted: Bool {
    didSet {
      guard isHighlighted != oldValue else { return }
      UIView.animate(withDuration: 0.2) { self.imageView.transform = self.pressed }
    }
  }

  private var pressed: CGAffineTransform { isHighlighted ? CGAffineTransform(scaleX: 0.95, y: 0.95) : .identity }

  override func layoutSubviews() {
    super.layoutSubviews()
    imageView.bounds.size = contentView.bounds.size
    imageView.center = CGPoint(x: contentView.bounds.midX, y: contentView.bounds.midY)
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    layoutIfNeeded()
  }
}
