// The package's only binary search. The predicate is inlined into the search.

extension Range where Bound == Int {
  /// Returns the first number for which a predicate holds, if it also holds for all later ones, or the end of the range
  /// if there is none. O(log count) calls.
  @inlinable package func partitioningIndex(where holds: (Int) -> Bool) -> Int {
    var low = lowerBound
    var high = upperBound
    while low < high {
      let middle = low + (high - low) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension Array {
  /// Returns the index of the first element for which a predicate holds, if it also holds for all later ones, or
  /// `endIndex` if there is none. O(log count) calls.
  @inlinable package func partitioningIndex(where holds: (Element) -> Bool) -> Int {
    indices.partitioningIndex { holds(self[$0]) }
  }
}
