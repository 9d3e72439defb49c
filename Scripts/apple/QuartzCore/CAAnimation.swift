@objc @_inheritsConvenienceInitializers open class CAAnimation: NSObject, CAMediaTiming, CAAction {
  open var beginTime: CFTimeInterval { get set }
  open var duration: CFTimeInterval { get set }
  open var speed: Float { get set }
  open var timeOffset: CFTimeInterval { get set }
  open var repeatCount: Float { get set }
  open var repeatDuration: CFTimeInterval { get set }
  open var autoreverses: Bool { get set }
  open var fillMode: CAMediaTimingFillMode { get set }
  override public init()
  public required init?(coder: NSCoder)
  open var timingFunction: CAMediaTimingFunction? { get set }
  open var delegate: (any CAAnimationDelegate)? { get set }
}

@objc public protocol CAAnimationDelegate: NSObjectProtocol {
  @objc optional func animationDidStart(_ anim: CAAnimation)
  @objc optional func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

@objc @_inheritsConvenienceInitializers open class CAPropertyAnimation: CAAnimation {
  override public init()
  public required init?(coder: NSCoder)
  public convenience init(keyPath path: String?)
  open var keyPath: String? { get set }
  open var isAdditive: Bool { get set }
}

@objc @_inheritsConvenienceInitializers open class CABasicAnimation: CAPropertyAnimation {
  override public init()
  public required init?(coder: NSCoder)
  open var fromValue: Any? { get set }
  open var toValue: Any? { get set }
}

@objc @_inheritsConvenienceInitializers open class CAKeyframeAnimation: CAPropertyAnimation {
  override public init()
  public required init?(coder: NSCoder)
  open var values: [Any]? { get set }
  open var path: CGPath? { get set }
}

public struct CAAnimationCalculationMode: Hashable, RawRepresentable, Sendable, _CValue {
  public let rawValue: String
  public init(rawValue: String)
  public static var linear: CAAnimationCalculationMode { get }
  public static var discrete: CAAnimationCalculationMode { get }
  public static var paced: CAAnimationCalculationMode { get }
  public static var cubic: CAAnimationCalculationMode { get }
  public static var cubicPaced: CAAnimationCalculationMode { get }
}

@objc @_inheritsConvenienceInitializers open class CASpringAnimation: CABasicAnimation {
  override public init()
  public required init?(coder: NSCoder)
  open var mass: CGFloat { get set }
  open var stiffness: CGFloat { get set }
  open var damping: CGFloat { get set }
  open var initialVelocity: CGFloat { get set }
  @available(iOS 17.0, *) public init(perceptualDuration: CFTimeInterval, bounce: CGFloat)
  @available(iOS 17.0, *) open var allowsOverdamping: Bool { get set }
  @available(iOS 17.0, *) open var bounce: CGFloat { get }
}

@objc @_inheritsConvenienceInitializers open class CAAnimationGroup: CAAnimation {
  override public init()
  public required init?(coder: NSCoder)
  open var animations: [CAAnimation]? { get set }
}

@objc @_inheritsConvenienceInitializers open class CATransition: CAAnimation {
  override public init()
  public required init?(coder: NSCoder)
  open var type: CATransitionType { get set }
}

public struct CATransitionType: Hashable, RawRepresentable, Sendable, _CValue {
  public let rawValue: String
  public init(rawValue: String)
  public static var fade: CATransitionType { get }
  public static var moveIn: CATransitionType { get }
  public static var push: CATransitionType { get }
  public static var reveal: CATransitionType { get }
}

public struct CATransitionSubtype: Hashable, RawRepresentable, Sendable, _CValue {
  public let rawValue: String
  public init(rawValue: String)
  public static var fromRight: CATransitionSubtype { get }
  public static var fromLeft: CATransitionSubtype { get }
  public static var fromTop: CATransitionSubtype { get }
  public static var fromBottom: CATransitionSubtype { get }
}

@objc open class CAMediaTimingFunction: NSObject {
  public convenience init(name: CAMediaTimingFunctionName)
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float)
  public required init?(coder: NSCoder)
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>)
}

public struct CAMediaTimingFunctionName: Hashable, RawRepresentable, Sendable, _CValue {
  public let rawValue: String
  public init(rawValue: String)
  public static var linear: CAMediaTimingFunctionName { get }
  public static var easeIn: CAMediaTimingFunctionName { get }
  public static var easeOut: CAMediaTimingFunctionName { get }
  public static var easeInEaseOut: CAMediaTimingFunctionName { get }
  public static var `default`: CAMediaTimingFunctionName { get }
}

@objc @_inheritsConvenienceInitializers open class CATransaction: NSObject {
  override public init()
  open class func begin()
  open class func commit()
  open class func flush()
  open class func setDisableActions(_ flag: Bool)
  @discardableResult open class func value(forKey key: String) -> Any?
}
