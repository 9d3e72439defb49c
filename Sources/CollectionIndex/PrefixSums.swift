/// Numbers in a row, any of which may change, and their sums from the first on: a tree of Fenwick's. Of `n` numbers it
/// keeps `8 n` bytes.
package struct PrefixSums {
  /// At `i` (from 1) the sum of as many numbers up to the i-th as the lowest bit of `i` says.
  private var sums: [Double]

  package var count: Int { sums.count - 1 }

  /// All zero.
  package init(count: Int) { sums = [Double](repeating: 0, count: count + 1) }

  /// O(numbers).
  package init(_ numbers: [Double]) {
    sums = [0] + numbers
    for place in sums.indices.dropFirst() {
      let next = place + (place & -place)
      if next < sums.count { sums[next] += sums[place] }
    }
  }

  /// Of the first `end` numbers. O(log numbers).
  package func sum(before end: Int) -> Double {
    var sum = 0.0
    var place = end
    while place > 0 {
      sum += sums[place]
      place &= place - 1
    }
    return sum
  }

  /// O(log numbers).
  package mutating func add(_ difference: Double, at index: Int) {
    var place = index + 1
    while place < sums.count {
      sums[place] += difference
      place += place & -place
    }
  }
}
