/// Makes up what programs and fingers do to photos that fly.
extension Generator {
  /// How often each kind comes, in parts of their sum.
  private static let elementWeights: [(Operation.Kind, Int)] = [
    (.open, 14), (.leave, 6), (.batch, 8), (.reload, 1), (.offset, 4), (.turn, 1), (.down, 12), (.move, 22), (.up, 8),
    (.cancel, 1), (.tap, 6), (.wait, 26), (.settle, 5),
  ]

  mutating func elementOperation() -> Operation {
    var place = dice.roll(Generator.elementWeights.reduce(0) { $0 + $1.1 })
    let kind = Generator.elementWeights.first {
      place -= $0.1
      return place < 0
    }!.0
    switch kind {
    case .open: return Operation(kind: kind, numbers: [dice.roll(8), dice.roll(40)])
    case .leave: return Operation(kind: kind, numbers: [0])
    case .turn: return Operation(kind: kind, numbers: [dice.roll(2)])
    default: return operation(kind)
    }
  }
}
