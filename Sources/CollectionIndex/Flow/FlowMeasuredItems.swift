import CoreGraphics
import Foundation

/// The items of a section that have been measured, for a layout whose cells size themselves. Stores the measured items
/// only, however many the section has.
package struct FlowMeasuredItems {
  private let estimate: CGSize
  fileprivate private(set) var items: Set<Int> = []
  private var sum = CGSize.zero

  /// Creates an empty set.
  /// - Parameter estimate: The size of all items until the first is measured, in points.
  package init(estimate: CGSize) { self.estimate = estimate }

  package var isEmpty: Bool { items.isEmpty }

  /// The size of items that have not been measured, in points: the mean of all others, or the estimate.
  package var assumedSize: CGSize {
    isEmpty ? estimate : CGSize(width: sum.width / CGFloat(items.count), height: sum.height / CGFloat(items.count))
  }

  package func contains(_ item: Int) -> Bool { items.contains(item) }

  /// Adds an item, or changes its size.
  /// - Parameters:
  ///   - size: The size of the item.
  ///   - former: Its size until now, which only counts if it has been measured.
  mutating func insert(_ item: Int, size: CGSize, insteadOf former: CGSize) {
    if !items.insert(item).inserted {
      sum.width -= former.width
      sum.height -= former.height
    }
    sum.width += size.width
    sum.height += size.height
  }
}

extension FlowSectionMetrics {
  /// Lets the cells of the section size themselves. O(items) if any size is known.
  /// - Parameters:
  ///   - estimate: The size of all items if none is known, in points.
  ///   - known: Returns the measured size of an item; nil for an item that has not been measured.
  package mutating func estimate(_ estimate: CGSize, count: Int, known: ((Int) -> CGSize?)? = nil) {
    var measured = FlowMeasuredItems(estimate: estimate)
    if let known {
      for item in 0..<count {
        if let size = known(item) { measured.insert(item, size: size, insteadOf: .zero) }
      }
    }
    let assumed = measured.assumedSize
    if let known, !measured.isEmpty {
      items = FlowItemSizes(count: count) { known($0) ?? assumed }
    } else {
      items = .same(assumed, count: count)
    }
    self.measured = measured
  }

  /// Takes over the items of another section, with their sizes.
  package mutating func takeItems(of other: FlowSectionMetrics) { (items, measured) = (other.items, other.measured) }

  /// Returns the size of an item that has been measured; nil for any other.
  package func measuredSize(of item: Int) -> CGSize? { measured?.contains(item) == true ? items.size(of: item) : nil }

  /// Applies measured sizes, and gives all items that have not been measured the mean size of those that have.
  /// O(items).
  package mutating func measure(_ sizes: [(item: Int, size: CGSize)]) {
    guard var measured else { return }
    var each = items.each
    for (item, size) in sizes where each.indices.contains(item) {
      measured.insert(item, size: size, insteadOf: each[item])
      each[item] = size
    }
    var new = [CGSize](repeating: measured.assumedSize, count: each.count)
    for item in measured.items { new[item] = each[item] }
    items = .each(new)
    self.measured = measured
  }

  /// Notes that the cell of an item prefers the size that it has. O(1), O(items) for the first item.
  package mutating func confirm(_ item: Int) {
    guard let size = items.size(of: item), measured?.contains(item) == false else { return }
    measured?.insert(item, size: size, insteadOf: size)
  }
}
