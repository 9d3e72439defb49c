/// The animations of a layer that its sink runs instead of frames.
///
/// They change the position, the opacity or the transform, run once, and end. After their end the layer is where its
/// model values say.
@MainActor package final class HandedMotion {
  /// A property that sinks can animate.
  package enum Property: Int, CaseIterable {
    /// The offset of the layer from its own position.
    case translation
    /// The opacity as it is displayed.
    case opacity
    /// The transform as it is displayed, in place of the layer's own.
    case transform
  }

  /// The progress of an animation, apart from its begin time.
  struct Curve: Equatable {
    var duration: CFTimeInterval
    /// The control points of a timing function, or nil for linear progress.
    var points: SIMD4<Float>?
    /// The spring that takes the place of the timing function, or nil.
    var spring: Spring?
  }

  /// An animation that a sink can run.
  struct Part: Equatable {
    let animation: CAAnimation
    /// The properties that it changes.
    var properties: [Property]
    /// The curve of a difference that decreases to zero on top of the model value, or nil for any other animation.
    var curve: Curve?
    /// Whether it adds the same, wherever the layer is.
    var isOffset = false
    /// The fractions of the duration at which it may change its direction, and ones between them.
    var bends = [0, 0.5, 1]

    static func == (one: Part, other: Part) -> Bool { one.animation === other.animation }

    /// Returns whether it still has an effect at a time.
    func isRunning(at time: CFTimeInterval) -> Bool { time < animation.timing.endTime - MediaTiming.tolerance }
  }

  private var parts: [Part] = []
  /// The model values below the animations.
  private let model: LayerValues
  private let isMirrored: Bool

  /// Creates the motion of a layer, or returns nil if it needs frames.
  /// - Parameter isMirrored: Whether the layer's coordinates run from right to left.
  init?(_ layer: CALayer, isMirrored: Bool) {
    model = layer.storedValues
    self.isMirrored = isMirrored
    for attachment in layer.animations.attachments {
      guard !attachment.hasEnded, let part = attachment.animation.handedPart else { return nil }
      parts.append(part)
    }
    // Which side faces the viewer changes more than the transform.
    if !layer.ownIsDoubleSided, !parts(of: .transform).isEmpty { return nil }
  }

  /// Returns the animations of a property.
  func parts(of property: Property) -> [Part] { parts.filter { $0.properties.contains(property) } }

  /// Forgets animations that have ended.
  func leaveOut(_ ended: [CALayer.Attachment]) {
    parts.removeAll { part in ended.contains { $0.animation === part.animation } }
  }

  /// Returns whether a property moves as in a former motion, of which some may be over at a time.
  func continues(_ former: HandedMotion, _ property: Property, at time: CFTimeInterval) -> Bool {
    let left = former.parts(of: property).filter { $0.isRunning(at: time) }
    guard left == parts(of: property) else { return false }
    switch property {
    case .translation:
      return isMirrored == former.isMirrored
        && (model.position == former.model.position || left.allSatisfy { $0.isOffset })
    case .opacity: return model.opacity == former.model.opacity
    case .transform:
      return isMirrored == former.isMirrored && model.transform == former.model.transform
        && model.bounds.size == former.model.bounds.size
    }
  }
}

extension HandedMotion {
  /// Returns at how many places an animation of a duration is compared with its pieces: as often as frames would show it.
  static func samples(in duration: CFTimeInterval) -> Int { Int(min(duration * 120, 4096)) }
}

extension HandedMotion.Curve {
  /// The longest way in points for which a curve has enough pieces: a four thousandth of it is half a point.
  static let longestWay = 2048.0

  /// Returns the progress as straight pieces: fractions of the duration, each followed by the progress there.
  @MainActor func pieces() -> [Double] {
    let function = points.map { CAMediaTimingFunction(controlPoints: $0.x, $0.y, $0.z, $0.w) }
    let pieces = LinearPieces(samples: HandedMotion.samples(in: duration)) { start, end, part, value in
      AnimationValue.blend(start, end, part).distance(to: value) <= 0.5 / HandedMotion.Curve.longestWay
    } _: { fraction in
      if let spring { return .number(spring.progress(at: fraction * duration)) }
      return .number(function?.progress(at: fraction) ?? fraction)
    }
    return pieces.points.flatMap { point -> [Double] in
      guard case .number(let progress) = point.value else { return [] }
      return [point.at, progress]
    }
  }
}

extension LayerKeyPath {
  /// The property of sinks that changes with it, or nil if frames have to draw it.
  var handedProperty: HandedMotion.Property? {
    switch self {
    case .position, .positionX, .positionY: .translation
    case .opacity: .opacity
    case .transform, .translationX, .translationY, .translationZ, .scale, .scaleX, .scaleY, .scaleZ, .rotationX,
      .rotationY, .rotationZ:
      .transform
    default: nil
    }
  }
}

extension CAPropertyAnimation {
  /// The property that sinks can animate in place of frames, or nil if frames have to draw the animation.
  var handedProperty: HandedMotion.Property? {
    timing.runsOnce && isRemovedOnCompletion ? rules.property?.handedProperty : nil
  }
}

extension MediaTiming {
  /// Whether it runs once, forwards, at the speed of its layer, and ends.
  fileprivate var runsOnce: Bool {
    speed == 1 && timeOffset == 0 && repeatCount == 0 && repeatDuration == 0 && !autoreverses && !fillsForwards
      && duration > 0 && duration < .infinity
  }
}
