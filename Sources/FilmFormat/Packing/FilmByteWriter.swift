/// Writes the bytes of a film; Documentation/Films.md describes the format.
struct FilmByteWriter {
  private(set) var bytes: [UInt8] = []

  mutating func append(_ more: some Sequence<UInt8>) { bytes.append(contentsOf: more) }

  /// Writes a whole number that is not negative: seven bits per byte, the lowest first, with the highest bit set in
  /// each byte but the last.
  mutating func count(_ value: UInt64) {
    var rest = value
    while rest >= 128 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 128)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func count(_ value: Int) { count(UInt64(value)) }

  /// Writes a whole number: 0, -1, 1, -2, 2 as 0, 1, 2, 3, 4.
  mutating func difference(_ value: Int64) { count(UInt64(bitPattern: (value << 1) ^ (value >> 63))) }

  /// Writes a string: the number of bytes of its UTF-8, and the bytes.
  mutating func string(_ text: String) {
    let utf8 = Array(text.utf8)
    count(utf8.count)
    append(utf8)
  }

  /// Writes a 64-bit IEEE 754 number, lowest byte first.
  mutating func double(_ value: Double) {
    withUnsafeBytes(of: value.bitPattern.littleEndian) { append($0) }
  }

  /// Writes 32 bits, lowest byte first.
  mutating func word(_ value: UInt32) {
    withUnsafeBytes(of: value.littleEndian) { append($0) }
  }
}
