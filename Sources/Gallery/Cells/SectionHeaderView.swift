import CollectionMotion
import UIKit

/// The title of a section and its item count, on a bar with a shadow over the content that scrolls below it, and a line
/// at its edge that is visible on a dark background, too.
final class SectionHeaderView: UICollectionReusableView {
  private let titleLabel = UILabel()
  private let countLabel = UILabel()
  private let line = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemGroupedBackground
    layer.shadowOffset = CGSize(width: 0, height: 3)
    layer.shadowRadius = 5
    titleLabel.font = .systemFont(ofSize: 17, weight: .bold)
    countLabel.font = .systemFont(ofSize: 15)
    countLabel.textColor = .secondaryLabel
    addSubview(titleLabel)
    addSubview(countLabel)
    line.backgroundColor = .separator
    addSubview(line)
    accessibilityTraits = .header
  }

  required init?(coder: NSCoder) { nil }

  func show(title: String, count: Int) {
    titleLabel.text = title
    countLabel.text = count == 1 ? "1 place" : "\(count) places"
    accessibilityLabel = title
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = PlaceCell.side(of: bounds.width) + 8  // above the cards
    let width = bounds.width / 2 - margin
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (left, right) = isMirrored ? (countLabel, titleLabel) : (titleLabel, countLabel)
    left.frame = CGRect(x: margin, y: 0, width: width, height: bounds.height)
    right.frame = CGRect(x: bounds.midX, y: 0, width: width, height: bounds.height)
    countLabel.textAlignment = isMirrored ? .left : .right
    line.frame = CGRect(x: 0, y: bounds.height - 0.5, width: bounds.width, height: 0.5)
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    let distance = (layoutAttributes as? PinnedLayoutAttributes)?.pinnedDistance ?? 0
    line.alpha = min(1, distance / 20)
    layer.shadowOpacity = Float(line.alpha) * 0.18
    layoutIfNeeded()
  }
}
