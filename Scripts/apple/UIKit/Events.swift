@objc @_inheritsConvenienceInitializers @MainActor open class UIResponder: NSObject {
  override public init()
  open var next: UIResponder? { get }
  @discardableResult open func resignFirstResponder() -> Bool
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?)
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?)
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?)
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?)
}

@objc @_inheritsConvenienceInitializers @MainActor open class UITouch: NSObject {
  override public init()
  open var timestamp: TimeInterval { get }
  open var phase: UITouch.Phase { get }
  open var type: UITouch.TouchType { get }
  open var window: UIWindow? { get }
  open var view: UIView? { get }
  @discardableResult open func location(in view: UIView?) -> CGPoint
}

extension UITouch {
  @objc public enum Phase: Int, Sendable {
    case began
    case moved
    case stationary
    case ended
    case cancelled
    @available(iOS 13.4, *) case regionEntered
    @available(iOS 13.4, *) case regionMoved
    @available(iOS 13.4, *) case regionExited
  }
}

extension UITouch {
  @objc public enum TouchType: Int, Sendable {
    case direct
    case indirect
    case pencil
    @available(iOS 13.4, *) case indirectPointer
  }
}

@objc @_inheritsConvenienceInitializers @MainActor open class UIEvent: NSObject {
  override public init()
  open var type: UIEvent.EventType { get }
  open var timestamp: TimeInterval { get }
  @discardableResult open func touches(for window: UIWindow) -> Set<UITouch>?
  @discardableResult open func touches(for view: UIView) -> Set<UITouch>?
  @discardableResult open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>?
}

extension UIEvent {
  @objc public enum EventType: Int, Sendable {
    case touches
    case motion
    case remoteControl
    case presses
    @available(iOS 13.4, *) case scroll
    @available(iOS 13.4, *) case hover
    @available(iOS 13.4, *) case transform
  }
}

public struct UIKeyModifierFlags: OptionSet, Sendable, _CValue {
  public let rawValue: Int
  public init(rawValue: Int)
  public static var alphaShift: UIKeyModifierFlags { get }
  public static var shift: UIKeyModifierFlags { get }
  public static var control: UIKeyModifierFlags { get }
  public static var alternate: UIKeyModifierFlags { get }
  public static var command: UIKeyModifierFlags { get }
  public static var numericPad: UIKeyModifierFlags { get }
}
