/// Makes up what fingers and programs do to items that are dragged.
extension Generator {
  /// How often each kind comes, in parts of their sum.
  private static let dragWeights: [(Operation.Kind, Int)] = [
    (.hold, 14), (.move, 26), (.up, 8), (.cancel, 2), (.tap, 6), (.batch, 10), (.reload, 1), (.offset, 3),
    (.exchange, 1), (.choose, 6), (.press, 4), (.select, 2), (.wait, 18), (.settle, 3),
  ]

  mutating func dragOperation() -> Operation {
    var place = dice.roll(Generator.dragWeights.reduce(0) { $0 + $1.1 })
    let kind = Generator.dragWeights.first {
      place -= $0.1
      return place < 0
    }!.0
    switch kind {
    case .hold, .press: return Operation(kind: kind, numbers: [dice.roll(60)])
    case .choose: return Operation(kind: kind, numbers: [dice.roll(2), dice.once(in: 3) ? 0 : dice.roll(1000)])
    default: return operation(kind)
    }
  }
}
