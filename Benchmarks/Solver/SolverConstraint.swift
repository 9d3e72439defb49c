import ConstraintSolver

struct SolverConstraint {
  var terms: [SolverTerm]
  var relation: ConstraintSolver.Relation
  var constant: Double
  var priority: Double

  func print(_ letter: String) {
    let number = relation == .lessOrEqual ? 0 : relation == .equal ? 1 : 2
    let sum = terms.map { "\($0.variable):\($0.coefficient)" }.joined(separator: " ")
    Swift.print(letter, number, constant, priority, sum)
  }

  func add(to solver: ConstraintSolver, _ variables: [ConstraintSolver.Variable])
    throws(ConstraintSolver.Contradiction) -> ConstraintSolver.ConstraintID
  {
    try solver.add(
      terms.map { (variables[$0.variable], $0.coefficient) }, relation, constant, priority: priority)
  }
}
