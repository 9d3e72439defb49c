import CoreGraphics

/// What drawings of a renderer have in common.
open class UIGraphicsRendererFormat: NSObject {
  public override init() { super.init() }

  /// What is drawn in, in points.
  open internal(set) var bounds = CGRect.zero
}

/// What is drawn in while a renderer is at work.
open class UIGraphicsRendererContext: NSObject {
  public final let cgContext: CGContext

  init(_ context: CGContext) {
    cgContext = context
    super.init()
  }

  /// In the current fill colour.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.draw(blendMode) { $0.fill(rect) }
  }

  /// A line of one point within the rectangle, in the current stroke colour.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.draw(blendMode) { $0.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  }

  /// Keeps what follows within a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Draws into something; see ``UIGraphicsImageRenderer``.
open class UIGraphicsRenderer: NSObject {
  /// The part of a drawing's coordinates that is drawn, in points.
  final let bounds: CGRect
  private let rendererFormat: UIGraphicsRendererFormat

  open var format: UIGraphicsRendererFormat { rendererFormat }

  init(_ bounds: CGRect, _ format: UIGraphicsRendererFormat) {
    self.bounds = bounds
    rendererFormat = format
    super.init()
  }
}
