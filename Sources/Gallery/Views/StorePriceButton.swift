import CollectionMotion
import UIKit

/// A pill with a price, which gets an app.
final class StorePriceButton: UIView {
  static let size = CGSize(width: 76, height: 30)

  /// A closure that is called when the button is pressed.
  var onPress: @MainActor () -> Void = {}

  private lazy var button = UIButton.titled("", weakly(self) { $0.onPress() })

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = StorePriceButton.size.height / 2
    backgroundColor = .tertiarySystemFill
    button.titleLabel?.font = .systemFont(ofSize: 15, weight: .bold)
    addSubview(button)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ app: StoreApp, isOwned: Bool) { button.setTitle(isOwned ? "Open" : app.price, for: .normal) }

  override func layoutSubviews() {
    super.layoutSubviews()
    button.frame = bounds
  }
}
