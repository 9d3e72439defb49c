@objc @MainActor open class UIGestureRecognizer: NSObject {
  open func reset()
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent)
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent)
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent)
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent)
  public init(target: Any?, action: Selector?)
  override public convenience init()
  public required convenience init?(coder: NSCoder)
  open func addTarget(_ target: Any, action: Selector)
  open func removeTarget(_ target: Any?, action: Selector?)
  open var state: UIGestureRecognizer.State { get set }
  open weak var delegate: (any UIGestureRecognizerDelegate)? { get set }
  open var isEnabled: Bool { get set }
  open var view: UIView? { get }
  @discardableResult open func location(in view: UIView?) -> CGPoint
  @discardableResult open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint
  open var name: String? { get set }
}

extension UIGestureRecognizer {
  @objc public enum State: Int, Sendable {
    case possible
    case began
    case changed
    case ended
    case cancelled
    case failed
  }
}

@objc @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  @objc optional func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  @objc optional func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  @objc optional func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  @objc optional func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  @objc optional func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  @available(iOS 13.4, *) @objc optional func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool
}

@objc @_inheritsConvenienceInitializers @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  override public init(target: Any?, action: Selector?)
}

@objc @_inheritsConvenienceInitializers @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  override public init(target: Any?, action: Selector?)
  @discardableResult open func translation(in view: UIView?) -> CGPoint
  @discardableResult open func velocity(in view: UIView?) -> CGPoint
}

@objc @_inheritsConvenienceInitializers @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  override public init(target: Any?, action: Selector?)
  open var scale: CGFloat { get set }
  open var velocity: CGFloat { get }
}

@objc @_inheritsConvenienceInitializers @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  override public init(target: Any?, action: Selector?)
  open var rotation: CGFloat { get set }
  open var velocity: CGFloat { get }
}

@objc @_inheritsConvenienceInitializers @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  override public init(target: Any?, action: Selector?)
}

@objc @_inheritsConvenienceInitializers @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  override public init(target: Any?, action: Selector?)
  open var direction: UISwipeGestureRecognizer.Direction { get set }
}

extension UISwipeGestureRecognizer {
  public struct Direction: OptionSet, Sendable, _CValue {
    public let rawValue: UInt
    public init(rawValue: UInt)
    public static var right: UISwipeGestureRecognizer.Direction { get }
    public static var left: UISwipeGestureRecognizer.Direction { get }
    public static var up: UISwipeGestureRecognizer.Direction { get }
    public static var down: UISwipeGestureRecognizer.Direction { get }
  }
}

@objc @_inheritsConvenienceInitializers @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  override public init(target: Any?, action: Selector?)
  open var edges: UIRectEdge { get set }
}
