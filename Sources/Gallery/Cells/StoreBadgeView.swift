import UIKit

/// A word on the corner of a tile; invisible without one.
final class StoreBadgeView: UICollectionReusableView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: 12, weight: .bold)
    label.textColor = .white
    label.textAlignment = .center
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 3
    layer.shadowOffset = CGSize(width: 0, height: 1)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ text: String) {
    label.text = text
    label.isHidden = text.isEmpty
    backgroundColor = text.isEmpty ? .clear : text == "New" ? .systemBlue : .systemRed
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    layer.cornerRadius = bounds.height / 2
  }
}
