/// The minimal set of moves that reorders a list.
enum StackingOrder {
  /// Marks a longest increasing subsequence of the list, so that the unmarked elements are the fewest that have to
  /// move. Nil stands for a new element, which is never marked. Quadratic in the length of the list in the worst case,
  /// linear if nothing moves.
  static func longestRise(_ positions: [Int?]) -> [Bool] {
    var result = positions.map { $0 != nil }
    let known = positions.indices.filter { positions[$0] != nil }
    guard zip(known, known.dropFirst()).contains(where: { positions[$0]! >= positions[$1]! }) else { return result }
    var lengths: [Int] = []
    var before: [Int?] = []
    var best = 0
    for end in known.indices {
      var length = 1
      var previous: Int?
      for start in 0..<end where positions[known[start]]! < positions[known[end]]! && lengths[start] >= length {
        length = lengths[start] + 1
        previous = start
      }
      lengths.append(length)
      before.append(previous)
      if length > lengths[best] { best = end }
    }
    result = positions.map { _ in false }
    var next: Int? = best
    while let index = next {
      result[known[index]] = true
      next = before[index]
    }
    return result
  }
}
