import CoreGraphics

/// How images are drawn.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Pixels per point.
  open var scale: CGFloat = drawingScale
  /// Whether the image is black where nothing is drawn.
  open var opaque = false

  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  /// The same: there is one kind of screens.
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  /// The same: there is one kind of screens.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }
}

/// What an image is drawn in.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// What was drawn so far.
  open var currentImage: UIImage { UIImage(drawnIn: cgContext) ?? UIImage(UIImage.Parts()) }
}

/// Draws images. They are made of outlines: hosts draw them sharply at any scale.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  private let imageFormat: UIGraphicsImageRendererFormat

  /// - Parameter bounds: what of a drawing becomes the image, in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    imageFormat = format
    format.bounds = bounds
    super.init(bounds, format)
  }

  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  /// - Parameter size: points.
  public convenience init(size: CGSize) { self.init(size: size, format: .default()) }

  /// - Parameter size: points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// What the actions draw.
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
