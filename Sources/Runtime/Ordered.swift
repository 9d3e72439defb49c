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
