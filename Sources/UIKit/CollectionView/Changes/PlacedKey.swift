import Runtime

/// A key, and the index of its element in an array in another order.
struct PlacedKey: Comparable {
  let key: ElementKey
  let place: Int

  init(_ key: ElementKey, at place: Int) { (self.key, self.place) = (key, place) }

  static func < (a: PlacedKey, b: PlacedKey) -> Bool { a.key < b.key }

  /// Returns the keys of persisting elements before the change, in ascending order, each with the element's index.
  /// Linear in elements that keep their order; the others, sorted, are merged with them.
  @MainActor static func formerKeys<Shown: KeyedElement>(
    of persisting: [ElementChanges<Shown>.Persisting]
  ) -> [PlacedKey] {
    var (ascending, others): ([PlacedKey], [PlacedKey]) = ([], [])
    ascending.reserveCapacity(persisting.count)
    for place in persisting.indices {
      let key = PlacedKey(persisting[place].element.key, at: place)
      if let last = ascending.last, key < last { others.append(key) } else { ascending.append(key) }
    }
    if others.isEmpty { return ascending }
    var merged: [PlacedKey] = []
    merged.reserveCapacity(persisting.count)
    forEach(in: ascending, others.ordered()) { key, first, second in
      merged.append(PlacedKey(key, at: first ?? second!))
    }
    return merged
  }

  /// Visits the keys of two ascending arrays, all in ascending order, with the place of each from its array.
  @MainActor static func forEach(
    in a: [PlacedKey], _ b: [PlacedKey], _ visit: (ElementKey, _ a: Int?, _ b: Int?) -> Void
  ) {
    var (indexA, indexB) = (0, 0)
    while indexA < a.count || indexB < b.count {
      if indexB == b.count || (indexA < a.count && a[indexA] < b[indexB]) {
        visit(a[indexA].key, a[indexA].place, nil)
        indexA += 1
      } else {
        visit(b[indexB].key, nil, b[indexB].place)
        indexB += 1
      }
    }
  }
}
