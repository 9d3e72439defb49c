/// Random numbers that are the same on every run and machine (SplitMix64).
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// 0 up to but not including a number, which is above 0.
  mutating func roll(_ count: Int) -> Int { Int(next() % UInt64(count)) }

  mutating func roll(_ range: ClosedRange<Int>) -> Int { range.lowerBound + roll(range.count) }

  /// True once in so many times.
  mutating func once(in count: Int) -> Bool { roll(count) == 0 }
}
