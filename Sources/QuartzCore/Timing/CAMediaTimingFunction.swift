import Runtime

/// The names of predefined timing functions.
public struct CAMediaTimingFunctionName: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Constant speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Starts slowly and is fastest at the end.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Starts fast and slows down towards the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Starts slowly, is fastest in the middle and slows down again.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// Accelerates fast and slows down longer; the timing of implicit animations.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A function from the time of an animation (0 to 1) to its progress: a cubic Bézier curve from (0, 0) to (1, 1).
public final class CAMediaTimingFunction: NSObject, Sendable {
  private let curve: CubicBezier
  /// The inner control points: x, y, x, y.
  let points: SIMD4<Float>

  /// Creates a function with the control points that Core Animation documents for a name.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// Creates a function with the inner control points (c1x, c1y) and (c2x, c2y), whose x-coordinates should be in
  /// 0...1.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    curve = CubicBezier(x1: Double(c1x), y1: Double(c1y), x2: Double(c2x), y2: Double(c2y))
    points = SIMD4(c1x, c1y, c2x, c2y)
    super.init()
  }

  /// Returns a control point.
  /// - Parameters:
  ///   - idx: 0 for the start, (0, 0), 1 and 2 for the inner control points, 3 for the end, (1, 1).
  ///   - ptr: Receives two numbers, x and y.
  public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    ensure(0...3 ~= idx, "A timing function has no control point \(idx). Use an index from 0 to 3.")
    let numbers: [Float] = [0, 0, points.x, points.y, points.z, points.w, 1, 1]
    ptr[0] = numbers[2 * idx]
    ptr[1] = numbers[2 * idx + 1]
  }

  /// Returns the progress at a time, both from 0 to 1, with an error of at most 1e-9.
  package func progress(at time: Double) -> Double { curve.y(atX: time) }
}
