/// Which transform is made, and of how many numbers.
public struct CAValueFunctionName: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Radians about an axis.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// Radians about the y axis.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// Radians about the z axis, clockwise as they are seen.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// Three factors, along x, y and z.
  public static let scale = CAValueFunctionName(rawValue: "scale")
  /// A factor for widths.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  /// A factor for heights.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  /// A factor for depths.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// Three distances in points, along x, y and z.
  public static let translate = CAValueFunctionName(rawValue: "translate")
  /// Points to the right.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// Points down.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  /// Points towards whoever looks.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}

/// Makes a transform of the numbers between which an animation of `transform` goes: with `.rotateZ` it can turn
/// several times round, which two transforms cannot say.
public final class CAValueFunction: NSObject {
  /// Which function this is.
  public let name: CAValueFunctionName
  private let make: (Double, Double, Double) -> CATransform3D
  /// How many numbers it takes.
  private let count: Int

  /// - Parameter name: one of the names above; nil for others.
  public convenience init?(name: CAValueFunctionName) {
    switch name {
    case .rotateX: self.init(name, count: 1) { angle, _, _ in CATransform3DMakeRotation(angle, 1, 0, 0) }
    case .rotateY: self.init(name, count: 1) { angle, _, _ in CATransform3DMakeRotation(angle, 0, 1, 0) }
    case .rotateZ: self.init(name, count: 1) { angle, _, _ in CATransform3DMakeRotation(angle, 0, 0, 1) }
    case .scale: self.init(name, count: 3) { CATransform3DMakeScale($0, $1, $2) }
    case .scaleX: self.init(name, count: 1) { factor, _, _ in CATransform3DMakeScale(factor, 1, 1) }
    case .scaleY: self.init(name, count: 1) { factor, _, _ in CATransform3DMakeScale(1, factor, 1) }
    case .scaleZ: self.init(name, count: 1) { factor, _, _ in CATransform3DMakeScale(1, 1, factor) }
    case .translate: self.init(name, count: 3) { CATransform3DMakeTranslation($0, $1, $2) }
    case .translateX: self.init(name, count: 1) { x, _, _ in CATransform3DMakeTranslation(x, 0, 0) }
    case .translateY: self.init(name, count: 1) { y, _, _ in CATransform3DMakeTranslation(0, y, 0) }
    case .translateZ: self.init(name, count: 1) { z, _, _ in CATransform3DMakeTranslation(0, 0, z) }
    default: return nil
    }
  }

  private init(
    _ name: CAValueFunctionName, count: Int, make: @escaping (Double, Double, Double) -> CATransform3D
  ) {
    self.name = name
    self.count = count
    self.make = make
    super.init()
  }

  /// The transform of a value; the value itself where it is not the numbers that the function takes.
  func transform(of value: AnimationValue) -> AnimationValue {
    switch value {
    case .number(let number) where count == 1: return .transform(make(number, 0, 0))
    case .numbers(let numbers) where count == 3 && numbers.count == 3:
      return .transform(make(numbers[0], numbers[1], numbers[2]))
    default: return value
    }
  }
}
