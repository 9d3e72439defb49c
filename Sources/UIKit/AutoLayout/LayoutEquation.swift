import ConstraintSolver

/// A constraint as the solver gets it: "the sum of the terms is (at most, at least) the constant".
@MainActor struct LayoutEquation {
  private(set) var terms: [(ConstraintSolver.Variable, Double)]
  private(set) var constant: Double
  /// Margins, insets or text have to do with it.
  private(set) var isDerived = false

  init(_ entry: LayoutEntry, in engine: LayoutEngine) {
    let constraint = entry.constraint
    let directions = constraint.first.readingDirections.union(constraint.second?.readingDirections ?? [])
    let isMirrored =
      directions.contains(.reading) && entry.holder.view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var builder = LayoutExpressionBuilder(engine: engine, holder: entry.holder, isMirrored: isMirrored)
    let factor = Double(constraint.multiplier)
    var sum = builder.expression(constraint.first)
    if let second = constraint.second { sum.add(builder.expression(second), times: -factor) }
    if isMirrored, !constraint.first.attribute.isLength {
      // Places are counted from the right: what they are is the holder's width less what they would be.
      for index in sum.terms.indices { sum.terms[index].1 = -sum.terms[index].1 }
      sum.constant = -sum.constant
      if factor != 1 { sum.add(engine.item(for: entry.holder).width, times: 1 - factor) }
    }
    terms = sum.terms
    constant = Double(constraint.constant) - sum.constant
    isDerived = builder.isDerived
  }
}

extension LayoutSide {
  var readingDirections: LayoutDirections {
    distance.map { $0.from.directions.union($0.2.directions) } ?? attribute.directions
  }
}
