@objc public enum NSTextAlignment: Int, Sendable {
  case left
  case center
  case right
  case justified
  case natural
}

@objc public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping
  case byCharWrapping
  case byClipping
  case byTruncatingHead
  case byTruncatingTail
  case byTruncatingMiddle
}

@objc open class UIFont: NSObject {
  open class var labelFontSize: CGFloat { get }
  @discardableResult open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont
  @discardableResult open class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont
  public init?(name fontName: String, size fontSize: CGFloat)
  @discardableResult open class func systemFont(ofSize fontSize: CGFloat) -> UIFont
  @discardableResult open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont
  @available(iOS 16.0, *) @discardableResult open class func systemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight, width: UIFont.Width
  ) -> UIFont
  open var pointSize: CGFloat { get }
  open var lineHeight: CGFloat { get }
  open var leading: CGFloat { get }
  @discardableResult open func withSize(_ fontSize: CGFloat) -> UIFont
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat)
  public required init?(coder: NSCoder)
  open var fontDescriptor: UIFontDescriptor { get }
}

extension UIFont {
  public struct TextStyle: Hashable, RawRepresentable, Sendable, _CValue {
    public let rawValue: String
    public init(rawValue: String)
    public static var largeTitle: UIFont.TextStyle { get }
    public static var title1: UIFont.TextStyle { get }
    public static var title2: UIFont.TextStyle { get }
    public static var title3: UIFont.TextStyle { get }
    public static var headline: UIFont.TextStyle { get }
    public static var subheadline: UIFont.TextStyle { get }
    public static var body: UIFont.TextStyle { get }
    public static var callout: UIFont.TextStyle { get }
    public static var footnote: UIFont.TextStyle { get }
    public static var caption1: UIFont.TextStyle { get }
    public static var caption2: UIFont.TextStyle { get }
  }
}

extension UIFont {
  public struct Weight: Hashable, RawRepresentable, Sendable, _CValue {
    public let rawValue: CGFloat
    public init(_ rawValue: CGFloat)
    public init(rawValue: CGFloat)
    public static var ultraLight: UIFont.Weight { get }
    public static var thin: UIFont.Weight { get }
    public static var light: UIFont.Weight { get }
    public static var regular: UIFont.Weight { get }
    public static var medium: UIFont.Weight { get }
    public static var semibold: UIFont.Weight { get }
    public static var bold: UIFont.Weight { get }
    public static var heavy: UIFont.Weight { get }
    public static var black: UIFont.Weight { get }
    public func symbolWeight() -> UIImage.SymbolWeight
  }
}

extension UIFont {
  @available(iOS 16.0, *) public struct Width: Hashable, RawRepresentable, Sendable, _CValue {
    public let rawValue: CGFloat
    public init(_ rawValue: CGFloat)
    public init(rawValue: CGFloat)
    public static var condensed: UIFont.Width { get }
    public static var standard: UIFont.Width { get }
    public static var expanded: UIFont.Width { get }
    public static var compressed: UIFont.Width { get }
  }
}

@objc open class UIFontDescriptor: NSObject, @unchecked Sendable {
  override public convenience init()
  public required init?(coder: NSCoder)
  open var pointSize: CGFloat { get }
  open var matrix: CGAffineTransform { get }
  open var symbolicTraits: UIFontDescriptor.SymbolicTraits { get }
  @discardableResult open func object(forKey anAttribute: UIFontDescriptor.AttributeName) -> Any?
  public init(name fontName: String, size: CGFloat)
  public init(name fontName: String, matrix: CGAffineTransform)
  public init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any] = [:])
  @discardableResult open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor
  public typealias Class = Int
}

