/// Finds where bytes have occurred before: chains of the places where three bytes are alike.
struct MatchFinder {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let window: Int
  private var heads: [Int32]
  private var previous: [Int32]

  init(_ bytes: UnsafeBufferPointer<UInt8>, window: Int) {
    self.bytes = bytes
    self.window = window
    heads = [Int32](repeating: -1, count: 1 << 15)
    previous = [Int32](repeating: -1, count: bytes.count)
  }

  private func hash(_ place: Int) -> Int {
    let value = UInt32(bytes[place]) | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place + 2]) << 16
    return Int((value &* 0x9E37_79B1) >> 17)
  }

  /// The place can be referred to from now on.
  mutating func note(_ place: Int) {
    guard place + 2 < bytes.count else { return }
    let hash = hash(place)
    previous[place] = heads[hash]
    heads[hash] = Int32(place)
  }

  /// The longest run of bytes from a place on that was there before; a length of 0 for none.
  /// - Parameters:
  ///   - patience: how many places are looked at.
  ///   - good: long enough to look no further.
  func longest(at place: Int, _ longest: Int, _ patience: Int, _ good: Int) -> (length: Int, distance: Int) {
    guard place + 2 < bytes.count else { return (0, 0) }
    let limit = min(longest, bytes.count - place)
    var found = (length: 2, distance: 0)
    var candidate = Int(heads[hash(place)])
    var left = patience
    while candidate >= 0, place - candidate <= window, left > 0 {
      left -= 1
      if candidate < place, bytes[candidate + found.length - 1] == bytes[place + found.length - 1] {
        var length = 0
        while length < limit, bytes[candidate + length] == bytes[place + length] { length += 1 }
        if length > found.length {
          found = (length, place - candidate)
          if length >= good || length == limit { break }
        }
      }
      candidate = Int(previous[candidate])
    }
    return found.distance == 0 ? (0, 0) : found
  }
}
