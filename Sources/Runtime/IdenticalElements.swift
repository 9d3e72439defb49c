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
