/// A run that cannot go on.
struct CommandError: Error, Equatable {
  /// One sentence on one line, without a capital letter and a full stop, to stand behind the command's name.
  var message: String

  init(_ message: String) {
    self.message = message
  }

  /// Somebody's text in double quotes, on one line whatever is in it.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