extension UIFontDescriptor {
  public struct SymbolicTraits: OptionSet, Sendable, _CValue {
    public let rawValue: UInt32
    public init(rawValue: UInt32)
    public static var traitItalic: UIFontDescriptor.SymbolicTraits { get }
    public static var traitBold: UIFontDescriptor.SymbolicTraits { get }
    public static var traitExpanded: UIFontDescriptor.SymbolicTraits { get }
    public static var traitCondensed: UIFontDescriptor.SymbolicTraits { get }
    public static var traitMonoSpace: UIFontDescriptor.SymbolicTraits { get }
    public static var traitVertical: UIFontDescriptor.SymbolicTraits { get }
    public static var traitUIOptimized: UIFontDescriptor.SymbolicTraits { get }
    public static var traitTightLeading: UIFontDescriptor.SymbolicTraits { get }
    public static var traitLooseLeading: UIFontDescriptor.SymbolicTraits { get }
    public static var classMask: UIFontDescriptor.SymbolicTraits { get }
    public static var classOldStyleSerifs: UIFontDescriptor.SymbolicTraits { get }
    public static var classTransitionalSerifs: UIFontDescriptor.SymbolicTraits { get }
    public static var classModernSerifs: UIFontDescriptor.SymbolicTraits { get }
    public static var classClarendonSerifs: UIFontDescriptor.SymbolicTraits { get }
    public static var classSlabSerifs: UIFontDescriptor.SymbolicTraits { get }
    public static var classFreeformSerifs: UIFontDescriptor.SymbolicTraits { get }
    public static var classSansSerif: UIFontDescriptor.SymbolicTraits { get }
    public static var classOrnamentals: UIFontDescriptor.SymbolicTraits { get }
    public static var classScripts: UIFontDescriptor.SymbolicTraits { get }
    public static var classSymbolic: UIFontDescriptor.SymbolicTraits { get }
  }
}

extension UIFontDescriptor {
  public struct AttributeName: Hashable, RawRepresentable, Sendable, _CValue {
    public let rawValue: String
    public init(rawValue: String)
    public static var family: UIFontDescriptor.AttributeName { get }
    public static var name: UIFontDescriptor.AttributeName { get }
    public static var face: UIFontDescriptor.AttributeName { get }
    public static var size: UIFontDescriptor.AttributeName { get }
    public static var visibleName: UIFontDescriptor.AttributeName { get }
    public static var matrix: UIFontDescriptor.AttributeName { get }
    public static var characterSet: UIFontDescriptor.AttributeName { get }
    public static var cascadeList: UIFontDescriptor.AttributeName { get }
    public static var traits: UIFontDescriptor.AttributeName { get }
    public static var fixedAdvance: UIFontDescriptor.AttributeName { get }
    public static var featureSettings: UIFontDescriptor.AttributeName { get }
    public static var textStyle: UIFontDescriptor.AttributeName { get }
  }
}

extension UIFontDescriptor {
  public struct TraitKey: Hashable, RawRepresentable, Sendable, _CValue {
    public let rawValue: String
    public init(rawValue: String)
    public static var symbolic: UIFontDescriptor.TraitKey { get }
    public static var weight: UIFontDescriptor.TraitKey { get }
    public static var width: UIFontDescriptor.TraitKey { get }
    public static var slant: UIFontDescriptor.TraitKey { get }
  }
}

extension UIFontDescriptor {
  @available(iOS 13.0, *) public struct SystemDesign: Hashable, RawRepresentable, Sendable, _CValue {
    public let rawValue: String
    public init(rawValue: String)
    public static var `default`: UIFontDescriptor.SystemDesign { get }
    public static var rounded: UIFontDescriptor.SystemDesign { get }
    public static var serif: UIFontDescriptor.SystemDesign { get }
    public static var monospaced: UIFontDescriptor.SystemDesign { get }
  }
}

@objc @_inheritsConvenienceInitializers @MainActor open class UILabel: UIView {
  open var adjustsFontForContentSizeCategory: Bool { get set }
  override public init(frame: CGRect)
  public required init?(coder: NSCoder)
  open var text: String? { get set }
  open var font: UIFont! { get set }
  open var textColor: UIColor! { get set }
  open var shadowColor: UIColor? { get set }
  open var shadowOffset: CGSize { get set }
  open var textAlignment: NSTextAlignment { get set }
  open var lineBreakMode: NSLineBreakMode { get set }
  open var attributedText: NSAttributedString? { get set }
  open var isHighlighted: Bool { get set }
  override open var isUserInteractionEnabled: Bool { get set }
  open var isEnabled: Bool { get set }
  open var numberOfLines: Int { get set }
  open var adjustsFontSizeToFitWidth: Bool { get set }
  open var minimumScaleFactor: CGFloat { get set }
}
