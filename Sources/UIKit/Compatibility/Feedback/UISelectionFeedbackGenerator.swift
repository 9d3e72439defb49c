import Runtime

/// A generator of feedback for changes of a selection.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Reports a change.
  open func selectionChanged() {}
}
