/// Searches for objects in arrays by identity. Additions and removals in lists of views are mostly near an end, so the
/// search proceeds from both ends towards the middle. It uses no closure, which would cost more than the comparison.
extension Array where Element: Swift.AnyObject {
  /// Returns the index of an object, or nil. O(distance from the nearer end) if the array contains it once.
  @inlinable public func index(ofIdentical object: Element) -> Int? {
    withUnsafeBufferPointer { elements in
      var low = 0
      var high = elements.count - 1
      while low <= high {
        if elements[low] === object { return low }
        if elements[high] === object { return high }
        low += 1
        high -= 1
      }
      return nil
    }
  }

  /// Removes an object. Does nothing if the array does not contain it.
  @inlinable public mutating func remove(identical object: Element) {
    if let index = index(ofIdentical: object) { remove(at: index) }
  }
}

// Sorting with little code. The library's `sorted` is specialised for each type of element and each type of collection,
// up to five kilobytes each time in programs for the web; this one sorts indexes and is compiled once.

extension Sequence {
  /// Returns the elements in order; equal ones keep their order. For rarely sorted collections: it takes about twice as
  /// long as `sorted(by:)`.
  @inlinable public func ordered(by precedes: (Element, Element) -> Bool) -> [Element] {
    let elements = Array(self)
    guard elements.count > 1 else { return elements }
    return orderedPlaces(elements.count) { precedes(elements[$0], elements[$1]) }.map { elements[$0] }
  }
}

extension Sequence where Element: Comparable {
  /// Returns the elements in ascending order; for rarely sorted collections.
  @inlinable public func ordered() -> [Element] { ordered { $0 < $1 } }
}

/// Returns the numbers below a count in order.
@inline(never) @usableFromInline func orderedPlaces(_ count: Int, by precedes: (Int, Int) -> Bool) -> [Int] {
  (0..<count).sorted(by: precedes)
}
