// What MotionRecorder and the scenarios of Apps/Truth use of Foundation, CoreGraphics and QuartzCore, as Apple's documentation
// declares it, with the isolation of its SDK. Compiled by Scripts/check-apple, and never run: nothing has a value.

@_exported import CoreGraphics
@_exported import ObjectiveC

// MARK: Foundation

public typealias TimeInterval = Double

public protocol NSObjectProtocol: AnyObject {}
extension NSObject: NSObjectProtocol {}

open class NSCoder: NSObject {}

open class Bundle: NSObject, @unchecked Sendable {}

public struct IndexSet: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: Int...) {}
}

public struct NSRange {
  public init(location: Int, length: Int) {}
}

public struct ObjCBool {}

open class NSNumber: NSObject {
  open var doubleValue: Double { fatalError() }
}

open class NSAttributedString: NSObject, @unchecked Sendable {
  public struct Key: Hashable, Sendable {
    public static let font = Key()
    public static let foregroundColor = Key()
  }
  public struct EnumerationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  public init(string str: String) {}
  public init(string str: String, attributes attrs: [Key: Any]? = nil) {}
  open var string: String { fatalError() }
  open var length: Int { fatalError() }
  open func attributedSubstring(from range: NSRange) -> NSAttributedString { fatalError() }
  open func enumerateAttributes(
    in enumerationRange: NSRange, options opts: EnumerationOptions,
    using block: ([Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
  open func size() -> CGSize { fatalError() }
}

open class NSMutableAttributedString: NSAttributedString, @unchecked Sendable {
  open func append(_ attrString: NSAttributedString) {}
}

open class RunLoop: NSObject {
  public struct Mode: Sendable { public static let common = Mode() }
  open class var main: RunLoop { fatalError() }
}

// MARK: CoreGraphics

public typealias CFTypeID = UInt
public typealias CFTypeRef = AnyObject
public func CFGetTypeID(_ cf: CFTypeRef?) -> CFTypeID { fatalError() }

/// In place of the protocol of all Core Foundation types.
public class CFObject: Hashable {
  public static func == (one: CFObject, other: CFObject) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) {}
}

public final class CFString: CFObject {}
public final class CFDictionary: CFObject {}

public enum CGColorRenderingIntent { case defaultIntent }

public final class CGColorSpace: CFObject {
  public static var sRGB: CFString { fatalError() }
  public static var extendedSRGB: CFString { fatalError() }
  public init?(name: CFString) {}
  public var name: CFString? { fatalError() }
}

public final class CGColor: CFObject {
  public var colorSpace: CGColorSpace? { fatalError() }
  public var components: [CGFloat]? { fatalError() }
  public func converted(to: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?) -> CGColor? {
    fatalError()
  }
}

public enum CGPathElementType { case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath }

public struct CGPathElement {
  public var type: CGPathElementType
  public var points: UnsafeMutablePointer<CGPoint>
}

public class CGPath: CFObject {
  public var isEmpty: Bool { fatalError() }
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {}
}

public final class CGImage: CFObject {
  public class var typeID: CFTypeID { fatalError() }
  public var width: Int { fatalError() }
  public var height: Int { fatalError() }
}

public final class CGContext: CFObject {}

public struct CGAffineTransform: Equatable {
  public var a, b, c, d, tx, ty: CGFloat
  public init(scaleX sx: CGFloat, y sy: CGFloat) { fatalError() }
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) { fatalError() }
  public static var identity: CGAffineTransform { fatalError() }
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform { fatalError() }
}

public struct CGVector: Equatable {
  public var dx, dy: CGFloat
  public init(dx: CGFloat, dy: CGFloat) { fatalError() }
}

extension CGRect {
  public func applying(_ t: CGAffineTransform) -> CGRect { fatalError() }
}

// MARK: QuartzCore

public typealias CFTimeInterval = Double
public func CACurrentMediaTime() -> CFTimeInterval { fatalError() }

public struct CATransform3D: Sendable {
  public var m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44: CGFloat
}
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { fatalError() }
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool { fatalError() }
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D { fatalError() }
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D { fatalError() }
public let CATransform3DIdentity: CATransform3D = value()
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  fatalError()
}
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D { fatalError() }
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D { fatalError() }

public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
}

public struct CALayerContentsGravity: Hashable, Sendable {
  public static let center = CALayerContentsGravity()
  public static let top = CALayerContentsGravity()
  public static let bottom = CALayerContentsGravity()
  public static let left = CALayerContentsGravity()
  public static let right = CALayerContentsGravity()
  public static let topLeft = CALayerContentsGravity()
  public static let topRight = CALayerContentsGravity()
  public static let bottomLeft = CALayerContentsGravity()
  public static let bottomRight = CALayerContentsGravity()
  public static let resize = CALayerContentsGravity()
  public static let resizeAspect = CALayerContentsGravity()
  public static let resizeAspectFill = CALayerContentsGravity()
}

public protocol CALayerDelegate {}

