/// A set of whole numbers from zero up, kept as sorted ranges that neither meet nor touch.
///
/// Looking a number up takes O(log r) for r ranges, changing the set O(r).
public struct IndexSet: Hashable, Sendable {
  public typealias Element = Int
  public typealias RangeView = [Range<Int>]

  private var ranges: [Range<Int>] = []

  public init() {}

  public init(integer: Int) { ranges = [integer..<integer + 1] }

  public init(integersIn range: Range<Int>) {
    if !range.isEmpty { ranges = [range] }
  }

  public init(integersIn range: ClosedRange<Int>) { self.init(integersIn: Range(range)) }

  public init<Integers: Sequence>(_ integers: Integers) where Integers.Element == Int {
    for integer in integers { insert(integer) }
  }

  /// The ranges that make up the set, ascending.
  public var rangeView: [Range<Int>] { ranges }

  /// Complexity: O(ranges).
  public var count: Int { ranges.reduce(0) { $0 + $1.count } }
  public var isEmpty: Bool { ranges.isEmpty }
  public var first: Int? { ranges.first?.lowerBound }
  public var last: Int? { ranges.last.map { $0.upperBound - 1 } }

  // MARK: - Looking up

  /// Where the first range stands that ends behind `integer`.
  private func position(of integer: Int) -> Int {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound <= integer { low = middle + 1 } else { high = middle }
    }
    return low
  }

  public func contains(_ integer: Int) -> Bool {
    let position = position(of: integer)
    return position < ranges.count && ranges[position].lowerBound <= integer
  }

  public func contains(integersIn range: Range<Int>) -> Bool {
    if range.isEmpty { return false }
    let position = position(of: range.lowerBound)
    return position < ranges.count && ranges[position].lowerBound <= range.lowerBound
      && ranges[position].upperBound >= range.upperBound
  }

  public func contains(integersIn range: ClosedRange<Int>) -> Bool { contains(integersIn: Range(range)) }

  public func contains(integersIn other: IndexSet) -> Bool {
    other.ranges.allSatisfy { contains(integersIn: $0) }
  }

  public func intersects(integersIn range: Range<Int>) -> Bool { count(in: range) > 0 }
  public func intersects(integersIn range: ClosedRange<Int>) -> Bool { count(in: range) > 0 }

  public func count(in range: Range<Int>) -> Int {
    ranges.reduce(0) { $0 + $1.clamped(to: range).count }
  }

  public func count(in range: ClosedRange<Int>) -> Int { count(in: Range(range)) }

  public func integerGreaterThanOrEqualTo(_ integer: Int) -> Int? {
    let position = position(of: integer)
    return position < ranges.count ? Swift.max(integer, ranges[position].lowerBound) : nil
  }

  public func integerGreaterThan(_ integer: Int) -> Int? {
    integer == Int.max ? nil : integerGreaterThanOrEqualTo(integer + 1)
  }

  public func integerLessThan(_ integer: Int) -> Int? {
    let position = position(of: integer)
    if position < ranges.count, ranges[position].lowerBound < integer { return integer - 1 }
    return position > 0 ? ranges[position - 1].upperBound - 1 : nil
  }

  public func integerLessThanOrEqualTo(_ integer: Int) -> Int? {
    contains(integer) ? integer : integerLessThan(integer)
  }

  // MARK: - Changing

  public mutating func insert(integersIn range: Range<Int>) {
    if range.isEmpty { return }
    // Ranges that only touch melt together, too.
    var merged = range
    var start = 0
    while start < ranges.count, ranges[start].upperBound < range.lowerBound { start += 1 }
    var end = start
    while end < ranges.count, ranges[end].lowerBound <= range.upperBound {
      merged =
        Swift.min(merged.lowerBound, ranges[end].lowerBound)..<Swift.max(merged.upperBound, ranges[end].upperBound)
      end += 1
    }
    ranges.replaceSubrange(start..<end, with: [merged])
  }

  public mutating func insert(integersIn range: ClosedRange<Int>) { insert(integersIn: Range(range)) }

  @discardableResult
  public mutating func insert(_ integer: Int) -> (inserted: Bool, memberAfterInsert: Int) {
    if contains(integer) { return (false, integer) }
    insert(integersIn: integer..<integer + 1)
    return (true, integer)
  }

  @discardableResult
  public mutating func update(with integer: Int) -> Int? {
    insert(integer).inserted ? nil : integer
  }

  public mutating func remove(integersIn range: Range<Int>) {
    if range.isEmpty { return }
    var left: [Range<Int>] = []
    for old in ranges {
      if old.lowerBound < range.lowerBound {
        left.append(old.lowerBound..<Swift.min(old.upperBound, range.lowerBound))
      }
      if old.upperBound > range.upperBound {
        left.append(Swift.max(old.lowerBound, range.upperBound)..<old.upperBound)
      }
    }
    ranges = left
  }

  public mutating func remove(integersIn range: ClosedRange<Int>) { remove(integersIn: Range(range)) }

  @discardableResult
  public mutating func remove(_ integer: Int) -> Int? {
    if !contains(integer) { return nil }
    remove(integersIn: integer..<integer + 1)
    return integer
  }

  public mutating func removeAll() { ranges = [] }

  /// Moves the members from `integer` on by `delta`; what a negative delta runs over is gone.
  public mutating func shift(startingAt integer: Int, by delta: Int) {
    var tail = self
    tail.remove(integersIn: Int.min..<integer)
    remove(integersIn: (delta < 0 ? integer + delta : integer)..<Int.max)
    for range in tail.ranges { insert(integersIn: range.lowerBound + delta..<range.upperBound + delta) }
  }

  public func filteredIndexSet(includeInteger: (Int) -> Bool) -> IndexSet {
    var result = IndexSet()
    for integer in self where includeInteger(integer) { result.insert(integer) }
    return result
  }
}

