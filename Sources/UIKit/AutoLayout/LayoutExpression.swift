import ConstraintSolver

/// A sum of variables and a number.
struct LayoutExpression {
  var terms: [(ConstraintSolver.Variable, Double)] = []
  var constant: Double

  init(_ constant: CGFloat = 0) { self.constant = Double(constant) }

  init(_ variable: ConstraintSolver.Variable) {
    terms = [(variable, 1)]
    constant = 0
  }

  mutating func add(_ variable: ConstraintSolver.Variable, times factor: Double = 1) {
    terms.append((variable, factor))
  }

  mutating func add(_ other: LayoutExpression, times factor: Double = 1) {
    constant += other.constant * factor
    for (variable, coefficient) in other.terms { terms.append((variable, coefficient * factor)) }
  }

  func adding(_ other: LayoutExpression, times factor: Double = 1) -> LayoutExpression {
    var sum = self
    sum.add(other, times: factor)
    return sum
  }
}
