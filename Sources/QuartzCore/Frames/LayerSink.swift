import Runtime

/// Receives the changes of a tree of layers, once per frame.
@MainActor package protocol LayerSink: AnyObject {
  /// Draws a layer.
  /// - Parameter values: The presented values.
  func draw(_ layer: CALayer, values: LayerValues, changes: LayerChanges)
  func arrange(_ sublayers: [CALayer], of layer: CALayer)
  /// Removes a layer and its descendants.
  func remove(_ identifier: Int)
}
