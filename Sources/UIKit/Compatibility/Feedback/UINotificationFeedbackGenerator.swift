import Runtime

/// Something is done, or could not be done.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How it came out.
  public enum FeedbackType: Int, Sendable { case success, warning, error }

  /// It has come out.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
