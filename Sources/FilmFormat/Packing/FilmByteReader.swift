/// Reads the output of a `FilmByteWriter`, and validates all of it.
struct FilmByteReader {
  private let bytes: [UInt8]
  private(set) var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var left: Int { bytes.count - place }

  mutating func byte() throws(FilmError) -> UInt8 {
    guard place < bytes.count else { throw FilmError("the file is truncated") }
    place += 1
    return bytes[place - 1]
  }

  mutating func bytes(_ count: Int) throws(FilmError) -> ArraySlice<UInt8> {
    guard count >= 0, count <= left else { throw FilmError("the file is truncated") }
    place += count
    return bytes[(place - count)..<place]
  }

  /// Reads a whole number of at most 2^53, so that every reader can represent it.
  mutating func count() throws(FilmError) -> Int {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let byte = try byte()
      guard shift <= 49 else { throw FilmError("it contains a number that is too long") }
      value |= UInt64(byte & 127) << shift
      shift += 7
      if byte < 128 { break }
    }
    guard value <= 1 << 53 else { throw FilmError("it contains a number that is too large") }
    return Int(value)
  }

  mutating func difference() throws(FilmError) -> Int64 {
    let value = UInt64(try count())
    return Int64(value >> 1) ^ -Int64(value & 1)
  }

  mutating func string() throws(FilmError) -> String {
    let utf8 = try bytes(try count())
    // The initializer that validates is Apple's from iOS 18. This one replaces what is wrong.
    let text = String(decoding: utf8, as: UTF8.self)
    guard text.utf8.elementsEqual(utf8) else {
      throw FilmError("it contains text that is not UTF-8")
    }
    return text
  }

  mutating func double() throws(FilmError) -> Double {
    var bits: UInt64 = 0
    for (index, byte) in try bytes(8).enumerated() { bits |= UInt64(byte) << UInt64(8 * index) }
    return Double(bitPattern: bits)
  }

  mutating func word() throws(FilmError) -> UInt32 {
    var value: UInt32 = 0
    for (index, byte) in try bytes(4).enumerated() { value |= UInt32(byte) << UInt32(8 * index) }
    return value
  }
}
