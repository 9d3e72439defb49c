import Foundation

/// Asked before a text field changes, and told after. All methods are optional.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether a person or the program may begin to edit the field now.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// The field takes what is typed from now on.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether editing may end now; programs that take the field's first place away with force do not ask.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Told by the default of `textFieldDidEndEditing(_:reason:)`.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// The field does not take what is typed any more.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Asked before what a person types, deletes or pastes.
  /// - Parameters:
  ///   - range: in UTF-16, of the text as it is; empty for an insertion.
  ///   - string: takes its place; empty for a deletion.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// Asked before the clear button clears the text.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// The return key was pressed. False does nothing else about it.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// While it is edited: something else is selected, or the text is another one.
  func textFieldDidChangeSelection(_ textField: UITextField)
}

extension UITextFieldDelegate {
  /// Yes.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Yes.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Tells the method without a reason.
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  /// Yes.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  /// Yes.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Yes.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
}
