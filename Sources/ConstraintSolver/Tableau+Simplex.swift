// The simplex method in both directions: from any solution of the required constraints to an optimal one, and, after
// changes of constants, from an optimal but invalid solution to an optimal valid one.
//
// After G. J. Badros, A. Borning and P. J. Stuckey, "The Cassowary Linear Arithmetic Constraint Solving Algorithm", ACM
// Transactions on Computer-Human Interaction 8 (2001). Priorities are compared one by one, the highest first, instead
// of being weighed against each other: a thousand constraints of a low priority do not outweigh one of a higher
// priority.

extension Tableau {
  /// Minimizes all levels, the most important first.
  mutating func minimize() {
    var index = 0
    while index < levels.count {
      // If it could decrease without limit, that is a rounding error, since violations are not negative.
      guard let entering = enteringSymbol(level: index), let number = leavingRow(for: entering) else {
        index += 1
        continue
      }
      pivot(row: number, to: entering)
    }
  }

  /// Returns a symbol whose increase lowers a level without changing a more important one, or nil.
  private func enteringSymbol(level: Int) -> SolverSymbol? {
    for cell in levels[level].row.cells where cell.coefficient < -LinearRow.tolerance && kind(cell.symbol) != .dummy {
      var isFree = true
      for before in 0..<level where abs(levels[before].row.coefficient(of: cell.symbol)) > LinearRow.tolerance {
        isFree = false
        break
      }
      if isFree { return cell.symbol }
    }
    return nil
  }

  /// Returns the row that limits the increase of a symbol.
  /// - Parameter limit: If the symbol can increase by at least this much, the result is nil.
  func leavingRow(for entering: SolverSymbol, before limit: Double = .infinity) -> Int? {
    var best: (ratio: Double, basic: Int32, row: Int)?
    for number in column(of: entering) {
      let basic = basics[Int(number)]
      let ratio: Double
      switch kind(basic) {
      case .external: continue
      case .dummy: ratio = -1
      case .slack, .error:
        let coefficient = rows[Int(number)].coefficient(of: entering)
        if coefficient >= 0 { continue }
        ratio = -rows[Int(number)].constant / coefficient
      }
      if ratio >= limit { continue }
      if let best, (best.ratio, best.basic) <= (ratio, basic.index) { continue }
      best = (ratio, basic.index, Int(number))
    }
    return best?.row
  }

  /// Adds a row that should be 0 and is positive, without a symbol that can be basic immediately: symbols that decrease
  /// it are increased, regardless of the levels, until it is 0. The paper represents the row in the tableau by an
  /// artificial symbol meanwhile; here it stays outside.
  /// - Returns: Nil, or the remaining row if nothing decreases it.
  mutating func work(in row: LinearRow) -> LinearRow? {
    var row = row
    while row.constant > LinearRow.tolerance {
      let entering = row.cells.first { cell in
        let kind = kind(cell.symbol)
        return cell.coefficient < -LinearRow.tolerance && (kind == .slack || kind == .error)
      }
      guard let entering else {
        if row.constant > LinearRow.tolerance * 10 { return row }
        break
      }
      guard let leaving = leavingRow(for: entering.symbol, before: -row.constant / entering.coefficient) else {
        introduce(row, for: entering.symbol)
        return nil
      }
      pivot(row: leaving, to: entering.symbol)
      put(rows[leaving], for: entering.symbol, into: &row)
    }
    // It is 0, so any symbol can be basic, with a value of 0.
    let subject = row.cells.first { kind($0.symbol) != .dummy } ?? row.cells.first
    if let subject { introduce(row, for: subject.symbol) }
    return nil
  }

  /// Returns whether a row is negative and must not be, or is that of a dummy and not 0.
  func isOutOfRange(_ number: Int) -> Bool {
    let constant = rows[number].constant
    if abs(constant) <= LinearRow.tolerance || !isInUse(number) { return false }
    switch kind(basics[number]) {
    case .external: return false
    case .dummy: return true
    case .slack, .error: return constant < 0
    }
  }

  /// Restores rows that must not be negative, keeping the levels minimal.
  /// - Parameter suspects: The rows that may be negative.
  /// - Returns: Nil, or a row that is negative for all values of its symbols.
  mutating func restore(_ suspects: [Int32]) -> LinearRow? {
    var suspects = suspects
    while let last = suspects.popLast() {
      let number = Int(last)
      guard isOutOfRange(number) else { continue }
      let basic = basics[number]
      guard kind(basic) != .dummy, let entering = dualEntering(rows[number]) else {
        var row = rows[number]
        row.add(basic, times: 1)
        return row
      }
      suspects += column(of: entering)
      pivot(row: number, to: entering)
    }
    return nil
  }

  /// Returns the cheapest of the symbols that increase a row.
  private func dualEntering(_ row: LinearRow) -> SolverSymbol? {
    var best: (symbol: SolverSymbol, coefficient: Double)?
    for cell in row.cells where cell.coefficient > LinearRow.tolerance && kind(cell.symbol) != .dummy {
      guard let former = best else {
        best = (cell.symbol, cell.coefficient)
        continue
      }
      for level in levels {
        let cost = level.row.coefficient(of: cell.symbol) / cell.coefficient
        let formerCost = level.row.coefficient(of: former.symbol) / former.coefficient
        if abs(cost - formerCost) <= LinearRow.tolerance { continue }
        if cost < formerCost { best = (cell.symbol, cell.coefficient) }
        break
      }
    }
    return best?.symbol
  }
}
