/// Repeatable pseudo-random numbers (xorshift).
public struct Dice {
  private var state: UInt64
  public init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  public mutating func roll(_ sides: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(max(sides, 1)))
  }
}
