// What a programmer should read although the program goes on.

#if !hasFeature(Embedded)
  import Foundation

  /// Hears what the main actor would write, instead of standard error, and again what is written once; nil at first.
  @MainActor package var messageListener: ((String) -> Void)?

  /// - Returns: whether somebody has heard it.
  private func isHeard(_ message: String) -> Bool {
    guard isOnMainActor else { return false }
    return MainActor.assumeIsolated {
      guard let messageListener else { return false }
      messageListener(message)
      return true
    }
  }
#endif

/// Writes a line: to standard error, or on the web to the console.
public func logMessage(_ message: String) {
  #if hasFeature(Embedded)
    print(message)
  #else
    if isHeard(message) { return }
    FileHandle.standardError.write(Data((message + "\n").utf8))
  #endif
}

/// Writes a line, once for each key: what a program does wrong, it mostly does in every frame. After a hundred keys no
/// more is written.
@MainActor package func logMessageOnce(for key: String, _ message: @autoclosure () -> String) {
  #if !hasFeature(Embedded)
    if let messageListener { return messageListener(message()) }
  #endif
  // A set would have the page carry how texts are hashed.
  guard loggedKeys.count < 100, !loggedKeys.contains(key) else { return }
  loggedKeys.append(key)
  logMessage(message())
}

@MainActor private var loggedKeys: [String] = []

/// A value as a message names it. Embedded Swift cannot print values of any type.
public func nameInMessage<Value>(_ value: Value) -> String {
  #if hasFeature(Embedded)
    "(unprintable)"
  #else
    value is String ? "\"\(shortenedInMessage("\(value)"))\"" : shortenedInMessage("\(value)")
  #endif
}

/// What comes from outside, such as a file's name or an option, in double quotes: on one line whatever is in it, and not
/// whole if it is long.
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

/// The beginning and the end of a long text, as a message has room for it.
public func shortenedInMessage(_ text: String) -> String {
  let shown = 400
  guard text.utf8.count > shown, text.count > shown else { return text }
  return text.prefix(shown / 2) + "…" + text.suffix(shown / 2)
}

/// Several values as a message names them: the first few, and how many more there are.
public func namesInMessage<Value>(_ values: [Value]) -> String {
  let shown = 5
  let names = values.prefix(shown).map { nameInMessage($0) }.joined(separator: ", ")
  return values.count > shown ? "\(names) and \(values.count - shown) more" : names
}
