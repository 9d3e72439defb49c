// Messages to the programmer that do not end the program.

#if !hasFeature(Embedded)
  import Foundation

  /// A closure that receives the main actor's messages in place of standard error, including repetitions of those that
  /// are logged once; nil by default.
  @MainActor package var messageListener: ((String) -> Void)?

  /// Passes a message to the listener.
  /// - Returns: Whether there is one.
  private func isHeard(_ message: String) -> Bool {
    guard isOnMainActor else { return false }
    return MainActor.assumeIsolated {
      guard let messageListener else { return false }
      messageListener(message)
      return true
    }
  }
#endif

/// Writes a line to standard error, or on the web to the console.
public func logMessage(_ message: String) {
  #if hasFeature(Embedded)
    print(message)
  #else
    if isHeard(message) { return }
    FileHandle.standardError.write(Data((message + "\n").utf8))
  #endif
}

/// Writes a line once for each key, since programs with a mistake usually repeat it in every frame. After a hundred
/// keys nothing more is written.
@MainActor package func logMessageOnce(for key: String, _ message: @autoclosure () -> String) {
  #if !hasFeature(Embedded)
    if let messageListener { return messageListener(message()) }
  #endif
  // A set would add the hashing of strings to the page.
  guard loggedKeys.count < 100, !loggedKeys.contains(key) else { return }
  loggedKeys.append(key)
  logMessage(message())
}

@MainActor private var loggedKeys: [String] = []

/// Returns the name of a value for messages. Embedded Swift cannot print values of any type.
public func nameInMessage<Value>(_ value: Value) -> String {
  #if hasFeature(Embedded)
    "(unprintable)"
  #else
    value is String ? "\"\(shortenedInMessage("\(value)"))\"" : shortenedInMessage("\(value)")
  #endif
}

/// Returns external text, such as a file's name or an option, for messages: in double quotes, on a single line, and
/// shortened if it is long.
public func quotedInMessage(_ text: String) -> String {
  var result = "\""
  for scalar in shortenedInMessage(text).unicodeScalars {
    switch scalar {
    case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}": result += "\u{FFFD}"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}

/// Returns the beginning and the end of a long text, for messages.
public func shortenedInMessage(_ text: String) -> String {
  let shown = 400
  guard text.utf8.count > shown, text.count > shown else { return text }
  return text.prefix(shown / 2) + "…" + text.suffix(shown / 2)
}

/// Returns the names of several values for messages: the first few, and the number of the others.
public func namesInMessage<Value>(_ values: [Value]) -> String {
  let shown = 5
  let names = values.prefix(shown).map { nameInMessage($0) }.joined(separator: ", ")
  return values.count > shown ? "\(names) and \(values.count - shown) more" : names
}
