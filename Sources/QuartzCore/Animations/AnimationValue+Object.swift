// Conversions between the values that animations compute with and those of their properties: `Any` in full Swift,
// objects in Embedded Swift.

import Runtime

#if hasFeature(Embedded)
  extension AnimationValue {
    init?(_ object: AnyValue?) {
      if let number = object as? NSNumber {
        self = .number(number.doubleValue)
      } else if let color = object as? CGColor {
        self = .color(color)
      } else if let path = object as? CGPath {
        self = .path(path)
      } else {
        return nil
      }
    }

    var object: AnyValue? {
      switch self {
      case .number(let number): return NSNumber(value: number)
      case .color(let color): return color
      case .path(let path): return path
      default: return nil
      }
    }
  }
#else
  extension AnimationValue {
    init?(_ value: AnyValue?) {
      switch value {
      case let number as NSNumber: self = .number(number.doubleValue)
      case let number as Double: self = .number(number)
      case let number as CGFloat: self = .number(Double(number))
      case let number as Float: self = .number(Double(number))
      case let number as Int: self = .number(Double(number))
      case let point as CGPoint: self = .point(point)
      case let size as CGSize: self = .size(size)
      case let rect as CGRect: self = .rect(rect)
      case let transform as CATransform3D: self = .transform(transform)
      case let transform as CGAffineTransform: self = .transform(CATransform3DMakeAffineTransform(transform))
      case let color as CGColor: self = .color(color)
      case let path as CGPath: self = .path(path)
      case let flag as Bool: self = .number(flag ? 1 : 0)
      case let colors as [CGColor]: self = .colors(colors)
      case let numbers as [Double]: self = .numbers(numbers)
      case let numbers as [CGFloat]: self = .numbers(numbers.map { Double($0) })
      case let numbers as [NSNumber]: self = .numbers(numbers.map { $0.doubleValue })
      case let object as NSValue:
        guard let value = object.animationValue else { return nil }
        self = value
      default: return nil
      }
    }

    var object: AnyValue? {
      switch self {
      case .number(let number): return number
      case .point(let point): return point
      case .size(let size): return size
      case .rect(let rect): return rect
      case .transform(let transform): return transform
      case .transformDifference(let difference): return difference.transform
      case .color(let color): return color
      case .path(let path): return path
      case .colors(let colors): return colors
      case .numbers(let numbers): return numbers
      }
    }
  }
#endif

extension AnimationValue {
  /// Returns the colour in an object, or nil.
  static func color(of object: AnyValue) -> CGColor? { object as? CGColor }
}
