import ConstraintSolver

/// A constraint of the program while it is active.
@MainActor final class LayoutEntry: Activated {
  let constraint: NSLayoutConstraint
  /// The view that holds it.
  let holder: ViewConstraints
  /// In what order constraints were activated.
  let order: Int
  /// Nil while it is not in the solver: it is new, or broken because it contradicts others.
  var id: ConstraintSolver.ConstraintID?
  /// What it is in the solver with.
  var constant = 0.0
  var priority: Float = 0
  /// Part of its constant comes from margins, insets or text, which change without it.
  var isDerived = false
  var isBroken = false
  /// A message has said that it is left out.
  var wasReported = false
  var isStale = false

  private static var activations = 0

  init(_ constraint: NSLayoutConstraint, _ holder: ViewConstraints) {
    self.constraint = constraint
    self.holder = holder
    LayoutEntry.activations += 1
    order = LayoutEntry.activations
  }
}
