/// What the words of commands were last, for those that come to be written as differences from what is expected.
///
/// A word is a whole number of units. What is expected is the last value, and as much further as it went in the frame
/// before, if the command was written then; of a layer's first command, the last value of whatever layer.
struct WordHistory {
  struct Place: Hashable {
    var number: Int
    /// -1 for whatever layer had the last.
    var layer: Int
  }

  struct Entry {
    var units: [Int64]
    var steps: [Int64]
    /// The frame in which it was written.
    var frame: Int
  }

  private var entries: [Place: Entry] = [:]

  /// Larger values are written as they are: they have no units.
  static let limit: Int64 = 1 << 49

  /// How many units a point, a factor or a second is: for the places of layers 1024, for everything else 1048576.
  static func unitsPerWhole(_ number: Int, word: Int) -> Double {
    number == CommandNumber.geometry && word < 6 ? 1024 : 1_048_576
  }

  static func units(_ value: Double, _ number: Int, word: Int) -> Int64? {
    let units = (value * unitsPerWhole(number, word: word)).rounded()
    guard abs(units) <= Double(limit) else { return nil }
    return Int64(units)
  }

  /// What is expected of a command's words in a frame; nil where nothing is known of such a command, or of one with as
  /// many words.
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
