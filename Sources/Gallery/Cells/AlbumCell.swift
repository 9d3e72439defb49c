import CollectionMotion
import UIKit

/// An album on a shelf: the photo that was added last, above a name and a number.
final class AlbumCell: UICollectionViewCell {
  let coverView = UIImageView()
  private let nameLabel = UILabel()
  private let countLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    coverView.contentMode = .scaleAspectFill
    coverView.clipsToBounds = true
    coverView.backgroundColor = .tertiarySystemFill
    coverView.layer.cornerRadius = 10
    nameLabel.font = .systemFont(ofSize: 13, weight: .semibold)
    countLabel.font = .systemFont(ofSize: 12)
    countLabel.textColor = .secondaryLabel
    for view in [coverView, nameLabel, countLabel] { contentView.addSubview(view) }
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) { nil }

  func show(_ album: Album) {
    coverView.image = album.photos.last?.image
    nameLabel.text = album.name
    countLabel.text = "\(album.photos.count)"
    accessibilityLabel = "\(album.name), \(album.photos.count)"
    setNeedsLayout()
  }

  /// Whether photos are held over the album, which makes its cover larger.
  var isTargeted = false {
    didSet {
      guard isTargeted != oldValue else { return }
      let scale: CGFloat = isTargeted ? 1.15 : 1
      UIView.animate(withDuration: 0.2) { self.coverView.transform = CGAffineTransform(scaleX: scale, y: scale) }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    let side = max(0, bounds.height - 8)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = max(0, bounds.width - side - 22)
    let x = isMirrored ? 6 : side + 16
    coverView.bounds.size = CGSize(width: side, height: side)
    coverView.center = CGPoint(x: isMirrored ? bounds.width - 4 - side / 2 : 4 + side / 2, y: 4 + side / 2)
    nameLabel.frame = CGRect(x: x, y: bounds.midY - 18, width: width, height: 18)
    countLabel.frame = CGRect(x: x, y: bounds.midY, width: width, height: 18)
    for label in [nameLabel, countLabel] { label.textAlignment = isMirrored ? .right : .left }
  }
}
