import Runtime

/// Lays out a layer's sublayers and chooses its actions; views are the delegates of their layers.
@preconcurrency @MainActor public protocol CALayerDelegate: NSObjectProtocol {
  /// Places the sublayers, because `layoutSublayers()` of the layer was called.
  func layoutSublayers(of layer: CALayer)
  /// What happens when a property of the layer has changed; nil to leave it to the layer, the null object for nothing.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
  /// Sets what a layer shows, because it was marked with `setNeedsDisplay()`.
  func display(_ layer: CALayer)
  /// A layer is about to be drawn.
  func layerWillDraw(_ layer: CALayer)
  /// Draws what a layer shows, in its own coordinates, if nobody sets it in `display(_:)`.
  func draw(_ layer: CALayer, in ctx: CGContext)
}

extension CALayerDelegate {
  /// Does nothing: the sublayers stay where they are.
  public func layoutSublayers(of layer: CALayer) {}
  /// Leaves the choice to the layer.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  /// Has the layer drawn by `draw(in:)`.
  public func display(_ layer: CALayer) { layer.drawContents() }
  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Draws nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
}
