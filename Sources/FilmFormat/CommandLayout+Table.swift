// Written by Tools/Commands/commands.py from Tools/Commands/commands.txt and film-commands.txt: change that, and run it again.

extension CommandLayout {
  private static let run: [Kind] = [.string, .number, .integer, .flag, .color]
  private static let piece: [Kind] = [
    .number, .number, .number, .number, .number, .number, .number, .number, .number, .number,
  ]
  private static let stop: [Kind] = [.number, .color]
  private static let keyframe: [Kind] = [.number, .list(.number, isOptional: false)]
  private static let identity: [Kind] = [.choice(3), .optionalString, .integer, .integer, .flag]
  private static let attributes: [Kind] = [
    .number, .number, .number, .number, .number, .list(.number, isOptional: true), .integer, .flag,
  ]
  private static let way: [Kind] = [.choice(3), .record(attributes), .record(attributes)]

  /// The layouts by command number.
  static let all: [Int: CommandLayout] = [
    1: CommandLayout(name: "create", isOptional: false, kinds: [.integer, .flag]),
    2: CommandLayout(
      name: "geometry", isOptional: false,
      kinds: [
        .number, .number, .number, .number, .number, .number, .number, .number, .list(.number, isOptional: true),
      ]),
    3: CommandLayout(name: "opacity", isOptional: false, kinds: [.number]),
    4: CommandLayout(
      name: "style", isOptional: false,
      kinds: [
        .flag, .flag, .color, .number, .number, .color, .color, .number, .number, .number, .integer, .optionalString,
      ]),
    5: CommandLayout(name: "text", isOptional: true, kinds: [.choice(3), .list(.record(run), isOptional: false)]),
    6: CommandLayout(
      name: "semantics", isOptional: false,
      kinds: [.choice(13), .string, .flag, .flag, .integer, .integer, .string, .choice(3)]),
    7: CommandLayout(name: "children", isOptional: false, kinds: [.list(.integer, isOptional: false)]),
    8: CommandLayout(name: "remove", isOptional: false, kinds: []),
    9: CommandLayout(
      name: "picture", isOptional: true,
      kinds: [.integer, .number, .number, .list(.record(piece), isOptional: false)]),
    10: CommandLayout(
      name: "shape", isOptional: true,
      kinds: [
        .string, .color, .flag, .color, .number, .number, .number, .number, .choice(3), .choice(3), .number,
        .list(.number, isOptional: false),
      ]),
    11: CommandLayout(
      name: "gradient", isOptional: true,
      kinds: [.choice(3), .number, .number, .number, .number, .list(.record(stop), isOptional: false)]),
    12: CommandLayout(
      name: "field", isOptional: false,
      kinds: [
        .string, .string, .flag, .choice(3), .number, .number, .flag, .color, .color, .choice(3), .choice(7),
        .choice(6), .choice(4), .flag, .flag,
      ]),
    13: CommandLayout(name: "curve", isOptional: false, kinds: [.integer, .list(.number, isOptional: false)]),
    14: CommandLayout(
      name: "animate", isOptional: false,
      kinds: [.choice(3), .number, .number, .integer, .list(.record(keyframe), isOptional: false)]),
    15: CommandLayout(name: "stop", isOptional: false, kinds: [.choice(3)]),
    16: CommandLayout(name: "setAside", isOptional: false, kinds: []),
    17: CommandLayout(name: "restore", isOptional: false, kinds: [.integer]),
    18: CommandLayout(name: "discard", isOptional: false, kinds: []),
    41: CommandLayout(name: "name", isOptional: false, kinds: [.string]),
    42: CommandLayout(
      name: "element", isOptional: false,
      kinds: [
        .record(identity), .integer, .optionalString, .record(attributes), .list(.record(way), isOptional: false),
      ]),
    43: CommandLayout(
      name: "animation", isOptional: false,
      kinds: [
        .integer, .list(.record(identity), isOptional: false), .list(.record(identity), isOptional: false), .string,
        .string, .number, .list(.number, isOptional: false), .list(.number, isOptional: false), .string,
        .list(.number, isOptional: false), .flag, .list(.number, isOptional: false), .flag,
      ]),
    44: CommandLayout(name: "ended", isOptional: false, kinds: [.integer, .number, .flag]),
    45: CommandLayout(
      name: "call", isOptional: false,
      kinds: [
        .integer, .number, .choice(3), .integer, .list(.integer, isOptional: false), .optionalString, .choice(5),
        .integer, .string,
      ]),
    46: CommandLayout(
      name: "counters", isOptional: false,
      kinds: [.integer, .integer, .integer, .integer, .integer, .integer, .integer, .integer, .integer, .integer]),
    47: CommandLayout(
      name: "act", isOptional: false,
      kinds: [.choice(9), .number, .list(.number, isOptional: false), .optionalString]),
    48: CommandLayout(name: "mark", isOptional: false, kinds: [.number, .flag, .string]),
    49: CommandLayout(name: "start", isOptional: false, kinds: [.integer, .list(.number, isOptional: false)]),
    50: CommandLayout(
      name: "costs", isOptional: false,
      kinds: [
        .number, .number, .number, .number, .number, .list(.integer, isOptional: false),
        .list(.number, isOptional: false),
      ]),
    51: CommandLayout(
      name: "surroundings", isOptional: false,
      kinds: [.choice(2), .integer, .flag, .flag, .flag, .number, .number, .number, .number]),
  ]
}
