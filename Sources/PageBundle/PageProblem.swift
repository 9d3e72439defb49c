/// The reason why the page cannot be created.
public struct PageProblem: Error, CustomStringConvertible, Equatable {
  /// A sentence without a capital letter and a full stop.
  public let description: String

  package init(_ description: String) { self.description = description }
}
