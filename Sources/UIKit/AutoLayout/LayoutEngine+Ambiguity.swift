import ConstraintSolver

extension LayoutEngine {
  /// The distance of a displacement, in points.
  private static let distance = 8.0
  /// A priority below that of any constraint.
  private static let priority = 1e-3

  /// Returns whether the constraints leave an item's position or size undetermined, so that a constraint of a lower
  /// priority than all others can change it.
  func isAmbiguous(_ item: LayoutItem) -> Bool {
    update()
    return isAmbiguous(item, in: solver)
  }

  /// Returns whether a solution leaves an item's position or size undetermined.
  /// - Parameter solver: The engine's solver or a copy.
  func isAmbiguous(_ item: LayoutItem, in solver: ConstraintSolver) -> Bool {
    possibleDisplacement(item, in: solver) != nil
  }

  /// Moves an item to another position that the constraints allow, if there is one, until they change.
  func exerciseAmbiguity(of item: LayoutItem) {
    update()
    guard let (variable, place) = possibleDisplacement(item, in: solver) else { return }
    if let former = item.displacement { solver.remove(former) }
    item.displacement = addDisplacement(variable, place, in: solver)
    rootDidChange()
  }

  /// Returns an undetermined variable of the item, and another value for it. Tried in copies of the solver, so that
  /// nothing moves.
  private func possibleDisplacement(
    _ item: LayoutItem, in solver: ConstraintSolver
  ) -> (ConstraintSolver.Variable, Double)? {
    for variable in [item.x, item.y, item.width, item.height] {
      let value = solver.value(of: variable)
      for place in [value + LayoutEngine.distance, value - LayoutEngine.distance] {
        let trial = solver.copy()
        for item in items { if let displacement = item.displacement { trial.remove(displacement) } }
        guard addDisplacement(variable, place, in: trial) != nil else { continue }
        if abs(trial.value(of: variable) - value) > 1e-3 { return (variable, place) }
      }
    }
    return nil
  }

  private func addDisplacement(
    _ variable: ConstraintSolver.Variable, _ place: Double, in solver: ConstraintSolver
  ) -> ConstraintSolver.ConstraintID? {
    let priority = LayoutEngine.priority
    do throws(ConstraintSolver.Contradiction) {
      return try solver.add([(variable, 1)], near: place, above: priority, below: priority)
    } catch { return nil }
  }
}

extension UIView {
  var isAmbiguous: Bool {
    guard let (engine, item) = layoutMember else { return false }
    return engine.isAmbiguous(item)
  }

  func exerciseAmbiguity() {
    guard let (engine, item) = layoutMember else { return }
    engine.exerciseAmbiguity(of: item)
  }

  private var layoutMember: (engine: LayoutEngine, item: LayoutItem)? {
    guard let state = layoutState?.constraints else { return nil }
    state.rootEngine.update()  // views added since the last layout have no item yet
    return state.member
  }
}

extension UILayoutGuide {
  /// Whether the constraints leave the guide's position or size undetermined. For debugging.
  public var hasAmbiguousLayout: Bool {
    guard let engine = owningView?.layoutState?.constraints?.rootEngine else { return false }
    engine.update()
    guard let item = item as? LayoutItem, item.solver === engine.solver else { return false }
    return engine.isAmbiguous(item)
  }
}
