/// A solver for linear equations and inequalities, some of which may be violated: an incremental simplex method.
///
/// ```swift
/// let solver = ConstraintSolver()
/// let (left, width) = (solver.makeVariable(), solver.makeVariable())
/// try solver.add([(left, 1)], .equal, 16)
/// try solver.add([(left, 1), (width, 1)], .lessOrEqual, 320)
/// try solver.add([(width, 1)], .equal, 400, priority: 750)
/// solver.value(of: width)  // 304
/// ```
///
/// The total violation of the constraints of one priority is minimal without increasing that of a higher priority. If
/// there are several solutions, the same calls always give the same one. Adding or removing a constraint, and changing
/// its constant, costs only the parts that depend on it.
///
/// After G. J. Badros, A. Borning and P. J. Stuckey, "The Cassowary Linear Arithmetic Constraint Solving Algorithm",
/// ACM Transactions on Computer-Human Interaction 8 (2001).
public final class ConstraintSolver {
  public struct Variable: Hashable, Sendable {
    let symbol: SolverSymbol
  }

  /// The identifier of a constraint, valid until the constraint is removed.
  public struct ConstraintID: Hashable, Sendable {
    let number: Int32
  }

  public enum Relation: Sendable { case lessOrEqual, equal, greaterOrEqual }

  /// Required constraints that contradict each other: a minimal set, without any of which there would be no
  /// contradiction. The last one is the constraint that was added or changed.
  public struct Contradiction: Error {
    public let constraints: [ConstraintID]
  }

  /// The priority of constraints that must not be violated.
  public static let required: Double = 1000
  /// The priority of constraints whose violation costs nothing.
  public static let free: Double = 0

  /// A constraint, as the equation "the sum of the terms minus the constant is the excess minus the shortfall". In the
  /// tableau it has a symbol for each of the two that may be above 0, or a dummy.
  private struct Constraint {
    var constant: Double
    /// The priorities of being above and below.
    let (above, below): (Double, Double)
    /// The symbol that represents it in the tableau.
    var marker = SolverSymbol(index: -1)
    var other: SolverSymbol?
    /// Whether the marker is the excess.
    var isMarkedAbove = false
  }

  @exclusivity(unchecked) private var tableau = Tableau()
  @exclusivity(unchecked) private var constraints: [Constraint?] = []
  @exclusivity(unchecked) private var freeNumbers: [Int32] = []
  /// Whether the objectives have to be minimized again.
  @exclusivity(unchecked) private var isDue = false

  public init() {}

  /// Returns an independent solver with the same variables and constraints. O(1); the first change of either solver
  /// afterwards takes time linear in the number of constraints.
  public func copy() -> ConstraintSolver {
    let copy = ConstraintSolver()
    copy.tableau = tableau
    copy.constraints = constraints
    copy.freeNumbers = freeNumbers
    copy.isDue = isDue
    return copy
  }

  /// Reserves capacity for a number of constraints.
  public func reserve(constraints count: Int) {
    constraints.reserveCapacity(count)
    tableau.reserve(rows: count)
  }

  /// Adds a variable. Its value is 0 without constraints.
  public func makeVariable() -> Variable { Variable(symbol: tableau.makeSymbol(.external)) }

  /// Removes a variable that is in no constraint.
  public func remove(_ variable: Variable) { tableau.free(variable.symbol) }

  /// Returns the value of a variable.
  public func value(of variable: Variable) -> Double {
    if isDue { settle() }
    return tableau.value(of: variable.symbol)
  }

  private func settle() {
    guard isDue else { return }
    isDue = false
    tableau.minimize()
  }

  // MARK: Constraints

  /// Adds the constraint that the sum of the terms is equal to, at most or at least the constant.
  /// - Parameter priority: A priority from 0 to 1000, which is required.
  @discardableResult public func add(
    _ terms: [(Variable, Double)], _ relation: Relation, _ constant: Double, priority: Double = required
  ) throws(Contradiction) -> ConstraintID {
    try add(
      terms, near: constant, above: relation == .greaterOrEqual ? ConstraintSolver.free : priority,
      below: relation == .lessOrEqual ? ConstraintSolver.free : priority)
  }

