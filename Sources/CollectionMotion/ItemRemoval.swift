import UIKit

/// How far the removal of an item from a row has come. First the item collapses, then the others close the gap;
/// only then does the data change, and nothing moves any more.
public struct ItemRemoval: Equatable, Sendable {
  /// The item that is removed; as before the update that removes it.
  public var indexPath: IndexPath
  /// From 0 (as large as ever) to 1 (shrunk to nothing and clear).
  public var collapse: CGFloat = 0
  /// From 0 (the gap is open) to 1 (closed).
  public var closing: CGFloat = 0
  /// Whether the items before it close the gap, or those after it.
  public var closesFromStart: Bool

  /// A removal that has not begun.
  /// - Parameters:
  ///   - indexPath: as before the update.
  ///   - closesFromStart: whether the items before it close the gap, or those after it.
  public init(of indexPath: IndexPath, closesFromStart: Bool) {
    self.indexPath = indexPath
    self.closesFromStart = closesFromStart
  }

  /// Sets both phases, one after the other, each half of the time.
  /// - Parameter progress: of the whole removal, 0 to 1.
  public mutating func advance(to progress: CGFloat) {
    collapse = min(2 * progress, 1)
    closing = max(2 * progress - 1, 0)
  }
}
