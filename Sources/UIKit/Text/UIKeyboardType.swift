/// Which keys a keyboard on the screen has.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad
  case twitter, webSearch, asciiCapableNumberPad

  public static var alphabet: UIKeyboardType { .asciiCapable }
}
