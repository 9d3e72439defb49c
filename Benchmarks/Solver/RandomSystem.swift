import ConstraintSolver

/// A system that comes about by random additions, removals and changes of constants.
struct RandomSystem {
  private let seed: Int
  private var state: UInt64
  private let solver = ConstraintSolver()
  private let variables: [ConstraintSolver.Variable]
  private var constraints: [(SolverConstraint, ConstraintSolver.ConstraintID)] = []
  private var rejected: [SolverConstraint] = []

  init(seed: Int) {
    self.seed = seed
    state = UInt64(seed) &* 7919 &+ 13
    variables = (0..<(1 + seed % 8)).map { [solver] _ in solver.makeVariable() }
    for _ in 0..<(2 + roll(14)) { add(makeConstraint()) }
    for _ in 0..<roll(30) { change() }
    rejected = []
    for _ in 0..<3 {
      var last = makeConstraint()
      last.priority = ConstraintSolver.required
      add(last)
    }
  }

  private mutating func roll(_ sides: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(sides))
  }

  private mutating func makeConstant() -> Double { Double(roll(41) * 5 - 100) }

  private mutating func makeConstraint() -> SolverConstraint {
    var terms: [SolverTerm] = []
    for _ in 0..<(1 + roll(min(3, variables.count))) {
      let variable = roll(variables.count)
      let coefficient = [1, -1, 2, 0.5, 1, -1][roll(6)]
      if !terms.contains(where: { $0.variable == variable }) {
        terms.append(SolverTerm(variable: variable, coefficient: coefficient))
      }
    }
    return SolverConstraint(
      terms: terms, relation: [.lessOrEqual, .equal, .greaterOrEqual][roll(3)], constant: makeConstant(),
      priority: [1000, 1000, 750, 500, 250][roll(5)])
  }

  private mutating func add(_ constraint: SolverConstraint) {
    do { constraints.append((constraint, try constraint.add(to: solver, variables))) } catch {
      rejected.append(constraint)
    }
  }

  private mutating func change() {
    let kind = roll(4)
    guard kind > 0, !constraints.isEmpty else { return add(makeConstraint()) }
    let index = roll(constraints.count)
    if kind == 1 {
      solver.remove(constraints.remove(at: index).1)
    } else {
      let constant = makeConstant()
      do {
        try solver.setConstant(constant, of: constraints[index].1)
        constraints[index].0.constant = constant
      } catch {}  // it contradicts others, and nothing has changed
    }
  }

  func print() {
    Swift.print("S", seed, variables.count, 0)
    for (constraint, _) in constraints { constraint.print("C") }
    for constraint in rejected { constraint.print("R") }
    Swift.print("O", [1000, 750, 500, 250].map { "\(missed(at: $0))" }.joined(separator: " "))
  }

  private func missed(at priority: Double) -> Double {
    var sum = 0.0
    for (constraint, _) in constraints where constraint.priority == priority {
      var excess = -constraint.constant
      for term in constraint.terms { excess += term.coefficient * solver.value(of: variables[term.variable]) }
      switch constraint.relation {
      case .lessOrEqual: sum += max(0, excess)
      case .equal: sum += abs(excess)
      case .greaterOrEqual: sum += max(0, -excess)
      }
    }
    return sum
  }
}
