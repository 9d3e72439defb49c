// The one binary search of the package. A question costs a closure call, which is compiled into the search.

extension Range where Bound == Int {
  /// The first number of the range for which something holds that then holds for all later ones; the end of the range
  /// when it holds for none. O(log count) questions.
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
  /// The index of the first element for which something holds that then holds for all later ones; `endIndex` when it
  /// holds for none. O(log count) questions.
  @inlinable package func partitioningIndex(where holds: (Element) -> Bool) -> Int {
    indices.partitioningIndex { holds(self[$0]) }
  }
}
