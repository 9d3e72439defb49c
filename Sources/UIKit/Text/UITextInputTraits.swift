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

/// Which keys a keyboard on the screen has.
public enum UIKeyboardType: Int, Sendable {
  /// Keys for text of any kind, for numbers, or for what an address or a telephone number is made of.
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad
  /// Keys for text with the signs of the web, or for numbers without other characters.
  case twitter, webSearch, asciiCapableNumberPad

  /// `asciiCapable`, by its older name.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// What the return key of a keyboard on the screen says.
public enum UIReturnKeyType: Int, Sendable {
  /// A word for people: what pressing the key does, programs say.
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// Which letters a keyboard on the screen begins as capitals.
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }

/// Whether a host corrects what is typed.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

/// Whether a host marks what is misspelt.
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
