import Foundation

/// Where two films differ: which layers, what of them, how far, and when.
///
/// Layers are the same that have the same place among the elements and views around them: elements go by their index path,
/// everything else by its order. What is hidden or clear is not there. What is different is told as a distance: in points for
/// places, sizes and lengths; of opacities and colours a hundredth counts as much as a point; of all else a difference
/// counts as a hundred points. `Sources/PageBundle/Page/film-comparison.js` does the same.
public struct FilmComparison {
  /// Something that is not the same in both films at a moment.
  public struct Difference: Equatable {
    /// Seconds of the stage.
    public var time: Double
    /// How different it is.
    public var distance: Double
    /// Which layer, and what of it.
    public var words: String

    /// One sentence without a capital letter and a full stop.
    public var sentence: String { "at \(FilmComparison.number(time, 3)) s \(words)" }
  }

  private var former: FilmPlayer
  private var latter: FilmPlayer
  private let tolerance: Double

  /// - Parameters:
  ///   - former: the film as it should be.
  ///   - latter: the one to compare with it.
  ///   - tolerance: distances up to this are no difference, in points.
  public init(_ former: Film, _ latter: Film, tolerance: Double = 0.5) {
    self.former = FilmPlayer(former)
    self.latter = FilmPlayer(latter)
    self.tolerance = tolerance
  }

  /// The largest difference at the first moment at which there is one; nil for none. Linear in the frames and layers.
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

  /// All at the moment that both films show, parents before what is in them.
  private func differences(at time: Double) -> [Difference] {
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
    for layer in after.order where before.layers[layer.key] == nil { add(100, "\(layer.name) is new") }
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
      add(distance, "\(one.name) has another \(what)" + textWords(number, one, other))
    }
  }

  /// What texts say, where that is the difference.
  private func textWords(_ number: Int, _ one: FilmPlayer.Layer, _ other: FilmPlayer.Layer) -> String {
    guard number == CommandNumber.text else { return "" }
    let (said, otherSaid) = (former.text(one.values[number]), latter.text(other.values[number]))
    return said == otherSaid ? "" : ": “\(otherSaid)” instead of “\(said)”"
  }

  private static func points(_ distance: Double) -> String {
    let text = number(distance)
    return text + (text == "1" ? " point" : " points")
  }

  /// With so many places at most, and no more than it needs.
  static func number(_ value: Double, _ places: Int = 2) -> String {
    let factor = places == 3 ? 1000.0 : 100
    let rounded = (value * factor).rounded() / factor
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }

  static func pair(_ one: Double, _ other: Double, _ sign: String = " x ") -> String {
    number(one) + sign + number(other)
  }
}
