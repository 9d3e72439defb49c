import UIKit

/// Changes of a collection view that a layout is told the beginning and the end of.
public struct LayoutChanges: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A batch update.
  public static let update = LayoutChanges(rawValue: 1)
  /// New bounds in an animation.
  public static let boundsChange = LayoutChanges(rawValue: 2)
  /// A transition to or from another layout.
  public static let transition = LayoutChanges(rawValue: 4)
}
