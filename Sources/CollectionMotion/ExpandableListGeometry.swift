import CollectionIndex
import UIKit

/// The geometry of a list in which some items are taller than the others. A value that stores only the taller items, so
/// a hundred thousand items cost no more than ten.
struct ExpandableListGeometry: Equatable {
  let width: CGFloat
  let itemHeight: CGFloat
  let expandedHeight: CGFloat
  /// The height of each section header, or 0 for no headers.
  let headerHeight: CGFloat
  /// The existing taller items, in order.
  let expanded: [IndexPath]
  private let itemCounts: [Int]
  /// The number of items before each section.
  private let firstItems: [Int]
  private let itemCount: Int

  /// Creates the geometry. Linear in the number of sections, and O(e log e) in the number of taller items.
  init(
    itemCounts: [Int], width: CGFloat, itemHeight: CGFloat, expandedHeight: CGFloat, headerHeight: CGFloat = 0,
    expanded: Set<IndexPath>
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
    self.expanded = expanded.filter { $0.section < itemCounts.count && $0.item < itemCounts[$0.section] }.sorted()
  }

  /// Returns whether the sections and items are those of another geometry, regardless of which items are taller.
  func hasSameItems(as other: ExpandableListGeometry) -> Bool { itemCounts == other.itemCounts }

  var contentSize: CGSize { CGSize(width: width, height: top(ofSection: itemCounts.count)) }

  /// Returns the frame of an item in content coordinates, or nil if there is no such item. O(log e).
  func frame(at indexPath: IndexPath) -> CGRect? {
    guard indexPath.section < itemCounts.count, indexPath.item < itemCounts[indexPath.section] else { return nil }
    return CGRect(
      x: 0, y: top(ofItem: indexPath.item, in: indexPath.section), width: width,
      height: isExpanded(indexPath) ? expandedHeight : itemHeight)
  }

  /// Returns the frame of a section's header, in content coordinates.
  ///
  /// A header that is pinned at `offset`, with the top of the visible bounds at `edge`, has its top at
  /// `min(max(sectionTop, offset), max(sectionBottom - height, edge - height))`: the end of its section pushes it off,
  /// but never farther up than just out of sight.
  /// - Parameter pinned: The pinning state, or nil for the header's position at rest.
  func headerFrame(ofSection section: Int, pinned: (offset: CGFloat, edge: CGFloat)?) -> CGRect? {
    guard headerHeight > 0, section < itemCounts.count else { return nil }
    let span = span(ofSection: section)
    let y = pinned.map { headerTop(in: span, pinned: $0) } ?? span.top
    return CGRect(x: 0, y: y, width: width, height: headerHeight)
  }

  /// Returns the top of a pinned header whose section has the given span.
  func headerTop(in span: (top: CGFloat, bottom: CGFloat), pinned: (offset: CGFloat, edge: CGFloat)) -> CGFloat {
    min(max(span.top, pinned.offset), max(span.bottom - headerHeight, pinned.edge - headerHeight))
  }

  /// Returns the top and the bottom of a section.
  func span(ofSection section: Int) -> (top: CGFloat, bottom: CGFloat) {
    (top(ofSection: section), top(ofSection: section + 1))
  }

  /// Returns the sections that intersect a vertical span of the content. O(log sections).
  func sections(from minY: CGFloat, to maxY: CGFloat) -> Range<Int> {
    guard !itemCounts.isEmpty, maxY > 0, minY < contentSize.height else { return 0..<0 }
    let first = section(at: max(minY, 0))
    var end = first + 1
    while end < itemCounts.count, top(ofSection: end) < maxY { end += 1 }
    return first..<end
  }

  /// Returns the items that intersect a rectangle, in order. O(log sections + sections and items found).
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

  /// Returns the number of taller items before an index path. O(log e).
  private func expandedCount(before indexPath: IndexPath) -> Int {
    expanded.partitioningIndex { $0 >= indexPath }
  }

  private func isExpanded(_ indexPath: IndexPath) -> Bool {
    let place = expandedCount(before: indexPath)
    return place < expanded.count && expanded[place] == indexPath
  }

  /// Returns the top of a section. For the index after the last section it is the bottom of the content.
  private func top(ofSection section: Int) -> CGFloat {
    let items = section < firstItems.count ? firstItems[section] : itemCount
    let taller = expanded.isEmpty ? 0 : expandedCount(before: IndexPath(item: 0, section: section))
    return CGFloat(section) * headerHeight + CGFloat(items) * itemHeight + CGFloat(taller) * extra
  }

  private func top(ofItem item: Int, in section: Int) -> CGFloat {
    let items = CGFloat(firstItems[section] + item) * itemHeight
    let taller = expanded.isEmpty ? 0 : expandedCount(before: IndexPath(item: item, section: section))
    return CGFloat(section + 1) * headerHeight + items + CGFloat(taller) * extra
  }

  /// Returns the first item of a section whose bottom is below a height. O(log items log e).
  private func firstItem(in section: Int, at y: CGFloat) -> Int {
    (0..<itemCounts[section]).partitioningIndex { top(ofItem: $0 + 1, in: section) > y }
  }

  /// Returns the last section that begins at or above a height.
  private func section(at y: CGFloat) -> Int {
    (1..<itemCounts.count).partitioningIndex { top(ofSection: $0) > y } - 1
  }
}
