import CoreGraphics

/// The numbers from one to another.
public struct UIFloatRange: Hashable, Sendable {
  /// The least value; minus infinity for no limit.
  public var minimum: CGFloat
  /// The greatest value; infinity for no limit.
  public var maximum: CGFloat

  /// The same as `zero`.
  public init() { self.init(minimum: 0, maximum: 0) }

  /// - Parameters: the least and the greatest value, both of the range.
  public init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// Only 0.
  public static let zero = UIFloatRange()
  /// All values.
  public static let infinite = UIFloatRange(minimum: -CGFloat.infinity, maximum: CGFloat.infinity)

  /// Whether it limits nothing.
  public var isInfinite: Bool { self == .infinite }
}
