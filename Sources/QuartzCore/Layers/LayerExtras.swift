/// What few layers have, kept apart so that the others do not pay for it.
@MainActor final class LayerExtras {
  var mask: CALayer?
  var maskedCorners = CACornerMask.all
  var cornerCurve = CALayerCornerCurve.circular
  var isDoubleSided = true
  var isOpaque = false
  var shouldRasterize = false
  var rasterizationScale: CGFloat = 1
  #if !hasFeature(Embedded)
    /// What programs keep with the layer by keys that are no properties.
    var keyedValues: [String: Any] = [:]
  #endif
  var needsDisplay = false
  var needsDisplayOnBoundsChange = false
  /// There was no room to draw in.
  var waitsForSize = false
  /// What the layer shows was drawn.
  var isDrawn = false
  /// Of a presentation layer: what it shows, and the presentation layer that it was reached from.
  var model: CALayer?
  var superlayer: CALayer?

  init() {}

  /// What a copy of the layer has, too.
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
