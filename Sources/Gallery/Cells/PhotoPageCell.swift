import CollectionMotion
import UIKit

/// A photo as large as fits, with a parallax effect while pages are turned.
final class PhotoPageCell: UICollectionViewCell {
  /// The distance by which the picture moves against the page, in page widths per page.
  private static let lag: CGFloat = 0.3

  /// The container of the image view, in the photo's rectangle. It clips the image when that moves.
  private let mount = UIView()
  private let imageView = UIImageView()
  private var aspectRatio: CGFloat = 1

  override init(frame: CGRect) {
    super.init(frame: frame)
    mount.clipsToBounds = true
    mount.addSubview(imageView)
    contentView.addSubview(mount)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ photo: Photo) {
    imageView.image = photo.image
    aspectRatio = photo.aspectRatio
    accessibilityLabel = photo.title
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    let size = CGSize(
      width: min(bounds.width, bounds.height * aspectRatio), height: min(bounds.height, bounds.width / aspectRatio))
    mount.frame = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    imageView.bounds = CGRect(origin: .zero, size: size)
    imageView.center = CGPoint(x: size.width / 2, y: size.height / 2)
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    let distance = (layoutAttributes as? ParallaxLayoutAttributes)?.parallaxValue ?? 0
    let side: CGFloat = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    imageView.transform = CGAffineTransform(translationX: -side * bounds.width * PhotoPageCell.lag * distance, y: 0)
  }
}
