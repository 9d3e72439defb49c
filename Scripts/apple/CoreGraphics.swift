// The members of CGRect, CGSize and CGPoint that are CoreGraphics' on Apple's platforms, as far as CollectionIndex uses them.
// Compiled by Scripts/check-apple, and never run: the values are not right.

@_exported import Foundation

extension CGPoint: @retroactive Equatable {
  public static var zero: CGPoint { CGPoint(_x: 0, 0) }
  public init(x: CGFloat, y: CGFloat) { self.init(_x: x, y) }
  public static func == (left: CGPoint, right: CGPoint) -> Bool { left.x == right.x && left.y == right.y }
}

extension CGSize: @retroactive Equatable {
  public static var zero: CGSize { CGSize(_width: 0, 0) }
  public init(width: CGFloat, height: CGFloat) { self.init(_width: width, height) }
  public static func == (left: CGSize, right: CGSize) -> Bool {
    left.width == right.width && left.height == right.height
  }
}

extension CGRect: @retroactive Equatable {
  public static var zero: CGRect { CGRect(_origin: .zero, .zero) }
  public static var null: CGRect { .zero }
  public static var infinite: CGRect { .zero }
  public init(origin: CGPoint, size: CGSize) { self.init(_origin: origin, size) }
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    self.init(_origin: CGPoint(x: x, y: y), CGSize(width: width, height: height))
  }
  public var minX: CGFloat { origin.x }
  public var midX: CGFloat { origin.x }
  public var maxX: CGFloat { origin.x }
  public var minY: CGFloat { origin.y }
  public var midY: CGFloat { origin.y }
  public var maxY: CGFloat { origin.y }
  public var width: CGFloat { size.width }
  public var height: CGFloat { size.height }
  public var isEmpty: Bool { true }
  public var isNull: Bool { true }
  public func contains(_ point: CGPoint) -> Bool { false }
  public func contains(_ rect: CGRect) -> Bool { false }
  public func intersects(_ rect: CGRect) -> Bool { false }
  public func intersection(_ rect: CGRect) -> CGRect { self }
  public func union(_ rect: CGRect) -> CGRect { self }
  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect { self }
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect { self }
  public static func == (left: CGRect, right: CGRect) -> Bool { left.origin == right.origin && left.size == right.size }
}
