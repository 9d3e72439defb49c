// The animations of all layers, for whoever wants to know. With no observer one costs a comparison with nil when it
// begins and when it ends.

/// Told of animations as they come to layers and go, whoever added them.
@MainActor package protocol AnimationObserver: AnyObject {
  func began(_ animation: CAAnimation, key: String, on layer: CALayer)
  /// - Parameter finished: false when it was removed before its end.
  func ended(_ animation: CAAnimation, finished: Bool)
}

/// The observer of the stage that was driven last, if it has one.
@MainActor package var animationObserver: (any AnimationObserver)? {
  get { observer }
  set { observer = newValue }
}

/// Of this file alone: so the compiler sees that no accesses overlap, and has nothing checked for every animation.
@MainActor private var observer: (any AnimationObserver)?

extension CAAnimation {
  /// When it is over, in its layer's time, in seconds; infinite when only its owner ends it.
  package var endTime: CFTimeInterval { timing.endTime }
}

extension LayerContext {
  /// The layers that have animations, in the order in which they were first animated.
  package var animatedLayers: [CALayer] { animated.filter { $0.context === self } }
}
