import CollectionMotion
import UIKit

/// A footer with a button that adds a section. The button can also be pressed where it extends beyond a low footer.
final class ColourFooterView: UICollectionReusableView {
  var onPress: (() -> Void)?
  private lazy var button: UIButton = UIButton.titled("Add section", weakly(self) { $0.onPress?() })

  override init(frame: CGRect) {
    super.init(frame: frame)
    button.titleLabel?.font = .systemFont(ofSize: 13, weight: .medium)
    button.backgroundColor = .tertiarySystemFill
    button.layer.cornerRadius = 12
    addSubview(button)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    button.frame = CGRect(x: bounds.midX - 60, y: bounds.midY - 12, width: 120, height: 24)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { button.frame.contains(point) }
}
