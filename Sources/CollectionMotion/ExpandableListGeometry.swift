import UIKit

/// Where the items of a list are when one of them is taller than the others. A value: nothing is kept per
/// item, so a hundred thousand of them cost as much as ten.
struct ExpandableListGeometry: Equatable {
  let width: CGFloat
  let itemHeight: CGFloat
  let expandedHeight: CGFloat
  /// The taller item, if it exists.
  let expanded: IndexPath?
  private let itemCounts: [Int]
  /// How many items come before each section.
  private let firstItems: [Int]
  private let itemCount: Int
  /// The place of the taller item among all.
  private let expandedPosition: Int?

  /// Linear in the number of sections.
  init(itemCounts: [Int], width: CGFloat, itemHeight: CGFloat, expandedHeight: CGFloat, expanded: IndexPath?) {
    self.itemCounts = itemCounts
    self.width = width
    self.itemHeight = itemHeight
    self.expandedHeight = expandedHeight
    var firstItems: [Int] = []
    var total = 0
    for count in itemCounts {
      firstItems.append(total)
      total += count
    }
    self.firstItems = firstItems
    itemCount = total
    if let expanded, expanded.section < itemCounts.count, expanded.item < itemCounts[expanded.section] {
      self.expanded = expanded
      expandedPosition = firstItems[expanded.section] + expanded.item
    } else {
      self.expanded = nil
      expandedPosition = nil
    }
  }

  var contentSize: CGSize { CGSize(width: width, height: top(ofPosition: itemCount)) }

  /// In content coordinates; nil for an item that does not exist. Constant time.
  func frame(at indexPath: IndexPath) -> CGRect? {
    guard indexPath.section < itemCounts.count, indexPath.item < itemCounts[indexPath.section] else { return nil }
    let position = firstItems[indexPath.section] + indexPath.item
    return CGRect(
      x: 0, y: top(ofPosition: position), width: width,
      height: position == expandedPosition ? expandedHeight : itemHeight)
  }

  /// The items that touch a rectangle, in order. O(log sections + items found).
  func indexPaths(in rect: CGRect) -> [IndexPath] {
    guard itemCount > 0, rect.maxY > 0, rect.minY < contentSize.height, rect.width > 0, rect.height > 0 else {
      return []
    }
    let first = position(at: max(rect.minY, 0))
    var section = self.section(ofPosition: first)
    var found: [IndexPath] = []
    for position in first..<itemCount {
      if top(ofPosition: position) >= rect.maxY { break }
      while position - firstItems[section] >= itemCounts[section] { section += 1 }
      found.append(IndexPath(item: position - firstItems[section], section: section))
    }
    return found
  }

  private func top(ofPosition position: Int) -> CGFloat {
    let extra = expandedPosition.map { position > $0 ? expandedHeight - itemHeight : 0 } ?? 0
    return CGFloat(position) * itemHeight + extra
  }

  /// The item at a height of the content.
  private func position(at y: CGFloat) -> Int {
    var position = Int(y / itemHeight)
    if let expandedPosition, position >= expandedPosition {
      position = max(expandedPosition, Int((y - (expandedHeight - itemHeight)) / itemHeight))
    }
    return min(position, itemCount - 1)
  }

  private func section(ofPosition position: Int) -> Int {
    var low = 0
    var high = firstItems.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if firstItems[middle] <= position { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
