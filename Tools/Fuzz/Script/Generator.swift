/// Makes up scripts. What it says follows from the seed alone, not from what happens when the script is run.
struct Generator {
  var dice: Dice
  /// What came last: programs turn the device and turn it back.
  private var last: Operation.Kind?

  init(dice: Dice) { self.dice = dice }

  /// A script of a family; the same for the same numbers.
  static func script(_ family: FuzzScript.Family, seed: UInt64, episode: Int, length: Int) -> FuzzScript {
    let place = UInt64(FuzzScript.Family.allCases.firstIndex(of: family)!)
    var generator = Generator(
      dice: Dice(seed: seed &* 0x2545_F491_4F6C_DD1D &+ place &* 1_000_003 &+ UInt64(episode)))
    return FuzzScript(
      family: family, setup: generator.dice.roll(1_000_000),
      operations: (0..<length).map { _ in
        switch family {
        case .gallery: generator.touch()
        case .sizing, .screens: generator.screenOperation(family)
        case .anchors: generator.anchorOperation()
        case .elements: generator.elementOperation()
        case .drags: generator.dragOperation()
        case .flow, .list, .custom, .snapshots, .compositional: generator.operation()
        }
      })
  }

  /// How often each kind comes, in parts of their sum.
  private static let weights: [(Operation.Kind, Int)] = [
    (.batch, 26), (.mistake, 1), (.reload, 2), (.exchange, 3), (.adjust, 5), (.invalidate, 2),
    (.offset, 6),
    (.scrollToItem, 2), (.down, 4), (.move, 6), (.up, 3), (.cancel, 1), (.tap, 3), (.wheel, 2),
    (.resize, 2), (.inset, 1), (.select, 3), (.deselect, 1), (.multiple, 1), (.background, 1), (.manner, 2),
    (.wait, 22),
    (.settle, 7), (.lift, 2), (.carry, 4), (.drop, 1), (.putBack, 1), (.interject, 3),
  ]
  private static let total = weights.reduce(0) { $0 + $1.1 }

  private mutating func operation() -> Operation {
    var place = dice.roll(Generator.total)
    let kind = Generator.weights.first {
      place -= $0.1
      return place < 0
    }!.0
    if last == .resize || last == .exchange, dice.once(in: 2) { return operation(dice.once(in: 4) ? .offset : last!) }
    last = kind
    return operation(kind)
  }

  mutating func operation(_ kind: Operation.Kind) -> Operation {
    switch kind {
    case .batch:
      return Operation(
        kind: kind, numbers: [dice.once(in: 2) ? 0 : dice.roll(dice.once(in: 3) ? BatchStyle.allCases.count : 8)],
        edits: (0..<edits()).map { _ in edit() })
    case .mistake:
      return Operation(kind: kind, numbers: [dice.roll(8), dice.roll(8), dice.roll(40)])
    case .reload: return Operation(kind: kind, numbers: [dice.roll(1000), dice.roll(2)])
    case .exchange: return Operation(kind: kind, numbers: [dice.roll(1000), dice.roll(5)])
    case .adjust: return Operation(kind: kind, numbers: [dice.roll(1000), dice.roll(4)])
    case .invalidate: return Operation(kind: kind, numbers: [dice.roll(8), dice.roll(40)])
    case .offset:
      return Operation(
        kind: kind, numbers: [dice.roll(0...1000), dice.roll(0...1000), dice.roll(3)])
    case .scrollToItem:
      return Operation(
        kind: kind, numbers: [dice.roll(8), dice.roll(40), dice.roll(6), dice.roll(2)])
    case .lift: return Operation(kind: kind, numbers: [dice.roll(40)])
    case .interject:
      return Operation(
        kind: kind,
        numbers: [
          dice.roll(Interjection.Callback.allCases.count), dice.roll(Interjection.Deed.allCases.count),
          dice.roll(1000), dice.once(in: 2) ? 0 : dice.roll(20),
        ])
    case .down, .tap, .carry:
      return Operation(kind: kind, numbers: [dice.roll(0...100), dice.roll(0...100)])
    case .move:
      return Operation(
        kind: kind, numbers: [dice.roll(-25...25), dice.roll(-40...40), dice.roll(1...6)])
    case .wheel:
      return Operation(kind: kind, numbers: [dice.roll(-300...300), dice.roll(-300...300)])
    case .resize:
      return Operation(
        kind: kind, numbers: [dice.roll(100...500), dice.roll(100...700), dice.roll(5)])
    case .inset:
      return Operation(
        kind: kind, numbers: [dice.roll(30), dice.roll(20), dice.roll(30), dice.roll(20)])
    case .select, .deselect:
      return Operation(kind: kind, numbers: [dice.roll(8), dice.roll(40), dice.roll(2)])
    case .multiple, .background: return Operation(kind: kind, numbers: [dice.roll(2)])
    case .manner: return Operation(kind: kind, numbers: [dice.roll(5)])
    case .wait:
      return Operation(
        kind: kind, numbers: [dice.once(in: 4) ? dice.roll(1...20) : dice.roll(1...4)])
    case .up, .cancel, .settle, .drop, .putBack: return Operation(kind: kind)
    case .open, .leave, .press, .hold, .drag, .swipe, .pinch, .key, .turn, .choose, .gesture: return touch()
    case .refresh, .grow, .trait, .keyboard, .animator, .toggle, .slide, .editing, .handle, .turnTo, .device:
      return screenOperation(.screens)
    }
  }

  private mutating func edits() -> Int { dice.once(in: 8) ? dice.roll(0...12) : dice.roll(1...4) }

  private mutating func edit() -> Edit {
    switch dice.roll(21) {
    case 0...4: return Edit(kind: .deleteItem, numbers: [dice.roll(8), dice.roll(40)])
    case 5...7: return Edit(kind: .reloadItem, numbers: [dice.roll(8), dice.roll(40)])
    case 8...10:
      return Edit(
        kind: .moveItem, numbers: [dice.roll(8), dice.roll(40), dice.roll(8), dice.roll(40)])
    case 11...15: return Edit(kind: .insertItem, numbers: [dice.roll(8), dice.roll(40)])
    case 16: return Edit(kind: .deleteSection, numbers: [dice.roll(8)])
    case 17: return Edit(kind: .reloadSection, numbers: [dice.roll(8), dice.roll(12)])
    case 18: return Edit(kind: .moveSection, numbers: [dice.roll(8), dice.roll(8)])
    case 19: return Edit(kind: .reconfigureItem, numbers: [dice.roll(8), dice.roll(40)])
    default: return Edit(kind: .insertSection, numbers: [dice.roll(8), dice.roll(12)])
    }
  }
}
