public struct NSRange: Equatable, Hashable, Sendable {
  /// `NSNotFound` for no range.
  public var location: Int
  public var length: Int

  public init() {
    self.init(location: 0, length: 0)
  }

  public init(location: Int, length: Int) {
    self.location = location
    self.length = length
  }

  public init(_ range: Range<Int>) {
    self.init(location: range.lowerBound, length: range.count)
  }

  public init(_ range: ClosedRange<Int>) {
    self.init(location: range.lowerBound, length: range.count)
  }

  public var lowerBound: Int { location }
  public var upperBound: Int { location + length }

  public func contains(_ index: Int) -> Bool { index >= lowerBound && index < upperBound }

  public func union(_ other: NSRange) -> NSRange {
    let start = min(lowerBound, other.lowerBound)
    return NSRange(location: start, length: max(upperBound, other.upperBound) - start)
  }

  /// Nil when the two have nothing in common.
  public func intersection(_ other: NSRange) -> NSRange? {
    let start = max(lowerBound, other.lowerBound)
    let end = min(upperBound, other.upperBound)
    return start < end ? NSRange(location: start, length: end - start) : nil
  }
}

public typealias NSRangePointer = UnsafeMutablePointer<NSRange>

public func NSMakeRange(_ location: Int, _ length: Int) -> NSRange {
  NSRange(location: location, length: length)
}

public func NSMaxRange(_ range: NSRange) -> Int { range.upperBound }

public func NSLocationInRange(_ location: Int, _ range: NSRange) -> Bool { range.contains(location) }

extension Range where Bound == Int {
  /// Nil for a range whose location is `NSNotFound`.
  public init?(_ range: NSRange) {
    if range.location == NSNotFound { return nil }
    self = range.lowerBound..<range.upperBound
  }
}
