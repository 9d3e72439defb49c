/// The last words of commands, from which the next ones are predicted; a file stores the differences.
///
/// A word is a whole number of units. The prediction is the last value, plus its last change if the command was written
/// in the previous frame; for a layer's first command, it is the last value of any layer.
struct WordHistory {
  struct Place: Hashable {
    var number: Int
    /// The layer, or -1 for any layer.
    var layer: Int
  }

  struct Entry {
    var units: [Int64]
    var steps: [Int64]
    /// The frame in which the command was written.
    var frame: Int
  }

  private var entries: [Place: Entry] = [:]

  /// The limit above which values are written as they are, without units.
  static let limit: Int64 = 1 << 49

  /// Returns the number of units per point, factor or second: 1024 for the geometry of layers, 1048576 for everything
  /// else.
  static func unitsPerWhole(_ number: Int, word: Int) -> Double {
    number == CommandNumber.geometry && word < 6 ? 1024 : 1_048_576
  }

  static func units(_ value: Double, _ number: Int, word: Int) -> Int64? {
    let units = (value * unitsPerWhole(number, word: word)).rounded()
    guard abs(units) <= Double(limit) else { return nil }
    return Int64(units)
  }

  /// Returns the predicted words of a command in a frame, or nil if there was no such command or it had another number
  /// of words.
  func expected(_ number: Int, _ layer: Int, frame: Int) -> [Int64]? {
    if let own = entries[Place(number: number, layer: layer)] {
      guard own.frame >= frame - 1 else { return own.units }
      return zip(own.units, own.steps).map { $0 + $1 }
    }
    return entries[Place(number: number, layer: -1)]?.units
  }

  mutating func note(_ units: [Int64], _ number: Int, _ layer: Int, frame: Int) {
    let place = Place(number: number, layer: layer)
    var steps = [Int64](repeating: 0, count: units.count)
    if let last = entries[place], last.units.count == units.count {
      for index in units.indices { steps[index] = units[index] - last.units[index] }
    }
    entries[place] = Entry(units: units, steps: steps, frame: frame)
    entries[Place(number: number, layer: -1)] = Entry(units: units, steps: [], frame: frame)
  }
}
