import ConstraintSolver

extension LayoutEngine {
  /// How far a view is wished elsewhere, in points.
  private static let distance = 8.0
  /// Less than any constraint counts.
  private static let priority = 1e-3

  /// Whether constraints leave it open where an item lies: whether a wish that counts less than all of them can move it.
  func isAmbiguous(_ item: LayoutItem) -> Bool {
    update()
    return wishThatMoves(item) != nil
  }

  /// Moves an item to another place that the constraints allow, if they allow any, until they change.
  func exerciseAmbiguity(of item: LayoutItem) {
    update()
    guard let (variable, place) = wishThatMoves(item) else { return }
    if let former = item.wish { solver.remove(former) }
    item.wish = wish(variable, place, in: solver)
    rootDidChange()
  }

  /// A variable of the item that is not determined, and another value for it. Tried in copies, so that nothing moves.
  private func wishThatMoves(_ item: LayoutItem) -> (ConstraintSolver.Variable, Double)? {
    for variable in [item.x, item.y, item.width, item.height] {
      let value = solver.value(of: variable)
      for place in [value + LayoutEngine.distance, value - LayoutEngine.distance] {
        let trial = solver.copy()
        for item in items { if let wish = item.wish { trial.remove(wish) } }
        guard wish(variable, place, in: trial) != nil else { continue }
        if abs(trial.value(of: variable) - value) > 1e-3 { return (variable, place) }
      }
    }
    return nil
  }

  private func wish(
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
    state.rootEngine.update()  // what came since the last layout has no item yet
    return state.member
  }
}

extension UILayoutGuide {
  /// Whether the constraints about the guide leave it open where it lies or how large it is. For debugging.
  public var hasAmbiguousLayout: Bool {
    guard let engine = owningView?.layoutState?.constraints?.rootEngine else { return false }
    engine.update()
    guard let item = item as? LayoutItem, item.solver === engine.solver else { return false }
    return engine.isAmbiguous(item)
  }
}
