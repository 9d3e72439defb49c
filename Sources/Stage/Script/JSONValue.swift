/// A value of a JSON text.
///
/// Foundation's JSON classes do not exist in Embedded Swift, and scripts have to play in the browser
/// as well; so the little that scripts need is here.
public enum JSONValue: Equatable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A finite number, read to the last place.
  case number(Double)
  /// A text, after its escapes are read.
  case string(String)
  /// Values in the order of the text.
  case array([JSONValue])
  /// In the order of the text. No name occurs twice.
  case object([JSONMember])

  /// Reads a whole JSON text as RFC 8259 describes it: nothing may follow the value, no comments, no
  /// trailing commas. A byte order mark at the beginning is skipped.
  public init(json text: String) throws(JSONError) {
    var reader = JSONReader(text)
    self = try reader.readText()
  }

  /// What to call a value of this type in a message.
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
