import Runtime

/// A value that animations interpolate.
package enum AnimationValue {
  case number(Double)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  // Indirect, because it would enlarge all values.
  indirect case transform(CATransform3D)
  /// A difference between two transforms, which the layer adds to a third.
  indirect case transformDifference(TransformComponents)
  /// A colour; nil is a transparent one.
  case color(CGColor?)
  case path(CGPath?)
  /// The colours of a gradient.
  case colors([CGColor])
  /// The locations of a gradient, or values along three axes.
  case numbers([Double])

  /// Interpolates from `start` (progress 0) to `end` (progress 1), and beyond for springs; returns `end` if the two are
  /// incompatible.
  static func blend(_ start: AnimationValue, _ end: AnimationValue, _ progress: Double) -> AnimationValue {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * progress }
    switch (start, end) {
    case (.number(let a), .number(let b)): return .number(mix(a, b))
    case (.point(let a), .point(let b)): return .point(CGPoint(x: mix(a.x, b.x), y: mix(a.y, b.y)))
    case (.size(let a), .size(let b)):
      return .size(CGSize(width: mix(a.width, b.width), height: mix(a.height, b.height)))
    case (.rect(let a), .rect(let b)):
      return .rect(
        CGRect(
          x: mix(a.origin.x, b.origin.x), y: mix(a.origin.y, b.origin.y),
          width: mix(a.size.width, b.size.width), height: mix(a.size.height, b.size.height)))
    case (.transform(let a), .transform(let b)):
      let target = TransformComponents(b)
      return .transform(target.adding(TransformComponents(a).difference(from: target), times: 1 - progress).transform)
    case (.color(let a), .color(let b)):
      let progress = min(max(progress, 0), 1)
      switch (a, b) {
      case (let a?, let b?): return .color(a.blended(with: b, by: progress))
      case (let a?, nil): return .color(a.copy(alpha: a.alpha * (1 - progress)))
      case (nil, let b?): return .color(b.copy(alpha: b.alpha * progress))
      case (nil, nil): return .color(nil)
      }
    case (.path(let a?), .path(let b?)): return .path(a.blended(with: b, by: progress) ?? b)
    case (.colors(let a), .colors(let b)) where a.count == b.count:
      let progress = min(max(progress, 0), 1)
      return .colors(zip(a, b).map { $0.blended(with: $1, by: progress) })
    case (.numbers(let a), .numbers(let b)) where a.count == b.count: return .numbers(zip(a, b).map { mix($0, $1) })
    default: return end
    }
  }

  /// Returns `self + other`; transforms are concatenated, colours replaced.
  package func adding(_ other: AnimationValue) -> AnimationValue {
    switch (self, other) {
    case (.number(let a), .number(let b)): return .number(a + b)
    case (.point(let a), .point(let b)): return .point(CGPoint(x: a.x + b.x, y: a.y + b.y))
    case (.size(let a), .size(let b)): return .size(CGSize(width: a.width + b.width, height: a.height + b.height))
    case (.rect(let a), .rect(let b)):
      return .rect(
        CGRect(
          x: a.origin.x + b.origin.x, y: a.origin.y + b.origin.y, width: a.size.width + b.size.width,
          height: a.size.height + b.size.height))
    case (.transform(let a), .transform(let b)): return .transform(CATransform3DConcat(b, a))
    case (.numbers(let a), .numbers(let b)) where a.count == b.count: return .numbers(zip(a, b).map { $0 + $1 })
    default: return other
    }
  }

  /// Returns the value that has to be added to `other` for the result to be `self`. Undefined for colours and for a
  /// transform that cannot be inverted, such as a scale of 0.
  package func subtracting(_ other: AnimationValue) -> AnimationValue {
    switch (self, other) {
    case (.number(let a), .number(let b)): return .number(a - b)
    case (.point(let a), .point(let b)): return .point(CGPoint(x: a.x - b.x, y: a.y - b.y))
    case (.size(let a), .size(let b)): return .size(CGSize(width: a.width - b.width, height: a.height - b.height))
    case (.rect(let a), .rect(let b)):
      return .rect(
        CGRect(
          x: a.origin.x - b.origin.x, y: a.origin.y - b.origin.y, width: a.size.width - b.size.width,
          height: a.size.height - b.size.height))
    case (.transform(let a), .transform(let b)): return .transform(CATransform3DConcat(CATransform3DInvert(b), a))
    case (.numbers(let a), .numbers(let b)) where a.count == b.count: return .numbers(zip(a, b).map { $0 - $1 })
    default: return self
    }
  }

  /// Returns the value multiplied by a factor. A value that cannot be multiplied becomes one that adds nothing.
  func multiplied(by factor: Double) -> AnimationValue {
    switch self {
    case .number(let a): return .number(a * factor)
    case .point(let a): return .point(CGPoint(x: a.x * factor, y: a.y * factor))
    case .size(let a): return .size(CGSize(width: a.width * factor, height: a.height * factor))
    case .rect(let a):
      return .rect(
        CGRect(
          x: a.origin.x * factor, y: a.origin.y * factor, width: a.size.width * factor, height: a.size.height * factor))
    case .transform: return .transform(CATransform3DIdentity)
    case .transformDifference: return .transformDifference(.none)
    case .numbers(let a): return .numbers(a.map { $0 * factor })
    case .color, .path, .colors: return self
    }
  }
}

extension TransformComponents {
  /// A difference of 0.
  static let none = TransformComponents().difference(from: TransformComponents())
}
