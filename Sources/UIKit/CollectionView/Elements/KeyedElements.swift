/// Something that is shown for an element.
@MainActor protocol KeyedElement: AnyObject {
  var key: ElementKey { get }
}

/// Elements in the order of their keys, each key once. Who asks for many asks mostly in that order, too, so that each is
/// found next to the last, and no key is hashed.
@MainActor struct KeyedElements<Shown: KeyedElement> {
  /// In ascending order of their keys, which do not change while they are here.
  private(set) var all: [Shown] = []

  init() {}

  /// Linear for elements in the order of their keys. Of several with one key the last counts.
  init(_ elements: [Shown]) {
    all.reserveCapacity(elements.count)
    for element in elements {
      if let last = all.last, !(last.key < element.key) { insert(element) } else { all.append(element) }
    }
  }

  subscript(key: ElementKey) -> Shown? { place(of: key).map { all[$0] } }

  /// O(log elements), or at once for a right guess.
  func place(of key: ElementKey, guess: Int = 0) -> Int? {
    if guess < all.count, all[guess].key == key { return guess }
    let place = placeToInsert(key)
    return place < all.count && all[place].key == key ? place : nil
  }

  /// In the place of another that has its key, if there is one.
  mutating func insert(_ element: Shown) {
    let place = placeToInsert(element.key)
    if place < all.count, all[place].key == element.key {
      all[place] = element
    } else {
      all.insert(element, at: place)
    }
  }

  /// Does nothing where another element has its key, or none has.
  mutating func remove(_ element: Shown) {
    if let place = place(of: element.key), all[place] === element { all.remove(at: place) }
  }

  private func placeToInsert(_ key: ElementKey) -> Int {
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle].key < key { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
