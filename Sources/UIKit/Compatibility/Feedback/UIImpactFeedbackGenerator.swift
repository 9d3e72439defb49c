import CoreGraphics
import Runtime

/// A generator of feedback for impacts.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The mass and stiffness of the impact.
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

  /// Creates a generator of medium style.
  public override init() { super.init() }

  /// Creates a generator.
  /// - Parameter style: The style, which is ignored.
  public init(style: FeedbackStyle) { super.init() }

  /// Reports an impact.
  open func impactOccurred() {}
  /// Reports an impact.
  /// - Parameter intensity: A value from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}
}
