import CollectionMotion
import UIKit

/// A card about a picture. A low card shows a thumbnail and a title; a high one uncovers the picture and a text below
/// them, which stay in place. Nothing passes in front of anything else while the card grows.
final class PlaceCell: UICollectionViewCell {
  private static let margin: CGFloat = 16
  private static let inset: CGFloat = 10
  /// The height of the row with the thumbnail, at most.
  private static let rowHeight: CGFloat = 90
  /// The height of a text of two lines below the picture, including spacing.
  private static let textHeight: CGFloat = 58
  private static let titleHeight: CGFloat = 24
  /// The width of a card, at most: that of a readable text on a tablet, in points.
  private static let readableWidth: CGFloat = 672

  /// Returns the distance of a card from the sides of a cell.
  static func side(of width: CGFloat) -> CGFloat { max(12, (width - readableWidth) / 2) }

  private static let detailHeight: CGFloat = 20

  private let card = UIView()
  private let thumbnail = UIImageView()
  private let picture = UIImageView()
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
    for view in [thumbnail, picture] {
      view.contentMode = .scaleAspectFill
      view.clipsToBounds = true
      view.layer.cornerRadius = 10
    }
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    detailLabel.font = .systemFont(ofSize: 14)
    detailLabel.textColor = .secondaryLabel
    textLabel.font = .systemFont(ofSize: 15)
    textLabel.numberOfLines = 2
    chevron.tintColor = .tertiaryLabel
    chevron.contentMode = .center
    contentView.addSubview(card)
    for view in [picture, textLabel, thumbnail, titleLabel, detailLabel, chevron] { card.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Displays an item. There are fewer pictures than items, so they repeat.
  func show(item: Int) {
    let photo = PhotoLibrary.samples[item % PhotoLibrary.samples.count]
    thumbnail.image = photo.image
    picture.image = photo.image
    titleLabel.text = photo.title
    detailLabel.text = photo.subtitle
    textLabel.text = photo.story
    accessibilityLabel = photo.title
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    card.frame = contentView.bounds.insetBy(dx: PlaceCell.side(of: contentView.bounds.width), dy: 5)
    let size = card.bounds.size
    let isUnfolded = size.height > PlaceCell.rowHeight + PlaceCell.textHeight + 10
    let row = min(size.height, PlaceCell.rowHeight)
    layOutRow(CGSize(width: size.width, height: row))
    // What is below the row is laid out in a low card, too, where it is clipped.
    let height = isUnfolded ? size.height - row - PlaceCell.textHeight : 142
    picture.frame = CGRect(
      x: PlaceCell.inset, y: row, width: max(0, size.width - 2 * PlaceCell.inset), height: height)
    textLabel.frame = CGRect(
      x: PlaceCell.margin, y: row + height + 9, width: max(0, size.width - 2 * PlaceCell.margin), height: 40)
    picture.alpha = isUnfolded ? 1 : 0
    textLabel.alpha = picture.alpha
    chevron.transform = isUnfolded ? CGAffineTransform(rotationAngle: .pi) : .identity
  }

  private func layOutRow(_ size: CGSize) {
    // In a low row the title is centred, alone.
    let isLow = size.height < 60
    let side = max(0, size.height - 2 * PlaceCell.inset)
    let heights = (title: PlaceCell.titleHeight, detail: isLow ? 0 : PlaceCell.detailHeight)
    let x = isLow ? PlaceCell.margin : side + 2 * PlaceCell.inset + 4
    let y = (size.height - heights.title - heights.detail) / 2
    let end = size.width - PlaceCell.margin
    let width = max(0, end - 32 - x)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func start(_ x: CGFloat, _ width: CGFloat) -> CGFloat { isMirrored ? size.width - x - width : x }
    thumbnail.frame = CGRect(x: start(PlaceCell.inset, side), y: PlaceCell.inset, width: side, height: side)
    titleLabel.frame = CGRect(x: start(x, width), y: y, width: width, height: heights.title)
    detailLabel.frame = CGRect(
      x: start(x, width), y: y + heights.title, width: width, height: PlaceCell.detailHeight)
    chevron.center = CGPoint(x: start(end - 8, 0), y: size.height / 2)
    chevron.bounds = CGRect(x: 0, y: 0, width: 24, height: 24)
    for view in [thumbnail, detailLabel, chevron] { view.alpha = isLow ? 0 : 1 }
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
