/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper one.
  public static let top = UIRectEdge(rawValue: 1 << 0)
  /// The left one, whatever the direction of reading is.
  public static let left = UIRectEdge(rawValue: 1 << 1)
  /// The lower one.
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  /// The right one, whatever the direction of reading is.
  public static let right = UIRectEdge(rawValue: 1 << 3)
  /// All four.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
