import UIKit

/// The rows of a benchmark: a function of their index, or, for batches, an array of identifiers.
package struct Rows {
  package private(set) var count: Int
  /// As wide as the peers' are: taking one out moves those behind it.
  private var identifiers: [Int32]?
  private var nextIdentifier: Int32

  /// - Parameter isArray: whether rows can be changed.
  package init(count: Int, isArray: Bool) {
    self.count = count
    identifiers = isArray ? Array(0..<Int32(count)) : nil
    nextIdentifier = Int32(count)
  }

  package func identifier(at index: Int) -> Int { identifiers.map { Int($0[index]) } ?? index }

  /// 32 to 95 points, a function of the identifier.
  package static func height(of identifier: Int) -> CGFloat {
    32 + CGFloat((UInt32(truncatingIfNeeded: identifier) &* 2_654_435_761) >> 26)
  }

  package static func colour(of identifier: Int) -> UIColor {
    UIColor(hue: CGFloat((identifier * 37) % 360) / 360, saturation: 0.47, brightness: 0.86, alpha: 1)
  }

  /// Changes the rows as a batch update says: deletions and the sources of moves by old indexes, insertions and the
  /// targets of moves by new ones.
  package mutating func change(deleted: [Int], inserted: [Int], moved: [(from: Int, to: Int)]) {
    guard var rows = identifiers else { return }
    let movedRows = moved.map { rows[$0.from] }
    for index in (deleted + moved.map { $0.from }).sorted().reversed() { rows.remove(at: index) }
    var arrivals = inserted.map { place -> (place: Int, row: Int32) in
      nextIdentifier += 1
      return (place, nextIdentifier)
    }
    for (move, row) in zip(moved, movedRows) { arrivals.append((move.to, row)) }
    for arrival in arrivals.sorted(by: { $0.place < $1.place }) { rows.insert(arrival.row, at: arrival.place) }
    identifiers = rows
    count = rows.count
  }
}
