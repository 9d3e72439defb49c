/// Values as vectors of numbers, for distances and splines.
extension AnimationValue {
  /// The components of a value; premultiplied red, green, blue and alpha for colours, nil for a value without
  /// components.
  var components: [Double]? {
    switch self {
    case .number(let number): return [number]
    case .point(let point): return [point.x, point.y]
    case .size(let size): return [size.width, size.height]
    case .rect(let rect): return [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    case .color(let color):
      guard let color else { return [0, 0, 0, 0] }
      return [color.red * color.alpha, color.green * color.alpha, color.blue * color.alpha, color.alpha]
    case .numbers(let numbers): return numbers
    case .transform, .transformDifference, .path, .colors: return nil
    }
  }

  /// Whether all numbers of the value are finite.
  var isFinite: Bool {
    switch self {
    case .transform(let transform): transform.isFinite
    case .transformDifference, .path, .colors, .color: true
    case .number, .point, .size, .rect, .numbers: components?.allSatisfy { $0.isFinite } ?? true
    }
  }

  /// Returns a value of the same kind with other components.
  func with(_ numbers: [Double]) -> AnimationValue {
    switch self {
    case .number: return .number(numbers[0])
    case .point: return .point(CGPoint(x: numbers[0], y: numbers[1]))
    case .size: return .size(CGSize(width: numbers[0], height: numbers[1]))
    case .rect: return .rect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    case .color:
      let alpha = min(max(numbers[3], 0), 1)
      guard alpha > 0 else { return .color(nil) }
      func channel(_ value: Double) -> CGFloat { min(max(value / alpha, 0), 1) }
      return .color(
        CGColor(red: channel(numbers[0]), green: channel(numbers[1]), blue: channel(numbers[2]), alpha: alpha))
    case .numbers: return .numbers(numbers)
    case .transform, .transformDifference, .path, .colors: return self
    }
  }

  /// Returns the distance between two values: the length of their difference, for transforms that of their matrices.
  func distance(to other: AnimationValue) -> Double {
    if case .transform(let a) = self, case .transform(let b) = other { return a.distance(to: b) }
    guard let one = components, let two = other.components, one.count == two.count else { return 0 }
    var sum = 0.0
    for index in one.indices { sum += (two[index] - one[index]) * (two[index] - one[index]) }
    return sum.squareRoot()
  }
}

extension CATransform3D {
  fileprivate func distance(to other: CATransform3D) -> Double {
    func row(_ t: CATransform3D, _ index: Int) -> SIMD4<Double> {
      switch index {
      case 0: return SIMD4(t.m11, t.m12, t.m13, t.m14)
      case 1: return SIMD4(t.m21, t.m22, t.m23, t.m24)
      case 2: return SIMD4(t.m31, t.m32, t.m33, t.m34)
      default: return SIMD4(t.m41, t.m42, t.m43, t.m44)
      }
    }
    var sum = 0.0
    for index in 0..<4 {
      let difference = row(other, index) - row(self, index)
      sum += (difference * difference).sum()
    }
    return sum.squareRoot()
  }
}
