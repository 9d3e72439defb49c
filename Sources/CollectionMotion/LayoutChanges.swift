import UIKit

/// The kinds of changes whose beginning and end a collection view reports to its layout.
public struct LayoutChanges: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A batch update.
  public static let update = LayoutChanges(rawValue: 1)
  /// An animated bounds change.
  public static let boundsChange = LayoutChanges(rawValue: 2)
  /// A transition to or from another layout.
  public static let transition = LayoutChanges(rawValue: 4)
}
