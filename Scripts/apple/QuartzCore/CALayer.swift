@objc public protocol CALayerDelegate: NSObjectProtocol {
  @objc optional func display(_ layer: CALayer)
  @objc optional func layerWillDraw(_ layer: CALayer)
  @objc optional func layoutSublayers(of layer: CALayer)
  @objc optional func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

@objc public protocol CAAction {
}

@objc open class CALayer: NSObject, CAMediaTiming {
  open var beginTime: CFTimeInterval { get set }
  open var duration: CFTimeInterval { get set }
  open var speed: Float { get set }
  open var timeOffset: CFTimeInterval { get set }
  open var repeatCount: Float { get set }
  open var repeatDuration: CFTimeInterval { get set }
  open var autoreverses: Bool { get set }
  open var fillMode: CAMediaTimingFillMode { get set }
  open func scroll(_ p: CGPoint)
  open func scrollRectToVisible(_ r: CGRect)
  override public init()
  public init(layer: Any)
  public required init?(coder: NSCoder)
  @discardableResult open func presentation() -> Self?
  @discardableResult open func model() -> Self
  open var bounds: CGRect { get set }
  open var position: CGPoint { get set }
  open var zPosition: CGFloat { get set }
  open var anchorPoint: CGPoint { get set }
  open var anchorPointZ: CGFloat { get set }
  open var transform: CATransform3D { get set }
  open var frame: CGRect { get set }
  open var isHidden: Bool { get set }
  open var isDoubleSided: Bool { get set }
  open var superlayer: CALayer? { get }
  open var sublayers: [CALayer]? { get set }
  open func addSublayer(_ layer: CALayer)
  open var sublayerTransform: CATransform3D { get set }
  open var mask: CALayer? { get set }
  open var masksToBounds: Bool { get set }
  @discardableResult open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint
  @discardableResult open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint
  @discardableResult open func convert(_ r: CGRect, from l: CALayer?) -> CGRect
  @discardableResult open func convert(_ r: CGRect, to l: CALayer?) -> CGRect
  @discardableResult open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval
  @discardableResult open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval
  @discardableResult open func hitTest(_ p: CGPoint) -> CALayer?
  @discardableResult open func contains(_ p: CGPoint) -> Bool
  open var contents: Any? { get set }
  open var contentsRect: CGRect { get set }
  open var contentsGravity: CALayerContentsGravity { get set }
  open var contentsScale: CGFloat { get set }
  open var contentsCenter: CGRect { get set }
  open var isOpaque: Bool { get set }
  open func display()
  open func draw(in ctx: CGContext)
  open func render(in ctx: CGContext)
  open var backgroundColor: CGColor? { get set }
  open var cornerRadius: CGFloat { get set }
  open var maskedCorners: CACornerMask { get set }
  open var borderWidth: CGFloat { get set }
  open var borderColor: CGColor? { get set }
  open var opacity: Float { get set }
  open var shadowColor: CGColor? { get set }
  open var shadowOpacity: Float { get set }
  open var shadowOffset: CGSize { get set }
  open var shadowRadius: CGFloat { get set }
  open var shadowPath: CGPath? { get set }
  open func setNeedsLayout()
  open func layoutIfNeeded()
  @discardableResult open func action(forKey event: String) -> (any CAAction)?
  open var actions: [String: any CAAction]? { get set }
  open func add(_ anim: CAAnimation, forKey key: String?)
  open func removeAllAnimations()
  open func removeAnimation(forKey key: String)
  @discardableResult open func animationKeys() -> [String]?
  @discardableResult open func animation(forKey key: String) -> CAAnimation?
  open var name: String? { get set }
  open weak var delegate: (any CALayerDelegate)? { get set }
}

public struct CACornerMask: OptionSet, Sendable, _CValue {
  public let rawValue: UInt
  public init(rawValue: UInt)
  public static var layerMinXMinYCorner: CACornerMask { get }
  public static var layerMaxXMinYCorner: CACornerMask { get }
  public static var layerMinXMaxYCorner: CACornerMask { get }
  public static var layerMaxXMaxYCorner: CACornerMask { get }
}

public struct CALayerContentsGravity: Hashable, RawRepresentable, Sendable, _CValue {
  public let rawValue: String
  public init(rawValue: String)
  public static var center: CALayerContentsGravity { get }
  public static var top: CALayerContentsGravity { get }
  public static var bottom: CALayerContentsGravity { get }
  public static var left: CALayerContentsGravity { get }
  public static var right: CALayerContentsGravity { get }
  public static var topLeft: CALayerContentsGravity { get }
  public static var topRight: CALayerContentsGravity { get }
  public static var bottomLeft: CALayerContentsGravity { get }
  public static var bottomRight: CALayerContentsGravity { get }
  public static var resize: CALayerContentsGravity { get }
  public static var resizeAspect: CALayerContentsGravity { get }
  public static var resizeAspectFill: CALayerContentsGravity { get }
}

public struct CALayerCornerCurve: Hashable, RawRepresentable, Sendable, _CValue {
  public let rawValue: String
  public init(rawValue: String)
  public static var circular: CALayerCornerCurve { get }
  public static var continuous: CALayerCornerCurve { get }
}

@objc public protocol CAMediaTiming {
  var beginTime: CFTimeInterval { get set }
  var duration: CFTimeInterval { get set }
  var speed: Float { get set }
  var timeOffset: CFTimeInterval { get set }
  var repeatCount: Float { get set }
  var repeatDuration: CFTimeInterval { get set }
  var autoreverses: Bool { get set }
  var fillMode: CAMediaTimingFillMode { get set }
}

public struct CAMediaTimingFillMode: Hashable, RawRepresentable, Sendable, _CValue {
  public let rawValue: String
  public init(rawValue: String)
  public static var forwards: CAMediaTimingFillMode { get }
  public static var backwards: CAMediaTimingFillMode { get }
  public static var both: CAMediaTimingFillMode { get }
  public static var removed: CAMediaTimingFillMode { get }
}

@objc @_inheritsConvenienceInitializers open class CAShapeLayer: CALayer {
  override public init()
  override public init(layer: Any)
  public required init?(coder: NSCoder)
  open var path: CGPath? { get set }
  open var fillColor: CGColor? { get set }
  open var fillRule: CAShapeLayerFillRule { get set }
  open var strokeColor: CGColor? { get set }
  open var strokeStart: CGFloat { get set }
  open var strokeEnd: CGFloat { get set }
  open var lineWidth: CGFloat { get set }
  open var miterLimit: CGFloat { get set }
  open var lineCap: CAShapeLayerLineCap { get set }
  open var lineJoin: CAShapeLayerLineJoin { get set }
  open var lineDashPhase: CGFloat { get set }
  open var lineDashPattern: [NSNumber]? { get set }
}

public struct CAShapeLayerFillRule: Hashable, RawRepresentable, Sendable, _CValue {
  public let rawValue: String
  public init(rawValue: String)
  public static var nonZero: CAShapeLayerFillRule { get }
  public static var evenOdd: CAShapeLayerFillRule { get }
}

public struct CAShapeLayerLineCap: Hashable, RawRepresentable, Sendable, _CValue {
  public let rawValue: String
  public init(rawValue: String)
  public static var butt: CAShapeLayerLineCap { get }
  public static var round: CAShapeLayerLineCap { get }
  public static var square: CAShapeLayerLineCap { get }
}

public struct CAShapeLayerLineJoin: Hashable, RawRepresentable, Sendable, _CValue {
  public let rawValue: String
  public init(rawValue: String)
  public static var miter: CAShapeLayerLineJoin { get }
  public static var round: CAShapeLayerLineJoin { get }
  public static var bevel: CAShapeLayerLineJoin { get }
}

@objc @_inheritsConvenienceInitializers open class CAGradientLayer: CALayer {
  override public init()
  override public init(layer: Any)
  public required init?(coder: NSCoder)
  open var colors: [Any]? { get set }
  open var locations: [NSNumber]? { get set }
  open var startPoint: CGPoint { get set }
  open var endPoint: CGPoint { get set }
  open var type: CAGradientLayerType { get set }
}

public struct CAGradientLayerType: Hashable, RawRepresentable, Sendable, _CValue {
  public let rawValue: String
  public init(rawValue: String)
  public static var axial: CAGradientLayerType { get }
  public static var radial: CAGradientLayerType { get }
  public static var conic: CAGradientLayerType { get }
}

@objc @_inheritsConvenienceInitializers open class CATransformLayer: CALayer {
  override public init()
  override public init(layer: Any)
  public required init?(coder: NSCoder)
}

@objc @_inheritsConvenienceInitializers open class CAReplicatorLayer: CALayer {
  override public init()
  override public init(layer: Any)
  public required init?(coder: NSCoder)
}

@objc open class CADisplayLink: NSObject {
  public init(target: Any, selector sel: Selector)
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode)
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode)
  open func invalidate()
  open var timestamp: CFTimeInterval { get }
  open var duration: CFTimeInterval { get }
  open var targetTimestamp: CFTimeInterval { get }
}

@available(iOS 15.0, *) public struct CAFrameRateRange {
  public init()
  public var minimum: Float { get set }
  public static var `default`: CAFrameRateRange { get }
  public init(minimum: Float, maximum: Float, preferred: Float? = nil)
  public var preferred: Float? { get set }
}
