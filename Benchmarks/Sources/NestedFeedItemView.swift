import UIKit

/// The feed item by stack views in stack views.
final class NestedFeedItemView: FeedItemView {
  private let stack = UIStackView()

  override func arrange() {
    func stack(_ axis: NSLayoutConstraint.Axis, _ parts: [UIView]) -> UIStackView {
      let stack = UIStackView(arrangedSubviews: parts)
      stack.axis = axis
      return stack
    }
    let bar = stack(.horizontal, [action, options])
    bar.alignment = .leading
    let texts = stack(.vertical, [name, headline, time])
    texts.spacing = 1
    texts.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    texts.isLayoutMarginsRelativeArrangement = true
    let profile = stack(.horizontal, [portrait, texts])
    profile.alignment = .center
    let actions = stack(.horizontal, buttons)
    actions.distribution = .equalSpacing
    self.stack.axis = .vertical
    for part in [
      bar, profile, comment, picture, title, domain, actions, stack(.horizontal, [writer, answer]),
    ] { self.stack.addArrangedSubview(part) }
    self.stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(self.stack)
    NSLayoutConstraint.activate([
      self.stack.topAnchor.constraint(equalTo: topAnchor), self.stack.bottomAnchor.constraint(equalTo: bottomAnchor),
      self.stack.leadingAnchor.constraint(equalTo: leadingAnchor),
      self.stack.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { systemLayoutSizeFitting(CGSize(width: size.width, height: 0)) }
}
