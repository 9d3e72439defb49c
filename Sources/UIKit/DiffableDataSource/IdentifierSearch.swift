import Runtime

// Snapshots store identifiers in plain arrays, with a table of their approximate indexes. A change in the middle of an
// array shifts the following elements, and the table is not corrected immediately: it counts the maximum error of its
// entries, the *drift*, and is rewritten when that exceeds a limit. So single changes only move memory, and look-ups
// compare a bounded number of identifiers.

/// The drift at which a table is rewritten.
let identifierDriftLimit = 64

extension Array where Element: Equatable {
  /// Returns the index of an existing element, at most `drift` places from `hint`.
  func index(of element: Element, near hint: Int, drift: Int) -> Int {
    for distance in 0...drift {
      let after = hint + distance
      if after < count && self[after] == element { return after }
      let before = hint - distance
      if before >= 0 && before < count && self[before] == element { return before }
    }
    programmerError(
      "The identifier \(nameInMessage(element)) cannot be found again, because its hash value or == has changed while it was in a snapshot. Base both only on values that never change, such as a UUID."
    )
  }
}

extension Array where Element: Hashable {
  /// The elements that occur more than once, each once.
  var duplicates: [Element] {
    var seen: Set<Element> = []
    var twice: Set<Element> = []
    return filter { !seen.insert($0).inserted && twice.insert($0).inserted }
  }

  /// Returns the elements that are not in a set, in order.
  func subtracting(_ others: Set<Element>) -> [Element] { others.isEmpty ? self : filter { !others.contains($0) } }
}
