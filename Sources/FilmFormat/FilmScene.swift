/// The scene at one time of a film: the last command of every kind for each layer.
struct FilmScene {
  struct Layer {
    var parent: Int
    var isMask: Bool
    /// Whether the layer is inside a mask, which is drawn differently.
    var isInMask: Bool
    var children: [Int] = []
    /// Whether the layer's children have been set, even to none.
    var isArranged = false
    /// The words by command number, except for commands that the other properties represent.
    var values: [Int: ArraySlice<Double>] = [:]
  }

  private(set) var layers: [Int: Layer] = [:]
  /// The layers without a parent, in the order of their creation.
  private(set) var roots: [Int] = []

  /// The reason why a command cannot be applied: the result would not be a tree.
  struct Problem: Error {
    var message: String
  }

  /// Applies a command. Commands for events have no effect.
  mutating func apply(_ number: Int, _ layer: Int, _ words: ArraySlice<Double>) throws(Problem) {
    switch number {
    case CommandNumber.create: try create(layer, in: Int(words[words.startIndex]), isMask: words.last == 1)
    case CommandNumber.children: try arrange(words.dropFirst().map { Int($0) }, in: layer)
    case CommandNumber.remove: remove(layer)
    case CommandNumber.moments: break
    default:
      guard layers[layer] != nil else { throw Problem(message: "layer \(layer) does not exist") }
      layers[layer]!.values[number] = words
    }
  }

  private mutating func create(_ layer: Int, in parent: Int, isMask: Bool) throws(Problem) {
    guard layers[layer] == nil else { throw Problem(message: "layer \(layer) is created twice") }
    guard layer > 0, parent != layer, parent == 0 || layers[parent] != nil else {
      throw Problem(message: "the parent of layer \(layer), \(parent), does not exist")
    }
    layers[layer] = Layer(
      parent: parent, isMask: isMask, isInMask: isMask || layers[parent]?.isInMask ?? false)
    if parent == 0 { roots.append(layer) }
  }

  private mutating func arrange(_ children: [Int], in layer: Int) throws(Problem) {
    guard layers[layer] != nil else { throw Problem(message: "layer \(layer) does not exist") }
    var around: Set<Int> = []
    var next = layer
    while next != 0, around.insert(next).inserted { next = layers[next]?.parent ?? 0 }
    var seen: Set<Int> = []
    for child in children {
      guard let known = layers[child] else { throw Problem(message: "layer \(child) does not exist") }
      guard !known.isMask, !around.contains(child), seen.insert(child).inserted,
        known.isInMask == layers[layer]!.isInMask
      else {
        throw Problem(message: "layer \(child) cannot be a child of layer \(layer)")
      }
      guard known.parent != layer else { continue }
      layers[known.parent]?.children.removeAll { $0 == child }
      if known.parent == 0 { roots.removeAll { $0 == child } }
      layers[child]!.parent = layer
    }
    layers[layer]!.children = children
    layers[layer]!.isArranged = true
  }

  /// Returns whether a command would not change anything.
  func isRedundant(_ number: Int, _ layer: Int, _ words: ArraySlice<Double>) -> Bool {
    guard let known = layers[layer], !CommandNumber.moments.contains(number) else { return false }
    switch number {
    case CommandNumber.create: return true
    case CommandNumber.children:
      return known.isArranged && words.dropFirst().elementsEqual(known.children.map { Double($0) })
    default: return known.values[number] == words
    }
  }

  /// Removes a layer and its remaining descendants.
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

  /// The commands that create the scene: parents before their children.
  var words: [Double] {
    var result: [Double] = []
    var rest = roots.reversed().map { $0 }
    var order: [Int] = []
    var told: Set<Int> = []
    let masks = Dictionary(grouping: layers.keys.filter { layers[$0]!.isMask }.sorted()) { layers[$0]!.parent }
    // A layer that is not among its parent's children is not visible, but later commands may refer to it.
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
}
