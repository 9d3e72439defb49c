/// An object that represents an element.
@MainActor protocol KeyedElement: AnyObject {
  var key: ElementKey { get }
}

/// Elements in the order of their keys, each key once. Lookups mostly follow that order, too, so that each finds its
/// element next to the last, and no key is hashed.
@MainActor struct KeyedElements<Shown: KeyedElement> {
  /// The elements in ascending order of their keys, which do not change while they are here.
  private(set) var all: [Shown] = []

  init() {}

  /// Creates the collection. Linear for elements in the order of their keys. Of several with one key, the last is kept.
  init(_ elements: [Shown]) {
    all.reserveCapacity(elements.count)
    for element in elements {
      if let last = all.last, !(last.key < element.key) { insert(element) } else { all.append(element) }
    }
  }

  subscript(key: ElementKey) -> Shown? { place(of: key).map { all[$0] } }

  /// Returns the index of a key; nil if there is none. O(log elements), or O(1) for a right guess.
  func place(of key: ElementKey, guess: Int = 0) -> Int? {
    if guess < all.count, all[guess].key == key { return guess }
    let place = placeToInsert(key)
    return place < all.count && all[place].key == key ? place : nil
  }

  /// Inserts an element, replacing another with its key.
  mutating func insert(_ element: Shown) {
    let place = placeToInsert(element.key)
    if place < all.count, all[place].key == element.key {
      all[place] = element
    } else {
      all.insert(element, at: place)
    }
  }

  /// Removes an element. Does nothing if its key is absent or belongs to another element.
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
