import CoreGraphics
import Runtime

/// Something hits something else.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How heavy and how hard what hits is.
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

  /// Of medium weight.
  public override init() { super.init() }

  /// - Parameter style: is of no consequence.
  public init(style: FeedbackStyle) { super.init() }

  /// It has hit.
  open func impactOccurred() {}
  /// It has hit.
  /// - Parameter intensity: between 0 and 1.
  open func impactOccurred(intensity: CGFloat) {}
}
