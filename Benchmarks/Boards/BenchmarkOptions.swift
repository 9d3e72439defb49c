import Runtime

/// What to measure: the same options as the peers' benchmarks have.
package struct BenchmarkOptions {
  package enum Mode: String, CaseIterable { case open, scroll, jump, batch, section, scale, snapshot, micro, feed }
  package enum View: String, CaseIterable { case list, grid }
  /// A flow layout, a compositional layout, one whose sections scroll across, or a list with its estimates.
  package enum Layout: String, CaseIterable { case flow, compositional, rows, list }
  package enum Cell: String, CaseIterable { case plain, text, constrained }
  package enum Sizes: String, CaseIterable { case uniform, `var` }
  package enum Place: String, CaseIterable { case visible, any }
  /// What happens between two frames: nothing, a sleep of 16 ms, or 16 ms of spinning.
  package enum Pace: String, CaseIterable { case hot = "0", sleep = "1", spin = "2" }

  package var mode = Mode.scroll
  package var view = View.list
  package var layout = Layout.flow
  package var cell = Cell.plain
  package var sizes = Sizes.uniform
  package var place = Place.visible
  package var pace = Pace.hot
  /// Items.
  package var count = 10_000
  package var columns = 3
  /// Points.
  package var rowHeight = 44.0
  /// Points per frame.
  package var step = 37.0
  package var frames = 600
  package var rounds = 20
  /// Inserts, deletes and moves, of each so many.
  package var operations = 10
  package var itemsPerSection = 100

  /// What is measured when nothing is asked for.
  package static let standard = BenchmarkOptions()

  private init() {}

  /// One sentence about what is wrong.
  package struct Mistake: Error { package let message: String }

  package init(_ arguments: [String]) throws(Mistake) {
    var index = 0
    while index < arguments.count {
      let name = arguments[index]
      guard index + 1 < arguments.count else { throw Mistake(message: "\(quotedInMessage(name)) needs a value.") }
      let value = arguments[index + 1]
      switch name {
      case "--mode": mode = try BenchmarkOptions.choice(name, value)
      case "--view": view = try BenchmarkOptions.choice(name, value)
      case "--layout": layout = try BenchmarkOptions.choice(name, value)
      case "--cell": cell = try BenchmarkOptions.choice(name, value)
      case "--sizes": sizes = try BenchmarkOptions.choice(name, value)
      case "--where": place = try BenchmarkOptions.choice(name, value)
      case "--pace": pace = try BenchmarkOptions.choice(name, value)
      case "--n": count = try BenchmarkOptions.number(name, value)
      case "--cols": columns = try BenchmarkOptions.number(name, value)
      case "--frames": frames = try BenchmarkOptions.number(name, value)
      case "--rounds": rounds = try BenchmarkOptions.number(name, value)
      case "--ops": operations = try BenchmarkOptions.number(name, value)
      case "--persection": itemsPerSection = try BenchmarkOptions.number(name, value)
      case "--rowh": rowHeight = try BenchmarkOptions.length(name, value)
      case "--step": step = try BenchmarkOptions.length(name, value)
      default: throw Mistake(message: "\(quotedInMessage(name)) is not an option; see Benchmarks/README.md.")
      }
      index += 2
    }
    if layout == .rows && (mode == .batch || sizes == .var) {
      throw Mistake(message: "--layout rows can be opened and scrolled only, with uniform sizes.")
    }
    if layout == .list && mode != .open && mode != .scale {
      throw Mistake(message: "--layout list can be opened and measured by --mode scale only.")
    }
    if mode == .micro && layout != .flow { throw Mistake(message: "--mode micro measures a flow layout.") }
    if mode == .micro && count < 3000 { throw Mistake(message: "--mode micro needs --n 3000 or more.") }
  }

  private static func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ name: String, _ value: String
  ) throws(Mistake) -> Choice {
    guard let choice = Choice(rawValue: value) else {
      let choices = Choice.allCases.map { $0.rawValue }.joined(separator: ", ")
      throw Mistake(message: "\(name) cannot be \(quotedInMessage(value)); it can be \(choices).")
    }
    return choice
  }

  private static func number(_ name: String, _ value: String) throws(Mistake) -> Int {
    guard let number = Int(value), number >= 0 else {
      throw Mistake(message: "\(name) must be a whole number, 0 or more, not \(quotedInMessage(value)).")
    }
    return number
  }

  private static func length(_ name: String, _ value: String) throws(Mistake) -> Double {
    guard let length = Double(value), length > 0, length.isFinite else {
      throw Mistake(message: "\(name) must be a number above 0, not \(quotedInMessage(value)).")
    }
    return length
  }
}
