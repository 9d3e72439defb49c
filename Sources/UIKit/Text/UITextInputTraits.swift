import Foundation

/// What kind of text a responder takes. Hosts with a keyboard on the screen show the right one. All properties may be left
/// out.
@preconcurrency @MainActor public protocol UITextInputTraits: NSObjectProtocol {
  /// Which letters the keyboard begins as capitals; those of sentences by default.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether what is typed is corrected; as the host does by default.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether mistakes are marked; as the host does by default.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Which keys there are; those for text of any kind by default.
  var keyboardType: UIKeyboardType { get set }
  /// What the return key says; it decides nothing.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether the return key does nothing while there is no text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether characters are shown as dots.
  var isSecureTextEntry: Bool { get set }
}

extension UITextInputTraits {
  /// Those of sentences; what is set is not kept.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  /// As the host does; what is set is not kept.
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  /// As the host does; what is set is not kept.
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  /// Those for text of any kind; what is set is not kept.
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  /// The usual; what is set is not kept.
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  /// False; what is set is not kept.
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  /// False; what is set is not kept.
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
}
