import Runtime

/// The texts of others as messages show them: without control characters, and not longer than one wants to read.
public enum MessageText {
  /// Returns a text in quotation marks, for a sentence.
  public static func quoted(_ text: String) -> String { quotedInMessage(text) }

  /// Returns a text without quotation marks, for the beginning of a line.
  public static func shortened(_ text: String) -> String { shortenedInMessage(text) }
}
