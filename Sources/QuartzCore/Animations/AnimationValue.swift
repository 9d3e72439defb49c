import Runtime

/// A value that an animation moves between.
package enum AnimationValue {
  case number(Double)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  // Apart, because they would make all values large.
  indirect case transform(CATransform3D)
  /// A difference of two transforms, to be added to a third by the layer.
  indirect case transformDifference(TransformComponents)
  /// nil is a clear colour.
  case color(CGColor?)
  case path(CGPath?)
  /// Of a gradient.
  case colors([CGColor])
  /// Of a gradient's locations, and along three axes.
  case numbers([Double])

  /// From `start` (progress 0) to `end` (1), and beyond for springs; `end` where the two do not fit.
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

  /// `self + other`; transforms are concatenated, colours replaced.
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

  /// What `other` has to be added to for `self`; without a meaning for colours, and for a transform that cannot be
  /// undone, as one that scales to 0.
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

  /// `factor` times the value, so that adding it is adding the value that often; what does not multiply adds nothing.
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
  /// A difference that changes nothing.
  static let none = TransformComponents().difference(from: TransformComponents())
}