open class CALayer: NSObject {
  open func presentation() -> Self? { fatalError() }
  open func removeAllAnimations() {}
  open func animationKeys() -> [String]? { fatalError() }
  open func animation(forKey key: String) -> CAAnimation? { fatalError() }
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { fatalError() }
  open var superlayer: CALayer? { fatalError() }
  open var bounds: CGRect { fatalError() }
  open var position: CGPoint { fatalError() }
  open var zPosition: CGFloat { fatalError() }
  open var anchorPoint: CGPoint { fatalError() }
  open var anchorPointZ: CGFloat { fatalError() }
  open var transform: CATransform3D { fatalError() }
  open var sublayerTransform: CATransform3D { fatalError() }
  open var isHidden: Bool { fatalError() }
  open var isDoubleSided: Bool { fatalError() }
  open var sublayers: [CALayer]? { fatalError() }
  open var mask: CALayer? { fatalError() }
  open var masksToBounds: Bool { fatalError() }
  open var contents: Any? { fatalError() }
  open var contentsRect: CGRect { fatalError() }
  open var contentsCenter: CGRect { fatalError() }
  open var contentsGravity: CALayerContentsGravity { fatalError() }
  open var contentsScale: CGFloat { fatalError() }
  open var backgroundColor: CGColor? { fatalError() }
  open var cornerRadius: CGFloat { fatalError() }
  open var maskedCorners: CACornerMask { fatalError() }
  open var borderWidth: CGFloat { fatalError() }
  open var borderColor: CGColor? { fatalError() }
  open var opacity: Float { fatalError() }
  open var shadowColor: CGColor? { fatalError() }
  open var shadowOpacity: Float { fatalError() }
  open var shadowOffset: CGSize { fatalError() }
  open var shadowRadius: CGFloat { fatalError() }
  open var shadowPath: CGPath? { fatalError() }
  open var delegate: (any CALayerDelegate)? { fatalError() }
  open func render(in ctx: CGContext) {}
}

public let kCATransition: String = value()

public struct CAMediaTimingFunctionName: Hashable, Sendable {
  public static let linear = CAMediaTimingFunctionName()
  public static let easeIn = CAMediaTimingFunctionName()
  public static let easeOut = CAMediaTimingFunctionName()
  public static let easeInEaseOut = CAMediaTimingFunctionName()
  public static let `default` = CAMediaTimingFunctionName()
  public var rawValue: String { fatalError() }
}

open class CAMediaTimingFunction: NSObject {
  public init(name: CAMediaTimingFunctionName) {}
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {}
}

open class CAAnimation: NSObject {
  open var beginTime: CFTimeInterval { fatalError() }
  open var duration: CFTimeInterval { fatalError() }
  open var speed: Float { fatalError() }
  open var timeOffset: CFTimeInterval { fatalError() }
  open var repeatCount: Float { fatalError() }
  open var repeatDuration: CFTimeInterval { fatalError() }
  open var autoreverses: Bool { fatalError() }
  open var timingFunction: CAMediaTimingFunction? { fatalError() }
}
open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String? { fatalError() }
  open var isAdditive: Bool { fatalError() }
}
open class CAKeyframeAnimation: CAPropertyAnimation {}
open class CATransition: CAAnimation {}
open class CASpringAnimation: CAPropertyAnimation {
  open var mass: CGFloat { fatalError() }
  open var stiffness: CGFloat { fatalError() }
  open var damping: CGFloat { fatalError() }
  open var initialVelocity: CGFloat { fatalError() }
  @available(iOS 17, macCatalyst 17, *) open var allowsOverdamping: Bool { fatalError() }
}

public struct CAGradientLayerType: Hashable, Sendable {
  public static let axial = CAGradientLayerType()
  public static let radial = CAGradientLayerType()
  public static let conic = CAGradientLayerType()
}

open class CAGradientLayer: CALayer {
  open var colors: [Any]? { fatalError() }
  open var locations: [NSNumber]? { fatalError() }
  open var startPoint: CGPoint { fatalError() }
  open var endPoint: CGPoint { fatalError() }
  open var type: CAGradientLayerType { fatalError() }
}

public struct CAShapeLayerFillRule: Hashable, Sendable { public static let evenOdd = CAShapeLayerFillRule() }
public struct CAShapeLayerLineCap: Hashable, Sendable {
  public static let round = CAShapeLayerLineCap()
  public static let square = CAShapeLayerLineCap()
}
public struct CAShapeLayerLineJoin: Hashable, Sendable {
  public static let round = CAShapeLayerLineJoin()
  public static let bevel = CAShapeLayerLineJoin()
}

open class CAShapeLayer: CALayer {
  open var path: CGPath? { fatalError() }
  open var fillColor: CGColor? { fatalError() }
  open var fillRule: CAShapeLayerFillRule { fatalError() }
  open var strokeColor: CGColor? { fatalError() }
  open var strokeStart: CGFloat { fatalError() }
  open var strokeEnd: CGFloat { fatalError() }
  open var lineWidth: CGFloat { fatalError() }
  open var miterLimit: CGFloat { fatalError() }
  open var lineCap: CAShapeLayerLineCap { fatalError() }
  open var lineJoin: CAShapeLayerLineJoin { fatalError() }
  open var lineDashPhase: CGFloat { fatalError() }
  open var lineDashPattern: [NSNumber]? { fatalError() }
}

open class CADisplayLink: NSObject {
  public init(target: Any, selector sel: Selector) {}
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func invalidate() {}
}

// MARK: UIKit's additions

extension IndexPath {
  public init(item: Int, section: Int) { fatalError() }
  public var item: Int { fatalError() }
  public var section: Int { fatalError() }
}
