import CollectionIndex
import UIKit

/// The items of all sections side by side. An item's *place* counts from the beginning, from 0. A value: nothing is kept
/// per item.
struct ItemRow: Equatable {
  /// Of all sections.
  let count: Int
  /// How many items come before each section.
  private let firstItems: [Int]

  /// Linear in the number of sections.
  init(itemCounts: [Int] = []) {
    var firstItems: [Int] = []
    var total = 0
    for count in itemCounts {
      firstItems.append(total)
      total += count
    }
    self.firstItems = firstItems
    count = total
  }

  /// nil for an item that does not exist. Constant time.
  func place(of indexPath: IndexPath) -> Int? {
    guard firstItems.indices.contains(indexPath.section), indexPath.item >= 0 else { return nil }
    let end = indexPath.section + 1 < firstItems.count ? firstItems[indexPath.section + 1] : count
    let number = firstItems[indexPath.section] + indexPath.item
    guard number < end else { return nil }
    return number
  }

  /// nil for a place that does not exist. O(log sections).
  func indexPath(at place: Int) -> IndexPath? {
    guard place >= 0, place < count else { return nil }
    let section = firstItems.partitioningIndex { $0 > place } - 1
    return IndexPath(item: place - firstItems[section], section: section)
  }

  /// The place nearest to a position, which is a place with fractions; nil when there are none.
  func place(nearestTo position: CGFloat) -> Int? {
    guard count > 0 else { return nil }
    return Int(min(max(position.rounded(), 0), CGFloat(count - 1)))
  }

  /// The item as many items after (or, negative, before) another one; nil beyond the ends.
  func item(_ distance: Int, after indexPath: IndexPath) -> IndexPath? {
    place(of: indexPath).flatMap { self.indexPath(at: $0 + distance) }
  }
}
