@testable import FilmFormat

/// An animation in a film.
struct FilmAnimation: Equatable {
  var layer: Int
  var number: Int
  /// The element whose layer it is: category, kind, index path and whether it is departing; empty for none.
  var element: String
  /// The element around the layer.
  var inside: String
  var name: String
  var key: String
  var begin: Double
  var end: Double?
  var duration: Double?
  var curve: String
  var progress: [Double]
  var isAdditive: Bool
  /// nil for an endless animation.
  var repeatCount: Double?
  var autoreverses: Bool
  /// The time at which it ended in the film, and whether it had finished.
  var over: Double?
  var isFinished: Bool?

  fileprivate init(_ words: ArraySlice<Double>, layer: Int, in film: Film) {
    var rest = words
    func next() -> Double { rest.removeFirst() }
    func list(_ length: Int) -> [Double] {
      let count = Int(next()) * length
      defer { rest.removeFirst(count) }
      return Array(rest.prefix(count))
    }
    func text() -> String { film.strings[Int(next())] }
    func identity() -> String {
      let words = list(5)
      guard !words.isEmpty else { return "" }
      let kind = words[1] < 0 ? "" : " " + film.strings[Int(words[1])]
      return "\(["cell", "supplementary", "decoration"][Int(words[0])])\(kind) [\(Int(words[2])), \(Int(words[3]))]"
        + (words[4] == 1 ? " departing" : "")
    }
    self.layer = layer
    number = Int(next())
    element = identity()
    inside = identity()
    name = text()
    key = text()
    begin = next()
    end = list(1).first
    duration = list(1).first
    curve = text()
    progress = list(1)
    isAdditive = next() == 1
    repeatCount = list(1).first
    autoreverses = next() == 1
  }
}

extension Film {
  /// The animations of all frames, in the order of their beginning.
  var animations: [FilmAnimation] {
    var found: [FilmAnimation] = []
    for frame in frames {
      frame.forEachCommand { command, layer, words in
        if command == CommandNumber.animation { found.append(FilmAnimation(ArraySlice(words), layer: layer, in: self)) }
        guard command == CommandNumber.ended else { return }
        let values = Array(words)
        guard let index = found.lastIndex(where: { $0.number == Int(values[0]) }) else { return }
        (found[index].over, found[index].isFinished) = (values[1], values[2] == 1)
      }
    }
    return found
  }
}
