/// Solves linear equations and inequalities, some of which may be missed: an incremental simplex.
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
/// The sum of what constraints of one priority miss is as small as can be without more being missed of a higher priority.
/// Where that leaves several solutions, it is always the same one for the same calls. Adding or removing a constraint, and
/// changing its constant, cost what depends on it, not the whole.
///
/// After G. J. Badros, A. Borning and P. J. Stuckey, "The Cassowary Linear Arithmetic Constraint Solving Algorithm", ACM
/// Transactions on Computer-Human Interaction 8 (2001).
public final class ConstraintSolver {
  public struct Variable: Hashable, Sendable {
    let symbol: SolverSymbol
  }

  /// Identifies a constraint until it is removed.
  public struct ConstraintID: Hashable, Sendable {
    let number: Int32
  }

  public enum Relation: Sendable { case lessOrEqual, equal, greaterOrEqual }

  /// Required constraints that contradict each other: no one of them can be left out of the contradiction. The last one
  /// is what was added or changed.
  public struct Contradiction: Error {
    public let constraints: [ConstraintID]
  }

  /// The priority of what must not be missed.
  public static let required: Double = 1000
  /// The priority of what may be missed at no cost.
  public static let free: Double = 0

  /// "The sum of the terms less the constant is how far it is above, less how far it is below": in the tableau, one symbol
  /// for each of the two that may be more than 0, or a dummy.
  private struct Constraint {
    var constant: Double
    /// Priorities.
    let (above, below): (Double, Double)
    /// Stands for it in the tableau.
    var marker = SolverSymbol(index: -1)
    var other: SolverSymbol?
    /// Whether the marker says how far it is above.
    var isMarkedAbove = false
  }

  @exclusivity(unchecked) private var tableau = Tableau()
  @exclusivity(unchecked) private var constraints: [Constraint?] = []
  @exclusivity(unchecked) private var freeNumbers: [Int32] = []
  /// The levels may not be as small as they can be.
  @exclusivity(unchecked) private var isDue = false

  public init() {}

  /// Another one with the same variables and constraints, which do not concern each other from then on. Linear in what
  /// it holds, when one of them changes.
  public func copy() -> ConstraintSolver {
    let copy = ConstraintSolver()
    copy.tableau = tableau
    copy.constraints = constraints
    copy.freeNumbers = freeNumbers
    copy.isDue = isDue
    return copy
  }

  /// Makes room for so many constraints.
  public func reserve(constraints count: Int) {
    constraints.reserveCapacity(count)
    tableau.reserve(rows: count)
  }

  /// A variable that nothing is said about is 0.
  public func makeVariable() -> Variable { Variable(symbol: tableau.makeSymbol(.external)) }

  /// Lets go of a variable that no constraint names any more.
  public func remove(_ variable: Variable) { tableau.free(variable.symbol) }

  /// What a variable is worth now.
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

  /// Adds "the sum of the terms is equal to (at most, at least) the constant".
  /// - Parameter priority: from 0 to 1000, which is required.
  @discardableResult public func add(
    _ terms: [(Variable, Double)], _ relation: Relation, _ constant: Double, priority: Double = required
  ) throws(Contradiction) -> ConstraintID {
    try add(
      terms, near: constant, above: relation == .greaterOrEqual ? ConstraintSolver.free : priority,
      below: relation == .lessOrEqual ? ConstraintSolver.free : priority)
  }

  /// Adds "the sum of the terms is the constant", with a priority of its own for each direction: to be above costs at one,
  /// to be below at the other. This is a pair of inequalities for the price of one.
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
      isDue = true  // on the way there others have become basic
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

  /// The marker is what costs nothing, if there is such a symbol.
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

  /// Calls a closure with the priority of each of its symbols that costs something.
  private func forEachError(of constraint: Constraint, _ body: (Double, SolverSymbol) -> Void) {
    let (own, others) =
      constraint.isMarkedAbove ? (constraint.above, constraint.below) : (constraint.below, constraint.above)
    if tableau.kind(constraint.marker) == .error { body(own, constraint.marker) }
    if let other = constraint.other, tableau.kind(other) == .error { body(others, other) }
  }

  /// The symbol of a new row that can be basic at once.
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

  /// The row whose symbol can leave for a marker that is to be removed, so that the others stay as they should.
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

  /// Changes the constant of a constraint. What does not depend on it stays as it is; where that contradicts other
  /// constraints, everything does.
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

  /// - Returns: nil, or a row that cannot be met.
  private func shift(_ constraint: Constraint, by amount: Double) -> LinearRow? {
    // The constraint's own equation holds again when the marker is worth so much more.
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
