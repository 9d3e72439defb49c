import CoreGraphics

/// The superclass of formats.
open class UIGraphicsRendererFormat: NSObject {
  public override init() { super.init() }

  /// The bounds of the drawing, in points.
  open internal(set) var bounds = CGRect.zero
}

/// The superclass of a renderer's contexts.
open class UIGraphicsRendererContext: NSObject {
  /// The context to draw in.
  public final let cgContext: CGContext

  init(_ context: CGContext) {
    cgContext = context
    super.init()
  }

  /// Fills a rectangle with the current fill colour.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Fills a rectangle with the current fill colour and a blend mode.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.draw(blendMode) { $0.fill(rect) }
  }

  /// Draws a frame of one point inside a rectangle with the current stroke colour.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

  /// Draws a frame of one point inside a rectangle with the current stroke colour and a blend mode.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.draw(blendMode) { $0.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  }

  /// Clips subsequent drawing to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// The superclass of renderers; see ``UIGraphicsImageRenderer``.
open class UIGraphicsRenderer: NSObject {
  /// The part of the drawing's coordinates that is drawn, in points.
  final let bounds: CGRect
  private let rendererFormat: UIGraphicsRendererFormat

  /// The format of the renderer.
  open var format: UIGraphicsRendererFormat { rendererFormat }

  init(_ bounds: CGRect, _ format: UIGraphicsRendererFormat) {
    self.bounds = bounds
    rendererFormat = format
    super.init()
  }
}
