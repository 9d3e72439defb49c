/// A map between the old and new indexes of a list after deletions, insertions and moves. It stores the changes, not
/// the elements; a look-up takes O(log changes).
///
/// Elements that stay keep their order and fill the places that nothing is inserted or moved to.
package struct AxisMap: Equatable {
  /// An index without a counterpart on the other side, or with one out of order.
  private struct Change: Equatable, Comparable {
    let index: Int
    /// The index on the other side of an element that moves within the list; nil for a deletion or an insertion.
    let counterpart: Int?

    static func < (a: Change, b: Change) -> Bool { a.index < b.index }
  }

  /// The deletions and the sources of moves by old index, sorted.
  private var removed: [Change] = []
  /// The insertions and the targets of moves by new index, sorted.
  private var inserted: [Change] = []

  package init() {}

  /// Creates a map. O(k log k) in the number of changes.
  /// - Parameters:
  ///   - deletions: The deleted indexes, without duplicates or moved elements.
  ///   - insertions: The inserted indexes, without duplicates or moved elements.
  ///   - moves: The moves within the list.
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

  /// The number of additional elements.
  package var growth: Int { inserted.count - removed.count }

  /// Returns the new index, or nil for a deleted element.
  package func newIndex(ofOld old: Int) -> Int? { AxisMap.counterpart(of: old, among: removed, around: inserted) }

  /// Returns the old index, or nil for an inserted element.
  package func oldIndex(ofNew new: Int) -> Int? { AxisMap.counterpart(of: new, among: inserted, around: removed) }

  /// Returns the index on the other side.
  /// - Parameters:
  ///   - changes: The changes on the side of the index.
  ///   - others: The changes on the other side.
  private static func counterpart(of index: Int, among changes: [Change], around others: [Change]) -> Int? {
    let before = changes.partitioningIndex { $0.index >= index }
    if before < changes.count && changes[before].index == index { return changes[before].counterpart }
    return AxisMap.index(ofFree: index - before, around: others)
  }

  /// Returns the index of the n-th place that is not among the taken ones, which are sorted. The number of free places
  /// before the j-th taken one is its index minus j.
  private static func index(ofFree number: Int, around taken: [Change]) -> Int {
    number + taken.indices.partitioningIndex { taken[$0].index - $0 > number }
  }
}
