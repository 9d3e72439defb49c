import ConstraintSolver
import TestSupport
import Testing

@Suite struct ConstraintSolverTests {
  private let solver = ConstraintSolver()

  @Test func theExampleOfTheDocumentationHolds() throws {
    let (left, width) = (solver.makeVariable(), solver.makeVariable())
    try solver.add([(left, 1)], .equal, 16)
    try solver.add([(left, 1), (width, 1)], .lessOrEqual, 320)
    try solver.add([(width, 1)], .equal, 400, priority: 750)
    #expect(solver.value(of: left) == 16)
    #expect(solver.value(of: width) == 304)
  }

  @Test func aValueFollowsFromTheConstraintsThatDetermineIt() throws {
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let base = try solver.add([(x, 1)], .equal, 10)
    let loose = try solver.add([(y, 1)], .greaterOrEqual, 5)
    let next = try solver.add([(y, 1), (x, -1)], .equal, 20, priority: 500)
    let missed = try solver.add([(y, 1)], .equal, 12, priority: 400)
    #expect(solver.constraints(determining: x) == [base])
    #expect(solver.constraints(determining: y) == [base, next])
    #expect(solver.constraints(determining: z).isEmpty)
    #expect(solver.violation(of: missed) == 18 && solver.violation(of: next) == 0 && solver.violation(of: loose) == 0)
    #expect(solver.constant(of: missed) == 12)
    solver.remove(next)
    #expect(solver.constraints(determining: y) == [missed] && solver.violation(of: missed) == 0)
    try solver.setConstant(3, of: missed)
    #expect(solver.constraints(determining: y) == [loose] && solver.violation(of: missed) == 2)
    #expect(solver.violation(of: next) == 0)
  }

  @Test func aVariableThatNothingIsSaidAboutIsZero() {
    #expect(solver.value(of: solver.makeVariable()) == 0)
  }

  @Test func variablesMayBeNegative() throws {
    let x = solver.makeVariable()
    try solver.add([(x, 2)], .equal, -30)
    #expect(solver.value(of: x) == -15)
  }

  @Test func aHigherPriorityWinsCompletely() throws {
    let x = solver.makeVariable()
    for _ in 0..<1000 { try solver.add([(x, 1)], .equal, 0, priority: 749) }
    try solver.add([(x, 1)], .equal, 100, priority: 750)
    #expect(solver.value(of: x) == 100)
  }

  @Test func amongEqualPrioritiesTheSumOfWhatIsMissedIsSmallest() throws {
    let x = solver.makeVariable()
    for wish in [10.0, 20, 90] { try solver.add([(x, 1)], .equal, wish, priority: 500) }
    #expect(solver.value(of: x) == 20)
  }

  @Test func eachDirectionMayHaveItsOwnPriority() throws {
    let (short, long) = (solver.makeVariable(), solver.makeVariable())
    for (variable, wish) in [(short, 100.0), (long, 300)] {
      try solver.add([(variable, 1)], near: wish, above: 250, below: 750)
    }
    let total = try solver.add([(short, 1), (long, 1)], .equal, 500)
    #expect(solver.value(of: short) + solver.value(of: long) == 500)
    #expect(solver.value(of: short) >= 100 && solver.value(of: long) >= 300)
    try solver.add([(short, 1)], .equal, 40, priority: 500)
    #expect(solver.value(of: short) == 100 && solver.value(of: long) == 400)
    try solver.setConstant(350, of: total)
    #expect(solver.value(of: short) + solver.value(of: long) == 350)
  }

  @Test func aDirectionMayBeFreeOrForbidden() throws {
    let x = solver.makeVariable()
    try solver.add([(x, 1)], near: 10, above: ConstraintSolver.free, below: ConstraintSolver.required)
    let wish = try solver.add([(x, 1)], .equal, 500, priority: 1)
    #expect(solver.value(of: x) == 500)
    try solver.setConstant(-500, of: wish)
    #expect(solver.value(of: x) == 10)
  }

  @Test func whatIsRemovedDoesNotCountAnyMore() throws {
    let x = solver.makeVariable()
    try solver.add([(x, 1)], .equal, 10, priority: 250)
    let high = try solver.add([(x, 1)], .equal, 20, priority: 750)
    let required = try solver.add([(x, 1)], .greaterOrEqual, 30)
    #expect(solver.value(of: x) == 30)
    solver.remove(required)
    #expect(solver.value(of: x) == 20)
    solver.remove(high)
    #expect(solver.value(of: x) == 10)
    solver.remove(high)
    #expect(solver.value(of: x) == 10)
  }

