/// Makes up what fingers do to the gallery.
extension Generator {
  /// How often each kind comes, in parts of their sum.
  private static let touchWeights: [(Operation.Kind, Int)] = [
    (.open, 7), (.press, 14), (.hold, 4), (.tap, 9), (.drag, 9), (.swipe, 5), (.pinch, 2), (.down, 4), (.move, 7),
    (.up, 5), (.cancel, 1), (.wheel, 3), (.key, 3), (.leave, 4), (.resize, 1), (.turn, 2), (.choose, 3), (.gesture, 2),
    (.wait, 18),
    (.settle, 2),
  ]
  private static let touchTotal = touchWeights.reduce(0) { $0 + $1.1 }

  mutating func touch() -> Operation {
    var place = dice.roll(Generator.touchTotal)
    let kind = Generator.touchWeights.first {
      place -= $0.1
      return place < 0
    }!.0
    return Operation(kind: kind, numbers: touchNumbers(kind))
  }

  private mutating func touchNumbers(_ kind: Operation.Kind) -> [Int] {
    switch kind {
    case .open: [dice.roll(8), dice.roll(3)]
    case .press, .hold: [dice.roll(20)]
    case .tap, .down: [dice.roll(0...100), dice.roll(0...100)]
    case .drag:
      [dice.roll(0...100), dice.roll(0...100), dice.roll(0...100), dice.roll(0...100), dice.roll(1...20)]
    case .swipe: [dice.roll(0...100), dice.roll(5...100), dice.roll(1...20)]
    case .pinch:
      [dice.roll(20...80), dice.roll(20...80), dice.roll(10...300), dice.roll(10...300), dice.roll(1...15)]
    case .move: [dice.roll(-25...25), dice.roll(-40...40), dice.roll(1...6)]
    case .wheel: [dice.roll(-300...300), dice.roll(-300...300)]
    case .key: [dice.roll(8)]
    case .leave: [dice.roll(4)]
    case .gesture: [dice.roll(1_000_000)]
    case .resize: [dice.roll(100...900), dice.roll(100...900), dice.roll(3)]
    case .turn: [dice.roll(2)]
    case .choose: [dice.roll(20), dice.roll(0...1000)]
    case .wait: [dice.once(in: 3) ? dice.roll(1...30) : dice.roll(1...5)]
    default: []
    }
  }
}
