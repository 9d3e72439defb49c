import UIKit

/// Random numbers that are the same on every run (xorshift, as the peers' benchmarks have).
package struct Shuffler {
  private var state: UInt32 = 12345

  package init() {}

  package mutating func number(in range: Range<Int>) -> Int {
    state ^= state << 13
    state ^= state >> 17
    state ^= state << 5
    return range.lowerBound + Int(state % UInt32(range.count))
  }

  /// Different numbers of a range, in ascending order.
  package mutating func numbers(_ count: Int, in range: Range<Int>, without taken: Set<Int> = []) -> [Int] {
    var chosen = Set<Int>()
    while chosen.count < count {
      let number = number(in: range)
      if !taken.contains(number) { chosen.insert(number) }
    }
    return chosen.sorted()
  }
}
