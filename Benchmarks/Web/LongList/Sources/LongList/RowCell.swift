import UIKit

/// A row with its number in its centre.
final class RowCell: UICollectionViewCell {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: 13)
    label.textAlignment = .center
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ row: Int) {
    contentView.backgroundColor = UIColor(
      hue: CGFloat((row * 37) % 360) / 360, saturation: 0.47, brightness: 0.86, alpha: 1)
    label.text = "\(row)"
  }
}
