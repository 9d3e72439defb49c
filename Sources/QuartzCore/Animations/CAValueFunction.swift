/// The name of a function from numbers to transforms.
public struct CAValueFunctionName: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A rotation about the x axis, in radians.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// A rotation about the y axis, in radians.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// A rotation about the z axis, in radians, clockwise on screen.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// A scale by three factors, along x, y and z.
  public static let scale = CAValueFunctionName(rawValue: "scale")
  /// A scale along x.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  /// A scale along y.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  /// A scale along z.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// A translation by three distances in points, along x, y and z.
  public static let translate = CAValueFunctionName(rawValue: "translate")
  /// A translation to the right, in points.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// A translation down, in points.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  /// A translation towards the viewer, in points.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}

/// A function that converts the numeric values of an animation of `transform` to transforms. With `.rotateZ`, for
/// example, it can animate several full turns, which two transforms cannot express.
public final class CAValueFunction: NSObject {
  /// The name of the function.
  public let name: CAValueFunctionName
  private let make: (Double, Double, Double) -> CATransform3D
  /// The number of values it takes.
  private let count: Int

  /// Creates a function, or returns nil for an unknown name.
  /// - Parameter name: One of the names in `CAValueFunctionName`.
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

  /// Returns the transform of a value, or the value itself if it does not have the required components.
  func transform(of value: AnimationValue) -> AnimationValue {
    switch value {
    case .number(let number) where count == 1: return .transform(make(number, 0, 0))
    case .numbers(let numbers) where count == 3 && numbers.count == 3:
      return .transform(make(numbers[0], numbers[1], numbers[2]))
    default: return value
    }
  }
}
