import Runtime

// Animations that the sink runs: the layer is drawn with its model values once, and frames leave it out until they change.

extension CALayer {
  /// Returns the animations of the layer that a sink can run, or nil if there are none, or frames have to draw them.
  func motionToHandOver() -> HandedMotion? {
    guard isAnimated, let parent, !parent.transformsSublayers, storedValues.anchorPointZ == 0 else { return nil }
    var ancestor: CALayer? = self
    while let layer = ancestor {
      if layer.isMask || layer.ownTiming != nil { return nil }
      ancestor = layer.parent
    }
    return HandedMotion(self, isMirrored: parent.mirrorsSublayers)
  }
}

extension LayerContext {
  /// Tells the sink what is new in the animations that it runs of a layer.
  /// - Parameter former: The animations that it has run until now.
  func handOver(_ layer: CALayer, _ former: HandedMotion?, at time: CFTimeInterval, to sink: any LayerSink) {
    let motion = layer.handedMotion
    for property in HandedMotion.Property.allCases {
      if let motion, !motion.parts(of: property).isEmpty {
        if let former, motion.continues(former, property, at: time) { continue }
        let animation = motion.animation(of: property, of: layer, from: time) { curves.number(of: $0, for: sink) }
        sink.animate(layer, by: animation)
      } else if former?.parts(of: property).contains(where: { $0.isRunning(at: time) }) == true {
        sink.stop(property, of: layer)
      }
    }
  }
}

/// The curves that a sink knows, by their numbers.
struct HandedCurves {
  /// The last curves; a number is used again when there are more.
  private var curves: [HandedMotion.Curve] = []
  private var next = 0
  private static let most = 64

  /// Returns the number of a curve, from 1, which the sink is told if it is new.
  @MainActor mutating func number(of curve: HandedMotion.Curve, for sink: any LayerSink) -> Int {
    if let index = curves.lastIndex(of: curve) { return index + 1 }
    let index = next
    if index < curves.count { curves[index] = curve } else { curves.append(curve) }
    next = (index + 1) % HandedCurves.most
    sink.define(index + 1, pieces: curve.pieces())
    return index + 1
  }
}
