/// A responder that takes text from the keyboard: the simplest way to do so.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is anything to delete.
  var hasText: Bool { get }
  /// Puts what was typed in the place of what is selected, or at the caret.
  func insertText(_ text: String)
  /// Deletes what is selected, or the character before the caret.
  func deleteBackward()
}
