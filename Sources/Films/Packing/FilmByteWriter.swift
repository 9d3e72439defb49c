/// Writes the bytes of a film; Documentation/Films.md says what they are.
struct FilmByteWriter {
  private(set) var bytes: [UInt8] = []

  mutating func append(_ more: some Sequence<UInt8>) { bytes.append(contentsOf: more) }

  /// A whole number from 0 on: seven bits a byte, the lowest first, each byte but the last with its highest bit set.
  mutating func count(_ value: UInt64) {
    var rest = value
    while rest >= 128 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 128)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func count(_ value: Int) { count(UInt64(value)) }

  /// A whole number: 0, -1, 1, -2, 2 as 0, 1, 2, 3, 4.
  mutating func difference(_ value: Int64) { count(UInt64(bitPattern: (value << 1) ^ (value >> 63))) }

  /// The number of bytes of the UTF-8, and those.
  mutating func string(_ text: String) {
    let utf8 = Array(text.utf8)
    count(utf8.count)
    append(utf8)
  }

  /// IEEE 754, 64 bits, the lowest byte first.
  mutating func double(_ value: Double) {
    withUnsafeBytes(of: value.bitPattern.littleEndian) { append($0) }
  }

  /// 32 bits, the lowest byte first.
  mutating func word(_ value: UInt32) {
    withUnsafeBytes(of: value.littleEndian) { append($0) }
  }
}
