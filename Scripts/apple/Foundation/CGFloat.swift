// The number of CoreGraphics, a type of its own on Apple's platforms.

public struct CGFloat: BinaryFloatingPoint, Sendable {
  public typealias NativeType = Double
  public typealias Exponent = Int
  public typealias RawSignificand = UInt
  public typealias RawExponent = UInt
  public typealias Stride = CGFloat
  public typealias Magnitude = CGFloat
  public typealias IntegerLiteralType = Int
  public typealias FloatLiteralType = Double

  public var native: Double { get set }
  public init()
  public init(_ value: Float)
  public init(_ value: Double)
  public init(_ value: CGFloat)
  public init<Source: BinaryInteger>(_ value: Source)
  public init(integerLiteral value: Int)
  public init(floatLiteral value: Double)
  public init(sign: FloatingPointSign, exponent: Int, significand: CGFloat)
  public init(sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: UInt)
  public init(signOf: CGFloat, magnitudeOf: CGFloat)
  public init?<Source: BinaryInteger>(exactly source: Source)
  public static var exponentBitCount: Int { get }
  public static var significandBitCount: Int { get }
  public static var radix: Int { get }
  public static var nan: CGFloat { get }
  public static var signalingNaN: CGFloat { get }
  public static var infinity: CGFloat { get }
  public static var greatestFiniteMagnitude: CGFloat { get }
  public static var leastNormalMagnitude: CGFloat { get }
  public static var leastNonzeroMagnitude: CGFloat { get }
  public static var pi: CGFloat { get }
  public var ulp: CGFloat { get }
  public var sign: FloatingPointSign { get }
  public var exponent: Int { get }
  public var significand: CGFloat { get }
  public var exponentBitPattern: UInt { get }
  public var significandBitPattern: UInt { get }
  public var binade: CGFloat { get }
  public var significandWidth: Int { get }
  public var magnitude: CGFloat { get }
  public var nextUp: CGFloat { get }
  public var isNormal: Bool { get }
  public var isFinite: Bool { get }
  public var isZero: Bool { get }
  public var isSubnormal: Bool { get }
  public var isInfinite: Bool { get }
  public var isNaN: Bool { get }
  public var isSignalingNaN: Bool { get }
  public var isCanonical: Bool { get }
  public mutating func negate()
  public mutating func round(_ rule: FloatingPointRoundingRule)
  public mutating func formRemainder(dividingBy other: CGFloat)
  public mutating func formTruncatingRemainder(dividingBy other: CGFloat)
  public mutating func formSquareRoot()
  public mutating func addProduct(_ lhs: CGFloat, _ rhs: CGFloat)
  public func isEqual(to other: CGFloat) -> Bool
  public func isLess(than other: CGFloat) -> Bool
  public func isLessThanOrEqualTo(_ other: CGFloat) -> Bool
  public func distance(to other: CGFloat) -> CGFloat
  public func advanced(by n: CGFloat) -> CGFloat
  public func hash(into hasher: inout Hasher)
  public static func == (lhs: CGFloat, rhs: CGFloat) -> Bool
  public static func < (lhs: CGFloat, rhs: CGFloat) -> Bool
  public static func + (lhs: CGFloat, rhs: CGFloat) -> CGFloat
  public static func - (lhs: CGFloat, rhs: CGFloat) -> CGFloat
  public static func * (lhs: CGFloat, rhs: CGFloat) -> CGFloat
  public static func / (lhs: CGFloat, rhs: CGFloat) -> CGFloat
  public static func += (lhs: inout CGFloat, rhs: CGFloat)
  public static func -= (lhs: inout CGFloat, rhs: CGFloat)
  public static func *= (lhs: inout CGFloat, rhs: CGFloat)
  public static func /= (lhs: inout CGFloat, rhs: CGFloat)
  prefix public static func - (x: CGFloat) -> CGFloat
}
extension CGFloat: _Bridged { public typealias _ObjectiveCType = NSNumber }
extension CGFloat: CustomStringConvertible { public var description: String { get } }
extension CGFloat: Codable {
  public init(from decoder: any Decoder) throws
  public func encode(to encoder: any Encoder) throws
}
extension Double { public init(_ other: CGFloat) }
extension Float { public init(_ other: CGFloat) }

public func sin(_ x: CGFloat) -> CGFloat
public func cos(_ x: CGFloat) -> CGFloat
public func tan(_ x: CGFloat) -> CGFloat
public func asin(_ x: CGFloat) -> CGFloat
public func acos(_ x: CGFloat) -> CGFloat
public func atan(_ x: CGFloat) -> CGFloat
public func sinh(_ x: CGFloat) -> CGFloat
public func cosh(_ x: CGFloat) -> CGFloat
public func tanh(_ x: CGFloat) -> CGFloat
public func exp(_ x: CGFloat) -> CGFloat
public func exp2(_ x: CGFloat) -> CGFloat
public func log(_ x: CGFloat) -> CGFloat
public func log2(_ x: CGFloat) -> CGFloat
public func log10(_ x: CGFloat) -> CGFloat
public func cbrt(_ x: CGFloat) -> CGFloat
public func atan2(_ lhs: CGFloat, _ rhs: CGFloat) -> CGFloat
public func pow(_ lhs: CGFloat, _ rhs: CGFloat) -> CGFloat
public func hypot(_ lhs: CGFloat, _ rhs: CGFloat) -> CGFloat
