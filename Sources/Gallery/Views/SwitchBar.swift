import CollectionMotion
import UIKit

/// A bar with a title and a switch.
final class SwitchBar: UIView {
  private static let margin: CGFloat = 20

  /// A closure that is called with the state of the switch when the user has changed it.
  var onChange: @MainActor (Bool) -> Void = { _ in }

  private let titleLabel = UILabel()
  private let control = UISwitch()
  private let ground = BarView()

  var isOn: Bool {
    get { control.isOn }
    set { control.setOn(newValue, animated: true) }
  }

  convenience init(title: String) {
    self.init(frame: .zero)
    titleLabel.text = title
    control.accessibilityLabel = title
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    ground.alpha = 0.8  // falling cells are visible through it
    control.addAction(UIAction(handler: weakly(self) { bar, _ in bar.onChange(bar.control.isOn) }), for: .valueChanged)
    for view in [ground, titleLabel, control] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = control.sizeThatFits(bounds.size)
    let left = bounds.width - SwitchBar.margin - size.width
    control.frame = CGRect(x: left, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    titleLabel.frame = CGRect(
      x: SwitchBar.margin, y: 0, width: left - 2 * SwitchBar.margin, height: bounds.height)
    ground.frame = bounds
  }
}
