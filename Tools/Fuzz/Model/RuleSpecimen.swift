import UIKit

/// A layout that follows a rule: a function from item counts and bounds to a board.
@MainActor final class RuleSpecimen: Specimen {
  let rule: any BoardRule
  let ruled: RuledLayout
  var layout: UICollectionViewLayout { ruled }
  let keepsInitialAttributes = true

  init(_ rule: any BoardRule) {
    self.rule = rule
    ruled = RuledLayout(rule)
  }

  var dependsOnOffset: Bool { rule.dependsOnOffset }

  func adjust(_ number: Int) {
    rule.adjust(number)
    layout.invalidateLayout()
  }

  func board(_ contents: Contents, bounds: CGRect, insets: UIEdgeInsets) -> Board {
    rule.board(contents.counts, bounds: bounds)
  }
}
