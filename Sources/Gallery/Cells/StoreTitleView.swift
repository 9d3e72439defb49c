import UIKit

/// The title of the page.
final class StoreTitleView: UICollectionReusableView {
  private let dateLabel = UILabel()
  private let titleLabel = UILabel()
  private let portrait = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    dateLabel.text = "MONDAY 23 NOVEMBER"
    dateLabel.font = .systemFont(ofSize: 13, weight: .semibold)
    dateLabel.textColor = .secondaryLabel
    titleLabel.text = "Today"
    titleLabel.font = .systemFont(ofSize: 34, weight: .bold)
    titleLabel.accessibilityTraits = .header
    portrait.image = UIImage(systemName: "person.crop.circle")
    portrait.contentMode = .scaleAspectFit
    portrait.tintColor = .systemBlue
    for view in [dateLabel, titleLabel, portrait] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(0, bounds.width - 100)
    dateLabel.frame = CGRect(x: 20, y: 14, width: width, height: 18)
    titleLabel.frame = CGRect(x: 20, y: 31, width: width, height: 42)
    portrait.frame = CGRect(x: bounds.width - 56, y: 34, width: 36, height: 36)
  }
}
