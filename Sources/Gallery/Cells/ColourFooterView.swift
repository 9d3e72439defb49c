import CollectionMotion
import UIKit

/// A thin footer whose button extends beyond its bounds and can also be pressed there.
final class ColourFooterView: UICollectionReusableView {
  var onPress: (() -> Void)?
  private lazy var button: UIButton = UIButton.titled("Add section", weakly(self) { $0.onPress?() })

  override init(frame: CGRect) {
    super.init(frame: frame)
    button.titleLabel?.font = .systemFont(ofSize: 13, weight: .medium)
    button.backgroundColor = .tertiarySystemFill
    button.layer.cornerRadius = 10
    addSubview(button)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    button.frame = CGRect(x: bounds.midX - 60, y: -5, width: 120, height: 20)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { button.frame.contains(point) }
}
