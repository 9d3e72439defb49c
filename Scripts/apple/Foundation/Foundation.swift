// What is used of Foundation, as Apple's documentation declares it. CGRect, CGSize and CGPoint have their stored properties
// and no other members, which are CoreGraphics'. Read by Scripts/check-apple.

@_exported import ObjectiveC

public typealias TimeInterval = Double
public let NSNotFound: Int

public struct CGPoint: Sendable, _CValue {
  public var x: CGFloat
  public var y: CGFloat
}

public struct CGSize: Sendable, _CValue {
  public var width: CGFloat
  public var height: CGFloat
}

public struct CGRect: Sendable, _CValue {
  public var origin: CGPoint
  public var size: CGSize
}

@objc public protocol NSCopying { @objc(copyWithZone:) func copy(with zone: NSZone?) -> Any }

@objc public protocol NSCoding {
  func encode(with coder: NSCoder)
  init?(coder: NSCoder)
}

@objc open class NSCoder: NSObject {}

@objc open class Bundle: NSObject, @unchecked Sendable {
  open class var main: Bundle { get }
}

public struct NSRange: Hashable, Sendable, _CValue {
  public var location: Int
  public var length: Int
  public init()
  public init(location: Int, length: Int)
}

@objc open class NSAttributedString: NSObject, @unchecked Sendable {
  public struct Key: Hashable, RawRepresentable, Sendable, _CValue {
    public let rawValue: String
    public init(rawValue: String)
    public init(_ rawValue: String)
  }
  public struct EnumerationOptions: OptionSet, Sendable, _CValue {
    public let rawValue: UInt
    public init(rawValue: UInt)
  }
  public init(string str: String)
  public init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil)
  public init(attributedString attrStr: NSAttributedString)
  open var string: String { get }
  open var length: Int { get }
  open func attributedSubstring(from range: NSRange) -> NSAttributedString
  open func enumerateAttributes(
    in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [],
    using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void)
}

@objc open class NSMutableAttributedString: NSAttributedString, @unchecked Sendable {
  open func append(_ attrString: NSAttributedString)
}

@available(iOS 15.0, *) public struct AttributedString: Hashable, Sendable {
  public init(_ string: String)
}

@objc open class RunLoop: NSObject {
  public struct Mode: Hashable, RawRepresentable, Sendable, _CValue {
    public let rawValue: String
    public init(rawValue: String)
    public static let common: RunLoop.Mode
    public static let `default`: RunLoop.Mode
  }
  open class var main: RunLoop { get }
}

@objc public protocol NSItemProviderWriting: NSObjectProtocol {}
extension NSString: NSItemProviderWriting {}

@objc open class NSItemProvider: NSObject, @unchecked Sendable {
  override public init()
  public convenience init(object: any NSItemProviderWriting)
}

public func NSTemporaryDirectory() -> String

@objc open class ProcessInfo: NSObject, @unchecked Sendable {
  open class var processInfo: ProcessInfo { get }
  open var environment: [String: String] { get }
}
