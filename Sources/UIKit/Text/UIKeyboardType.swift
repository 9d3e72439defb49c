/// Which keys a keyboard on the screen has.
public enum UIKeyboardType: Int, Sendable {
  /// Keys for text of any kind, for numbers, or for what an address or a telephone number is made of.
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad
  /// Keys for text with the signs of the web, or for numbers without other characters.
  case twitter, webSearch, asciiCapableNumberPad

  /// `asciiCapable`, by its older name.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}
