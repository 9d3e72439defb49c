import Runtime

public struct CAMediaTimingFunctionName: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// Maps the time of an animation (0 to 1) to its progress, by a cubic Bézier curve from (0, 0) to (1, 1).
public final class CAMediaTimingFunction: NSObject, Sendable {
  private let curve: CubicBezier
  /// The inner control points: x, y, x, y.
  let points: SIMD4<Float>

  /// The control points are those that Core Animation documents for each name.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// - Parameters: the inner control points (c1x, c1y) and (c2x, c2y); the x should lie in 0...1.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    curve = CubicBezier(x1: Double(c1x), y1: Double(c1y), x2: Double(c2x), y2: Double(c2y))
    points = SIMD4(c1x, c1y, c2x, c2y)
    super.init()
  }

  /// - Parameters:
  ///   - idx: 0 for the start, (0, 0), 1 and 2 for the inner control points, 3 for the end, (1, 1).
  ///   - ptr: gets two numbers, x and y.
  public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    ensure(0...3 ~= idx, "A timing function has the control points 0 to 3, not \(idx).")
    let numbers: [Float] = [0, 0, points.x, points.y, points.z, points.w, 1, 1]
    ptr[0] = numbers[2 * idx]
    ptr[1] = numbers[2 * idx + 1]
  }

  /// The progress at a time, both 0 to 1; within 1e-9 of the curve.
  package func progress(at time: Double) -> Double { curve.y(atX: time) }
}

/// A cubic Bézier curve from (0, 0) to (1, 1), as a function of x.
struct CubicBezier: Sendable {
  private let ax, bx, cx, ay, by, cy: Double
  private let isLinear: Bool

  init(x1: Double, y1: Double, x2: Double, y2: Double) {
    let x1 = min(max(x1, 0), 1)
    let x2 = min(max(x2, 0), 1)
    cx = 3 * x1
    bx = 3 * (x2 - x1) - cx
    ax = 1 - cx - bx
    cy = 3 * y1
    by = 3 * (y2 - y1) - cy
    ay = 1 - cy - by
    isLinear = x1 == y1 && x2 == y2
  }

  private func x(_ t: Double) -> Double { ((ax * t + bx) * t + cx) * t }

  func y(atX x: Double) -> Double {
    if isLinear || x <= 0 || x >= 1 { return min(max(x, 0), 1) }
    let t = parameter(atX: x)
    return ((ay * t + by) * t + cy) * t
  }

  /// Newton's method, kept inside a shrinking bracket (x grows with t), to the last bit: where x hardly grows,
  /// the smallest error in it is a large one in y.
  private func parameter(atX x: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var t = x
    for _ in 0..<64 {
      let error = self.x(t) - x
      if error == 0 { break }
      if error > 0 { high = t } else { low = t }
      let slope = (3 * ax * t + 2 * bx) * t + cx
      let newton = t - error / slope
      let next = slope > 1e-9 && newton > low && newton < high ? newton : (low + high) / 2
      if next == t { break }
      t = next
    }
    return t
  }
}
