/// Something that a tableau reckons with. Symbols are numbered; of several possible ones the simplex takes that with the
/// lowest number, by which it comes to an end (Bland's rule) and always to the same one.
struct SolverSymbol: Hashable, Sendable {
  let index: Int32

  enum Kind: UInt8 {
    /// A variable of the program, of any sign.
    case external
    /// What is left to the bound of an inequality: not negative.
    case slack
    /// By how much a constraint that is not required is missed on one side: not negative.
    case error
    /// Marks a required equation; it is always 0.
    case dummy
  }
}

/// Which symbols have come into a row and gone from it. Used again and again, so that it need not be allocated each time.
struct RowChanges {
  var inserted: [SolverSymbol] = []
  var removed: [SolverSymbol] = []

  mutating func clear() {
    inserted.removeAll(keepingCapacity: true)
    removed.removeAll(keepingCapacity: true)
  }
}
