import UIKit

@MainActor let constraintMistakes = [
  Mistake("a place that is a number", says: "UIView.left cannot be constrained to a number: a place needs a place") {
    _ = NSLayoutConstraint(
      item: UIView(), attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
      constant: 10)
  },
  Mistake("a second item without an attribute", says: "and one of its second item if there is one.") {
    _ = NSLayoutConstraint(
      item: UIView(), attribute: .width, relatedBy: .equal, toItem: UIView(), attribute: .notAnAttribute,
      multiplier: 1, constant: 10)
  },
]
