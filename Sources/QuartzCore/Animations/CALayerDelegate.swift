import Runtime

/// Lays out a layer's sublayers and chooses its actions; views are the delegates of their layers.
@preconcurrency @MainActor public protocol CALayerDelegate: NSObjectProtocol {
  func layoutSublayers(of layer: CALayer)
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
  /// Sets what a layer shows, because it was marked with `setNeedsDisplay()`.
  func display(_ layer: CALayer)
}

extension CALayerDelegate {
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  public func display(_ layer: CALayer) {}
}
