/// Why something is no film, or cannot be made into one.
public struct FilmError: Error, Equatable, CustomStringConvertible {
  /// One sentence without a capital letter and a full stop, to stand behind the film's name.
  public let message: String

  init(_ message: String) { self.message = message }

  public var description: String { message }
}
