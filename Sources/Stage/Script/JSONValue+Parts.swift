// Reading of what others have written, where any part may be missing or something else.

extension JSONValue {
  /// The first member of this name in an object; nil if there is none, and for other values.
  ///
  /// - Complexity: O(n) for n members.
  public subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// The values of an array, in order; nil for other values.
  public var array: [JSONValue]? {
    guard case .array(let values) = self else { return nil }
    return values
  }

  /// The string without escapes; nil for other values.
  public var string: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  /// The number; nil for other values.
  public var number: Double? {
    guard case .number(let number) = self else { return nil }
    return number
  }

  /// The truth value; nil for other values.
  public var bool: Bool? {
    guard case .bool(let isTrue) = self else { return nil }
    return isTrue
  }
}
