/// A recursive-descent parser for ``JSONValue``, over UTF-8.
struct JSONReader {
  /// The maximum nesting depth of lists and objects. A deeper text could overflow the stack.
  static let depthLimit = 64

  private let bytes: [UInt8]
  private var index = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  mutating func readText() throws(JSONError) -> JSONValue {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    let value = try readValue(depth: 0)
    skipSpace()
    guard index == bytes.count else { throw error("expected the end of the text") }
    return value
  }

  // MARK: - Values

  private mutating func readValue(depth: Int) throws(JSONError) -> JSONValue {
    guard depth <= JSONReader.depthLimit else {
      throw error("lists and objects are nested more than \(JSONReader.depthLimit) levels deep")
    }
    skipSpace()
    guard let current else { throw error("expected a value, but the text ends") }
    switch current {
    case UInt8(ascii: "{"): return .object(try readObject(depth: depth))
    case UInt8(ascii: "["): return .array(try readArray(depth: depth))
    case UInt8(ascii: "\""): return .string(try readString())
    case UInt8(ascii: "t"): return try readWord("true", as: .bool(true))
    case UInt8(ascii: "f"): return try readWord("false", as: .bool(false))
    case UInt8(ascii: "n"): return try readWord("null", as: .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try readNumber())
    default: throw error("expected a value")
    }
  }

  private mutating func readObject(depth: Int) throws(JSONError) -> [JSONMember] {
    var members: [JSONMember] = []
    var names: Set<String> = []
    index += 1
    skipSpace()
    if take("}") { return members }
    while true {
      skipSpace()
      guard current == UInt8(ascii: "\"") else { throw error("expected a name in double quotes") }
      let start = index
      let name = try readString()
      guard names.insert(name).inserted else {
        index = start
        throw error("the name \(JSONText.quotedInMessage(name)) occurs twice in one object")
      }
      skipSpace()
      guard take(":") else { throw error("expected \":\" after a name") }
      members.append(JSONMember(name: name, value: try readValue(depth: depth + 1)))
      skipSpace()
      if take("}") { return members }
      guard take(",") else { throw error("expected \",\" or \"}\"") }
    }
  }

  private mutating func readArray(depth: Int) throws(JSONError) -> [JSONValue] {
    var values: [JSONValue] = []
    index += 1
    skipSpace()
    if take("]") { return values }
    while true {
      values.append(try readValue(depth: depth + 1))
      skipSpace()
      if take("]") { return values }
      guard take(",") else { throw error("expected \",\" or \"]\"") }
    }
  }

  private mutating func readWord(_ word: StaticString, as value: JSONValue) throws(JSONError) -> JSONValue {
    for offset in 0..<word.utf8CodeUnitCount {
      guard index + offset < bytes.count, bytes[index + offset] == word.utf8Start[offset] else {
        throw error("expected a value")
      }
    }
    index += word.utf8CodeUnitCount
    return value
  }

  // MARK: - Strings

  private mutating func readString() throws(JSONError) -> String {
    var result: [UInt8] = []
    index += 1
    while let byte = current {
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        return String(decoding: result, as: UTF8.self)
      case UInt8(ascii: "\\"):
        try readEscape(into: &result)
      case 0..<0x20:
        throw error("unescaped line break or control character in a string")
      default:
        result.append(byte)
        index += 1
      }
    }
    throw error("the text ends inside a string")
  }

  private mutating func readEscape(into result: inout [UInt8]) throws(JSONError) {
    let start = index
    index += 1
    guard let byte = current else { throw error("the text ends inside a string") }
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): result.append(byte)
    case UInt8(ascii: "b"): result.append(0x08)
    case UInt8(ascii: "f"): result.append(0x0C)
    case UInt8(ascii: "n"): result.append(0x0A)
    case UInt8(ascii: "r"): result.append(0x0D)
    case UInt8(ascii: "t"): result.append(0x09)
    case UInt8(ascii: "u"):
      var code = try readHexadecimal()
      if (0xD800..<0xDC00).contains(code), take("\\"), take("u") {
        let low = try readHexadecimal()
        // Not a low surrogate: the code stays an unpaired surrogate, which is rejected below.
        if (0xDC00..<0xE000).contains(low) { code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00) }
      }
      guard let scalar = Unicode.Scalar(code) else {
        index = start
        throw error("half of a surrogate pair in a string")
      }
      for unit in String(Character(scalar)).utf8 { result.append(unit) }
    default:
      index = start
      throw error("unknown escape in a string")
    }
  }

  private mutating func readHexadecimal() throws(JSONError) -> UInt32 {
    var code: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = current, let digit = JSONReader.hexadecimalDigit(byte) else {
        throw error("expected four hexadecimal digits after \"\\u\"")
      }
      code = code << 4 + digit
      index += 1
    }
    return code
  }

  private static func hexadecimalDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }

  // MARK: - Numbers

  private mutating func readNumber() throws(JSONError) -> Double {
    let start = index
    var decimal = DecimalNumber()
    decimal.isNegative = take("-")
    if take("0") {
      guard !isAtDigit else {
        index = start
        throw error("a number must not have leading zeros")
      }
    } else {
      guard isAtDigit else { throw error("expected a digit") }
      while let digit = takeDigit() { decimal.append(digit) }
    }
    if take(".") {
      guard isAtDigit else { throw error("expected a digit after the decimal point") }
      while let digit = takeDigit() { decimal.append(digit, isFraction: true) }
    }
    if take("e") || take("E") {
      let isNegative = take("-")
      if !isNegative { _ = take("+") }
      guard isAtDigit else { throw error("expected a digit in the exponent") }
      var exponent = 0
      while let digit = takeDigit() { exponent = min(exponent * 10 + Int(digit), 9999) }
      decimal.exponent += isNegative ? -exponent : exponent
    }
    let value = decimal.value
    guard value.isFinite else {
      index = start
      throw error("the number is too large")
    }
    return value
  }

  // MARK: - Bytes

  private var current: UInt8? {
    index < bytes.count ? bytes[index] : nil
  }

  private var isAtDigit: Bool {
    guard let current else { return false }
    return (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(current)
  }

  private mutating func takeDigit() -> UInt8? {
    guard isAtDigit else { return nil }
    index += 1
    return bytes[index - 1] - UInt8(ascii: "0")
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard current == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
  }

  private func error(_ message: String) -> JSONError {
    var line = 1
    var column = 1
    for byte in bytes[..<min(index, bytes.count)] {
      if byte == 0x0A {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {  // continuation bytes do not count
        column += 1
      }
    }
    return JSONError(message: message, line: line, column: column)
  }
}

/// The position and the reason of a syntax error in JSON.
public struct JSONError: Error, Equatable, Sendable {
  /// The reason, without the position and without a full stop.
  public var message: String
  /// The line, counted from 1.
  public var line: Int
  /// The column in Unicode scalars, counted from 1.
  public var column: Int
}
