/// Makes up what programs and fingers do to feeds.
extension Generator {
  /// How often each kind comes, in parts of their sum.
  private static let anchorWeights: [(Operation.Kind, Int)] = [
    (.batch, 30), (.grow, 10), (.reload, 1), (.offset, 9), (.inset, 1), (.down, 5), (.move, 9), (.up, 5), (.cancel, 1),
    (.wheel, 2), (.wait, 24), (.settle, 5),
  ]

  mutating func anchorOperation() -> Operation {
    var place = dice.roll(Generator.anchorWeights.reduce(0) { $0 + $1.1 })
    let kind = Generator.anchorWeights.first {
      place -= $0.1
      return place < 0
    }!.0
    return kind == .grow
      ? Operation(kind: kind, numbers: [dice.roll(8), dice.roll(40), dice.roll(3)]) : operation(kind)
  }
}
