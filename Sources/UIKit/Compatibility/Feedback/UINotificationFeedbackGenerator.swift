import Runtime

/// A generator of feedback for successes and failures.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The type of the result.
  public enum FeedbackType: Int, Sendable { case success, warning, error }

  /// Reports a result.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
