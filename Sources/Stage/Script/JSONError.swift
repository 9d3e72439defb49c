/// Says where a text stops being JSON.
public struct JSONError: Error, Equatable, Sendable {
  /// What was expected or is wrong, without the place and without a full stop.
  public var message: String
  /// Counted from 1.
  public var line: Int
  /// In Unicode scalars, counted from 1.
  public var column: Int
}
