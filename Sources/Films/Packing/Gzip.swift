/// The format of RFC 1952, which every browser unpacks: a header, DEFLATE, CRC-32 and length.
public enum Gzip {
  /// Packs bytes; the same bytes give the same result everywhere.
  public static func pack(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 2, 255]
    result += Deflater.pack(bytes)
    var trailer = FilmByteWriter()
    trailer.word(checksum(bytes))
    trailer.word(UInt32(truncatingIfNeeded: bytes.count))
    return result + trailer.bytes
  }

  /// Unpacks what has neither a name nor a comment.
  /// - Parameter length: how many bytes there have to be.
  static func unpack(_ packed: ArraySlice<UInt8>, length: Int) throws(FilmError) -> [UInt8] {
    guard packed.count >= 18, packed.starts(with: [0x1F, 0x8B, 8, 0]) else { throw FilmError("it is damaged") }
    let inner = packed.dropFirst(10).dropLast(8)
    let bytes = try Inflater.unpack(inner, length: length)
    var trailer = FilmByteReader(Array(packed.suffix(8)))
    guard try trailer.word() == checksum(bytes), Int(try trailer.word()) == length else {
      throw FilmError("it is damaged")
    }
    return bytes
  }

  private static let table: [UInt32] = (0..<256).map { start in
    var value = UInt32(start)
    for _ in 0..<8 { value = value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
    return value
  }

  /// CRC-32.
  static func checksum(_ bytes: [UInt8]) -> UInt32 {
    let table = table
    var value: UInt32 = 0xFFFF_FFFF
    for byte in bytes { value = table[Int((value ^ UInt32(byte)) & 255)] ^ (value >> 8) }
    return value ^ 0xFFFF_FFFF
  }
}
