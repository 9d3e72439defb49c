/// Where the elements of a list are after some were removed, inserted and moved: a map between old and new
/// indexes. It keeps the changes, never the elements; a look-up takes O(log changes).
///
/// What stays keeps its order and fills the places that nothing was inserted or moved to.
struct AxisMap: Equatable {
  /// Old indexes of what was deleted or moved away, sorted.
  private var removed: [Int] = []
  /// New indexes of what was inserted or moved in, sorted.
  private var inserted: [Int] = []
  /// From old to new index, of what moved within the list.
  private var moves: [Int: Int] = [:]
  private var movesBack: [Int: Int] = [:]

  init() {}

  /// - Parameters: `deletions` and `insertions` without duplicates, moves aside; `moves` within the list.
  /// O(k log k) in the number of changes.
  init(deletions: [Int], insertions: [Int], moves: [(from: Int, to: Int)] = []) {
    removed = (deletions + moves.map { $0.from }).sorted()
    inserted = (insertions + moves.map { $0.to }).sorted()
    for move in moves {
      self.moves[move.from] = move.to
      movesBack[move.to] = move.from
    }
  }

  /// How many more there are than before.
  var growth: Int { inserted.count - removed.count }

  /// nil for what is gone.
  func newIndex(ofOld old: Int) -> Int? {
    if let target = moves[old] { return target }
    let before = AxisMap.count(in: removed, below: old)
    if before < removed.count && removed[before] == old { return nil }
    return AxisMap.place(of: old - before, around: inserted)
  }

  /// nil for what is new.
  func oldIndex(ofNew new: Int) -> Int? {
    if let source = movesBack[new] { return source }
    let before = AxisMap.count(in: inserted, below: new)
    if before < inserted.count && inserted[before] == new { return nil }
    return AxisMap.place(of: new - before, around: removed)
  }

  /// How many of the sorted indexes are below one.
  private static func count(in sorted: [Int], below index: Int) -> Int {
    var low = 0
    var high = sorted.count
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle] < index { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The index of the n-th place that is not among the taken ones, which are sorted: `taken[j] - j` places are
  /// free before the j-th of them.
  private static func place(of rank: Int, around taken: [Int]) -> Int {
    var low = 0
    var high = taken.count
    while low < high {
      let middle = (low + high) / 2
      if taken[middle] - middle <= rank { low = middle + 1 } else { high = middle }
    }
    return rank + low
  }
}
