import CollectionMotion
import UIKit

/// A swatch, or the place to press for one more. For the Colours demo.
final class ColourCell: UICollectionViewCell {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 10
    label.textAlignment = .center
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// - Parameter colour: nil for the place to press.
  func show(colour: Int?) {
    if let colour {
      // Steps of the golden ratio: neighbours never look alike.
      let hue = (CGFloat(colour) * 0.618_034 + 0.1).truncatingRemainder(dividingBy: 1)
      contentView.backgroundColor = UIColor(hue: hue, saturation: 0.6, brightness: 0.92, alpha: 1)
      label.text = "\(colour)"
      label.font = .systemFont(ofSize: 20, weight: .bold)
      label.textColor = .white
      accessibilityLabel = "Colour \(colour), press to delete"
    } else {
      contentView.backgroundColor = UIColor(white: 0.93, alpha: 1)
      label.text = "Add colour"
      label.font = .systemFont(ofSize: 13)
      label.textColor = .systemBlue
      accessibilityLabel = "Add colour"
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds
  }
}

/// A section's title, and a button to delete it.
final class ColourHeaderView: UICollectionReusableView {
  private let titleLabel = UILabel()
  private var onDelete: (() -> Void)?
  private lazy var deleteButton: UIButton = UIButton.titled("Delete", weakly(self) { $0.onDelete?() })

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0.96, alpha: 1)
    titleLabel.font = .systemFont(ofSize: 14, weight: .semibold)
    addSubview(titleLabel)
    deleteButton.titleLabel?.font = .systemFont(ofSize: 14)
    deleteButton.setTitleColor(.systemRed, for: .normal)
    addSubview(deleteButton)
  }

  required init?(coder: NSCoder) { nil }

  func show(title: String, canDelete: Bool, onDelete: @escaping () -> Void) {
    titleLabel.text = title
    deleteButton.isHidden = !canDelete
    self.onDelete = onDelete
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    titleLabel.frame = CGRect(x: 20, y: 0, width: bounds.width / 2, height: bounds.height)
    deleteButton.frame = CGRect(x: bounds.width - 90, y: 0, width: 80, height: bounds.height)
  }
}

/// A thin footer with a button that can be pressed beyond it.
final class ColourFooterView: UICollectionReusableView {
  var onPress: (() -> Void)?
  private lazy var button: UIButton = UIButton.titled("Add section", weakly(self) { $0.onPress?() })

  override init(frame: CGRect) {
    super.init(frame: frame)
    button.titleLabel?.font = .systemFont(ofSize: 13)
    addSubview(button)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    button.frame = CGRect(x: bounds.midX - 60, y: bounds.midY - 15, width: 120, height: 30)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { button.frame.contains(point) }
}
