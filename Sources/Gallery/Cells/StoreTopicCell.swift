import CollectionMotion
import UIKit

/// A button as wide as its title, filled while its shelf is on the page.
final class StoreTopicCell: UICollectionViewCell {
  private let button = UIButton()
  private var onPress: @MainActor () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    button.layer.cornerRadius = 18
    button.titleLabel?.font = .systemFont(ofSize: 15, weight: .semibold)
    button.addAction(UIAction(handler: weakly(self) { $0.onPress() }), for: .primaryActionTriggered)
    contentView.addSubview(button)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ title: String, isChosen: Bool, onPress: @escaping @MainActor () -> Void) {
    self.onPress = onPress
    button.setTitle(title, for: .normal)
    button.isSelected = isChosen
    button.backgroundColor = isChosen ? .label : .tertiarySystemFill
    button.setTitleColor(isChosen ? .systemBackground : .label, for: .normal)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    button.frame = contentView.bounds
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.width = (button.sizeThatFits(.zero).width + 16).rounded(.up)
    return layoutAttributes
  }
}
