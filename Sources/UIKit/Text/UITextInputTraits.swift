import Foundation

/// The kind of text that a responder receives, for hosts with an on-screen keyboard. All properties are optional.
@preconcurrency @MainActor public protocol UITextInputTraits: NSObjectProtocol {
  /// The automatic capitalisation; of sentences by default.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// The automatic correction; the host's default by default.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// The spell checking; the host's default by default.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// The keys of the keyboard; those for any text by default.
  var keyboardType: UIKeyboardType { get set }
  /// The label of the return key, which does not change its effect.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether the return key is disabled while there is no text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether characters are displayed as dots.
  var isSecureTextEntry: Bool { get set }
}

extension UITextInputTraits {
  /// The capitalisation of sentences; a set value is not stored.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  /// The host's default; a set value is not stored.
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  /// The host's default; a set value is not stored.
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  /// The keys for any text; a set value is not stored.
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  /// The default label; a set value is not stored.
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  /// False; a set value is not stored.
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  /// False; a set value is not stored.
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
}

/// The keys of an on-screen keyboard.
public enum UIKeyboardType: Int, Sendable {
  /// Keys for any text, for numbers, or for addresses and telephone numbers.
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad
  /// Keys for text with the symbols of the web, or for digits only.
  case twitter, webSearch, asciiCapableNumberPad

  /// An alias of `asciiCapable`.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// The label of the return key of an on-screen keyboard.
public enum UIReturnKeyType: Int, Sendable {
  /// The label of the return key, whose effect is up to the program.
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// The automatic capitalisation of an on-screen keyboard.
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }

/// The automatic correction by a host.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

/// The spell checking by a host.
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
