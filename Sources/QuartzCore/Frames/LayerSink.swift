import Runtime

/// Receives the changes of a tree of layers, once per frame.
@MainActor package protocol LayerSink: AnyObject {
  /// Draws a layer.
  /// - Parameter values: The presented values.
  func draw(_ layer: CALayer, values: LayerValues, changes: LayerChanges)
  /// Draws a layer that was removed and that the sink has kept.
  /// - Parameter changes: The changes since then, apart from its sublayers.
  func restore(_ layer: CALayer, values: LayerValues, changes: LayerChanges)
  func arrange(_ sublayers: [CALayer], of layer: CALayer)
  /// Removes a layer and its descendants.
  func remove(_ identifier: Int)
  /// Called after the last change of a frame.
  func finish()
  /// Returns whether the sink has kept a removed layer, so that it is restored instead of drawn.
  func keeps(_ layer: CALayer) -> Bool

  /// Whether the sink runs animations by itself.
  var runsAnimations: Bool { get }
  /// Defines the curve with a number, from 1, as pieces: fractions of the duration, each followed by the progress there.
  func define(_ curve: Int, pieces: [Double])
  /// Animates a property of a layer that has been drawn with its model values.
  func animate(_ layer: CALayer, by animation: HandedAnimation)
  /// Ends the animation of a property.
  func stop(_ property: HandedMotion.Property, of layer: CALayer)
}

extension LayerSink {
  package func restore(_ layer: CALayer, values: LayerValues, changes: LayerChanges) {
    draw(layer, values: values, changes: changes)
  }
  package func finish() {}
  package func keeps(_ layer: CALayer) -> Bool { false }
  package var runsAnimations: Bool { false }
  package func define(_ curve: Int, pieces: [Double]) {}
  package func animate(_ layer: CALayer, by animation: HandedAnimation) {}
  package func stop(_ property: HandedMotion.Property, of layer: CALayer) {}
}
