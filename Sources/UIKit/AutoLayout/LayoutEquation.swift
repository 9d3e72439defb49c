import ConstraintSolver

/// A constraint in the solver's form: the sum of the terms is equal to, at most or at least the constant.
@MainActor struct LayoutEquation {
  let terms: [(ConstraintSolver.Variable, Double)]
  let constant: Double
  /// Whether it depends on margins, insets or text.
  let isDerived: Bool

  init(_ entry: LayoutEntry, in engine: LayoutEngine) {
    let constraint = entry.constraint
    constraint.checkAxes()
    let isReading =
      constraint.first.readingDirections.contains(.reading)
      || constraint.second?.readingDirections.contains(.reading) ?? false
    let isMirrored =
      isReading && entry.holder.view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    // Positions are then measured from the right: each is the holder's width minus the position from the left.
    let isTurned = isMirrored && !constraint.first.attribute.isLength
    let (sign, factor) = (isTurned ? -1.0 : 1, Double(constraint.multiplier))
    var builder = LayoutExpressionBuilder(engine, holder: entry.holder, isMirrored: isMirrored)
    builder.add(constraint.first, times: sign)
    if let second = constraint.second { builder.add(second, times: -factor * sign) }
    if isTurned, factor != 1 { builder.add(engine.item(for: entry.holder).width, times: 1 - factor) }
    terms = builder.terms
    constant = Double(constraint.constant) - builder.constant
    isDerived = builder.isDerived
  }

  /// Adds it to a solver, with the relation and the priority of its constraint.
  func add(
    to solver: ConstraintSolver, as constraint: NSLayoutConstraint
  ) throws(ConstraintSolver.Contradiction) -> ConstraintSolver.ConstraintID {
    let priority = Double(constraint.priority.rawValue)
    return try solver.add(
      terms, near: constant, above: constraint.relation == .greaterThanOrEqual ? ConstraintSolver.free : priority,
      below: constraint.relation == .lessThanOrEqual ? ConstraintSolver.free : priority)
  }
}

extension LayoutSide {
  var readingDirections: LayoutDirections {
    distance.map { $0.from.directions.union($0.2.directions) } ?? attribute.directions
  }
}
