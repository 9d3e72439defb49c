import Runtime

/// Something else is selected.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// It is.
  open func selectionChanged() {}
}
