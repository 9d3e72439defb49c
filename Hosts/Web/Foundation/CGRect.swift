public enum CGRectEdge: UInt32, Sendable {
  case minXEdge
  case minYEdge
  case maxXEdge
  case maxYEdge
}

public struct CGRect: Equatable, Hashable, Sendable {
  public var origin: CGPoint
  public var size: CGSize

  public init() {
    origin = .zero
    size = .zero
  }

  public init(origin: CGPoint, size: CGSize) {
    self.origin = origin
    self.size = size
  }

  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    origin = CGPoint(x: x, y: y)
    size = CGSize(width: width, height: height)
  }

  public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(x: CGFloat(x), y: CGFloat(y), width: CGFloat(width), height: CGFloat(height))
  }

  public static let zero = CGRect()
  /// Contains nothing and lies nowhere; what an empty intersection is.
  public static let null = CGRect(x: CGFloat.infinity, y: .infinity, width: 0, height: 0)
  public static let infinite = CGRect(
    x: -CGFloat.greatestFiniteMagnitude / 2, y: -CGFloat.greatestFiniteMagnitude / 2,
    width: .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
}

// MARK: - Edges. A negative size counts as its standardized rectangle.

extension CGRect {
  public var width: CGFloat { abs(size.width) }
  public var height: CGFloat { abs(size.height) }

  public var minX: CGFloat { origin.x + min(size.width, 0) }
  public var midX: CGFloat { origin.x + size.width / 2 }
  public var maxX: CGFloat { origin.x + max(size.width, 0) }
  public var minY: CGFloat { origin.y + min(size.height, 0) }
  public var midY: CGFloat { origin.y + size.height / 2 }
  public var maxY: CGFloat { origin.y + max(size.height, 0) }

  public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
  public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }
  public var isInfinite: Bool { self == .infinite }

  public var standardized: CGRect {
    isNull ? .null : CGRect(x: minX, y: minY, width: width, height: height)
  }

  /// The smallest rectangle with whole numbers that contains this one.
  public var integral: CGRect {
    if isNull { return self }
    let left = minX.rounded(.down)
    let top = minY.rounded(.down)
    return CGRect(x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
  }
}

// MARK: - Derived rectangles

extension CGRect {
  /// Null when nothing is left.
  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    if isNull { return self }
    let inset = CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    return inset.size.width < 0 || inset.size.height < 0 ? .null : inset
  }

  public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    if isNull { return self }
    let rect = standardized
    return CGRect(x: rect.origin.x + dx, y: rect.origin.y + dy, width: rect.width, height: rect.height)
  }

  public func union(_ other: CGRect) -> CGRect {
    if isNull { return other }
    if other.isNull { return self }
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return CGRect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Null when the two have no point in common; rectangles that touch share an edge without area.
  public func intersection(_ other: CGRect) -> CGRect {
    if isNull || other.isNull { return .null }
    let left = max(minX, other.minX)
    let right = min(maxX, other.maxX)
    let top = max(minY, other.minY)
    let bottom = min(maxY, other.maxY)
    if left > right || top > bottom { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  public func divided(
    atDistance distance: CGFloat, from edge: CGRectEdge
  ) -> (slice: CGRect, remainder: CGRect) {
    if isNull { return (.null, .null) }
    var slice = standardized
    var remainder = slice
    let length = max(0, distance)
    switch edge {
    case .minXEdge, .maxXEdge:
      slice.size.width = min(length, slice.size.width)
      remainder.size.width -= slice.size.width
      if edge == .minXEdge {
        remainder.origin.x += slice.size.width
      } else {
        slice.origin.x += remainder.size.width
      }
    case .minYEdge, .maxYEdge:
      slice.size.height = min(length, slice.size.height)
      remainder.size.height -= slice.size.height
      if edge == .minYEdge {
        remainder.origin.y += slice.size.height
      } else {
        slice.origin.y += remainder.size.height
      }
    }
    return (slice, remainder)
  }
}

// MARK: - Questions

extension CGRect {
  /// Without the right and bottom edges: rectangles that only touch do not. One without extent counts as the line or
  /// point that it is.
  public func intersects(_ other: CGRect) -> Bool {
    func overlap(_ minA: CGFloat, _ maxA: CGFloat, _ minB: CGFloat, _ maxB: CGFloat) -> Bool {
      minA <= minB ? minB < maxA || minB == minA : minA < maxB
    }
    return !isNull && !other.isNull && overlap(minX, maxX, other.minX, other.maxX)
      && overlap(minY, maxY, other.minY, other.maxY)
  }

  /// The left and top edges belong to the rectangle, the right and bottom ones do not.
  public func contains(_ point: CGPoint) -> Bool {
    if isEmpty { return false }
    return minX..<maxX ~= point.x && minY..<maxY ~= point.y
  }

  public func contains(_ other: CGRect) -> Bool { union(other) == standardized }

  /// The same place and extent, however the two are written.
  public static func == (left: CGRect, right: CGRect) -> Bool {
    if left.isNull || right.isNull { return left.isNull && right.isNull }
    return left.minX == right.minX && left.minY == right.minY
      && left.width == right.width && left.height == right.height
  }

  public func hash(into hasher: inout Hasher) {
    if isNull { return hasher.combine(0) }
    hasher.combine(minX)
    hasher.combine(minY)
    hasher.combine(width)
    hasher.combine(height)
  }
}

extension CGRect: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { debugDescription }
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
}
