/// The chunks of a PNG file (ISO/IEC 15948).
struct PNGFile {
  struct Chunk {
    var type: String
    var data: [UInt8]
  }

  private(set) var chunks: [Chunk] = []

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  init(chunks: [Chunk]) { self.chunks = chunks }

  /// Reads a file, or returns nil if it is no whole PNG file.
  init?(bytes: [UInt8]) {
    guard bytes.starts(with: PNGFile.signature) else { return nil }
    var place = PNGFile.signature.count
    while place + 12 <= bytes.count {
      let count = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      guard count <= bytes.count - place - 12 else { return nil }
      let type = String(decoding: bytes[place + 4..<place + 8], as: UTF8.self)
      chunks.append(Chunk(type: type, data: Array(bytes[place + 8..<place + 8 + count])))
      place += 12 + count
      // Whatever follows does not belong to the picture.
      if type == "IEND" { break }
    }
    guard chunks.first?.type == "IHDR", chunks.last?.type == "IEND" else { return nil }
  }

  /// The texts of the file, in its order.
  var texts: [(name: String, text: String)] {
    chunks.filter { $0.type == "tEXt" }.compactMap { chunk in
      let parts = chunk.data.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { return nil }
      return (String(decoding: parts[0], as: UTF8.self), String(decoding: parts[1], as: UTF8.self))
    }
  }

  /// Adds a text before the pixels.
  mutating func add(name: String, text: String) {
    let place = chunks.firstIndex { $0.type == "IDAT" } ?? chunks.count
    chunks.insert(Chunk(type: "tEXt", data: Array(name.utf8) + [0] + Array(text.utf8)), at: place)
  }

  var bytes: [UInt8] {
    var bytes = PNGFile.signature
    for chunk in chunks {
      let body = Array(chunk.type.utf8) + chunk.data
      bytes += PNGFile.word(UInt32(chunk.data.count)) + body + PNGFile.word(PNGFile.checksum(body))
    }
    return bytes
  }

  /// Returns a number as a PNG file stores it.
  static func word(_ number: UInt32) -> [UInt8] {
    [UInt8(number >> 24), UInt8(number >> 16 & 255), UInt8(number >> 8 & 255), UInt8(number & 255)]
  }

  // The cyclic redundancy check of annex D.

  private static let table: [UInt32] = (0..<256).map { number in
    (0..<8).reduce(UInt32(number)) { sum, _ in sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1 }
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { sum, byte in table[Int((sum ^ UInt32(byte)) & 255)] ^ sum >> 8 }
  }
}
