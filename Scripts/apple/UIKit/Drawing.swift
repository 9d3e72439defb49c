@objc open class UIColor: NSObject, @unchecked Sendable {
  public init(white: CGFloat, alpha: CGFloat)
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat)
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  public init(cgColor: CGColor)
  public init(patternImage image: UIImage)
  public required init?(coder: NSCoder)
  open class var black: UIColor { get }
  open class var white: UIColor { get }
  open class var gray: UIColor { get }
  open class var red: UIColor { get }
  open class var green: UIColor { get }
  open class var blue: UIColor { get }
  open class var clear: UIColor { get }
  open func set()
  // With pointers on Apple's platforms, for which `&` needs a type that Linux's standard library lacks.
  @discardableResult open func getRed(
    _ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, alpha: inout CGFloat
  ) -> Bool
  @discardableResult open func withAlphaComponent(_ alpha: CGFloat) -> UIColor
  open var cgColor: CGColor { get }
  public init?(named name: String)
  public init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor)
  @discardableResult open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor
  open class var systemRed: UIColor { get }
  open class var systemBlue: UIColor { get }
  open class var systemOrange: UIColor { get }
  open class var systemYellow: UIColor { get }
  open class var systemPink: UIColor { get }
  open class var systemIndigo: UIColor { get }
  open class var systemGray: UIColor { get }
  open class var systemGray5: UIColor { get }
  @available(iOS 15.0, *) open class var tintColor: UIColor { get }
  open class var label: UIColor { get }
  open class var secondaryLabel: UIColor { get }
  open class var tertiaryLabel: UIColor { get }
  open class var link: UIColor { get }
  open class var separator: UIColor { get }
  open class var systemBackground: UIColor { get }
  open class var secondarySystemBackground: UIColor { get }
  open class var systemGroupedBackground: UIColor { get }
  open class var secondarySystemGroupedBackground: UIColor { get }
  open class var tertiarySystemFill: UIColor { get }
}

@objc open class UIBezierPath: NSObject {
  public convenience init(rect: CGRect)
  public convenience init(ovalIn rect: CGRect)
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat)
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize)
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool)
  public convenience init(cgPath CGPath: CGPath)
  override public init()
  public required init?(coder: NSCoder)
  open var cgPath: CGPath { get set }
  open func move(to point: CGPoint)
  open func addLine(to point: CGPoint)
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint)
  open func close()
  open func append(_ bezierPath: UIBezierPath)
  open func apply(_ transform: CGAffineTransform)
  open var isEmpty: Bool { get }
  open var bounds: CGRect { get }
  @discardableResult open func contains(_ point: CGPoint) -> Bool
  open var lineWidth: CGFloat { get set }
  open var miterLimit: CGFloat { get set }
  open func fill()
  open func stroke()
}

@objc open class UIGraphicsRenderer: NSObject {
  @discardableResult open class func context(with format: UIGraphicsRendererFormat) -> CGContext?
  open class func prepare(_ context: CGContext, with rendererContext: UIGraphicsRendererContext)
  public convenience init(bounds: CGRect)
  public init(bounds: CGRect, format: UIGraphicsRendererFormat)
  open var format: UIGraphicsRendererFormat { get }
}

@objc @_inheritsConvenienceInitializers open class UIGraphicsRendererContext: NSObject {
  override public init()
  open var cgContext: CGContext { get }
  open var format: UIGraphicsRendererFormat { get }
  open func fill(_ rect: CGRect)
  open func stroke(_ rect: CGRect)
}

@objc @_inheritsConvenienceInitializers open class UIGraphicsRendererFormat: NSObject {
  override public init()
  @discardableResult open class func `default`() -> Self
  @discardableResult open class func preferred() -> Self
  open var bounds: CGRect { get }
}

@objc open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  public convenience init(size: CGSize)
  public init(size: CGSize, format: UIGraphicsImageRendererFormat)
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat)
  @discardableResult open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage
  @discardableResult open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data
}

@objc @_inheritsConvenienceInitializers open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  override public init()
}

@objc @_inheritsConvenienceInitializers open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  override public init()
  open var scale: CGFloat { get set }
  public convenience init(for traitCollection: UITraitCollection)
}

extension UIGraphicsImageRendererFormat {
  @objc public enum Range: Int, Sendable {
    case unspecified
    case automatic
    case extended
    case standard
  }
}
