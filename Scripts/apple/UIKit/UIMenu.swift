public typealias UIActionHandler = (UIAction) -> Void

@objc @_inheritsConvenienceInitializers @MainActor open class UIMenuElement: NSObject {
  override public init()
  open var title: String { get }
  @available(iOS 15.0, *) open var subtitle: String? { get set }
  open var image: UIImage? { get }
}

extension UIMenuElement {
  @objc public enum State: Int, Sendable {
    case off
    case on
    case mixed
  }
}

extension UIMenuElement {
  public struct Attributes: OptionSet, Sendable, _CValue {
    public let rawValue: UInt
    public init(rawValue: UInt)
    public static var disabled: UIMenuElement.Attributes { get }
    public static var destructive: UIMenuElement.Attributes { get }
    public static var hidden: UIMenuElement.Attributes { get }
    @available(iOS 16.0, *) public static var keepsMenuPresented: UIMenuElement.Attributes { get }
  }
}

@objc @MainActor open class UIMenu: UIMenuElement {
  open var identifier: UIMenu.Identifier { get }
  open var options: UIMenu.Options { get }
  open var children: [UIMenuElement] { get }
  public required init?(coder: NSCoder)
  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [],
    children: [UIMenuElement] = [])
  @available(iOS 15.0, *) @_disfavoredOverload public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIMenu.Identifier? = nil,
    options: UIMenu.Options = [], children: [UIMenuElement] = [])
}

extension UIMenu {
  public struct Identifier: Hashable, RawRepresentable, Sendable, _CValue {
    public let rawValue: String
    public init(_ rawValue: String)
    public init(rawValue: String)
    public static var application: UIMenu.Identifier { get }
    public static var file: UIMenu.Identifier { get }
    public static var edit: UIMenu.Identifier { get }
    public static var view: UIMenu.Identifier { get }
    public static var window: UIMenu.Identifier { get }
    public static var help: UIMenu.Identifier { get }
    public static var about: UIMenu.Identifier { get }
    public static var preferences: UIMenu.Identifier { get }
    public static var services: UIMenu.Identifier { get }
    public static var hide: UIMenu.Identifier { get }
    public static var quit: UIMenu.Identifier { get }
    public static var newScene: UIMenu.Identifier { get }
    @available(iOS 14.0, *) public static var openRecent: UIMenu.Identifier { get }
    public static var close: UIMenu.Identifier { get }
    public static var print: UIMenu.Identifier { get }
    @available(iOS 16.0, *) public static var document: UIMenu.Identifier { get }
    public static var undoRedo: UIMenu.Identifier { get }
    public static var standardEdit: UIMenu.Identifier { get }
    public static var find: UIMenu.Identifier { get }
    public static var replace: UIMenu.Identifier { get }
    public static var share: UIMenu.Identifier { get }
    public static var textStyle: UIMenu.Identifier { get }
    public static var spelling: UIMenu.Identifier { get }
    public static var spellingPanel: UIMenu.Identifier { get }
    public static var spellingOptions: UIMenu.Identifier { get }
    public static var substitutions: UIMenu.Identifier { get }
    public static var substitutionsPanel: UIMenu.Identifier { get }
    public static var substitutionOptions: UIMenu.Identifier { get }
    public static var transformations: UIMenu.Identifier { get }
    public static var speech: UIMenu.Identifier { get }
    public static var lookup: UIMenu.Identifier { get }
    public static var learn: UIMenu.Identifier { get }
    public static var format: UIMenu.Identifier { get }
    public static var font: UIMenu.Identifier { get }
    public static var textSize: UIMenu.Identifier { get }
    public static var textColor: UIMenu.Identifier { get }
    public static var textStylePasteboard: UIMenu.Identifier { get }
    public static var text: UIMenu.Identifier { get }
    public static var writingDirection: UIMenu.Identifier { get }
    public static var alignment: UIMenu.Identifier { get }
    public static var toolbar: UIMenu.Identifier { get }
    @available(iOS 15.0, *) public static var sidebar: UIMenu.Identifier { get }
    public static var fullscreen: UIMenu.Identifier { get }
    public static var minimizeAndZoom: UIMenu.Identifier { get }
    public static var bringAllToFront: UIMenu.Identifier { get }
    public static var root: UIMenu.Identifier { get }
  }
}

extension UIMenu {
  public struct Options: OptionSet, Sendable, _CValue {
    public let rawValue: UInt
    public init(rawValue: UInt)
    public static var displayInline: UIMenu.Options { get }
    public static var destructive: UIMenu.Options { get }
    @available(iOS 15.0, *) public static var singleSelection: UIMenu.Options { get }
  }
}

@available(iOS 16.0, *) @objc @MainActor public protocol UIMenuLeaf: NSObjectProtocol {
  var title: String { get set }
  var image: UIImage? { get set }
  var discoverabilityTitle: String? { get set }
  var attributes: UIMenuElement.Attributes { get set }
  var state: UIMenuElement.State { get set }
  var sender: Any? { get }
  func performWithSender(_ sender: Any?, target: Any?)
}

@objc @_inheritsConvenienceInitializers @MainActor open class UIAction: UIMenuElement, UIMenuLeaf {
  override public init()
  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler)
  @available(iOS 15.0, *) @_disfavoredOverload public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler)
  override open var title: String { get set }
  override open var image: UIImage? { get set }
  open var identifier: UIAction.Identifier { get }
  open var attributes: UIMenuElement.Attributes { get set }
  open var state: UIMenuElement.State { get set }
}

extension UIAction {
  public struct Identifier: Hashable, RawRepresentable, Sendable, _CValue {
    public let rawValue: String
    public init(_ rawValue: String)
    public init(rawValue: String)
    @available(iOS 15.0, *) public static var paste: UIAction.Identifier { get }
    @available(iOS 15.0, *) public static var pasteAndMatchStyle: UIAction.Identifier { get }
    @available(iOS 15.0, *) public static var pasteAndGo: UIAction.Identifier { get }
    @available(iOS 15.0, *) public static var pasteAndSearch: UIAction.Identifier { get }
  }
}
