/// One name of a JSON object with its value.
public struct JSONMember: Equatable, Sendable {
  /// As it is after its escapes are read.
  public var name: String
  /// What stands behind the colon.
  public var value: JSONValue

  /// A name with its value.
  public init(name: String, value: JSONValue) {
    self.name = name
    self.value = value
  }
}
