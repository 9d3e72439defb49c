/// The reason why a command cannot go on.
public struct CommandError: Error, Equatable {
  /// One sentence on one line, without a capital letter and a full stop, to stand behind the command's name.
  public var message: String

  public init(_ message: String) {
    self.message = message
  }
}
