// Observation of the animations of a screen's layers. Without an observer it costs a comparison with nil at the
// beginning and the end of each animation.

/// An observer that is notified when animations are added to layers and when they end.
@MainActor package protocol AnimationObserver: AnyObject {
  func began(_ animation: CAAnimation, key: String, on layer: CALayer)
  /// Called when an animation has ended.
  /// - Parameter finished: False if it was removed before its end.
  func ended(_ animation: CAAnimation, finished: Bool)
}

extension CAAnimation {
  /// The end of the animation in its layer's time, in seconds; infinite if only its owner ends it.
  package var endTime: CFTimeInterval { timing.endTime }
}

extension LayerContext {
  /// The layers that have animations, in the order in which they were first animated.
  package var animatedLayers: [CALayer] { animated.filter { $0.context === self } }
}
