/// Packs by DEFLATE, RFC 1951: what has occurred before becomes a reference to it, and what is frequent gets short codes.
struct Deflater {
  /// A byte, or a reference to what was before.
  private struct Token {
    /// 0 for a byte.
    var length: Int
    /// Or the byte.
    var distance: Int
  }

  /// A block has codes of its own.
  private static let tokensPerBlock = 1 << 15
  private static let window = 1 << 15
  private static let longest = 258
  /// So many places are looked at for a longer match.
  private static let patience = 64
  /// Long enough to take without looking further.
  private static let goodLength = 64

  private var result: [UInt8] = []
  private var bits: UInt64 = 0
  private var bitCount = 0

  static func pack(_ bytes: [UInt8]) -> [UInt8] {
    var deflater = Deflater()
    let tokens = bytes.withUnsafeBufferPointer { deflater.tokens(of: $0) }
    var start = 0
    repeat {
      let end = min(start + tokensPerBlock, tokens.count)
      deflater.write(tokens[start..<end], isLast: end == tokens.count)
      start = end
    } while start < tokens.count
    deflater.put(0, (8 - deflater.bitCount % 8) % 8)
    return deflater.result
  }

  // MARK: Matches

  private func tokens(of bytes: UnsafeBufferPointer<UInt8>) -> [Token] {
    var tokens: [Token] = []
    var finder = MatchFinder(bytes, window: Deflater.window)
    var place = 0
    var pending = finder.longest(at: 0, Deflater.longest, Deflater.patience, Deflater.goodLength)
    while place < bytes.count {
      finder.note(place)
      let next =
        place + 1 < bytes.count && pending.length < Deflater.goodLength
        ? finder.longest(at: place + 1, Deflater.longest, Deflater.patience, Deflater.goodLength)
        : (length: 0, distance: 0)
      // A byte more before a longer match is worth it.
      guard pending.length >= 3, next.length <= pending.length else {
        tokens.append(Token(length: 0, distance: Int(bytes[place])))
        place += 1
        pending = next.length >= 3 || place >= bytes.count ? next : (0, 0)
        if pending.length == 0, place < bytes.count {
          pending = finder.longest(at: place, Deflater.longest, Deflater.patience, Deflater.goodLength)
        }
        continue
      }
      tokens.append(Token(length: pending.length, distance: pending.distance))
      for skipped in (place + 1)..<(place + pending.length) { finder.note(skipped) }
      place += pending.length
      if place < bytes.count {
        pending = finder.longest(at: place, Deflater.longest, Deflater.patience, Deflater.goodLength)
      }
    }
    return tokens
  }

  // MARK: Codes

  private mutating func put(_ value: Int, _ count: Int) {
    bits |= UInt64(value) << UInt64(bitCount)
    bitCount += count
    while bitCount >= 8 {
      result.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      bitCount -= 8
    }
  }

  /// Codes stand with their highest bit first.
  private mutating func put(code: Int, _ count: Int) {
    var (reversed, rest) = (0, code)
    for _ in 0..<count {
      reversed = reversed << 1 | rest & 1
      rest >>= 1
    }
    put(reversed, count)
  }

  private static let lengthSymbols: [Int] = (0...longest).map { length in
    DeflateCodes.lengthBases.lastIndex { $0 <= length } ?? 0
  }

  private static func distanceSymbol(_ distance: Int) -> Int {
    var (low, high) = (0, 29)
    while low < high {
      let middle = (low + high + 1) / 2
      if DeflateCodes.distanceBases[middle] <= distance { low = middle } else { high = middle - 1 }
    }
    return low
  }

  private mutating func write(_ tokens: ArraySlice<Token>, isLast: Bool) {
    var literalCounts = [Int](repeating: 0, count: 286)
    var distanceCounts = [Int](repeating: 0, count: 30)
    literalCounts[256] = 1
    for token in tokens {
      if token.length == 0 {
        literalCounts[token.distance] += 1
      } else {
        literalCounts[257 + Deflater.lengthSymbols[token.length]] += 1
        distanceCounts[Deflater.distanceSymbol(token.distance)] += 1
      }
    }
    if distanceCounts.allSatisfy({ $0 == 0 }) { distanceCounts[0] = 1 }
    let literalLengths = HuffmanLengths.lengths(literalCounts, longest: 15)
    let distanceLengths = HuffmanLengths.lengths(distanceCounts, longest: 15)
    put(isLast ? 1 : 0, 1)
    put(2, 2)
    writeTables(literalLengths, distanceLengths)
    let (literals, distances) = (DeflateCodes.codes(of: literalLengths), DeflateCodes.codes(of: distanceLengths))
    for token in tokens {
      guard token.length > 0 else {
        put(code: literals[token.distance], literalLengths[token.distance])
        continue
      }
      let length = Deflater.lengthSymbols[token.length]
      put(code: literals[257 + length], literalLengths[257 + length])
      put(token.length - DeflateCodes.lengthBases[length], DeflateCodes.lengthBits[length])
      let distance = Deflater.distanceSymbol(token.distance)
      put(code: distances[distance], distanceLengths[distance])
      put(token.distance - DeflateCodes.distanceBases[distance], DeflateCodes.distanceBits[distance])
    }
    put(code: literals[256], literalLengths[256])
  }

  /// The lengths of the codes, by codes of their own: 17 and 18 stand for zeros.
  private mutating func writeTables(_ literals: [Int], _ distances: [Int]) {
    let literalCount = max(257, (literals.lastIndex { $0 > 0 } ?? 0) + 1)
    let distanceCount = max(1, (distances.lastIndex { $0 > 0 } ?? 0) + 1)
    let all = Array(literals[..<literalCount] + distances[..<distanceCount])
    var symbols: [(symbol: Int, extra: Int, bits: Int)] = []
    var place = 0
    while place < all.count {
      let end = all[place...].firstIndex { $0 != all[place] } ?? all.count
      let run = min(end - place, 138)
      if all[place] == 0, run >= 3 {
        symbols.append(run < 11 ? (17, run - 3, 3) : (18, run - 11, 7))
        place += run
      } else {
        symbols.append((all[place], 0, 0))
        place += 1
      }
    }
    var counts = [Int](repeating: 0, count: 19)
    for symbol in symbols { counts[symbol.symbol] += 1 }
    let lengths = HuffmanLengths.lengths(counts, longest: 7)
    let codes = DeflateCodes.codes(of: lengths)
    let orderCount = max(4, (DeflateCodes.codeOrder.lastIndex { lengths[$0] > 0 } ?? 0) + 1)
    put(literalCount - 257, 5)
    put(distanceCount - 1, 5)
    put(orderCount - 4, 4)
    for index in 0..<orderCount { put(lengths[DeflateCodes.codeOrder[index]], 3) }
    for (symbol, extra, bits) in symbols {
      put(code: codes[symbol], lengths[symbol])
      put(extra, bits)
    }
  }
}
