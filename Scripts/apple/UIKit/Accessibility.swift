// Accessibility: the informal protocol of all objects, and the settings of the device.

public struct UIAccessibilityTraits: OptionSet, Sendable, _CValue {
  public let rawValue: UInt64
  public init(rawValue: UInt64)
  public static var none: UIAccessibilityTraits { get }
  public static var button: UIAccessibilityTraits { get }
  public static var link: UIAccessibilityTraits { get }
  public static var header: UIAccessibilityTraits { get }
  public static var searchField: UIAccessibilityTraits { get }
  public static var image: UIAccessibilityTraits { get }
  public static var selected: UIAccessibilityTraits { get }
  public static var staticText: UIAccessibilityTraits { get }
  public static var notEnabled: UIAccessibilityTraits { get }
  public static var adjustable: UIAccessibilityTraits { get }
}

@available(iOS 18.0, *) @objc public enum UIAccessibilityExpandedStatus: Int, Sendable {
  case unsupported, expanded, collapsed
}

extension NSObject {
  @objc @MainActor open var isAccessibilityElement: Bool { get set }
  @objc @MainActor open var accessibilityLabel: String? { get set }
  @objc @MainActor open var accessibilityHint: String? { get set }
  @objc @MainActor open var accessibilityValue: String? { get set }
  @objc @MainActor open var accessibilityTraits: UIAccessibilityTraits { get set }
  @objc @MainActor open var accessibilityElementsHidden: Bool { get set }
  @objc @MainActor open var accessibilityViewIsModal: Bool { get set }
  @objc @MainActor open var accessibilityElements: [Any]? { get set }
  @objc @MainActor open var accessibilityCustomActions: [UIAccessibilityCustomAction]? { get set }
  @available(iOS 18.0, *) @objc @MainActor open var accessibilityExpandedStatus: UIAccessibilityExpandedStatus {
    get set
  }
  @objc @MainActor open func accessibilityActivate() -> Bool
  @objc @MainActor open func accessibilityIncrement()
  @objc @MainActor open func accessibilityDecrement()
  @objc @MainActor open func accessibilityPerformEscape() -> Bool
}

@objc @MainActor public protocol UIAccessibilityIdentification: NSObjectProtocol {
  var accessibilityIdentifier: String? { get set }
}
extension UIView: UIAccessibilityIdentification { @objc open var accessibilityIdentifier: String? { get set } }

@objc @MainActor open class UIAccessibilityCustomAction: NSObject {
  public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool
  public init(name: String, actionHandler: @escaping UIAccessibilityCustomAction.Handler)
  public init(name: String, target: Any?, selector: Selector)
}

public enum UIAccessibility {
  public struct Notification: Hashable, RawRepresentable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32)
    public static var screenChanged: UIAccessibility.Notification { get }
    public static var layoutChanged: UIAccessibility.Notification { get }
    public static var announcement: UIAccessibility.Notification { get }
  }
  @MainActor public static var isReduceMotionEnabled: Bool { get }
  @MainActor public static var isVoiceOverRunning: Bool { get }
  @MainActor public static func post(notification: UIAccessibility.Notification, argument: Any?)
}
