import CollectionMotion
import UIKit

/// A card about a picture. A low card shows a thumbnail and a title; a high one shows the whole picture and a text. Its
/// contents move with its size, because `apply(_:)` lays them out inside the animation of the layout.
final class PlaceCell: UICollectionViewCell {
  private static let margin: CGFloat = 16
  private static let thumbnailInset: CGFloat = 10
  /// The height of a title, a line below it, and a text of two lines, including spacing.
  private static let captionHeight: CGFloat = 118
  private static let titleHeight: CGFloat = 24
  private static let detailHeight: CGFloat = 20

  private let card = UIView()
  /// The background of the texts, which keeps them readable where they cross the picture during the animation.
  private let caption = UIView()
  private let imageView = UIImageView()
  private let titleLabel = UILabel()
  private let detailLabel = UILabel()
  private let textLabel = UILabel()
  private let chevron = UIImageView(
    image: UIImage(
      systemName: "chevron.down", withConfiguration: UIImage.SymbolConfiguration(pointSize: 14, weight: .semibold)))

  override init(frame: CGRect) {
    super.init(frame: frame)
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 16
    card.clipsToBounds = true
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    detailLabel.font = .systemFont(ofSize: 14)
    detailLabel.textColor = .secondaryLabel
    textLabel.font = .systemFont(ofSize: 15)
    textLabel.numberOfLines = 2
    chevron.tintColor = .tertiaryLabel
    chevron.contentMode = .center
    caption.backgroundColor = card.backgroundColor
    contentView.addSubview(card)
    for view in [imageView, caption, titleLabel, detailLabel, textLabel, chevron] { card.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Displays an item. There are fewer pictures than items, so they repeat.
  func show(item: Int) {
    let photo = PhotoLibrary.samples[item % PhotoLibrary.samples.count]
    imageView.image = photo.image
    titleLabel.text = photo.title
    detailLabel.text = photo.subtitle
    textLabel.text = photo.story
    accessibilityLabel = photo.title
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    card.frame = contentView.bounds.insetBy(dx: 12, dy: 5)
    let isUnfolded = card.bounds.height > PlaceCell.captionHeight + 40
    if isUnfolded { layOutUnfolded(card.bounds.size) } else { layOutFolded(card.bounds.size) }
    textLabel.alpha = isUnfolded ? 1 : 0
    chevron.transform = isUnfolded ? CGAffineTransform(rotationAngle: .pi) : .identity
  }

  private func layOutUnfolded(_ size: CGSize) {
    let top = size.height - PlaceCell.captionHeight
    imageView.frame = CGRect(x: 0, y: 0, width: size.width, height: top)
    imageView.layer.cornerRadius = 0
    caption.frame = CGRect(x: 0, y: top, width: size.width, height: PlaceCell.captionHeight)
    layOutTexts(x: PlaceCell.margin, y: top + 12, in: size)
    setOptional(alpha: 1)
  }

  private func layOutFolded(_ size: CGSize) {
    let side = max(0, min(size.height, 90) - 2 * PlaceCell.thumbnailInset)
    // In a low cell the title is centred, alone.
    let isLow = size.height < 60
    imageView.frame = CGRect(x: PlaceCell.thumbnailInset, y: PlaceCell.thumbnailInset, width: side, height: side)
    imageView.layer.cornerRadius = 10
    let height = PlaceCell.titleHeight + (isLow ? 0 : PlaceCell.detailHeight)
    let x = isLow ? PlaceCell.margin : side + 2 * PlaceCell.thumbnailInset + 4
    caption.frame = CGRect(x: x - 8, y: 0, width: max(0, size.width - x + 8), height: size.height)
    layOutTexts(x: x, y: (min(size.height, 90) - height) / 2, in: size)
    setOptional(alpha: isLow ? 0 : 1)
  }

  private func layOutTexts(x: CGFloat, y: CGFloat, in size: CGSize) {
    let end = size.width - PlaceCell.margin
    let heights = (title: PlaceCell.titleHeight, detail: PlaceCell.detailHeight)
    titleLabel.frame = CGRect(x: x, y: y, width: end - 32 - x, height: heights.title)
    detailLabel.frame = CGRect(x: x, y: y + heights.title, width: end - 32 - x, height: heights.detail)
    // In its final width, so that its lines do not break differently during the animation.
    textLabel.frame = CGRect(
      x: PlaceCell.margin, y: y + heights.title + heights.detail + 6, width: end - PlaceCell.margin, height: 40)
    chevron.center = CGPoint(x: end - 8, y: y + (heights.title + heights.detail) / 2)
    chevron.bounds = CGRect(x: 0, y: 0, width: 24, height: 24)
  }

  /// Sets the alpha of the views that do not fit into a low cell.
  private func setOptional(alpha: CGFloat) {
    for view in [imageView, caption, detailLabel, chevron] { view.alpha = alpha }
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    layoutIfNeeded()
  }
}

extension UICollectionView {
  /// Updates the expanded state of the visible cells for assistive technology.
  func updateExpandedStatus(by layout: ExpandableListLayout) {
    for indexPath in indexPathsForVisibleItems {
      cellForItem(at: indexPath)?.setAccessibilityExpanded(layout.expandedIndexPaths.contains(indexPath))
    }
  }
}
