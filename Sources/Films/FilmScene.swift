/// What is on the stage at one moment of a film: of each layer the last value of every kind of command.
struct FilmScene {
  struct Layer {
    var parent: Int
    var isMask: Bool
    /// What is in a mask is drawn otherwise than all else.
    var isInMask: Bool
    var children: [Int] = []
    /// Whether it was said what is in it, were it nothing.
    var isArranged = false
    /// By the commands' numbers, without those that are told by the other members.
    var values: [Int: ArraySlice<Double>] = [:]
  }

  private(set) var layers: [Int: Layer] = [:]
  /// Those without a parent, in the order in which they came.
  private(set) var roots: [Int] = []

  /// Why a command cannot be carried out: it would make what is no tree.
  struct Problem: Error {
    var message: String
  }

  /// Carries a command out. Those that tell of moments and not of layers change nothing.
  mutating func apply(_ number: Int, _ layer: Int, _ words: ArraySlice<Double>) throws(Problem) {
    switch number {
    case CommandNumber.create: try create(layer, in: Int(words[words.startIndex]), isMask: words.last == 1)
    case CommandNumber.children: try arrange(words.dropFirst().map { Int($0) }, in: layer)
    case CommandNumber.remove: remove(layer)
    case CommandNumber.moments: break
    default:
      guard layers[layer] != nil else { throw Problem(message: "there is no layer \(layer)") }
      layers[layer]!.values[number] = words
    }
  }

  private mutating func create(_ layer: Int, in parent: Int, isMask: Bool) throws(Problem) {
    guard layers[layer] == nil else { throw Problem(message: "there are two layers \(layer)") }
    guard layer > 0, parent != layer, parent == 0 || layers[parent] != nil else {
      throw Problem(message: "layer \(layer) is in \(parent), which is no layer")
    }
    layers[layer] = Layer(
      parent: parent, isMask: isMask, isInMask: isMask || layers[parent]?.isInMask ?? false)
    if parent == 0 { roots.append(layer) }
  }

  private mutating func arrange(_ children: [Int], in layer: Int) throws(Problem) {
    guard layers[layer] != nil else { throw Problem(message: "there is no layer \(layer)") }
    var around: Set<Int> = []
    var next = layer
    while next != 0, around.insert(next).inserted { next = layers[next]?.parent ?? 0 }
    var seen: Set<Int> = []
    for child in children {
      guard let known = layers[child] else { throw Problem(message: "there is no layer \(child)") }
      guard !known.isMask, !around.contains(child), seen.insert(child).inserted,
        known.isInMask == layers[layer]!.isInMask
      else {
        throw Problem(message: "layer \(child) cannot be in layer \(layer)")
      }
      guard known.parent != layer else { continue }
      layers[known.parent]?.children.removeAll { $0 == child }
      if known.parent == 0 { roots.removeAll { $0 == child } }
      layers[child]!.parent = layer
    }
    layers[layer]!.children = children
    layers[layer]!.isArranged = true
  }

  /// Whether a command says what is so already.
  func knows(_ number: Int, _ layer: Int, _ words: ArraySlice<Double>) -> Bool {
    guard let known = layers[layer], !CommandNumber.moments.contains(number) else { return false }
    switch number {
    case CommandNumber.create: return true
    case CommandNumber.children:
      return known.isArranged && words.dropFirst().elementsEqual(known.children.map { Double($0) })
    default: return known.values[number] == words
    }
  }

  /// With all that is still in it.
  private mutating func remove(_ layer: Int) {
    var rest = [layer]
    while let next = rest.popLast() {
      guard let known = layers.removeValue(forKey: next) else { continue }
      if known.parent == 0 { roots.removeAll { $0 == next } }
      rest += known.children.filter { layers[$0]?.parent == next }
      rest += masks(of: next)
    }
  }

  private func masks(of layer: Int) -> [Int] {
    layers.filter { $0.value.isMask && $0.value.parent == layer }.map { $0.key }
  }

  /// The commands that make the scene out of nothing: parents before what is in them.
  var words: [Double] {
    var result: [Double] = []
    var rest = roots.reversed().map { $0 }
    var order: [Int] = []
    var told: Set<Int> = []
    let masks = Dictionary(grouping: layers.keys.filter { layers[$0]!.isMask }.sorted()) { layers[$0]!.parent }
    // What is in a layer and not among its children is not seen, but may be told of again.
    var hidden = layers.keys.sorted()
    while true {
      if rest.isEmpty {
        hidden.removeAll { told.contains($0) }
        guard let next = hidden.first(where: { told.contains(layers[$0]!.parent) }) else { break }
        rest = [next]
      }
      let next = rest.removeLast()
      guard let layer = layers[next], told.insert(next).inserted else { continue }
      order.append(next)
      result += [Double(CommandNumber.create), Double(next), Double(layer.parent), layer.isMask ? 1 : 0]
      for (number, words) in layer.values.sorted(by: { $0.key < $1.key }) {
        result += [Double(number), Double(next)] + words
      }
      rest += layer.children.reversed() + (masks[next] ?? []).reversed()
    }
    for next in order {
      guard layers[next]!.isArranged else { continue }
      let children = layers[next]!.children
      result += [Double(CommandNumber.children), Double(next), Double(children.count)]
      result += children.map { Double($0) }
    }
    return result
  }

  /// To which texts and pictures its commands refer.
  var numbersOfTextsAndPictures: (texts: Set<Int>, pictures: Set<Int>) {
    var (texts, pictures): (Set<Int>, Set<Int>) = ([], [])
    for layer in layers.values {
      for (number, words) in layer.values {
        if number == CommandNumber.picture, words.count > 1 { pictures.insert(Int(words[words.startIndex + 1])) }
        _ = try? CommandLayout.all[number]?.read(words, strings: .numbers(count: .max)) { word, kind in
          if kind == .string { texts.insert(Int(word)) }
        }
      }
    }
    return (texts, pictures)
  }
}
