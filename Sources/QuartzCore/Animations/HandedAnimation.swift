/// An animation of one property by a sink, in the time of the screen. It replaces the last one of the same property,
/// and applies its first value before it begins.
package struct HandedAnimation {
  /// The value of a property.
  package enum Value: Equatable {
    /// An offset in points.
    case offset(x: Double, y: Double)
    case opacity(Double)
    /// A scale, then a rotation by an angle in radians, then an offset, all in the plane of the layer.
    case planar(scale: SIMD2<Double>, angle: Double, offset: SIMD2<Double>)
    case matrix(CATransform3D)
  }

  /// A value at a fraction of the duration. All keyframes of an animation have values of the same kind; between two of
  /// them, each number of a value is on a line, and matrices are interpolated by their components.
  package struct Keyframe {
    package var fraction: Double
    package var value: Value
  }

  package var property: HandedMotion.Property
  package var beginTime: CFTimeInterval
  package var duration: CFTimeInterval
  /// The number of the curve from the first keyframe to the last, as the sink was told before; 0 is linear.
  package var curve: Int
  package var keyframes: [Keyframe]
}

extension HandedMotion {
  /// Returns the animation of a property by a sink from a time on.
  ///
  /// A single difference has two keyframes and its curve. All else is computed in advance, as straight pieces of the
  /// values that frames would show.
  /// - Parameter number: Returns the number of a curve.
  func animation(
    of property: Property, of layer: CALayer, from time: CFTimeInterval, number: (Curve) -> Int
  ) -> HandedAnimation {
    let parts = parts(of: property)
    let display = HandedDisplay(layer, property)
    if parts.count == 1, let curve = parts[0].curve {
      let timing = parts[0].animation.timing
      let ends = [display.value(at: timing.beginTime), display.end]
      if timing.fillsBackwards || timing.beginTime <= time, display.isOnCurve(from: ends[0]) {
        return HandedAnimation(
          property: property, beginTime: timing.beginTime, duration: timing.duration, curve: number(curve),
          keyframes: keyframes(at: [0, 1], ends))
      }
    }
    let end = parts.reduce(time) { max($0, $1.animation.timing.endTime) }
    let duration = end - time
    var bends: [Double] = []
    for part in parts {
      let timing = part.animation.timing
      for fraction in part.bends {
        let bend = timing.beginTime + timing.duration * fraction
        if bend > time { bends.append((bend - time) / duration) }
      }
    }
    let pieces = LinearPieces(
      samples: HandedMotion.samples(in: duration), bends: bends, isNear: display.isNear
    ) { fraction in
      // Just before the end, when the last animation still has an effect.
      display.value(at: min(time + fraction * duration, end - 2 * MediaTiming.tolerance)).withinLimits
    }
    return HandedAnimation(
      property: property, beginTime: time, duration: duration, curve: 0,
      keyframes: keyframes(at: pieces.points.map { $0.at }, pieces.points.map { $0.value }))
  }

  private func keyframes(at fractions: [Double], _ values: [AnimationValue]) -> [HandedAnimation.Keyframe] {
    let isPlanar = values.allSatisfy { $0.isPlanarTransform }
    var last = 0.0
    return zip(fractions, values).map { fraction, value in
      var handed = HandedAnimation.Value(value, isPlanar: isPlanar)
      if case .planar(let scale, var angle, let offset) = handed {
        // The shorter way.
        angle += ((last - angle) / (2 * .pi)).rounded() * 2 * .pi
        last = angle
        handed = .planar(scale: scale, angle: angle, offset: offset)
      }
      return HandedAnimation.Keyframe(fraction: fraction, value: handed)
    }
  }
}

/// The values of a property of a layer as they are displayed.
@MainActor private struct HandedDisplay {
  let layer: CALayer
  let property: HandedMotion.Property
  /// The value without animations.
  let end: AnimationValue
  /// The position without animations, and the rectangle about it in which the layer and its sublayers are.
  private let position: CGPoint
  private let frame: CGRect

  init(_ layer: CALayer, _ property: HandedMotion.Property) {
    var model = LayerValues()
    layer.draw(into: &model, at: 0, isAnimated: false)
    self.layer = layer
    self.property = property
    position = model.position
    let overhang = property == .transform ? layer.overhang : 0
    frame = model.untransformedFrame.insetBy(dx: -overhang, dy: -overhang)
    end = HandedDisplay.value(of: property, in: model, from: position)
  }

  /// Returns the value at a time.
  func value(at time: CFTimeInterval) -> AnimationValue {
    var values = LayerValues()
    layer.draw(into: &values, at: time)
    return HandedDisplay.value(of: property, in: values, from: position)
  }

  private static func value(
    of property: HandedMotion.Property, in values: LayerValues, from position: CGPoint
  ) -> AnimationValue {
    switch property {
    case .translation: .point(CGPoint(x: values.position.x - position.x, y: values.position.y - position.y))
    case .opacity: .number(values.opacity)
    case .transform: .transform(values.transform)
    }
  }

