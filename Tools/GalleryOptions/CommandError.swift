/// A run that cannot go on.
struct CommandError: Error, Equatable {
  /// One sentence on one line, without a capital letter and a full stop, to stand behind the command's name.
  var message: String

  init(_ message: String) {
    self.message = message
  }
}
