@objc @MainActor open class UIControl: UIView {
  override public init(frame: CGRect)
  public required init?(coder: NSCoder)
  @available(iOS 14.0, *) public convenience init(frame: CGRect, primaryAction: UIAction?)
  open var isEnabled: Bool { get set }
  open var isSelected: Bool { get set }
  open var isHighlighted: Bool { get set }
  open var state: UIControl.State { get }
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event)
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event)
  @available(iOS 14.0, *) open func addAction(_ action: UIAction, for controlEvents: UIControl.Event)
  @discardableResult open func actions(forTarget target: Any?, forControlEvent controlEvent: UIControl.Event)
    -> [String]?
}

extension UIControl {
  public struct Event: OptionSet, Sendable, _CValue {
    public let rawValue: UInt
    public init(rawValue: UInt)
    public static var touchDown: UIControl.Event { get }
    public static var touchDownRepeat: UIControl.Event { get }
    public static var touchDragInside: UIControl.Event { get }
    public static var touchDragOutside: UIControl.Event { get }
    public static var touchDragEnter: UIControl.Event { get }
    public static var touchDragExit: UIControl.Event { get }
    public static var touchUpInside: UIControl.Event { get }
    public static var touchUpOutside: UIControl.Event { get }
    public static var touchCancel: UIControl.Event { get }
    public static var valueChanged: UIControl.Event { get }
    public static var primaryActionTriggered: UIControl.Event { get }
    @available(iOS 14.0, *) public static var menuActionTriggered: UIControl.Event { get }
    public static var editingDidBegin: UIControl.Event { get }
    public static var editingChanged: UIControl.Event { get }
    public static var editingDidEnd: UIControl.Event { get }
    public static var editingDidEndOnExit: UIControl.Event { get }
    public static var allTouchEvents: UIControl.Event { get }
    public static var allEditingEvents: UIControl.Event { get }
    public static var applicationReserved: UIControl.Event { get }
    public static var systemReserved: UIControl.Event { get }
    public static var allEvents: UIControl.Event { get }
  }
}

extension UIControl {
  public struct State: OptionSet, Sendable, _CValue {
    public let rawValue: UInt
    public init(rawValue: UInt)
    public static var normal: UIControl.State { get }
    public static var highlighted: UIControl.State { get }
    public static var disabled: UIControl.State { get }
    public static var selected: UIControl.State { get }
    public static var focused: UIControl.State { get }
    public static var application: UIControl.State { get }
    public static var reserved: UIControl.State { get }
  }
}

extension UIControl {
  @objc public enum ContentVerticalAlignment: Int, Sendable {
    case center
    case top
    case bottom
    case fill
  }
}

extension UIControl {
  @objc public enum ContentHorizontalAlignment: Int, Sendable {
    case center
    case left
    case right
    case fill
    case leading
    case trailing
  }
}
