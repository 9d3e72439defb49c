import ConstraintSolver

/// What a layout engine says by itself, as it is in the solver: of a frame, a natural size, the size of the root.
struct SystemConstraint {
  let id: ConstraintSolver.ConstraintID
  /// Of the length of the item around.
  let share: Double
  /// Priorities at which more and less are missed.
  let above, below: Double
}
