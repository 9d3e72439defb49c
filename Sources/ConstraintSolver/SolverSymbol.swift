/// A symbol of a tableau. Symbols are numbered; of several candidates the simplex method selects the one with the
/// lowest number, which makes it terminate (Bland's rule), always with the same result.
struct SolverSymbol: Hashable, Sendable {
  let index: Int32

  enum Kind: UInt8 {
    /// A variable of the program, of any sign.
    case external
    /// The distance to the bound of an inequality; not negative.
    case slack
    /// The violation of a non-required constraint on one side; not negative.
    case error
    /// The marker of a required equation, which is always 0.
    case dummy
  }
}

/// The symbols that were added to a row and removed from it. Reused, to avoid allocations.
struct RowChanges {
  var inserted: [SolverSymbol] = []
  var removed: [SolverSymbol] = []

  mutating func clear() {
    inserted.removeAll(keepingCapacity: true)
    removed.removeAll(keepingCapacity: true)
  }
}
