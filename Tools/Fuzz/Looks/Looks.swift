/// What a trial looks at besides the places and contents of elements, and what it does besides changing and scrolling.
/// Each can be left out, to see what the others find.
struct Looks: OptionSet, Equatable {
  let rawValue: Int

  /// Nothing jumps, between two frames or in an operation.
  static let jumps = Looks(rawValue: 1)
  /// What is animated follows its curve.
  static let curves = Looks(rawValue: 2)
  /// What comes and goes: opacity, who keeps a view and who gets a new one, how long one stays on its way out.
  static let arrivals = Looks(rawValue: 4)
  static let prefetching = Looks(rawValue: 8)
  /// The delegate's calls about touches: their order, and that each beginning has its end.
  static let touches = Looks(rawValue: 16)
  /// Completions run once, and after the call that they were given to.
  static let completions = Looks(rawValue: 32)
  /// The order of views that change places in the stack.
  static let stacking = Looks(rawValue: 64)
  /// Where an operation that is not about scrolling leaves the content.
  static let offset = Looks(rawValue: 128)

  /// What the reader looks at stays when it is shown anew or gets other sizes.
  static let anchors = Looks(rawValue: 1024)
  /// Cells are as large as they want to be.
  static let sizes = Looks(rawValue: 2048)
  /// Nothing is said to programs that make no mistake.
  static let warnings = Looks(rawValue: 4096)
  /// Content follows a finger, and goes on after it: where it is in each frame, and what the delegate is told.
  static let scrolling = Looks(rawValue: 8192)

  /// Moving items by hand.
  static let movement = Looks(rawValue: 256)
  /// What is done in callbacks.
  static let interjections = Looks(rawValue: 512)

  static let all = Looks(rawValue: 16383)

  /// By the words of the command line.
  static let names: [(name: String, look: Looks)] = [
    ("jumps", .jumps), ("curves", .curves), ("arrivals", .arrivals), ("prefetching", .prefetching),
    ("touches", .touches), ("completions", .completions), ("stacking", .stacking), ("offset", .offset),
    ("anchors", .anchors), ("sizes", .sizes), ("warnings", .warnings), ("scrolling", .scrolling),
    ("movement", .movement), ("interjections", .interjections),
  ]

  /// For another process that is to look at the same.
  var arguments: [String] { Looks.names.filter { !contains($0.look) }.flatMap { ["--without", $0.name] } }

  /// Of all trials.
  @MainActor static var inForce = Looks.all
}
