import UIKit

/// Where the items and headers of a list are when one item is taller than the others. A value: nothing is
/// kept per item, so a hundred thousand of them cost as much as ten.
struct ExpandableListGeometry: Equatable {
  let width: CGFloat
  let itemHeight: CGFloat
  let expandedHeight: CGFloat
  /// 0 for no headers.
  let headerHeight: CGFloat
  /// The taller item, if it exists.
  let expanded: IndexPath?
  private let itemCounts: [Int]
  /// How many items come before each section.
  private let firstItems: [Int]
  private let itemCount: Int

  /// Linear in the number of sections.
  init(
    itemCounts: [Int], width: CGFloat, itemHeight: CGFloat, expandedHeight: CGFloat, headerHeight: CGFloat = 0,
    expanded: IndexPath?
  ) {
    self.itemCounts = itemCounts
    self.width = width
    self.itemHeight = itemHeight
    self.expandedHeight = expandedHeight
    self.headerHeight = headerHeight
    var firstItems: [Int] = []
    var total = 0
    for count in itemCounts {
      firstItems.append(total)
      total += count
    }
    self.firstItems = firstItems
    itemCount = total
    self.expanded = expanded.flatMap {
      $0.section < itemCounts.count && $0.item < itemCounts[$0.section] ? $0 : nil
    }
  }

  var contentSize: CGSize { CGSize(width: width, height: top(ofSection: itemCounts.count)) }

  /// In content coordinates; nil for an item that does not exist. Constant time.
  func frame(at indexPath: IndexPath) -> CGRect? {
    guard indexPath.section < itemCounts.count, indexPath.item < itemCounts[indexPath.section] else { return nil }
    return CGRect(
      x: 0, y: top(ofItem: indexPath.item, in: indexPath.section), width: width,
      height: indexPath == expanded ? expandedHeight : itemHeight)
  }

  /// A header; stuck to a height until the end of its section pushes it off. Stuck at `offset`, with the screen's top
  /// at `edge`, it is at `min(max(sectionTop, offset), max(sectionBottom - height, edge - height))`: never farther up
  /// than just out of sight.
  /// - Parameter stuck: nil for where it is at rest.
  func headerFrame(ofSection section: Int, stuck: (offset: CGFloat, edge: CGFloat)?) -> CGRect? {
    guard headerHeight > 0, section < itemCounts.count else { return nil }
    var y = top(ofSection: section)
    if let (offset, edge) = stuck {
      y = min(max(y, offset), max(top(ofSection: section + 1) - headerHeight, edge - headerHeight))
    }
    return CGRect(x: 0, y: y, width: width, height: headerHeight)
  }

  /// The sections that touch a span of the content. O(log sections).
  func sections(from minY: CGFloat, to maxY: CGFloat) -> Range<Int> {
    guard !itemCounts.isEmpty, maxY > 0, minY < contentSize.height else { return 0..<0 }
    let first = section(at: max(minY, 0))
    var end = first + 1
    while end < itemCounts.count, top(ofSection: end) < maxY { end += 1 }
    return first..<end
  }

  /// The items that touch a rectangle, in order. O(log sections + sections and items found).
  func indexPaths(in rect: CGRect) -> [IndexPath] {
    guard rect.width > 0, rect.height > 0, rect.minX < width, rect.maxX > 0 else { return [] }
    return sections(from: rect.minY, to: rect.maxY).flatMap { section -> [IndexPath] in
      guard itemCounts[section] > 0 else { return [] }
      var item = firstItem(in: section, at: rect.minY)
      var found: [IndexPath] = []
      while item < itemCounts[section], top(ofItem: item, in: section) < rect.maxY {
        found.append(IndexPath(item: item, section: section))
        item += 1
      }
      return found
    }
  }

  // MARK: Heights

  private var extra: CGFloat { expandedHeight - itemHeight }

  /// The section after the last begins where the content ends.
  private func top(ofSection section: Int) -> CGFloat {
    let items = section < firstItems.count ? firstItems[section] : itemCount
    let isBelow = expanded.map { $0.section < section } ?? false
    return CGFloat(section) * headerHeight + CGFloat(items) * itemHeight + (isBelow ? extra : 0)
  }

  private func top(ofItem item: Int, in section: Int) -> CGFloat {
    let isBelow = expanded.map { $0.section == section && $0.item < item } ?? false
    return top(ofSection: section) + headerHeight + CGFloat(item) * itemHeight + (isBelow ? extra : 0)
  }

  /// The first item of a section that ends below a height.
  private func firstItem(in section: Int, at y: CGFloat) -> Int {
    let depth = y - top(ofSection: section) - headerHeight
    guard depth > 0 else { return 0 }
    guard let expanded, expanded.section == section else { return Int(depth / itemHeight) }
    let item = Int(depth / itemHeight)
    return item < expanded.item ? item : max(expanded.item, Int((depth - extra) / itemHeight))
  }

  /// The last section that begins at or above a height.
  private func section(at y: CGFloat) -> Int {
    var low = 0
    var high = itemCounts.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if top(ofSection: middle) <= y { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
