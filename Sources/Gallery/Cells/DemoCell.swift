import UIKit

/// A row of the index: the title of a demo, its summary, and a chevron.
final class DemoCell: UICollectionViewCell {
  private static let margin: CGFloat = 20

  private let titleLabel = UILabel()
  private let summaryLabel = UILabel()
  private let arrow = UILabel()
  private let line = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    titleLabel.textColor = .label
    summaryLabel.font = .systemFont(ofSize: 13)
    summaryLabel.textColor = .secondaryLabel
    summaryLabel.numberOfLines = 2
    arrow.font = .systemFont(ofSize: 24, weight: .light)
    arrow.textColor = .systemGray
    arrow.textAlignment = .center
    line.backgroundColor = .separator
    let pressed = UIView()
    pressed.backgroundColor = .systemGray5
    selectedBackgroundView = pressed
    for view in [titleLabel, summaryLabel, arrow, line] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ demo: Demo) {
    titleLabel.text = demo.title
    summaryLabel.text = demo.summary
    accessibilityLabel = "\(demo.title). \(demo.summary)"
    accessibilityTraits = .button
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (width, height) = (bounds.width, bounds.height)
    let arrowWidth: CGFloat = 20
    let textWidth = width - 2 * DemoCell.margin - arrowWidth - 8
    let x = isMirrored ? width - DemoCell.margin - textWidth : DemoCell.margin
    let summaryHeight = summaryLabel.sizeThatFits(CGSize(width: textWidth, height: height)).height
    let top = (height - 22 - summaryHeight) / 2
    titleLabel.frame = CGRect(x: x, y: top, width: textWidth, height: 22)
    summaryLabel.frame = CGRect(x: x, y: top + 22, width: textWidth, height: summaryHeight)
    arrow.text = isMirrored ? "‹" : "›"
    arrow.frame = CGRect(
      x: isMirrored ? DemoCell.margin : width - DemoCell.margin - arrowWidth, y: 0, width: arrowWidth, height: height)
    line.frame = CGRect(
      x: isMirrored ? 0 : DemoCell.margin, y: height - 0.5, width: width - DemoCell.margin, height: 0.5)
    for label in [titleLabel, summaryLabel] { label.textAlignment = isMirrored ? .right : .left }
  }
}
