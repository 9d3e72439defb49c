/// Which of some things can stay where they are when all are put into a new order.
enum StackingOrder {
  /// Marks a longest part of the list that rises, so that the others are the fewest that must move.
  /// Nil stands for a thing that is new, and is never marked. Quadratic in the length of the list in the
  /// worst case, linear if nothing moves.
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
