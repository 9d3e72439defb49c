import CoreGraphics

/// The numbers from one to another.
public struct UIFloatRange: Hashable, Sendable {
  public var minimum: CGFloat
  public var maximum: CGFloat

  public init() { self.init(minimum: 0, maximum: 0) }

  public init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.maximum = maximum
  }

  public static let zero = UIFloatRange()
  public static let infinite = UIFloatRange(minimum: -CGFloat.infinity, maximum: CGFloat.infinity)

  public var isInfinite: Bool { self == .infinite }
}
