// What is used of CoreGraphics' paths, colours and images. A type of Core Foundation is a final class here.

public typealias CFTimeInterval = Double
public typealias CFTypeID = UInt
public typealias CFTypeRef = AnyObject
public func CFGetTypeID(_ cf: CFTypeRef!) -> CFTypeID

/// In place of the protocol of all types of Core Foundation.
public class _CFObject: Hashable {
  public static func == (lhs: _CFObject, rhs: _CFObject) -> Bool
  public func hash(into hasher: inout Hasher)
}
public final class CFString: _CFObject {}
public final class CFDictionary: _CFObject {}

public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

public final class CGColorSpace: _CFObject, @unchecked Sendable {
  public static var sRGB: CFString { get }
  public static var extendedSRGB: CFString { get }
  public init?(name: CFString)
  public var name: CFString? { get }
}

public final class CGColor: _CFObject, @unchecked Sendable {
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  public convenience init(gray: CGFloat, alpha: CGFloat)
  public init(srgbRed: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  public init(genericGrayGamma2_2Gray: CGFloat, alpha: CGFloat)
  public var alpha: CGFloat { get }
  public var colorSpace: CGColorSpace? { get }
  public var components: [CGFloat]? { get }
  public var numberOfComponents: Int { get }
  public func copy(alpha: CGFloat) -> CGColor?
  public func converted(to: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?) -> CGColor?
}

public enum CGPathElementType: Int32, Sendable {
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

public struct CGPathElement {
  public var type: CGPathElementType
  public var points: UnsafeMutablePointer<CGPoint>
}

public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }
public enum CGLineCap: Int32, Sendable { case butt, round, square }
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }

public class CGPath: _CFObject {
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?)
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?)
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?)
  public var isEmpty: Bool { get }
  public var boundingBox: CGRect { get }
  public var boundingBoxOfPath: CGRect { get }
  public var currentPoint: CGPoint { get }
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void)
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath?
}

public class CGMutablePath: CGPath {
  public init()
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity)
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity)
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity)
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity)
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity)
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity)
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity)
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity)
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity)
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity)
  public func closeSubpath()
}

public final class CGImage: _CFObject {
  public class var typeID: CFTypeID { get }
  public var width: Int { get }
  public var height: Int { get }
}

public final class CGContext: _CFObject {}
