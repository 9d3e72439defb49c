// The animations of a screen's layers, for whoever wants to know. With no observer one costs a comparison with nil when it
// begins and when it ends.

/// Told of animations as they come to layers and go, whoever added them.
@MainActor package protocol AnimationObserver: AnyObject {
  func began(_ animation: CAAnimation, key: String, on layer: CALayer)
  /// - Parameter finished: false when it was removed before its end.
  func ended(_ animation: CAAnimation, finished: Bool)
}

extension CAAnimation {
  /// When it is over, in its layer's time, in seconds; infinite when only its owner ends it.
  package var endTime: CFTimeInterval { timing.endTime }
}

extension LayerContext {
  /// The layers that have animations, in the order in which they were first animated.
  package var animatedLayers: [CALayer] { animated.filter { $0.context === self } }
}
