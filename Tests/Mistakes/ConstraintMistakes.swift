import UIKit

@MainActor let constraintMistakes = [
  Mistake(
    "a place that is a number",
    says: "UIView.left cannot be constrained to a constant: a position needs another position"
  ) {
    _ = NSLayoutConstraint(
      item: UIView(), attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
      constant: 10)
  },
  Mistake(
    "a place along the other axis",
    says: "UIView.left cannot be constrained to UIView.top: a position needs another position"
  ) {
    let (container, view) = (UIView(), UIView())
    container.addSubview(view)
    NSLayoutConstraint(
      item: view, attribute: .left, relatedBy: .equal, toItem: container, attribute: .top, multiplier: 1, constant: 50
    ).isActive = true
    container.layoutIfNeeded()
  },
  Mistake("a second item without an attribute", says: "and for its second item if there is one.") {
    _ = NSLayoutConstraint(
      item: UIView(), attribute: .width, relatedBy: .equal, toItem: UIView(), attribute: .notAnAttribute,
      multiplier: 1, constant: 10)
  },
]
