/// The equations of all constraints, solved for some of their symbols, the basic ones; the value of all others is 0.
struct Tableau {
  private struct Entry {
    var kind: SolverSymbol.Kind
    /// The row of a basic symbol, or -1.
    var row: Int32 = -1
    /// The number of the constraint that the symbol represents, or -1.
    var owner: Int32 = -1
    /// The rows that contain a non-basic symbol.
    var column: [Int32] = []
  }

  /// An objective: the total violation of the constraints of one priority.
  struct Level {
    let priority: Double
    /// The number of symbols in the sum.
    var count = 0
    var row = LinearRow()
  }

  private var entries: [Entry] = []
  private var freeSymbols: [SolverSymbol] = []
  private(set) var rows: [LinearRow] = []
  /// The basic symbol of each row.
  private(set) var basics: [SolverSymbol] = []
  private var freeRows: [Int32] = []
  /// The objectives, the most important first.
  private(set) var levels: [Level] = []
  private var changes = RowChanges()

  mutating func reserve(rows count: Int) {
    rows.reserveCapacity(count)
    basics.reserveCapacity(count)
    entries.reserveCapacity(3 * count)
  }

  // MARK: Symbols

  /// Creates a symbol.
  /// - Parameter owner: The number of the constraint that it represents.
  mutating func makeSymbol(_ kind: SolverSymbol.Kind, owner: Int32 = -1) -> SolverSymbol {
    if let symbol = freeSymbols.popLast() {
      entries[Int(symbol.index)].kind = kind
      entries[Int(symbol.index)].owner = owner
      return symbol
    }
    entries.append(Entry(kind: kind, owner: owner))
    return SolverSymbol(index: Int32(truncatingIfNeeded: entries.count - 1))
  }

  /// Frees a symbol that is in no constraint.
  mutating func free(_ symbol: SolverSymbol) {
    if let number = rowNumber(of: symbol) { removeRow(number) }
    for number in entries[Int(symbol.index)].column { _ = rows[Int(number)].remove(symbol) }
    entries[Int(symbol.index)].column.removeAll(keepingCapacity: true)
    for index in levels.indices { _ = levels[index].row.remove(symbol) }
    freeSymbols.append(symbol)
  }

  func kind(_ symbol: SolverSymbol) -> SolverSymbol.Kind { entries[Int(symbol.index)].kind }

  /// Returns the number of the constraint that a symbol represents, or -1.
  func owner(of symbol: SolverSymbol) -> Int32 { entries[Int(symbol.index)].owner }

  func value(of symbol: SolverSymbol) -> Double {
    let number = entries[Int(symbol.index)].row
    return number < 0 ? 0 : rows[Int(number)].constant
  }

  // MARK: Rows

  func rowNumber(of symbol: SolverSymbol) -> Int? {
    let number = entries[Int(symbol.index)].row
    return number < 0 ? nil : Int(number)
  }

  /// Returns the rows that contain a non-basic symbol.
  func column(of symbol: SolverSymbol) -> [Int32] { entries[Int(symbol.index)].column }

  /// Adds a multiple of a symbol to a row outside the tableau; of its value, if it is basic.
  mutating func add(_ symbol: SolverSymbol, times factor: Double, to row: inout LinearRow) {
    if let number = rowNumber(of: symbol) {
      row.add(rows[number], times: factor, noting: &changes)
      changes.clear()
    } else {
      row.add(symbol, times: factor)
    }
  }

  /// Makes a symbol basic.
  mutating func insert(_ row: LinearRow, for symbol: SolverSymbol) {
    let number: Int32
    if let free = freeRows.popLast() {
      number = free
      rows[Int(free)] = row
      basics[Int(free)] = symbol
    } else {
      number = Int32(truncatingIfNeeded: rows.count)
      rows.append(row)
      basics.append(symbol)
    }
    entries[Int(symbol.index)].row = number
    for cell in row.cells { entries[Int(cell.symbol.index)].column.append(number) }
  }

  mutating func removeRow(_ number: Int) {
    for cell in rows[number].cells { forget(number, in: cell.symbol) }
    entries[Int(basics[number].index)].row = -1
    rows[number] = LinearRow()
    freeRows.append(Int32(truncatingIfNeeded: number))
  }

