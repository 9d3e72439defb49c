/// The animations of a layer that its sink runs instead of frames.
///
/// Only differences that decrease to zero on top of the position and the opacity are handed over, as blocks of views add
/// them: after their end the layer is where its model values say.
package struct HandedMotion: Equatable {
  /// A property that sinks can animate.
  package enum Property: Int, CaseIterable {
    /// The offset of the layer from its own position.
    case translation
    /// The opacity as it is displayed.
    case opacity
  }

  /// The progress of an animation, apart from its begin time.
  struct Curve: Equatable {
    var duration: CFTimeInterval
    /// The control points of a timing function, or nil for linear progress.
    var points: SIMD4<Float>?
    /// The spring that takes the place of the timing function, or nil.
    var spring: Spring?
  }

  /// A difference on top of the model value.
  struct Part: Equatable {
    var beginTime: CFTimeInterval
    var curve: Curve
    var difference: SIMD2<Double>

    var endTime: CFTimeInterval { beginTime + curve.duration }

    /// Returns whether the difference is still added at a time.
    func isRunning(at time: CFTimeInterval) -> Bool { time < endTime - MediaTiming.tolerance }
  }

  private(set) var moves: [Part] = []
  private(set) var fades: [Part] = []
  /// The opacity below the fades.
  private var opacity = 1.0
}

/// An animation of one property by a sink, in the time of the screen. It replaces the last one of the same property, and
/// applies its first value before it begins.
package struct HandedAnimation {
  /// A value at a fraction of the duration: an offset in points, or an opacity in `x`.
  package struct Keyframe {
    package var fraction: Double
    package var x: Double
    package var y: Double
  }

  package var property: HandedMotion.Property
  package var beginTime: CFTimeInterval
  package var duration: CFTimeInterval
  /// The number of the curve from the first keyframe to the last, as the sink was told before; 0 is linear.
  package var curve: Int
  package var keyframes: [Keyframe]
}

extension HandedMotion {
  /// The longest way in points for which a curve has enough pieces: a four thousandth of it is half a point.
  static let longest = 2048.0

  /// Creates the motion of a layer at a time, or returns nil if it needs frames.
  /// - Parameter isMirrored: Whether the layer's coordinates run from right to left.
  @MainActor init?(_ layer: CALayer, isMirrored: Bool, at time: CFTimeInterval) {
    for attachment in layer.animations.attachments {
      guard let basic = attachment.animation as? CABasicAnimation, !(basic is KeyframeStepAnimation),
        !attachment.hasEnded, basic.isRemovedOnCompletion, basic.rules.isPlainSum, basic.by == nil,
        basic.timing.runsOnce, basic.timing.fillsBackwards || basic.timing.beginTime <= time
      else { return nil }
      let curve = Curve(
        duration: basic.timing.duration, points: basic.timingFunction?.points,
        spring: (basic as? CASpringAnimation)?.spring)
      var part = Part(beginTime: basic.timing.beginTime, curve: curve, difference: .zero)
      switch (basic.property, basic.from, basic.to) {
      case (.position, .point(let start), .point(.zero)):
        part.difference = SIMD2(isMirrored ? -start.x : start.x, start.y)
        guard max(abs(start.x), abs(start.y)) <= HandedMotion.longest else { return nil }
        if part.difference != .zero { moves.append(part) }
      case (.opacity, .number(let start), .number(0)):
        part.difference = SIMD2(start, 0)
        if start != 0 { fades.append(part) }
      default: return nil
      }
    }
    if !fades.isEmpty { opacity = layer.storedValues.opacity }
  }

  func parts(of property: Property) -> [Part] { property == .translation ? moves : fades }

  /// Returns whether a property moves as in a former motion, of which some may be over at a time.
  func continues(_ former: HandedMotion, _ property: Property, at time: CFTimeInterval) -> Bool {
    let left = former.parts(of: property).filter { $0.isRunning(at: time) }
    return left == parts(of: property) && (property != .opacity || left.isEmpty || former.opacity == opacity)
  }

  /// Returns the animation of a property by a sink from a time on.
  /// - Parameter number: Returns the number of a curve.
  func animation(
    of property: Property, from time: CFTimeInterval, number: (Curve) -> Int
  ) -> HandedAnimation {
    let parts = parts(of: property)
    let base = property == .opacity ? SIMD2(opacity, 0) : .zero
    if parts.count == 1, let part = parts.first, property != .opacity || 0...1 ~= base.x + part.difference.x {
      let (start, end) = (base + part.difference, base)
      return HandedAnimation(
        property: property, beginTime: part.beginTime, duration: part.curve.duration, curve: number(part.curve),
        keyframes: [.init(fraction: 0, x: start.x, y: start.y), .init(fraction: 1, x: end.x, y: end.y)])
    }
    let duration = parts.reduce(0) { max($0, $1.endTime - time) }
    let tolerance = property == .opacity ? 1 / 512 : 0.25
    let pieces = LinearPieces(tolerance: tolerance) { fraction in
      var value = base
      for part in parts { value += part.value(at: time + fraction * duration) }
      return property == .opacity ? SIMD2(min(max(value.x, 0), 1), 0) : value
    }
    return HandedAnimation(
      property: property, beginTime: time, duration: duration, curve: 0,
      keyframes: pieces.points.map { .init(fraction: $0.at, x: $0.value.x, y: $0.value.y) })
  }
}

extension HandedMotion.Part {
  /// Returns what is added at a time.
  fileprivate func value(at time: CFTimeInterval) -> SIMD2<Double> {
    isRunning(at: time) ? difference * (1 - curve.progress(at: max(0, time - beginTime))) : .zero
  }
}

extension HandedMotion.Curve {
  /// Returns the progress at a time since the beginning, in seconds.
  func progress(at time: CFTimeInterval) -> Double {
    if let spring { return spring.progress(at: time) }
    guard let points else { return time / duration }
    return CAMediaTimingFunction(controlPoints: points.x, points.y, points.z, points.w).progress(at: time / duration)
  }

  /// Returns the progress as straight pieces: fractions of the duration, each followed by the progress there.
  func pieces() -> [Double] {
    let function = points.map { CAMediaTimingFunction(controlPoints: $0.x, $0.y, $0.z, $0.w) }
    let pieces = LinearPieces(tolerance: 0.5 / HandedMotion.longest) { fraction in
      if let spring { return SIMD2(spring.progress(at: fraction * duration), 0) }
      return SIMD2(function?.progress(at: fraction) ?? fraction, 0)
    }
    return pieces.points.flatMap { [$0.at, $0.value.x] }
  }
}

extension MediaTiming {
  /// Whether it runs once, forwards, at the speed of its layer, and ends.
  var runsOnce: Bool {
    speed == 1 && timeOffset == 0 && repeatCount == 0 && repeatDuration == 0 && !autoreverses && !fillsForwards
      && duration > 0 && duration < .infinity
  }
}
