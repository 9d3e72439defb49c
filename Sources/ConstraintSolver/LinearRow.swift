/// A linear expression over the symbols of a tableau: a constant and the symbols with their coefficients.
///
/// Cells are in the order of their symbols, which are unique. The row of a basic symbol expresses its value by the
/// non-basic symbols, whose values are 0.
struct LinearRow {
  struct Cell {
    var symbol: SolverSymbol
    var coefficient: Double
  }

  var constant: Double
  private(set) var cells: [Cell] = []

  init(constant: Double = 0, capacity: Int = 0) {
    self.constant = constant
    if capacity > 0 { cells.reserveCapacity(capacity) }
  }

  /// The absolute value below which coefficients are rounding errors.
  static let tolerance = 1e-9

  @inline(__always) private static func isNothing(_ value: Double) -> Bool { abs(value) <= tolerance }

  /// Returns the index of a symbol, or the index at which it would be inserted. O(log cells).
  @inline(__always) private func index(of symbol: SolverSymbol) -> Int {
    cells.withUnsafeBufferPointer { cells in
      var low = 0
      var high = cells.count
      while low < high {
        let middle = (low &+ high) >> 1
        if cells[middle].symbol.index < symbol.index { low = middle &+ 1 } else { high = middle }
      }
      return low
    }
  }

  /// Returns the coefficient of a symbol; 0 if it is missing. O(log cells).
  func coefficient(of symbol: SolverSymbol) -> Double {
    let index = index(of: symbol)
    return index < cells.count && cells[index].symbol == symbol ? cells[index].coefficient : 0
  }

  /// Adds a multiple of a symbol.
  mutating func add(_ symbol: SolverSymbol, times factor: Double) {
    let index = index(of: symbol)
    guard index < cells.count, cells[index].symbol == symbol else {
      if !LinearRow.isNothing(factor) { cells.insert(Cell(symbol: symbol, coefficient: factor), at: index) }
      return
    }
    let sum = cells[index].coefficient + factor
    if LinearRow.isNothing(sum) { cells.remove(at: index) } else { cells[index].coefficient = sum }
  }

  /// Adds a multiple of another row. O(cells of both).
  /// - Parameter changes: Receives the symbols that were added and removed.
  mutating func add(_ other: LinearRow, times factor: Double, noting changes: inout RowChanges) {
    constant += other.constant * factor
    if other.cells.isEmpty { return }
    other.cells.withUnsafeBufferPointer { others in
      let (missing, vanished) = addWhereTheyOccur(others, times: factor)
      if missing > 0 { insertMissing(others, times: factor, missing, &changes) }
      if vanished > 0 { removeVanished(&changes) }
    }
  }

  /// Adds a multiple of another row to the existing symbols.
  /// - Returns: The number of missing symbols, and the number of coefficients that have become 0.
  private mutating func addWhereTheyOccur(_ others: UnsafeBufferPointer<Cell>, times factor: Double) -> (Int, Int) {
    cells.withUnsafeMutableBufferPointer { own in
      var (missing, vanished, index) = (0, 0, 0)
      for other in others {
        while index < own.count, own[index].symbol.index < other.symbol.index { index &+= 1 }
        let value = other.coefficient * factor
        if index < own.count, own[index].symbol == other.symbol {
          let sum = own[index].coefficient + value
          if LinearRow.isNothing(sum) {
            own[index].coefficient = 0
            vanished &+= 1
          } else {
            own[index].coefficient = sum
          }
        } else if !LinearRow.isNothing(value) {
          missing &+= 1
        }
      }
      return (missing, vanished)
    }
  }

  /// Inserts the symbols of another row that are missing in this one, by merging from the back.
  private mutating func insertMissing(
    _ others: UnsafeBufferPointer<Cell>, times factor: Double, _ missing: Int, _ changes: inout RowChanges
  ) {
    var last = cells.count &- 1
    var left = missing
    for _ in 0..<missing { cells.append(Cell(symbol: SolverSymbol(index: 0), coefficient: 0)) }
    cells.withUnsafeMutableBufferPointer { own in
      var place = own.count &- 1
      var other = others.count &- 1
      while left > 0 {
        let symbol = others[other].symbol
        if last >= 0, own[last].symbol.index >= symbol.index {
          if own[last].symbol == symbol { other &-= 1 }
          own[place] = own[last]
          last &-= 1
          place &-= 1
          continue
        }
        let value = others[other].coefficient * factor
        other &-= 1
        if LinearRow.isNothing(value) { continue }
        own[place] = Cell(symbol: symbol, coefficient: value)
        changes.inserted.append(symbol)
        place &-= 1
        left &-= 1
      }
    }
  }

  private mutating func removeVanished(_ changes: inout RowChanges) {
    let count = cells.withUnsafeMutableBufferPointer { own in
      var kept = 0
      for index in own.indices {
        if own[index].coefficient == 0 {
          changes.removed.append(own[index].symbol)
        } else {
          own[kept] = own[index]
          kept &+= 1
        }
      }
      return kept
    }
    cells.removeLast(cells.count - count)
  }

  /// Removes a symbol.
  /// - Returns: Its coefficient; 0 if it was missing.
  mutating func remove(_ symbol: SolverSymbol) -> Double {
    let index = index(of: symbol)
    guard index < cells.count, cells[index].symbol == symbol else { return 0 }
    return cells.remove(at: index).coefficient
  }

  mutating func scale(by factor: Double) {
    if factor == 1 { return }
    constant *= factor
    cells.withUnsafeMutableBufferPointer { for index in $0.indices { $0[index].coefficient *= factor } }
  }

  /// Solves "this row is 0" for one of its symbols, whose value the row then expresses.
  mutating func solve(for symbol: SolverSymbol) {
    let coefficient = remove(symbol)
    scale(by: -1 / coefficient)
  }
}