  /// Records that a symbol no longer occurs in a row.
  private mutating func forget(_ number: Int, in symbol: SolverSymbol) {
    let place = entries[Int(symbol.index)].column.firstIndex(of: Int32(truncatingIfNeeded: number))!
    entries[Int(symbol.index)].column.swapAt(place, entries[Int(symbol.index)].column.count - 1)
    entries[Int(symbol.index)].column.removeLast()
  }

  /// Returns whether a row is in the tableau.
  func isInUse(_ number: Int) -> Bool { entries[Int(basics[number].index)].row == Int32(truncatingIfNeeded: number) }

  /// Substitutes the value of a symbol everywhere.
  mutating func substitute(_ row: LinearRow, for symbol: SolverSymbol) {
    var column: [Int32] = []
    swap(&column, &entries[Int(symbol.index)].column)
    for number in column {
      let factor = rows[Int(number)].remove(symbol)
      rows[Int(number)].add(row, times: factor, noting: &changes)
      for other in changes.inserted { entries[Int(other.index)].column.append(number) }
      for other in changes.removed { forget(Int(number), in: other) }
      changes.clear()
    }
    column.removeAll(keepingCapacity: true)
    swap(&column, &entries[Int(symbol.index)].column)
    for index in levels.indices {
      let factor = levels[index].row.remove(symbol)
      if factor != 0 { levels[index].row.add(row, times: factor, noting: &changes) }
    }
    changes.clear()
  }

  /// Makes a symbol basic with a new row that contains it and is 0.
  mutating func introduce(_ row: LinearRow, for symbol: SolverSymbol) {
    var row = row
    row.solve(for: symbol)
    substitute(row, for: symbol)
    insert(row, for: symbol)
  }

  /// Substitutes the value of a symbol in a row outside the tableau.
  mutating func put(_ worth: LinearRow, for symbol: SolverSymbol, into row: inout LinearRow) {
    let factor = row.remove(symbol)
    row.add(worth, times: factor, noting: &changes)
    changes.clear()
  }

  /// Makes a symbol basic in place of another one.
  mutating func pivot(row number: Int, to entering: SolverSymbol) {
    let leaving = basics[number]
    var row = LinearRow()
    swap(&row, &rows[number])
    forget(number, in: entering)
    row.add(leaving, times: -1)
    row.solve(for: entering)
    entries[Int(leaving.index)].row = -1
    substitute(row, for: entering)
    rows[number] = row
    basics[number] = entering
    entries[Int(entering.index)].row = Int32(truncatingIfNeeded: number)
    entries[Int(leaving.index)].column.append(Int32(truncatingIfNeeded: number))
  }

  mutating func shift(row number: Int, by amount: Double) { rows[number].constant += amount }

  /// Shifts the rows as if the value of a non-basic symbol increased.
  /// - Returns: The rows that are out of range afterwards.
  mutating func shiftColumn(of symbol: SolverSymbol, by amount: Double) -> [Int32] {
    var suspects: [Int32] = []
    let entry = entries[Int(symbol.index)]
    rows.withUnsafeMutableBufferPointer { [entries, basics] rows in
      for number in entry.column {
        rows[Int(number)].constant += amount * rows[Int(number)].coefficient(of: symbol)
        if rows[Int(number)].constant < -LinearRow.tolerance || entries[Int(basics[Int(number)].index)].kind == .dummy {
          suspects.append(number)
        }
      }
    }
    return suspects
  }

  // MARK: Levels

  /// Adds a symbol to an objective.
  mutating func addToLevel(_ priority: Double, _ symbol: SolverSymbol) {
    var index = 0
    while index < levels.count, levels[index].priority > priority { index += 1 }
    if index == levels.count || levels[index].priority != priority {
      levels.insert(Level(priority: priority), at: index)
    }
    levels[index].count += 1
    add(symbol, times: 1, toLevel: index)
  }

  /// Removes a symbol from an objective.
  mutating func removeFromLevel(_ priority: Double, _ symbol: SolverSymbol) {
    guard let index = levels.firstIndex(where: { $0.priority == priority }) else { return }
    levels[index].count -= 1
    if levels[index].count == 0 { levels.remove(at: index) } else { add(symbol, times: -1, toLevel: index) }
  }

  private mutating func add(_ symbol: SolverSymbol, times factor: Double, toLevel index: Int) {
    if let number = rowNumber(of: symbol) {
      levels[index].row.add(rows[number], times: factor, noting: &changes)
      changes.clear()
    } else {
      levels[index].row.add(symbol, times: factor)
    }
  }
}
