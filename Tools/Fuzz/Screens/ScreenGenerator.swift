/// Makes up what programs and fingers do to screens.
extension Generator {
  private typealias Weights = [(Operation.Kind, Int)]

  /// How often each kind comes, in parts of their sum: to items that say their sizes,
  private static let sizingWeights: Weights = [
    (.batch, 22), (.reload, 2), (.refresh, 7), (.grow, 7), (.exchange, 3), (.invalidate, 2), (.offset, 8),
    (.scrollToItem, 3), (.down, 3), (.move, 5), (.up, 2), (.cancel, 1), (.tap, 2), (.wheel, 3), (.resize, 3),
    (.inset, 1), (.select, 2), (.deselect, 1), (.trait, 3), (.keyboard, 3), (.animator, 9), (.wait, 20), (.settle, 6),
  ]
  /// and to screens that come and go.
  private static let screenWeights: Weights = [
    (.batch, 20), (.reload, 1), (.refresh, 4), (.grow, 2), (.exchange, 1), (.offset, 5), (.scrollToItem, 2),
    (.down, 2), (.move, 4), (.up, 2), (.cancel, 1), (.tap, 5), (.wheel, 2), (.resize, 2), (.select, 3), (.deselect, 1),
    (.trait, 2), (.keyboard, 2), (.animator, 5), (.toggle, 7), (.slide, 8), (.editing, 4), (.handle, 4), (.press, 6),
    (.open, 6), (.leave, 4), (.turnTo, 4), (.device, 1), (.swipe, 2), (.wait, 20), (.settle, 6),
  ]

  mutating func screenOperation(_ family: FuzzScript.Family) -> Operation {
    let weights = family == .sizing ? Generator.sizingWeights : Generator.screenWeights
    var place = dice.roll(weights.reduce(0) { $0 + $1.1 })
    let kind = weights.first {
      place -= $0.1
      return place < 0
    }!.0
    return screenNumbers(kind).map { Operation(kind: kind, numbers: $0) } ?? operation(kind)
  }

  /// nil where they are those of other families.
  private mutating func screenNumbers(_ kind: Operation.Kind) -> [Int]? {
    switch kind {
    case .refresh: [dice.roll(4), dice.roll(8), dice.roll(40)]
    case .grow: [dice.roll(8), dice.roll(40), dice.roll(3)]
    case .exchange: [dice.roll(1000), dice.roll(2)]
    case .resize: [dice.roll(240...500), dice.roll(300...700), dice.roll(2)]
    case .trait: [dice.roll(3), dice.roll(12), dice.roll(2)]
    case .keyboard: [dice.once(in: 2) ? 0 : dice.roll(300), dice.roll(3)]
    case .animator: [dice.roll(12), dice.roll(1000)]
    case .toggle: [dice.roll(8), dice.roll(40), dice.roll(4)]
    case .slide: [dice.roll(12), dice.roll(-330...330), dice.roll(1...12), dice.roll(4)]
    case .editing: [dice.roll(2)]
    case .handle: [dice.roll(12), dice.roll(-300...300), dice.roll(1...12)]
    case .press: [dice.roll(40)]
    case .open: [dice.roll(6), dice.roll(3)]
    case .leave: [dice.roll(7)]
    case .turnTo: [dice.roll(5)]
    case .device: [dice.roll(2)]
    case .swipe: [dice.roll(0...100), dice.roll(5...100), dice.roll(1...20)]
    default: nil
    }
  }
}
