import Runtime

/// Lays out a layer's sublayers and chooses its actions; views are the delegates of their layers.
@preconcurrency @MainActor public protocol CALayerDelegate: NSObjectProtocol {
  func layoutSublayers(of layer: CALayer)
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
  /// Sets what a layer shows, because it was marked with `setNeedsDisplay()`.
  func display(_ layer: CALayer)
  /// A layer is about to be drawn.
  func layerWillDraw(_ layer: CALayer)
  /// Draws what a layer shows, in its own coordinates, if nobody sets it in `display(_:)`.
  func draw(_ layer: CALayer, in ctx: CGContext)
}

extension CALayerDelegate {
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  public func display(_ layer: CALayer) { layer.drawContents() }
  public func layerWillDraw(_ layer: CALayer) {}
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
}
