/// A package that cannot become a page.
public struct WebScreensError: Error, Equatable {
  /// One or more lines, the first a sentence without a capital letter and a full stop.
  public var message: String

  public init(_ message: String) { self.message = message }
}
