/// Objects in arrays, found by identity. What comes and goes in lists of views is mostly at one of their ends, so the
/// search goes from both towards the middle; and it calls no closure, which would cost more than the comparison.
extension Array where Element: Swift.AnyObject {
  /// The place of the object. O(distance from the nearer end) when it is in the array once.
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

  /// Takes the object out; nothing happens when it is not there.
  @inlinable public mutating func remove(identical object: Element) {
    if let index = index(ofIdentical: object) { remove(at: index) }
  }
}

// Sorting in little code. The library's `sorted` is compiled anew for each type of element and each kind of collection, in
// programs for the web to five kilobytes each time; this one sorts places in an array, which is compiled once.

extension Sequence {
  /// The elements in order; equal ones stay as they came. For what is sorted seldom: it takes about twice as long as
  /// `sorted(by:)`.
  @inlinable public func ordered(by precedes: (Element, Element) -> Bool) -> [Element] {
    let elements = Array(self)
    guard elements.count > 1 else { return elements }
    return orderedPlaces(elements.count) { precedes(elements[$0], elements[$1]) }.map { elements[$0] }
  }
}

extension Sequence where Element: Comparable {
  /// The elements in ascending order, for what is sorted seldom.
  @inlinable public func ordered() -> [Element] { ordered { $0 < $1 } }
}

/// The numbers below a count in order.
@inline(never) @usableFromInline func orderedPlaces(_ count: Int, by precedes: (Int, Int) -> Bool) -> [Int] {
  (0..<count).sorted(by: precedes)
}
