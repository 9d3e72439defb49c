/// One name of a JSON object with its value.
public struct JSONMember: Equatable, Sendable {
  public var name: String
  public var value: JSONValue

  public init(name: String, value: JSONValue) {
    self.name = name
    self.value = value
  }
}