  /// Adds the constraint that the sum of the terms equals the constant, with separate priorities for being above and
  /// below. It is equivalent to a pair of inequalities, at the cost of one.
  @discardableResult public func add(
    _ terms: [(Variable, Double)], near constant: Double, above: Double, below: Double
  ) throws(Contradiction) -> ConstraintID {
    var constraint = Constraint(constant: constant, above: above, below: below)
    let id = ConstraintID(number: freeNumbers.popLast() ?? Int32(truncatingIfNeeded: constraints.count))
    var row = LinearRow(constant: -constant, capacity: terms.count + 2)
    for (variable, coefficient) in terms { tableau.add(variable.symbol, times: coefficient, to: &row) }
    makeSymbols(of: &constraint, id, in: &row)
    if row.constant < 0 { row.scale(by: -1) }
    if let subject = subject(of: row, constraint) {
      tableau.introduce(row, for: subject)
    } else if let left = tableau.work(in: row) {
      isDue = true  // other symbols have become basic in the process
      let others = owners(of: left).filter { $0 != id.number }.sorted().map { ConstraintID(number: $0) }
      tableau.free(constraint.marker)
      if let other = constraint.other { tableau.free(other) }
      freeNumbers.append(id.number)
      if Int(id.number) == constraints.count { constraints.append(nil) }
      throw Contradiction(constraints: others + [id])
    }
    forEachError(of: constraint) { tableau.addToLevel($0, $1) }
    if Int(id.number) == constraints.count {
      constraints.append(constraint)
    } else {
      constraints[Int(id.number)] = constraint
    }
    isDue = true
    return id
  }

  /// Creates the symbols of a constraint. If one of them costs nothing, it is the marker.
  private func makeSymbols(of constraint: inout Constraint, _ id: ConstraintID, in row: inout LinearRow) {
    func makeSymbol(_ priority: Double) -> SolverSymbol? {
      if priority >= ConstraintSolver.required { return nil }
      return tableau.makeSymbol(priority > ConstraintSolver.free ? .error : .slack, owner: id.number)
    }
    let above = makeSymbol(constraint.above)
    let below = makeSymbol(constraint.below)
    if let above { row.add(above, times: -1) }
    if let below { row.add(below, times: 1) }
    switch (above, below) {
    case (nil, nil):
      constraint.marker = tableau.makeSymbol(.dummy, owner: id.number)
      row.add(constraint.marker, times: 1)
    case (let above?, nil): (constraint.marker, constraint.isMarkedAbove) = (above, true)
    case (nil, let below?): constraint.marker = below
    case (let above?, let below?):
      constraint.isMarkedAbove = constraint.below > ConstraintSolver.free
      (constraint.marker, constraint.other) = constraint.isMarkedAbove ? (above, below) : (below, above)
    }
  }

  /// Calls a closure with each symbol of a constraint that has a cost, and its priority.
  private func forEachError(of constraint: Constraint, _ body: (Double, SolverSymbol) -> Void) {
    let (own, others) =
      constraint.isMarkedAbove ? (constraint.above, constraint.below) : (constraint.below, constraint.above)
    if tableau.kind(constraint.marker) == .error { body(own, constraint.marker) }
    if let other = constraint.other, tableau.kind(other) == .error { body(others, other) }
  }

  /// Returns the symbol of a new row that can be basic immediately, or nil.
  private func subject(of row: LinearRow, _ constraint: Constraint) -> SolverSymbol? {
    var hasOnlyDummies = true
    for cell in row.cells {
      let kind = tableau.kind(cell.symbol)
      if kind == .external { return cell.symbol }
      if kind != .dummy { hasOnlyDummies = false }
    }
    if tableau.kind(constraint.marker) == .dummy {
      return hasOnlyDummies && row.constant <= LinearRow.tolerance ? constraint.marker : nil
    }
    if row.coefficient(of: constraint.marker) < 0 { return constraint.marker }
    if let other = constraint.other, row.coefficient(of: other) < 0 { return other }
    return nil
  }

  // MARK: Explanations