  /// Returns whether two keyframes describe the way of a difference to the end, with a curve between them.
  func isOnCurve(from start: AnimationValue) -> Bool {
    switch (start, end) {
    case (.number(let start), .number(let end)): return 0...1 ~= start && 0...1 ~= end
    case (.point(let start), _): return max(abs(start.x), abs(start.y)) <= HandedMotion.Curve.longestWay
    case (.transform(let one), .transform(let other)):
      guard start.isPlanarTransform, end.isPlanarTransform, !isHalfTurn(from: start, to: end) else { return false }
      return distance(from: one, to: other) <= HandedMotion.Curve.longestWay
    default: return false
    }
  }

  /// Returns whether a part of the way from a value to another looks like a third: to a quarter of a point, or half a
  /// step of 256.
  func isNear(_ start: AnimationValue, _ end: AnimationValue, _ part: Double, _ value: AnimationValue) -> Bool {
    switch (AnimationValue.blend(start, end, part), value) {
    case (.number(let one), .number(let other)): return abs(one - other) <= 1 / 512
    case (.point(let one), .point(let other)): return max(abs(one.x - other.x), abs(one.y - other.y)) <= 0.25
    case (.transform(let one), .transform(let other)):
      return !isHalfTurn(from: start, to: end) && distance(from: one, to: other) <= 0.25
    default: return true
    }
  }

  /// Returns whether it is about half a turn from one transform to another, which could go either way.
  private func isHalfTurn(from start: AnimationValue, to end: AnimationValue) -> Bool {
    guard case (.transform(let one), .transform(let other)) = (start, end) else { return false }
    return abs(TransformComponents(one).difference(from: TransformComponents(other)).rotation.w) <= 0.1
  }

  /// Returns the largest distance in one coordinate between the corners with two transforms.
  private func distance(from one: CATransform3D, to other: CATransform3D) -> Double {
    var distance = 0.0
    for x in [frame.minX - position.x, frame.maxX - position.x] {
      for y in [frame.minY - position.y, frame.maxY - position.y] {
        let way = one.projection(x, y) - other.projection(x, y)
        distance = max(distance, max(abs(way.x), abs(way.y)))
      }
    }
    return distance
  }
}

extension CALayer {
  /// The distance in points by which sublayers stick out of the bounds. Linear in the number of descendants.
  fileprivate var overhang: CGFloat {
    guard !masksToBounds else { return 0 }
    var most: CGFloat = 0
    for sublayer in children {
      let (frame, bounds) = (sublayer.frame, bounds)
      let across = max(bounds.minX - frame.minX, frame.maxX - bounds.maxX)
      let down = max(bounds.minY - frame.minY, frame.maxY - bounds.maxY)
      most = max(most, max(across, down) + sublayer.overhang)
    }
    return most
  }
}

extension HandedAnimation.Value {
  /// Creates the value of a property.
  /// - Parameter isPlanar: Whether all transforms of the animation are in the plane.
  fileprivate init(_ value: AnimationValue, isPlanar: Bool) {
    switch value {
    case .point(let offset): self = .offset(x: offset.x, y: offset.y)
    case .number(let opacity): self = .opacity(opacity)
    case .transform(let transform):
      var parts = TransformComponents(transform)
      if isPlanar {
        self = .planar(
          scale: SIMD2(parts.scale.x, parts.scale.y), angle: parts.rotation.angles.z,
          offset: SIMD2(parts.translation.x, parts.translation.y))
        return
      }
      // Matrices with a scale of 0 have no components.
      for axis in 0..<3 where abs(parts.scale[axis]) < 1e-4 { parts.scale[axis] = 1e-4 }
      self = .matrix(parts.transform)
    default: self = .matrix(CATransform3DIdentity)
    }
  }
}

extension AnimationValue {
  /// The value with an opacity from 0 to 1, as it is displayed.
  fileprivate var withinLimits: AnimationValue {
    guard case .number(let opacity) = self else { return self }
    return .number(min(max(opacity, 0), 1))
  }

  /// Whether it is a transform that only scales, rotates and moves in the plane.
  fileprivate var isPlanarTransform: Bool {
    guard case .transform(let transform) = self, CATransform3DIsAffine(transform) else { return false }
    return abs(TransformComponents(transform).skew.x) < 1e-6
  }
}

extension CATransform3D {
  /// Returns where a point of the layer's plane is seen, both relative to the anchor point.
  fileprivate func projection(_ x: Double, _ y: Double) -> SIMD2<Double> {
    // Behind the viewer, nothing is seen.
    let w = max(x * m14 + y * m24 + m44, 1e-3)
    return SIMD2(x * m11 + y * m21 + m41, x * m12 + y * m22 + m42) / w
  }
}
