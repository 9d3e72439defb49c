/// Unpacks DEFLATE, RFC 1951.
struct Inflater {
  /// Symbols by their codes: how many codes have each length, and the symbols in the order of their codes.
  private struct Codes {
    var counts = [Int](repeating: 0, count: 16)
    var symbols: [Int] = []

    init(_ lengths: [Int]) throws(FilmError) {
      for length in lengths where length > 0 { counts[length] += 1 }
      var room = 1
      for length in 1..<16 {
        room = room * 2 - counts[length]
        guard room >= 0 else { throw FilmError("it is damaged") }
      }
      for length in 1..<16 { symbols += lengths.indices.filter { lengths[$0] == length } }
    }
  }

  private let bytes: ArraySlice<UInt8>
  private var place: Int
  private var bits: UInt32 = 0
  private var bitCount = 0
  private var result: [UInt8] = []
  private let length: Int

  private init(_ bytes: ArraySlice<UInt8>, length: Int) {
    self.bytes = bytes
    self.length = length
    place = bytes.startIndex
    // What is said to be long is not believed before it is there.
    result.reserveCapacity(min(length, bytes.count * 16))
  }

  /// - Parameter length: how many bytes there have to be.
  static func unpack(_ bytes: ArraySlice<UInt8>, length: Int) throws(FilmError) -> [UInt8] {
    var inflater = Inflater(bytes, length: length)
    while try inflater.readBlock() {}
    guard inflater.result.count == length, inflater.place == bytes.endIndex else { throw FilmError("it is damaged") }
    return inflater.result
  }

  private mutating func take(_ count: Int) throws(FilmError) -> Int {
    while bitCount < count {
      guard place < bytes.endIndex else { throw FilmError("it ends too early") }
      bits |= UInt32(bytes[place]) << UInt32(bitCount)
      place += 1
      bitCount += 8
    }
    let value = bits & ((1 << UInt32(count)) - 1)
    bits >>= UInt32(count)
    bitCount -= count
    return Int(value)
  }

  private mutating func symbol(_ codes: Codes) throws(FilmError) -> Int {
    var (code, first, index) = (0, 0, 0)
    for length in 1..<16 {
      code |= try take(1)
      let count = codes.counts[length]
      if code - first < count { return codes.symbols[index + code - first] }
      index += count
      first = (first + count) << 1
      code <<= 1
    }
    throw FilmError("it is damaged")
  }

  /// Answers whether another one follows.
  private mutating func readBlock() throws(FilmError) -> Bool {
    let isLast = try take(1) == 1
    switch try take(2) {
    case 0: try readStored()
    case 1:
      let lengths = (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 }
      try readPacked(Codes(lengths), Codes([Int](repeating: 5, count: 30)))
    case 2: try readTables()
    default: throw FilmError("it is damaged")
    }
    return !isLast
  }

  private mutating func readStored() throws(FilmError) {
    _ = try take(bitCount % 8)
    let count = try take(16)
    guard try take(16) == ~count & 0xFFFF, result.count + count <= length else { throw FilmError("it is damaged") }
    for _ in 0..<count { result.append(UInt8(try take(8))) }
  }

  private mutating func readTables() throws(FilmError) {
    let (literals, distances, codes) = (try take(5) + 257, try take(5) + 1, try take(4) + 4)
    var lengths = [Int](repeating: 0, count: 19)
    for index in 0..<codes { lengths[DeflateCodes.codeOrder[index]] = try take(3) }
    let code = try Codes(lengths)
    var all: [Int] = []
    while all.count < literals + distances {
      switch try symbol(code) {
      case 16:
        guard let last = all.last else { throw FilmError("it is damaged") }
        all += [Int](repeating: last, count: try take(2) + 3)
      case 17: all += [Int](repeating: 0, count: try take(3) + 3)
      case 18: all += [Int](repeating: 0, count: try take(7) + 11)
      case let length: all.append(length)
      }
    }
    guard all.count == literals + distances, literals <= 286, distances <= 30 else { throw FilmError("it is damaged") }
    try readPacked(Codes(Array(all[..<literals])), Codes(Array(all[literals...])))
  }

  private mutating func readPacked(_ literals: Codes, _ distances: Codes) throws(FilmError) {
    while true {
      let symbol = try symbol(literals)
      if symbol == 256 { return }
      guard symbol >= 256 else {
        result.append(UInt8(symbol))
        continue
      }
      guard symbol < 286 else { throw FilmError("it is damaged") }
      let count = DeflateCodes.lengthBases[symbol - 257] + (try take(DeflateCodes.lengthBits[symbol - 257]))
      let code = try self.symbol(distances)
      guard code < 30 else { throw FilmError("it is damaged") }
      let distance = DeflateCodes.distanceBases[code] + (try take(DeflateCodes.distanceBits[code]))
      guard distance <= result.count, result.count + count <= length else { throw FilmError("it is damaged") }
      for _ in 0..<count { result.append(result[result.count - distance]) }
    }
  }
}
