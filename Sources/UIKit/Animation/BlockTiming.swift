import QuartzCore

/// The duration and the curve of an animation block.
package struct BlockTiming: Equatable {
  /// A curve.
  package enum Curve: Equatable {
    /// A cubic function with its inner control points.
    case cubic(x1: Double, y1: Double, x2: Double, y2: Double)
    /// A spring that has covered 99.9 per cent of the distance at the end of the duration.
    case spring(dampingRatio: Double, initialVelocity: Double)
  }

  /// The duration in seconds.
  package var duration: Double
  package var curve: Curve

  package init(duration: Double, curve: Curve) {
    self.duration = duration
    self.curve = curve
  }

  var blockCurve: ViewAnimation.Curve {
    switch curve {
    case .cubic(let x1, let y1, let x2, let y2):
      .timing(CAMediaTimingFunction(controlPoints: Float(x1), Float(y1), Float(x2), Float(y2)))
    case .spring(let dampingRatio, let initialVelocity):
      .spring(Spring(duration: duration, dampingRatio: dampingRatio, initialVelocity: initialVelocity))
    }
  }
}
