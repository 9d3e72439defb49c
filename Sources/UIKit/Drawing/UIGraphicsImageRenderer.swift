import CoreGraphics

/// The format of drawn images.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The number of pixels per point.
  open var scale: CGFloat = drawingScale
  /// Whether the background is black.
  open var opaque = false

  /// Returns a format with the scale of the screen.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  /// Returns the default format, because all screens are of the same kind.
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  /// Creates the default format, because all screens are of the same kind.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }
}

/// The context of an image renderer.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// An image of the drawing so far.
  open var currentImage: UIImage { UIImage(drawnIn: cgContext) ?? UIImage(UIImage.Parts()) }
}

/// A renderer of images. They are vector images, which hosts draw sharply at any scale.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  private let imageFormat: UIGraphicsImageRendererFormat

  /// Creates a renderer.
  /// - Parameter bounds: The part of the drawing that becomes the image, in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    imageFormat = format
    format.bounds = bounds
    super.init(bounds, format)
  }

  /// Creates a renderer with the default format.
  /// - Parameter bounds: The part of the drawing that becomes the image, in points.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  /// Creates a renderer.
  /// - Parameter size: The size of the image, in points.
  public convenience init(size: CGSize) { self.init(size: size, format: .default()) }

  /// Creates a renderer.
  /// - Parameter size: The size of the image, in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Returns an image of the drawing of a closure.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext(size: bounds.size, scale: imageFormat.scale, isOpaque: imageFormat.opaque)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    let rendering = UIGraphicsImageRendererContext(context)
    UIGraphicsPushContext(context)
    actions(rendering)
    UIGraphicsPopContext()
    return rendering.currentImage
  }
}
