/// Reads numbers of a WebAssembly module from its bytes.
struct ModuleReader {
  let bytes: [UInt8]
  private(set) var position: Int
  let end: Int

  init(_ bytes: [UInt8], in range: Range<Int>) {
    self.bytes = bytes
    (position, end) = (range.lowerBound, range.upperBound)
  }

  var isAtEnd: Bool { position >= end }

  mutating func byte() throws(PruneError) -> UInt8 {
    guard position < end else { throw PruneError("the module ends too early, at byte \(position)") }
    defer { position += 1 }
    return bytes[position]
  }

  mutating func skip(_ count: Int) throws(PruneError) {
    guard count >= 0, count <= end - position else {
      throw PruneError("the module ends too early, at byte \(position)")
    }
    position += count
  }

  /// Reads a number without a sign, in LEB128.
  mutating func number() throws(PruneError) -> Int {
    var (result, shift) = (0, 0)
    while shift < 63 {
      let byte = try byte()
      result |= Int(byte & 0x7F) << shift
      if byte & 0x80 == 0 { return result }
      shift += 7
    }
    throw PruneError("a number is too long, at byte \(position)")
  }

  /// Reads a number with a sign, in LEB128.
  mutating func signedNumber() throws(PruneError) -> Int {
    var (result, shift) = (0, 0)
    while shift < 70 {
      let byte = try byte()
      if shift < 64 { result |= Int(byte & 0x7F) << shift }
      shift += 7
      guard byte & 0x80 == 0 else { continue }
      return byte & 0x40 != 0 && shift < 64 ? result | (-1 << shift) : result
    }
    throw PruneError("a number is too long, at byte \(position)")
  }

  mutating func text() throws(PruneError) -> String {
    let count = try number()
    let start = position
    try skip(count)
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }
}

/// Why a module cannot be read, as a sentence without its subject.
struct PruneError: Error {
  let message: String

  init(_ message: String) { self.message = message }
}

extension Array<UInt8> {
  /// Appends a number without a sign, in LEB128.
  mutating func append(number: Int) {
    var rest = number
    while rest > 0x7F {
      append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    append(UInt8(rest))
  }
}
