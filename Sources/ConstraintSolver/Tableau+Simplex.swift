// The simplex method, in two directions: from any values that meet the required constraints to the best ones, and, after
// constants have changed, from the best ones that do not meet them to the best that do.
//
// After G. J. Badros, A. Borning and P. J. Stuckey, "The Cassowary Linear Arithmetic Constraint Solving Algorithm", ACM
// Transactions on Computer-Human Interaction 8 (2001). Priorities are compared one by one, the highest first, instead of
// being weighed against each other: a thousand constraints of a low one do not outvote one of a higher one.

extension Tableau {
  /// Makes all levels as small as they can be, the most important first.
  mutating func minimize() {
    var index = 0
    while index < levels.count {
      // Where it could become smaller without end, that is a rounding error: what is missed is not negative.
      guard let entering = enteringSymbol(level: index), let number = leavingRow(for: entering) else {
        index += 1
        continue
      }
      pivot(row: number, to: entering)
    }
  }

  /// A symbol that makes a level smaller by becoming larger, and those before it no larger.
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

  /// The row that limits how large a symbol can become.
  /// - Parameter limit: nil is answered if the symbol can become at least so large.
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

  /// Works a row in that is to be 0 and is more, with no symbol that can be basic at once: symbols that make it smaller
  /// become larger, whatever becomes of the levels, until it is 0. The paper has an artificial symbol stand for the row in
  /// the tableau meanwhile; here it stays outside.
  /// - Returns: nil, or what is left of the row when nothing makes it smaller.
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
    // It is 0: any symbol can be basic, and is 0 like the row.
    let subject = row.cells.first { kind($0.symbol) != .dummy } ?? row.cells.first
    if let subject { introduce(row, for: subject.symbol) }
    return nil
  }

  /// Whether a row is negative that must not be, or of a dummy and not 0.
  func isOutOfRange(_ number: Int) -> Bool {
    let constant = rows[number].constant
    if abs(constant) <= LinearRow.tolerance || !isInUse(number) { return false }
    switch kind(basics[number]) {
    case .external: return false
    case .dummy: return true
    case .slack, .error: return constant < 0
    }
  }

  /// Has all rows that must not be negative be so again; the levels stay as small as they can be.
  /// - Parameter suspects: the rows that may be negative.
  /// - Returns: nil, or a row that stays negative whatever the symbols are worth.
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

  /// Of the symbols that make a row larger, the one that costs least.
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
