import ConstraintSolver

/// A constraint of the program in a layout engine.
@MainActor final class LayoutEntry {
  let constraint: NSLayoutConstraint
  let holder: ViewConstraints
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

  init(_ constraint: NSLayoutConstraint, _ holder: ViewConstraints) {
    self.constraint = constraint
    self.holder = holder
  }
}
