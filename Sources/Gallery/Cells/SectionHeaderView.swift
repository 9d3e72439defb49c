import UIKit

/// The title of a section on a bar.
final class SectionHeaderView: UICollectionReusableView {
  private let titleLabel = UILabel()
  private let line = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .gray(0.96, dark: 0.13)
    titleLabel.font = .systemFont(ofSize: 15, weight: .semibold)
    titleLabel.textColor = .gray(0.25, dark: 0.85)
    line.backgroundColor = .gray(0.82, dark: 0.25)
    addSubview(titleLabel)
    addSubview(line)
    accessibilityTraits = .header
  }

  required init?(coder: NSCoder) { nil }

  func show(title: String) {
    titleLabel.text = title
    accessibilityLabel = title
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    titleLabel.frame = CGRect(x: 20, y: 0, width: bounds.width - 40, height: bounds.height)
    line.frame = CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    layoutIfNeeded()
  }
}
