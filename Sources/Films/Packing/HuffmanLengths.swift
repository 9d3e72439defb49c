/// How many bits each symbol gets: few for those that occur often.
enum HuffmanLengths {
  /// - Parameters:
  ///   - counts: how often each symbol occurs.
  ///   - longest: the most bits that a code may have.
  static func lengths(_ counts: [Int], longest: Int) -> [Int] {
    var weights = counts
    while true {
      let lengths = unbounded(weights)
      if lengths.max() ?? 0 <= longest { return lengths }
      // Flatter weights make flatter trees.
      weights = weights.map { $0 == 0 ? 0 : $0 / 2 + 1 }
    }
  }

  /// The lengths in a tree that joins the two rarest again and again.
  private static func unbounded(_ counts: [Int]) -> [Int] {
    var lengths = [Int](repeating: 0, count: counts.count)
    let leaves = counts.indices.filter { counts[$0] > 0 }.sorted { (counts[$0], $0) < (counts[$1], $1) }
    guard leaves.count > 1 else {
      for leaf in leaves { lengths[leaf] = 1 }
      return lengths
    }
    // Nodes are leaves and then what they were joined into, both by rising weight.
    var weights = leaves.map { counts[$0] }
    var parents = [Int](repeating: 0, count: leaves.count * 2 - 1)
    var (leaf, joined) = (0, leaves.count)
    func next() -> Int {
      if leaf < leaves.count, joined >= weights.count || weights[leaf] <= weights[joined] {
        leaf += 1
        return leaf - 1
      }
      joined += 1
      return joined - 1
    }
    while weights.count < leaves.count * 2 - 1 {
      let (one, other) = (next(), next())
      parents[one] = weights.count
      parents[other] = weights.count
      weights.append(weights[one] + weights[other])
    }
    var depths = [Int](repeating: 0, count: weights.count)
    for node in (0..<(weights.count - 1)).reversed() { depths[node] = depths[parents[node]] + 1 }
    for (index, leaf) in leaves.enumerated() { lengths[leaf] = depths[index] }
    return lengths
  }
}
