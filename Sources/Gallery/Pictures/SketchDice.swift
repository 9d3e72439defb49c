/// A deterministic generator of numbers that look random.
struct SketchDice {
  private var state: UInt32

  init(_ seed: UInt32) { state = seed &* 2_654_435_769 &+ 1 }

  /// Returns a number from 0 to one less than the number of sides.
  mutating func roll(_ sides: Int) -> Int {
    state = state &* 1_664_525 &+ 1_013_904_223
    return Int(state >> 8) % sides
  }
}
