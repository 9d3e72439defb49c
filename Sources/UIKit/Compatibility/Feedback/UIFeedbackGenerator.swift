import Runtime

// Haptic feedback. No host supports it, so these classes do nothing, like on devices without it.

/// A generator of haptic feedback.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  public override init() { super.init() }

  /// Prepares for feedback.
  open func prepare() {}
}
