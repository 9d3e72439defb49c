import ConstraintSolver

/// An active constraint of the program.
@MainActor final class LayoutEntry: Activated {
  let constraint: NSLayoutConstraint
  /// The view that holds the constraint.
  let holder: ViewConstraints
  /// The number of the constraint in the order of activation.
  let order: Int
  /// The identifier in the solver; nil for a new constraint and for one that is broken.
  var id: ConstraintSolver.ConstraintID?
  /// The constant in the solver.
  var constant = 0.0
  var priority: Float = 0
  /// Whether its constant depends on margins, insets or text, which can change separately.
  var isDerived = false
  var isBroken = false
  /// Whether it was reported as broken.
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
