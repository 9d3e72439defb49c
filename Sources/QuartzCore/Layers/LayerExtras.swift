/// The properties that few layers use, stored separately so that the others need no memory for them.
@MainActor final class LayerExtras {
  var mask: CALayer?
  var maskedCorners = CACornerMask.all
  var cornerCurve = CALayerCornerCurve.circular
  var isDoubleSided = true
  var isOpaque = false
  var shouldRasterize = false
  var rasterizationScale: CGFloat = 1
  #if !hasFeature(Embedded)
    /// The app's values for keys that are no properties.
    var keyedValues: [String: Any] = [:]
  #endif
  var needsDisplay = false
  var needsDisplayOnBoundsChange = false
  /// Whether the contents have to be drawn when the layer gets a size.
  var waitsForSize = false
  /// Whether the layer's contents were drawn.
  var isDrawn = false
  /// The model layer of a presentation layer; its presentation superlayer.
  var model: CALayer?
  var superlayer: CALayer?

  init() {}

  /// Creates the extras of a copy of a layer.
  init(copying other: LayerExtras) {
    maskedCorners = other.maskedCorners
    cornerCurve = other.cornerCurve
    isDoubleSided = other.isDoubleSided
    isOpaque = other.isOpaque
    shouldRasterize = other.shouldRasterize
    rasterizationScale = other.rasterizationScale
    #if !hasFeature(Embedded)
      keyedValues = other.keyedValues
    #endif
    needsDisplayOnBoundsChange = other.needsDisplayOnBoundsChange
    isDrawn = other.isDrawn
  }
}
