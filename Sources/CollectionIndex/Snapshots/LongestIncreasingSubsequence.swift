/// Which values belong to a longest increasing subsequence: what can stay while the others move around it.
///
/// The values differ from each other. Patience sorting: O(n log n), and O(n) for values that increase already.
func longestIncreasingSubsequence(_ values: [Int]) -> [Bool] {
  /// The position of the least value that ends an increasing subsequence, by length less one.
  var ends: [Int] = []
  /// The position before each in its subsequence, -1 for the first.
  var previous: [Int] = []
  previous.reserveCapacity(values.count)
  for (position, value) in values.enumerated() {
    var length = ends.count
    if let last = ends.last, values[last] >= value { length = ends.partitioningIndex { values[$0] >= value } }
    previous.append(length == 0 ? -1 : ends[length - 1])
    if length == ends.count { ends.append(position) } else { ends[length] = position }
  }
  var belongs = [Bool](repeating: false, count: values.count)
  var position = ends.last ?? -1
  while position >= 0 {
    belongs[position] = true
    position = previous[position]
  }
  return belongs
}
