import UIKit

/// The progress of the removal of an item from a row. First the item collapses, then the others close the gap. Only
/// then does the data change, without any movement.
public struct ItemRemoval: Equatable, Sendable {
  /// The removed item, with its index path before the update that removes it.
  public var indexPath: IndexPath
  /// The progress of the collapse, from 0 (full size) to 1 (transparent, with no size).
  public var collapse: CGFloat = 0
  /// The progress of closing the gap, from 0 (open) to 1 (closed).
  public var closing: CGFloat = 0
  /// Whether the items before the removed one close the gap; otherwise those after it do.
  public var closesFromStart: Bool

  /// Creates a removal at its beginning.
  /// - Parameters:
  ///   - indexPath: The item, with its index path before the update.
  ///   - closesFromStart: Whether the items before it close the gap; otherwise those after it do.
  public init(of indexPath: IndexPath, closesFromStart: Bool) {
    self.indexPath = indexPath
    self.closesFromStart = closesFromStart
  }

  /// Sets both phases, each of which takes half of the time, one after the other.
  /// - Parameter progress: The progress of the whole removal, from 0 to 1.
  public mutating func advance(to progress: CGFloat) {
    collapse = min(2 * progress, 1)
    closing = max(2 * progress - 1, 0)
  }
}
