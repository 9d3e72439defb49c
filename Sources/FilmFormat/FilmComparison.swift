import Foundation

/// A comparison of two films, which finds the first time at which they differ, the layers and properties that do, and
/// by how much.
///
/// Layers correspond if they have the same position among the elements and views around them: elements are matched by
/// index path, other layers by order. Hidden and transparent layers are ignored. Differences are measured as distances:
/// in points for positions, sizes and lengths; a hundredth of an opacity or a colour component counts as a point; any
/// other difference counts as a hundred points. `Sources/PageBundle/Page/film-comparison.js` implements the same
/// comparison.
public struct FilmComparison {
  /// A difference between the films at one time.
  public struct Difference: Equatable {
    /// The time in seconds of the stage.
    public var time: Double
    /// The size of the difference, as a distance in points.
    public var distance: Double
    /// A description of the layer and the property.
    public var words: String

    /// A sentence without a capital letter and a full stop.
    public var sentence: String { "at \(FilmComparison.number(time, 3)) s \(words)" }
  }

  var former: FilmPlayer
  var latter: FilmPlayer
  private let tolerance: Double

  /// Creates a comparison.
  /// - Parameters:
  ///   - former: The reference film.
  ///   - latter: The film to compare with it.
  ///   - tolerance: The largest distance that does not count as a difference, in points.
  public init(_ former: Film, _ latter: Film, tolerance: Double = 0.5) {
    self.former = FilmPlayer(former)
    self.latter = FilmPlayer(latter)
    self.tolerance = tolerance
  }

  /// Returns the largest difference at the first time at which there is one, or nil if the films match. Linear in the
  /// number of frames and layers.
  public mutating func first() -> Difference? {
    let times = Set(former.times + latter.times).sorted()
    var last = -1.0
    for time in times where time > last + FilmPlayer.sameTime {
      last = time
      let isChanged = former.go(to: time)
      guard latter.go(to: time) || isChanged else { continue }
      if let found = differences(at: time).max(by: { $0.distance < $1.distance }) { return found }
    }
    return nil
  }

  /// Returns all differences at the time of both players, parents before their children.
  func differences(at time: Double) -> [Difference] {
    var found: [Difference] = []
    func add(_ distance: Double, _ words: @autoclosure () -> String) {
      if distance > tolerance { found.append(Difference(time: time, distance: distance, words: words())) }
    }
    let (one, other) = (former.size, latter.size)
    if one != other {
      add(
        max(abs(one.width - other.width), abs(one.height - other.height)),
        "the screen is \(FilmComparison.pair(other.width, other.height)) instead of "
          + FilmComparison.pair(one.width, one.height))
    }
    let (before, after) = (former.layers(tolerance), latter.layers(tolerance))
    for layer in before.order {
      guard let partner = after.layers[layer.key] else {
        add(100, "\(layer.name) is missing")
        continue
      }
      compare(layer, partner, add)
    }
    for layer in after.order where before.layers[layer.key] == nil { add(100, "\(layer.name) is added") }
    return found
  }

  private func compare(
    _ one: FilmPlayer.Layer, _ other: FilmPlayer.Layer, _ add: (Double, @autoclosure () -> String) -> Void
  ) {
    if let place = one.place, let otherPlace = other.place {
      let distance = place.distance(to: otherPlace)
      add(
        distance, "\(one.name) is \(FilmComparison.points(distance)) off, " + place.words(insteadOf: otherPlace))
      let scrolled = max(abs(place.origin.x - otherPlace.origin.x), abs(place.origin.y - otherPlace.origin.y))
      add(
        scrolled,
        "\(one.name) is scrolled to \(FilmComparison.pair(otherPlace.origin.x, otherPlace.origin.y, ", ")) instead of "
          + FilmComparison.pair(place.origin.x, place.origin.y, ", "))
    }
    add(
      abs(one.opacity - other.opacity) * 100,
      "\(one.name) has an opacity of \(FilmComparison.number(other.opacity)) instead of "
        + FilmComparison.number(one.opacity))
    for number in CommandNumber.looks {
      let distance = former.distance(one.values[number], of: latter, other.values[number], number)
      let what = CommandLayout.all[number]!.name
      add(distance, "\(one.name) has a different \(what)" + textWords(number, one, other))
    }
  }

  /// Returns a description of both texts if they differ, for text commands only; otherwise an empty string.
  private func textWords(_ number: Int, _ one: FilmPlayer.Layer, _ other: FilmPlayer.Layer) -> String {
    guard number == CommandNumber.text else { return "" }
    let (said, otherSaid) = (former.text(one.values[number]), latter.text(other.values[number]))
    return said == otherSaid ? "" : ": “\(otherSaid)” instead of “\(said)”"
  }

  private static func points(_ distance: Double) -> String {
    let text = number(distance)
    return text + (text == "1" ? " point" : " points")
  }

  /// Returns a number with a maximum number of decimals, without trailing zeros.
  static func number(_ value: Double, _ places: Int = 2) -> String {
    let factor = places == 3 ? 1000.0 : 100
    let rounded = (value * factor).rounded() / factor
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }

  static func pair(_ one: Double, _ other: Double, _ sign: String = " x ") -> String {
    number(one) + sign + number(other)
  }
}
