/// A sequence of mutable numbers with their prefix sums. It stores `8 n` bytes for `n` numbers. Each 512 numbers form a
/// tree, which is created when one of them changes, so zeros take no memory until then; another tree holds their sums.
package struct PrefixSums {
  package let count: Int
  /// The trees; nil where all numbers are zero.
  private var parts: [SumTree?]
  private var sums: SumTree

  private static let partCount = 512

  /// Creates a sequence of zeros. O(numbers / 512).
  package init(count: Int) {
    self.count = count
    parts = Array(repeating: nil, count: (count + Self.partCount - 1) / Self.partCount)
    sums = SumTree(count: parts.count)
  }

  /// Creates a sequence. O(numbers).
  package init(_ numbers: [Double]) {
    self.init(count: numbers.count)
    for part in parts.indices {
      let start = part * Self.partCount
      let tree = SumTree(numbers[start..<min(start + Self.partCount, count)])
      sums.add(tree.sum(before: tree.count), at: part)
      parts[part] = tree
    }
  }

  /// Returns the sum of the first `end` numbers. O(log numbers).
  package func sum(before end: Int) -> Double {
    let part = end / Self.partCount
    let sum = sums.sum(before: part)
    guard part < parts.count, let tree = parts[part] else { return sum }
    return sum + tree.sum(before: end % Self.partCount)
  }

  /// Adds to a number. O(log numbers).
  package mutating func add(_ difference: Double, at index: Int) {
    let part = index / Self.partCount
    if parts[part] == nil { parts[part] = SumTree(count: min(Self.partCount, count - part * Self.partCount)) }
    parts[part]!.add(difference, at: index % Self.partCount)
    sums.add(difference, at: part)
  }
}

/// A Fenwick tree of prefix sums.
private struct SumTree {
  /// The partial sums: the one at index `i`, from 1 on, is the sum of the `i & -i` numbers that end with the i-th.
  private var sums: [Double]

  var count: Int { sums.count - 1 }

  /// Creates a tree of zeros.
  init(count: Int) { sums = [Double](repeating: 0, count: count + 1) }

  /// Creates a tree. O(numbers).
  init(_ numbers: ArraySlice<Double>) {
    sums = [0] + numbers
    for place in sums.indices.dropFirst() {
      let next = place + (place & -place)
      if next < sums.count { sums[next] += sums[place] }
    }
  }

  func sum(before end: Int) -> Double {
    var sum = 0.0
    var place = end
    while place > 0 {
      sum += sums[place]
      place &= place - 1
    }
    return sum
  }

  mutating func add(_ difference: Double, at index: Int) {
    var place = index + 1
    while place < sums.count {
      sums[place] += difference
      place += place & -place
    }
  }
}
