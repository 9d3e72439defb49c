import Foundation

/// A player for films, used for comparisons.
struct FilmPlayer {
  /// A visible layer with the properties that identify it.
  struct Layer {
    var key: String
    /// A description of the layer.
    var name: String
    var place: FilmPlace?
    var opacity: Double
    var values: [Int: ArraySlice<Double>]
  }

  /// The difference in seconds below which times count as equal.
  static let sameTime = 1e-4

  private let film: Film
  private var scene = FilmScene()
  private var next = 0

  init(_ film: Film) { self.film = film }

  var times: [Double] { film.frames.map { $0.time } }

  var size: (width: Double, height: Double) {
    let frame = film.frames[max(next - 1, 0)]
    return (frame.width, frame.height)
  }

  /// Moves to the last frame at or before a time; returns whether anything changed. Before the film's beginning this is
  /// the first frame, after its end the last.
  mutating func go(to time: Double) -> Bool {
    var isChanged = false
    while next < film.frames.count, next == 0 || film.frames[next].time <= time + FilmPlayer.sameTime {
      isChanged = isChanged || !film.frames[next].words.isEmpty
      var scene = FilmScene()
      swap(&scene, &self.scene)  // changed in place
      film.frames[next].forEachCommand { number, layer, words in try? scene.apply(number, layer, words) }
      self.scene = scene
      next += 1
    }
    return isChanged
  }

  /// Returns the visible layers from back to front.
  func layers(_ tolerance: Double) -> (order: [Layer], layers: [String: Layer]) {
    var order: [Layer] = []
    var layers: [String: Layer] = [:]
    func add(_ ids: [Int], in outer: String, _ owner: String) {
      var count = 0
      for id in ids {
        guard let layer = scene.layers[id] else { continue }
        let element = layer.values[CommandNumber.element].map { elementName($0) }
        if element == nil { count += 1 }
        let opacity = layer.values[CommandNumber.opacity]?.first ?? 1
        guard opacity * 100 > tolerance, layer.values[CommandNumber.style]?.first != 1 else { continue }
        var key = outer + "/" + (element ?? "\(count)")
        while layers[key] != nil { key += "'" }
        let name = element ?? name(of: id, layer) + (owner.isEmpty ? "" : " in " + owner)
        let made = Layer(
          key: key, name: name, place: layer.values[CommandNumber.geometry].flatMap { FilmPlace($0) }, opacity: opacity,
          values: layer.values)
        order.append(made)
        layers[key] = made
        add(layer.children, in: key, element ?? owner)
      }
    }
    add(scene.roots, in: "", "")
    return (order, layers)
  }

  private func string(_ word: Double) -> String? {
    film.strings.indices.contains(Int(word)) ? film.strings[Int(word)] : nil
  }

  private func name(of id: Int, _ layer: FilmScene.Layer) -> String {
    layer.values[CommandNumber.name]?.first.flatMap { string($0) } ?? "a layer"
  }

  /// Returns the page's name of an element: "cell 0, 2".
  private func elementName(_ words: ArraySlice<Double>) -> String {
    let words = Array(words)
    let kind = ["cell", "supplementary", "decoration"][Int(words[0])]
    var name = kind
    if kind != "cell", let elementKind = string(words[1]) {
      name = elementKind
      for beginning in ["UICollectionElementKindSection", "UICollectionElementKind"]
      where name.hasPrefix(beginning) && name != beginning {
        name = name.dropFirst(beginning.count).lowercased()
        break
      }
    }
    return (words[4] == 1 ? "departing " : "") + "\(name) \(Int(words[2])), \(Int(words[3]))"
  }

  /// Returns the string of a text command.
  func text(_ words: ArraySlice<Double>?) -> String {
    var said = ""
    guard let words else { return said }
    _ = try? CommandLayout.all[CommandNumber.text]!.read(words, strings: .numbers(count: .max)) { word, kind in
      if kind == .string { said += string(word) ?? "" }
    }
    return said
  }

  /// Returns the distance between the words of two commands.
  func distance(
    _ words: ArraySlice<Double>?, of other: FilmPlayer, _ otherWords: ArraySlice<Double>?, _ number: Int
  ) -> Double {
    // A layer whose text was removed looks the same as one that never had a text.
    func isNone(_ words: ArraySlice<Double>?) -> Bool {
      words == nil || (CommandLayout.all[number]!.isOptional && words!.first == 0)
    }
    if isNone(words) || isNone(otherWords) { return isNone(words) == isNone(otherWords) ? 0 : 100 }
    let (one, two) = (Array(words!), Array(otherWords!))
    guard one.count == two.count else { return 100 }
    var distance = 0.0
    var index = 0
    _ = try? CommandLayout.all[number]!.read(one[...], strings: .numbers(count: .max)) { word, kind in
      // The number of a picture differs between films.
      let isPicturesNumber = number == CommandNumber.picture && index == 1
      switch kind {
      case .number: distance = max(distance, abs(word - two[index]))
      case .partOfColor: distance = max(distance, abs(word - two[index]) * 100)
      case .string: if string(word) != other.string(two[index]) { distance = max(distance, 100) }
      case .exact where isPicturesNumber:
        if film.pictures[Int(word)] != other.film.pictures[Int(two[index])] { distance = max(distance, 100) }
      case .exact: if word != two[index] { distance = max(distance, 100) }
      }
      index += 1
    }
    return distance
  }
}
