// The module CoreGraphics: the members of CGRect, CGSize and CGPoint, which Foundation declares without them, and the other
// types of geometry, as Apple's documentation declares them. Read by Scripts/check-apple.

@_exported import Foundation

extension CGPoint: @retroactive Equatable {
  public init()
  public init(x: CGFloat, y: CGFloat)
  public static var zero: CGPoint { get }
  public init(x: Int, y: Int)
  public init(x: Double, y: Double)
  public func applying(_ t: CGAffineTransform) -> CGPoint
  public func equalTo(_ point2: CGPoint) -> Bool
  public static func == (lhs: CGPoint, rhs: CGPoint) -> Bool
}

extension CGSize: @retroactive Equatable {
  public init()
  public init(width: CGFloat, height: CGFloat)
  public static var zero: CGSize { get }
  public init(width: Int, height: Int)
  public init(width: Double, height: Double)
  public func applying(_ t: CGAffineTransform) -> CGSize
  public func equalTo(_ size2: CGSize) -> Bool
  public static func == (lhs: CGSize, rhs: CGSize) -> Bool
}

extension CGRect: @retroactive Equatable {
  public init()
  public init(origin: CGPoint, size: CGSize)
  public static var zero: CGRect { get }
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)
  public init(x: Double, y: Double, width: Double, height: Double)
  public init(x: Int, y: Int, width: Int, height: Int)
  public func applying(_ t: CGAffineTransform) -> CGRect
  public static var null: CGRect { get }
  public static var infinite: CGRect { get }
  public var minX: CGFloat { get }
  public var midX: CGFloat { get }
  public var maxX: CGFloat { get }
  public var minY: CGFloat { get }
  public var midY: CGFloat { get }
  public var maxY: CGFloat { get }
  public var width: CGFloat { get }
  public var height: CGFloat { get }
  public func equalTo(_ rect2: CGRect) -> Bool
  public var standardized: CGRect { get }
  public var isEmpty: Bool { get }
  public var isNull: Bool { get }
  public var isInfinite: Bool { get }
  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect
  public var integral: CGRect { get }
  public func union(_ r2: CGRect) -> CGRect
  public func intersection(_ r2: CGRect) -> CGRect
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect
  public func contains(_ point: CGPoint) -> Bool
  public func contains(_ rect2: CGRect) -> Bool
  public func intersects(_ rect2: CGRect) -> Bool
  public static func == (lhs: CGRect, rhs: CGRect) -> Bool
}

public struct CGVector: Equatable, Sendable, _CValue {
  public init()
  public init(dx: CGFloat, dy: CGFloat)
  public var dx: CGFloat
  public var dy: CGFloat
  public static var zero: CGVector { get }
  public init(dx: Int, dy: Int)
  public init(dx: Double, dy: Double)
  public static func == (lhs: CGVector, rhs: CGVector) -> Bool
}

public struct CGAffineTransform: Equatable, Sendable, _CValue {
  public init()
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat)
  public var a: CGFloat
  public var b: CGFloat
  public var c: CGFloat
  public var d: CGFloat
  public var tx: CGFloat
  public var ty: CGFloat
  public static var identity: CGAffineTransform { get }
  public init(translationX tx: CGFloat, y ty: CGFloat)
  public init(scaleX sx: CGFloat, y sy: CGFloat)
  public init(rotationAngle angle: CGFloat)
  public var isIdentity: Bool { get }
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform
  public func rotated(by angle: CGFloat) -> CGAffineTransform
  public func inverted() -> CGAffineTransform
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform
  public static func == (lhs: CGAffineTransform, rhs: CGAffineTransform) -> Bool
}
