import UIKit

/// The feed item by constraints: five groups below each other, with constraints between their parts.
final class ConstrainedFeedItemView: FeedItemView {
  override func arrange() {
    let profile = group([portrait, name, headline, time, comment])
    let content = group([picture, title, domain])
    let groups = [group([action, options]), profile, content, group(buttons), group([writer, answer])]
    for view in groups {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate(
      column(groups, in: self) + topBar(groups[0]) + profileConstraints(profile)
        + column([picture, title, domain], in: content) + buttonConstraints(groups[3]) + answerConstraints(groups[4]))
  }

  private func group(_ parts: [UIView]) -> UIView {
    let group = UIView()
    for part in parts {
      part.translatesAutoresizingMaskIntoConstraints = false
      group.addSubview(part)
    }
    return group
  }

  /// Below each other, as wide as the view around them.
  private func column(_ parts: [UIView], in view: UIView) -> [NSLayoutConstraint] {
    var top = view.topAnchor
    var constraints: [NSLayoutConstraint] = []
    for part in parts {
      constraints += [
        part.topAnchor.constraint(equalTo: top), part.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        part.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ]
      top = part.bottomAnchor
    }
    return constraints + [top.constraint(equalTo: view.bottomAnchor)]
  }

  /// Side by side from the top, the group at least as high as each.
  private func pair(_ first: UIView, _ second: UIView, in view: UIView) -> [NSLayoutConstraint] {
    [
      first.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
      second.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      first.topAnchor.constraint(equalTo: view.topAnchor),
      second.topAnchor.constraint(equalTo: view.topAnchor),
      first.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor),
      second.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor),
    ]
  }

  private func topBar(_ bar: UIView) -> [NSLayoutConstraint] { pair(action, options, in: bar) }

  private func answerConstraints(_ view: UIView) -> [NSLayoutConstraint] {
    pair(writer, answer, in: view) + [nearly(writer.bottomAnchor.constraint(equalTo: view.bottomAnchor))]
  }

  private func profileConstraints(_ view: UIView) -> [NSLayoutConstraint] {
    var constraints = [
      portrait.topAnchor.constraint(equalTo: view.topAnchor),
      portrait.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      comment.topAnchor.constraint(greaterThanOrEqualTo: portrait.bottomAnchor),
      nearly(comment.topAnchor.constraint(equalTo: portrait.bottomAnchor)),
      comment.topAnchor.constraint(greaterThanOrEqualTo: time.bottomAnchor, constant: 3),
      comment.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      comment.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      comment.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ]
    var top = view.topAnchor
    for label in [name, headline, time] {
      constraints += [
        label.topAnchor.constraint(equalTo: top, constant: 1),
        label.leadingAnchor.constraint(equalTo: portrait.trailingAnchor, constant: 2),
        label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -4),
      ]
      top = label.bottomAnchor
    }
    return constraints
  }

  private func buttonConstraints(_ view: UIView) -> [NSLayoutConstraint] {
    buttons.flatMap {
      [$0.topAnchor.constraint(equalTo: view.topAnchor), $0.bottomAnchor.constraint(equalTo: view.bottomAnchor)]
    }
      + [
        buttons[0].leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        buttons[1].centerXAnchor.constraint(equalTo: view.centerXAnchor),
        buttons[2].trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      ]
  }

  private func nearly(_ constraint: NSLayoutConstraint) -> NSLayoutConstraint {
    constraint.priority = UILayoutPriority(749)
    return constraint
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { systemLayoutSizeFitting(CGSize(width: size.width, height: 0)) }
}
