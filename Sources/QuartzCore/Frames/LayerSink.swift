import Runtime

/// Receives, once a frame, what changed in a tree of layers.
@MainActor package protocol LayerSink: AnyObject {
  /// - Parameter values: as they are on screen.
  func draw(_ layer: CALayer, values: LayerValues, changes: LayerChanges)
  func arrange(_ sublayers: [CALayer], of layer: CALayer)
  /// A layer and all in it are gone.
  func remove(_ identifier: Int)
}
