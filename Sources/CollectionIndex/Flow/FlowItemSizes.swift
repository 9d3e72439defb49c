import CoreGraphics
import Foundation

/// The sizes of a section's items.
package enum FlowItemSizes {
  case same(CGSize, count: Int)
  case each([CGSize])

  /// Creates sizes by querying that of each item. Stores nothing per item as long as all sizes are equal, 16 bytes
  /// otherwise.
  package init(count: Int, size: (Int) -> CGSize) {
    guard count > 0 else {
      self = .same(.zero, count: 0)
      return
    }
    let first = size(0)
    for item in 1..<max(count, 1) {
      let other = size(item)
      guard other != first else { continue }
      // Written without initialisation first, because there may be millions.
      self = .each(
        [CGSize](unsafeUninitializedCapacity: count) { sizes, initialized in
          for earlier in 0..<item { sizes.initializeElement(at: earlier, to: first) }
          sizes.initializeElement(at: item, to: other)
          for later in item + 1..<max(count, item + 1) { sizes.initializeElement(at: later, to: size(later)) }
          initialized = count
        })
      return
    }
    self = .same(first, count: count)
  }

  package var count: Int {
    switch self {
    case .same(_, let count): count
    case .each(let sizes): sizes.count
    }
  }

  /// Returns the size of an item, or nil if there is no such item.
  package func size(of item: Int) -> CGSize? {
    guard (0..<count).contains(item) else { return nil }
    switch self {
    case .same(let size, _): return size
    case .each(let sizes): return sizes[item]
    }
  }

  /// The sizes one by one. O(1) if they are stored so, linear otherwise.
  package var each: [CGSize] {
    switch self {
    case .same(let size, let count): [CGSize](repeating: size, count: count)
    case .each(let sizes): sizes
    }
  }
}
