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

/// Edges of a rectangle, by the direction in which text runs.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  /// The edge where reading begins.
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  /// The lower edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  /// The edge where reading ends.
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  /// All four.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// One edge or corner of a rectangle, by the direction in which text runs.
public enum NSRectAlignment: Int, Sendable {
  /// The middle.
  case none
  /// The middle of the upper edge.
  case top
  /// The upper corner where reading begins.
  case topLeading
  /// The middle of the edge where reading begins.
  case leading
  /// The lower corner where reading begins.
  case bottomLeading
  /// The middle of the lower edge.
  case bottom
  /// The lower corner where reading ends.
  case bottomTrailing
  /// The middle of the edge where reading ends.
  case trailing
  /// The upper corner where reading ends.
  case topTrailing
}

/// The directions of the plane.
public struct UIAxis: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// From side to side.
  public static let horizontal = UIAxis(rawValue: 1 << 0)
  /// From top to bottom.
  public static let vertical = UIAxis(rawValue: 1 << 1)
  /// The whole plane.
  public static let both: UIAxis = [.horizontal, .vertical]
}
