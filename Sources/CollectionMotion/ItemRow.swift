import CollectionIndex
import UIKit

/// The items of all sections side by side. An item's *place* is its index among all items. A value that stores nothing
/// per item.
struct ItemRow: Equatable {
  /// The number of items in all sections.
  let count: Int
  /// The number of items before each section.
  private let firstItems: [Int]

  /// Creates a row. Linear in the number of sections.
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

  /// Returns the place of an item, or nil if there is no such item. Constant time.
  func place(of indexPath: IndexPath) -> Int? {
    guard firstItems.indices.contains(indexPath.section), indexPath.item >= 0 else { return nil }
    let end = indexPath.section + 1 < firstItems.count ? firstItems[indexPath.section + 1] : count
    let number = firstItems[indexPath.section] + indexPath.item
    guard number < end else { return nil }
    return number
  }

  /// Returns the item at a place, or nil if there is no such place. O(log sections).
  func indexPath(at place: Int) -> IndexPath? {
    guard place >= 0, place < count else { return nil }
    let section = firstItems.partitioningIndex { $0 > place } - 1
    return IndexPath(item: place - firstItems[section], section: section)
  }

  /// Returns the place nearest to a position, which is a fractional place; nil if there are no items.
  func place(nearestTo position: CGFloat) -> Int? {
    guard count > 0 else { return nil }
    return Int(min(max(position.rounded(), 0), CGFloat(count - 1)))
  }

  /// Returns the item `distance` items after another one, or before it if negative; nil beyond either end.
  func item(_ distance: Int, after indexPath: IndexPath) -> IndexPath? {
    place(of: indexPath).flatMap { self.indexPath(at: $0 + distance) }
  }
}
