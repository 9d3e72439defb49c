import CollectionMotion
import UIKit

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
