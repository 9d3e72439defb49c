import CoreGraphics

/// A closed range of numbers.
public struct UIFloatRange: Hashable, Sendable {
  /// The minimum; minus infinity for no limit.
  public var minimum: CGFloat
  /// The maximum; infinity for no limit.
  public var maximum: CGFloat

  /// Creates a range that contains only 0.
  public init() { self.init(minimum: 0, maximum: 0) }

  /// Creates a closed range.
  public init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// The range that contains only 0.
  public static let zero = UIFloatRange()
  /// The range of all values.
  public static let infinite = UIFloatRange(minimum: -CGFloat.infinity, maximum: CGFloat.infinity)

  /// Whether the range contains all values.
  public var isInfinite: Bool { self == .infinite }
}