  @Test func anotherConstantMovesWhatDependsOnIt() throws {
    let views = (0..<50).map { _ in solver.makeVariable() }
    let first = try solver.add([(views[0], 1)], .equal, 0)
    for (view, next) in zip(views, views.dropFirst()) { try solver.add([(next, 1), (view, -1)], .equal, 8) }
    #expect(solver.value(of: views[49]) == 392)
    try solver.setConstant(100, of: first)
    #expect(solver.value(of: views[49]) == 492)
  }

  @Test func aContradictionNamesThoseThatContradictAndTheNewestLast() throws {
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.add([(z, 1)], .equal, 7)
    let sum = try solver.add([(x, 1), (y, 1)], .equal, 100)
    let least = try solver.add([(x, 1)], .greaterOrEqual, 60)
    let contradiction = #expect(throws: ConstraintSolver.Contradiction.self) {
      try solver.add([(y, 1)], .greaterOrEqual, 50)
    }
    #expect(contradiction?.constraints.count == 3)
    #expect(contradiction?.constraints.dropLast() == [sum, least])
  }

  @Test func aContradictionLeavesEverythingUnchanged() throws {
    let x = solver.makeVariable()
    let limit = try solver.add([(x, 1)], .lessOrEqual, 50)
    let fixed = try solver.add([(x, 1)], .equal, 30)
    #expect(throws: ConstraintSolver.Contradiction.self) { try solver.add([(x, 1)], .equal, 40) }
    #expect(throws: ConstraintSolver.Contradiction.self) { try solver.setConstant(60, of: fixed) }
    #expect(solver.value(of: x) == 30)
    try solver.setConstant(100, of: limit)
    try solver.setConstant(60, of: fixed)
    #expect(solver.value(of: x) == 60)
  }

  @Test func sayingTheSameTwiceIsNoContradiction() throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let first = try solver.add([(x, 1), (y, 1)], .equal, 10)
    try solver.add([(x, 2), (y, 2)], .equal, 20)
    try solver.add([(x, 1)], .equal, 4)
    #expect(solver.value(of: y) == 6)
    solver.remove(first)
    #expect(solver.value(of: y) == 6)
  }

  @Test func variablesOfRemovedConstraintsAreUsedAgain() throws {
    for round in 0..<100 {
      let (x, y) = (solver.makeVariable(), solver.makeVariable())
      let constraints = [
        try solver.add([(x, 1)], .equal, Double(round)), try solver.add([(y, 1), (x, -1)], .greaterOrEqual, 5),
        try solver.add([(y, 1)], .equal, 0, priority: 250),
      ]
      #expect(solver.value(of: y) == Double(round + 5))
      for constraint in constraints { solver.remove(constraint) }
      solver.remove(x)
      solver.remove(y)
    }
  }

  /// What is missed of each priority, as a list.
  private typealias Wish = (terms: [(Int, Double)], constant: Double, priority: Double)

  private func missed(_ wishes: [Wish], _ solver: ConstraintSolver, _ variables: [ConstraintSolver.Variable])
    -> [Double]
  {
    [750, 500, 250].map { priority in
      wishes.filter { $0.priority == priority }.reduce(0) { sum, wish in
        sum
          + abs(wish.terms.reduce(-wish.constant) { $0 + $1.1 * solver.value(of: variables[$1.0]) })
      }
    }
  }

  @Test(arguments: 0..<50) func whatWasChangedStepByStepIsAsGoodAsWhatIsMadeAtOnce(seed: UInt64) throws {
    var dice = Dice(seed: seed)
    let variables = (0..<5).map { _ in solver.makeVariable() }
    var wishes: [Wish] = []
    var identifiers: [ConstraintSolver.ConstraintID] = []
    for _ in 0..<60 {
      let terms = [(dice.roll(3), 1.0), (3 + dice.roll(2), [1.0, -1, 2][dice.roll(3)])]
      let constant = Double(dice.roll(200) - 100)
      if dice.roll(3) > 0 || wishes.isEmpty {
        let priority = [750.0, 500, 250][dice.roll(3)]
        wishes.append((terms, constant, priority))
        identifiers.append(
          try solver.add(terms.map { (variables[$0.0], $0.1) }, .equal, constant, priority: priority))
      } else if dice.roll(2) == 0 {
        let index = dice.roll(wishes.count)
        wishes.remove(at: index)
        solver.remove(identifiers.remove(at: index))
      } else {
        let index = dice.roll(wishes.count)
        wishes[index].constant = constant
        try solver.setConstant(constant, of: identifiers[index])
      }
    }
    let fresh = ConstraintSolver()
    let others = (0..<5).map { _ in fresh.makeVariable() }
    for wish in wishes {
      try fresh.add(wish.terms.map { (others[$0.0], $0.1) }, .equal, wish.constant, priority: wish.priority)
    }
    for (ours, theirs) in zip(missed(wishes, solver, variables), missed(wishes, fresh, others)) {
      #expect(abs(ours - theirs) < 1e-6)
    }
  }

  /// A wish with a relation, and how much values miss it.
  private struct Demand {
    let terms: [(variable: Int, factor: Double)]
    let relation: ConstraintSolver.Relation
    var constant: Double
    let priority: Double

    func missed(_ values: [Double]) -> Double {
      let distance = terms.reduce(-constant) { $0 + $1.factor * values[$1.variable] }
      switch relation {
      case .equal: return abs(distance)
      case .lessOrEqual: return max(0, distance)
      case .greaterOrEqual: return max(0, -distance)
      }
    }

    @discardableResult func add(
      to solver: ConstraintSolver, _ variables: [ConstraintSolver.Variable]
    ) throws(ConstraintSolver.Contradiction) -> ConstraintSolver.ConstraintID {
      try solver.add(terms.map { (variables[$0.variable], $0.factor) }, relation, constant, priority: priority)
    }
  }

  /// What is in the way of a constraint that is removed leaves in an order of ranks: with another order, what is left is
  /// missed although it could be met. That takes required constraints and inequalities, and a look after every step. The
  /// last seed is the only one of thousands that notices when dummies have the rank of what may be missed.
  @Test(arguments: Array(1...100) + [2703]) func whatIsLeftAfterEveryRemovalIsAsGoodAsCanBe(seed: UInt64) throws {
    var dice = Dice(seed: seed)
    let variables = (0..<3).map { _ in solver.makeVariable() }
    var demands: [(demand: Demand, id: ConstraintSolver.ConstraintID)] = []
    for _ in 0..<25 {
      if dice.roll(5) > 1 || demands.isEmpty {
        let first = dice.roll(3)
        let second = (first + 1 + dice.roll(2)) % 3
        let factor = [1.0, -1, 2, 0][dice.roll(4)]
        let terms = factor == 0 ? [(first, 1.0)] : [(first, 1.0), (second, factor)]
        let relation = [ConstraintSolver.Relation.equal, .lessOrEqual, .greaterOrEqual][dice.roll(3)]
        let constant = Double(dice.roll(40) - 20)
        let demand = Demand(
          terms: terms, relation: relation, constant: constant, priority: [1000.0, 750, 500, 250][dice.roll(4)])
        if let id = try? demand.add(to: solver, variables) { demands.append((demand, id)) }
      } else if dice.roll(4) > 0 {
        solver.remove(demands.remove(at: dice.roll(demands.count)).id)
      } else {
        let index = dice.roll(demands.count)
        let constant = Double(dice.roll(40) - 20)
        if (try? solver.setConstant(constant, of: demands[index].id)) != nil {
          demands[index].demand.constant = constant
        }
      }
      let fresh = ConstraintSolver()
      let others = (0..<3).map { _ in fresh.makeVariable() }
      for (demand, _) in demands { try demand.add(to: fresh, others) }
      let (ours, theirs) = (variables.map { solver.value(of: $0) }, others.map { fresh.value(of: $0) })
      for priority in [1000.0, 750, 500, 250] {
        func missed(_ values: [Double]) -> Double {
          demands.reduce(0) { $0 + ($1.demand.priority == priority ? $1.demand.missed(values) : 0) }
        }
        #expect(abs(missed(ours) - missed(theirs)) < 1e-6)
      }
    }
  }
}
