/// Which symbols have come into a row and gone from it. Used again and again, so that it need not be allocated each time.
struct RowChanges {
  var inserted: [SolverSymbol] = []
  var removed: [SolverSymbol] = []

  mutating func clear() {
    inserted.removeAll(keepingCapacity: true)
    removed.removeAll(keepingCapacity: true)
  }
}
