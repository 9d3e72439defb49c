@objc open class UIImage: NSObject {
  public init?(systemName name: String)
  public init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?)
  public init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?)
  public init?(named name: String)
  public init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?)
  public init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
  public init?(contentsOfFile path: String)
  public init?(data: Data)
  public init?(data: Data, scale: CGFloat)
  public init(cgImage: CGImage)
  public init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation)
  public required init?(coder: NSCoder)
  open var size: CGSize { get }
  open var cgImage: CGImage? { get }
  open var imageOrientation: UIImage.Orientation { get }
  open var scale: CGFloat { get }
  open var isSymbolImage: Bool { get }
  open var images: [UIImage]? { get }
  open var duration: TimeInterval { get }
  open func draw(at point: CGPoint)
  open func draw(in rect: CGRect)
  open var renderingMode: UIImage.RenderingMode { get }
  open var traitCollection: UITraitCollection { get }
  open var configuration: UIImage.Configuration? { get }
  @discardableResult open func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage
  @discardableResult open func withTintColor(_ color: UIColor) -> UIImage
  @discardableResult open func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage
  open class var actions: UIImage { get }
  open class var add: UIImage { get }
  open class var remove: UIImage { get }
  open class var checkmark: UIImage { get }
  @discardableResult open func pngData() -> Data?
  @available(iOS 16.0, *) public convenience init?(
    systemName name: String, variableValue: Double, configuration: UIImage.Configuration? = nil)
  @available(iOS 16.0, *) public convenience init?(
    named name: String, in bundle: Bundle? = nil, variableValue: Double, configuration: UIImage.Configuration? = nil)
}

extension UIImage {
  @objc public enum Orientation: Int, Sendable {
    case up
    case down
    case left
    case right
    case upMirrored
    case downMirrored
    case leftMirrored
    case rightMirrored
  }
}

extension UIImage {
  @objc public enum ResizingMode: Int, Sendable {
    case tile
    case stretch
  }
}

extension UIImage {
  @objc public enum RenderingMode: Int, Sendable {
    case automatic
    case alwaysOriginal
    case alwaysTemplate
  }
}

extension UIImage {
  @objc @_inheritsConvenienceInitializers open class Configuration: NSObject {
    override public init()
    open var traitCollection: UITraitCollection? { get }
    open func applying(_ otherConfiguration: UIImage.Configuration?) -> Self
  }
}

extension UIImage {
  @objc open class SymbolConfiguration: UIImage.Configuration {
    override public init()
    public convenience init(scale: UIImage.SymbolScale)
    public convenience init(pointSize: CGFloat)
    public convenience init(weight: UIImage.SymbolWeight)
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight)
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale)
    public convenience init(textStyle: UIFont.TextStyle)
    public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale)
    public convenience init(font: UIFont)
    public convenience init(font: UIFont, scale: UIImage.SymbolScale)
    @available(iOS 15.0, *) public convenience init(hierarchicalColor: UIColor)
    @available(iOS 15.0, *) public convenience init(paletteColors: [UIColor])
    open func isEqual(to otherConfiguration: UIImage.SymbolConfiguration?) -> Bool
  }
}

extension UIImage {
  @objc public enum SymbolScale: Int, Sendable {
    case `default`
    case unspecified
    case small
    case medium
    case large
  }
}

extension UIImage {
  @objc public enum SymbolWeight: Int, Sendable {
    case unspecified
    case ultraLight
    case thin
    case light
    case regular
    case medium
    case semibold
    case bold
    case heavy
    case black
  }
}

@objc @_inheritsConvenienceInitializers @MainActor open class UIImageView: UIView {
  override public init(frame: CGRect)
  public required init?(coder: NSCoder)
  public init(image: UIImage?)
  public init(image: UIImage?, highlightedImage: UIImage?)
  open var image: UIImage? { get set }
  open var highlightedImage: UIImage? { get set }
  override open var isUserInteractionEnabled: Bool { get set }
  open var isHighlighted: Bool { get set }
  override open var tintColor: UIColor! { get set }
}
