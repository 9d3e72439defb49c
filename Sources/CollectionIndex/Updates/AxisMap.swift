/// Where the elements of a list are after some were removed, inserted and moved: a map between old and new
/// indexes. It keeps the changes, never the elements; a look-up takes O(log changes).
///
/// What stays keeps its order and fills the places that nothing was inserted or moved to.
package struct AxisMap: Equatable {
  /// An index that the other side does not have, or has elsewhere.
  private struct Change: Equatable, Comparable {
    let index: Int
    /// The index on the other side of what moved within the list; nil for what came or went.
    let counterpart: Int?

    static func < (a: Change, b: Change) -> Bool { a.index < b.index }
  }

  /// By old indexes: what was deleted or moved away, sorted.
  private var removed: [Change] = []
  /// By new indexes: what was inserted or moved in, sorted.
  private var inserted: [Change] = []

  package init() {}

  /// - Parameters: `deletions` and `insertions` without duplicates, moves aside; `moves` within the list.
  /// O(k log k) in the number of changes.
  package init(deletions: [Int], insertions: [Int], moves: [(from: Int, to: Int)] = []) {
    for index in deletions { removed.append(Change(index: index, counterpart: nil)) }
    for index in insertions { inserted.append(Change(index: index, counterpart: nil)) }
    for move in moves {
      removed.append(Change(index: move.from, counterpart: move.to))
      inserted.append(Change(index: move.to, counterpart: move.from))
    }
    removed.sort()
    inserted.sort()
  }

  /// How many more there are than before.
  package var growth: Int { inserted.count - removed.count }

  /// nil for what is gone.
  package func newIndex(ofOld old: Int) -> Int? { AxisMap.counterpart(of: old, among: removed, around: inserted) }

  /// nil for what is new.
  package func oldIndex(ofNew new: Int) -> Int? { AxisMap.counterpart(of: new, among: inserted, around: removed) }

  /// - Parameters:
  ///   - changes: of the side that the index is of.
  ///   - others: of the side that is asked for.
  private static func counterpart(of index: Int, among changes: [Change], around others: [Change]) -> Int? {
    let before = changes.partitioningIndex { $0.index >= index }
    if before < changes.count && changes[before].index == index { return changes[before].counterpart }
    return AxisMap.index(ofFree: index - before, around: others)
  }

  /// The index of the n-th place that is not among the taken ones, which are sorted: before the j-th of them are as many
  /// free places as its index less j.
  private static func index(ofFree number: Int, around taken: [Change]) -> Int {
    number + taken.indices.partitioningIndex { taken[$0].index - $0 > number }
  }
}
