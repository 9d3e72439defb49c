/// A JSON value.
///
/// Foundation's JSON classes do not exist in Embedded Swift, and scripts also run in the browser, so this type provides
/// the little that scripts need.
public enum JSONValue: Equatable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A finite number, exact to the last place.
  case number(Double)
  /// A string without escapes.
  case string(String)
  /// A list of values, in order.
  case array([JSONValue])
  /// An object with its members in order. Names are unique.
  case object([JSONMember])

  /// Parses a complete JSON text according to RFC 8259: no text after the value, no comments, no trailing commas. A
  /// byte order mark at the beginning is skipped.
  public init(json text: String) throws(JSONError) {
    var reader = JSONReader(text)
    self = try reader.readText()
  }

  /// The name of the value's type in messages.
  var typeName: String {
    switch self {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .array: "a list"
    case .object: "an object"
    }
  }
}

/// A member of a JSON object.
public struct JSONMember: Equatable, Sendable {
  /// The name without escapes.
  public var name: String
  /// The value of the member.
  public var value: JSONValue

  /// Creates a member.
  public init(name: String, value: JSONValue) {
    self.name = name
    self.value = value
  }
}
