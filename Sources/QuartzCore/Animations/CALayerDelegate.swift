import Runtime

/// The methods with which a layer's owner lays out its sublayers and selects its actions. Views are the delegates of
/// their layers.
@preconcurrency @MainActor public protocol CALayerDelegate: NSObjectProtocol {
  /// Lays out the sublayers, in response to the layer's `layoutSublayers()`.
  func layoutSublayers(of layer: CALayer)
  /// Returns the action for a change of a property: nil to let the layer decide, the null object for none.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
  /// Sets the contents of a layer that was marked with `setNeedsDisplay()`.
  func display(_ layer: CALayer)
  /// Called before a layer is drawn.
  func layerWillDraw(_ layer: CALayer)
  /// Draws the contents of a layer, in its own coordinates, unless `display(_:)` sets them.
  func draw(_ layer: CALayer, in ctx: CGContext)
}

extension CALayerDelegate {
  /// Does nothing: the sublayers stay where they are.
  public func layoutSublayers(of layer: CALayer) {}
  /// Returns nil, which lets the layer decide.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  /// Draws the layer with `draw(in:)`.
  public func display(_ layer: CALayer) { layer.drawContents() }
  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Draws nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
}
