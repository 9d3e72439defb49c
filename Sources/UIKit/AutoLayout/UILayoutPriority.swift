import Runtime

/// How strongly something is wanted, 0 to 1000, which is required. A higher one wins completely over lower ones.
public struct UILayoutPriority: Hashable, Sendable, RawRepresentable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// - Parameter rawValue: 0 to 1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Nothing wins over it: constraints that cannot all hold are a mistake.
  public static let required = UILayoutPriority(1000)
  /// At which views resist being smaller than what they show.
  public static let defaultHigh = UILayoutPriority(750)
  /// At which content resists a window's edge that is dragged; no window is dragged here.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// At which a window keeps its size on systems where it can be dragged larger.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// At which content gives way to a window's edge that is dragged; no window is dragged here.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// At which views resist being larger than what they show.
  public static let defaultLow = UILayoutPriority(250)
  /// At which `systemLayoutSizeFitting(_:)` wants its target.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// A somewhat higher one.
  public static func + (priority: UILayoutPriority, more: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + more)
  }

  /// A somewhat lower one.
  public static func - (priority: UILayoutPriority, less: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - less)
  }
}
