@objc @_inheritsConvenienceInitializers @MainActor open class UILayoutGuide: NSObject {
  override public init()
  public required init?(coder: NSCoder)
  open var layoutFrame: CGRect { get }
  open var identifier: String { get set }
}

@objc @_inheritsConvenienceInitializers @MainActor open class NSLayoutConstraint: NSObject {
  override public init()
  public convenience init(
    item view1: Any, attribute attr1: NSLayoutConstraint.Attribute, relatedBy relation: NSLayoutConstraint.Relation,
    toItem view2: Any?, attribute attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant c: CGFloat)
  open unowned(unsafe) var firstItem: AnyObject? { get }
  open var isActive: Bool { get set }
  open var identifier: String? { get set }
}

extension NSLayoutConstraint {
  @objc public enum Axis: Int, Sendable {
    case horizontal
    case vertical
  }
}

extension NSLayoutConstraint {
  @objc public enum Relation: Int, Sendable {
    case lessThanOrEqual
    case equal
    case greaterThanOrEqual
  }
}

extension NSLayoutConstraint {
  @objc public enum Attribute: Int, Sendable {
    case left
    case right
    case top
    case bottom
    case leading
    case trailing
    case width
    case height
    case centerX
    case centerY
    case lastBaseline
    case firstBaseline
    case leftMargin
    case rightMargin
    case topMargin
    case bottomMargin
    case leadingMargin
    case trailingMargin
    case centerXWithinMargins
    case centerYWithinMargins
    case notAnAttribute
  }
}

public struct UILayoutPriority: Hashable, RawRepresentable, Sendable, _CValue {
  public let rawValue: Float
  public init(_ rawValue: Float)
  public init(rawValue: Float)
  public static var required: UILayoutPriority { get }
  public static var defaultHigh: UILayoutPriority { get }
  public static var dragThatCanResizeScene: UILayoutPriority { get }
  public static var sceneSizeStayPut: UILayoutPriority { get }
  public static var dragThatCannotResizeScene: UILayoutPriority { get }
  public static var defaultLow: UILayoutPriority { get }
  public static var fittingSizeLevel: UILayoutPriority { get }
}

@_inheritsConvenienceInitializers @MainActor open class NSLayoutAnchor<AnchorType>: NSObject
where AnchorType: AnyObject {
  override public init()
}

@_inheritsConvenienceInitializers @MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  override public init()
}

@_inheritsConvenienceInitializers @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  override public init()
}

@_inheritsConvenienceInitializers @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  override public init()
}

@objc @MainActor open class UIStackView: UIView {
  override public init(frame: CGRect)
  public required init(coder: NSCoder)
  public convenience init(arrangedSubviews views: [UIView])
  open func addArrangedSubview(_ view: UIView)
  open var axis: NSLayoutConstraint.Axis { get set }
  open var distribution: UIStackView.Distribution { get set }
  open var alignment: UIStackView.Alignment { get set }
  open var spacing: CGFloat { get set }
}

extension UIStackView {
  @objc public enum Distribution: Int, Sendable {
    case fill
    case fillEqually
    case fillProportionally
    case equalSpacing
    case equalCentering
  }
}

extension UIStackView {
  @objc public enum Alignment: Int, Sendable {
    case fill
    case leading
    case firstBaseline
    case center
    case trailing
    case lastBaseline
  }
}

@available(iOS 15.0, *) @objc @MainActor open class UITrackingLayoutGuide: UILayoutGuide {
  override public init()
  public required init?(coder: NSCoder)
}

@available(iOS 15.0, *) @objc @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  override public init()
  public required init?(coder: NSCoder)
  open var followsUndockedKeyboard: Bool { get set }
}
