/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper left one.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The upper right one.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The lower left one.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The lower right one.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All four.
  public static let allCorners = UIRectCorner(rawValue: .max)
}
