import Runtime

/// A priority from 0 to 1000, which is required. A higher priority prevails completely over lower ones.
public struct UILayoutPriority: Hashable, Sendable, RawRepresentable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority.
  /// - Parameter rawValue: A value from 0 to 1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// The priority of constraints that must be satisfied. Contradictions between them are programmer errors.
  public static let required = UILayoutPriority(1000)
  /// The default priority with which views resist being smaller than their content.
  public static let defaultHigh = UILayoutPriority(750)
  /// The priority with which content resists the resizing of a window by the user, which is not supported here.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The priority with which a window keeps its size, where the user can resize it.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// The priority with which content yields to the resizing of a window by the user, which is not supported here.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The default priority with which views resist being larger than their content.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority of the target of `systemLayoutSizeFitting(_:)`.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Returns a higher priority.
  public static func + (priority: UILayoutPriority, more: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + more)
  }

  /// Returns a lower priority.
  public static func - (priority: UILayoutPriority, less: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - less)
  }
}