// MARK: - Set algebra

extension IndexSet: SetAlgebra {
  public func union(_ other: IndexSet) -> IndexSet {
    var result = self
    for range in other.ranges { result.insert(integersIn: range) }
    return result
  }

  public func subtracting(_ other: IndexSet) -> IndexSet {
    var result = self
    for range in other.ranges { result.remove(integersIn: range) }
    return result
  }

  public func intersection(_ other: IndexSet) -> IndexSet { subtracting(subtracting(other)) }

  public func symmetricDifference(_ other: IndexSet) -> IndexSet {
    union(other).subtracting(intersection(other))
  }

  public mutating func formUnion(_ other: IndexSet) { self = union(other) }
  public mutating func formIntersection(_ other: IndexSet) { self = intersection(other) }
  public mutating func formSymmetricDifference(_ other: IndexSet) { self = symmetricDifference(other) }
  public mutating func subtract(_ other: IndexSet) { self = subtracting(other) }
}

// MARK: - Walking through

extension IndexSet: BidirectionalCollection {
  /// The place of a member. Valid until the set changes.
  public struct Index: Comparable, Sendable {
    fileprivate var range: Int
    fileprivate var value: Int

    public static func < (left: Index, right: Index) -> Bool {
      left.range == right.range ? left.value < right.value : left.range < right.range
    }
  }

  public var startIndex: Index { Index(range: 0, value: first ?? 0) }
  public var endIndex: Index { Index(range: ranges.count, value: 0) }

  public subscript(index: Index) -> Int { index.value }

  public func index(after index: Index) -> Index {
    if index.value + 1 < ranges[index.range].upperBound {
      return Index(range: index.range, value: index.value + 1)
    }
    let next = index.range + 1
    return next < ranges.count ? Index(range: next, value: ranges[next].lowerBound) : endIndex
  }

  public func index(before index: Index) -> Index {
    if index.range < ranges.count, index.value > ranges[index.range].lowerBound {
      return Index(range: index.range, value: index.value - 1)
    }
    let previous = index.range - 1
    return Index(range: previous, value: ranges[previous].upperBound - 1)
  }
}

extension IndexSet: CustomStringConvertible {
  public var description: String { "\(count) indexes" }
}
