import Foundation

/// The items at both ends of a list that stay as they are while batches change others. Items are counted across all
/// sections.
package struct UnchangedEnds: Equatable {
  /// The number of items at the beginning, before and after the changes.
  package private(set) var prefix: Int
  /// The number of items at the end, before and after the changes. If nothing has changed, both are the number of all.
  package private(set) var suffix: Int

  /// Creates the ends of a list that has not changed yet; none for a count of 0.
  package init(count: Int) { (prefix, suffix) = (count, count) }

  /// Leaves out what a batch changes. O(sections + changes).
  /// - Parameters:
  ///   - batch: A batch without contradictions. Reloaded and reconfigured items count as changed.
  ///   - old: The number of items per section before the batch.
  ///   - new: The number of items per section after the batch.
  package mutating func leaveOut(_ batch: UpdateBatch, old: [Int], new: [Int]) {
    var before = ChangedExtent(old)
    var after = ChangedExtent(new)
    for section in batch.sectionDeletions + batch.sectionReloads { before.add(section: section) }
    for section in batch.sectionInsertions { after.add(section: section) }
    for move in batch.sectionMoves {
      before.add(section: move.from)
      after.add(section: move.to)
    }
    for path in batch.itemDeletions + batch.itemReloads + batch.itemReconfigurations { before.add(path) }
    for path in batch.itemInsertions { after.add(path) }
    for move in batch.itemMoves {
      before.add(move.from)
      after.add(move.to)
    }
    prefix = min(prefix, before.start, after.start)
    suffix = min(suffix, before.rest, after.rest)
  }
}

/// The smallest range of items that contains all changes on one side of a batch.
private struct ChangedExtent {
  /// The number of items before each section, and of all.
  private let sums: [Int]
  private(set) var start = Int.max
  private var end = 0

  init(_ counts: [Int]) {
    sums = counts.sumsBefore
  }

  /// The number of items after the range.
  var rest: Int { sums[sums.count - 1] - end }

  mutating func add(section: Int) { add(sums[section]..<sums[section + 1]) }

  mutating func add(_ path: IndexPath) {
    let number = sums[path.section] + path.item
    add(number..<number + 1)
  }

  private mutating func add(_ range: Range<Int>) {
    start = min(start, range.lowerBound)
    end = max(end, range.upperBound)
  }
}

extension [Int] {
  /// The sum of the numbers before each of them, and of all, last.
  package var sumsBefore: [Int] {
    var sums = [0]
    sums.reserveCapacity(count + 1)
    for number in self { sums.append(sums[sums.count - 1] + number) }
    return sums
  }
}