  /// Returns the constraints from which the value of a variable follows, in the order of their numbers. Changing the
  /// constant of one of them changes the value. Several such sets may exist; the same calls always give the same one.
  /// O(constraints of the set).
  public func constraints(determining variable: Variable) -> [ConstraintID] {
    settle()
    guard let number = tableau.rowNumber(of: variable.symbol) else { return [] }
    var numbers: [Int32] = []
    for owner in owners(of: tableau.rows[number]).sorted() where numbers.last != owner { numbers.append(owner) }
    return numbers.map { ConstraintID(number: $0) }
  }

  /// Returns by how much a constraint is violated, not less than 0. Required ones never are. O(1).
  public func violation(of id: ConstraintID) -> Double {
    guard let constraint = constraints[Int(id.number)] else { return 0 }
    settle()
    var sum = 0.0
    forEachError(of: constraint) { sum += tableau.value(of: $1) }
    return sum
  }

  /// Returns the constant of a constraint. O(1).
  public func constant(of id: ConstraintID) -> Double { constraints[Int(id.number)]?.constant ?? 0 }

  private func owners(of row: LinearRow) -> [Int32] {
    row.cells.compactMap { cell in
      let owner = tableau.owner(of: cell.symbol)
      return owner < 0 ? nil : owner
    }
  }

  /// Removes a constraint.
  public func remove(_ id: ConstraintID) {
    guard let constraint = constraints[Int(id.number)] else { return }
    settle()
    forEachError(of: constraint) { tableau.removeFromLevel($0, $1) }
    if let number = tableau.rowNumber(of: constraint.marker) {
      tableau.removeRow(number)
    } else if let number = rowToLeave(for: constraint.marker) {
      tableau.pivot(row: number, to: constraint.marker)
      tableau.removeRow(number)
    }
    tableau.free(constraint.marker)
    if let other = constraint.other { tableau.free(other) }
    constraints[Int(id.number)] = nil
    freeNumbers.append(id.number)
    isDue = true
  }

  /// Returns the row whose symbol can be replaced by a marker that is to be removed, keeping the others valid.
  private func rowToLeave(for marker: SolverSymbol) -> Int? {
    var best: (rank: Int, ratio: Double, basic: Int32, row: Int)?
    for number in tableau.column(of: marker) {
      let basic = tableau.basics[Int(number)]
      let coefficient = tableau.rows[Int(number)].coefficient(of: marker)
      let ratio = abs(tableau.rows[Int(number)].constant / coefficient)
      let rank: Int
      switch tableau.kind(basic) {
      case .dummy: rank = 0
      case .external: rank = 3
      case .slack, .error: rank = coefficient < 0 ? 1 : 2
      }
      if let best, (best.rank, best.ratio, best.basic) <= (rank, ratio, basic.index) { continue }
      best = (rank, ratio, basic.index, Int(number))
    }
    return best?.row
  }

  /// Changes the constant of a constraint. Values that do not depend on it stay the same. If it contradicts other
  /// constraints, everything stays the same.
  public func setConstant(_ constant: Double, of id: ConstraintID) throws(Contradiction) {
    guard let constraint = constraints[Int(id.number)], constant != constraint.constant else { return }
    settle()
    let amount = constant - constraint.constant
    if let left = shift(constraint, by: amount) {
      _ = shift(constraint, by: -amount)
      let others = owners(of: left).filter { $0 != id.number }
      throw Contradiction(constraints: others.sorted().map { ConstraintID(number: $0) } + [id])
    }
    constraints[Int(id.number)]!.constant = constant
  }

  /// Shifts the constant of a constraint.
  /// - Returns: Nil, or a row that cannot be satisfied.
  private func shift(_ constraint: Constraint, by amount: Double) -> LinearRow? {
    // The constraint's own equation is satisfied again if the marker's value increases by this amount.
    let change = constraint.isMarkedAbove ? -amount : amount
    let marker = constraint.marker
    if let number = tableau.rowNumber(of: marker) {
      tableau.shift(row: number, by: change)
      return tableau.restore([Int32(truncatingIfNeeded: number)])
    }
    let suspects = tableau.shiftColumn(of: marker, by: -change)
    return suspects.isEmpty ? nil : tableau.restore(suspects)
  }
}
