@objc public enum UIViewAnimatingPosition: Int, Sendable {
  public init?(rawValue: Int)
  public var rawValue: Int { get }
  case end
  case start
  case current
}

@objc public enum UIViewAnimatingState: Int, Sendable {
  case inactive
  case active
  case stopped
}

@objc @MainActor public protocol UIViewAnimating: NSObjectProtocol {
  var state: UIViewAnimatingState { get }
  var isRunning: Bool { get }
  var isReversed: Bool { get set }
  var fractionComplete: CGFloat { get set }
  func startAnimation()
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  func stopAnimation(_ withoutFinishing: Bool)
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

@objc @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  @objc optional func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  @objc optional func addAnimations(_ animation: @escaping () -> Void)
  @objc optional func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  @objc optional func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

@objc public enum UITimingCurveType: Int, Sendable {
  case builtin
  case cubic
  case spring
  case composed
}

@objc @MainActor public protocol UITimingCurveProvider: NSCoding, NSCopying {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

@objc @MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  override public init()
  public required init?(coder: NSCoder)
  open func encode(with coder: NSCoder)
  open func copy(with zone: NSZone? = nil) -> Any
  public init(animationCurve curve: UIView.AnimationCurve)
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint)
}

@objc @MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  open var initialVelocity: CGVector { get }
  override public init()
  public required init?(coder: NSCoder)
  open func encode(with coder: NSCoder)
  open func copy(with zone: NSZone? = nil) -> Any
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector)
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector)
  public convenience init(dampingRatio ratio: CGFloat)
  @available(iOS 17.0, *) public convenience init(duration: TimeInterval, bounce: CGFloat)
  @available(iOS 17.0, *) public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector)
}

@objc @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  open var state: UIViewAnimatingState { get }
  open var isRunning: Bool { get }
  open var isReversed: Bool { get set }
  open var fractionComplete: CGFloat { get set }
  open func startAnimation()
  open func startAnimation(afterDelay delay: TimeInterval)
  open func pauseAnimation()
  open func stopAnimation(_ withoutFinishing: Bool)
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition)
  open var timingParameters: (any UITimingCurveProvider)? { get }
  open var duration: TimeInterval { get }
  open var delay: TimeInterval { get }
  open var isUserInteractionEnabled: Bool { get set }
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider)
  public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil)
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil)
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil)
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  open func addAnimations(_ animation: @escaping () -> Void)
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
