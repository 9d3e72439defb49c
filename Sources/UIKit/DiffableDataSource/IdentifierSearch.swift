import Runtime

// Snapshots keep identifiers in plain arrays, and a table that says about where each of them is. A change in the
// middle of an array moves what follows, and the table is not corrected at once: it counts how far its entries may be
// off, the *drift*, and is written anew when that exceeds a limit. So single changes cost a move of memory, and
// look-ups compare a bounded number of identifiers.

/// The drift at which a table is written anew.
let identifierDriftLimit = 64

extension Array where Element: Equatable {
  /// The index of an element that is in the array, at most `drift` places from `hint`.
  func index(of element: Element, near hint: Int, drift: Int) -> Int {
    for distance in 0...drift {
      let after = hint + distance
      if after < count && self[after] == element { return after }
      let before = hint - distance
      if before >= 0 && before < count && self[before] == element { return before }
    }
    programmerError(
      "The identifier \(nameInMessage(element)) is not found where it was put: its hash value or == changed while it was in a snapshot. Let both depend only on what never changes of an item, such as a UUID."
    )
  }
}

extension Array where Element: Hashable {
  /// Those that occur more than once, each once.
  var duplicates: [Element] {
    var seen: Set<Element> = []
    var twice: Set<Element> = []
    return filter { !seen.insert($0).inserted && twice.insert($0).inserted }
  }

  /// Those that are not among the others, in order.
  func subtracting(_ others: Set<Element>) -> [Element] { others.isEmpty ? self : filter { !others.contains($0) } }
}
