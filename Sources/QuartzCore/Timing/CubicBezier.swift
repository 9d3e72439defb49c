import Runtime

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

  /// Returns the parameter of an x, by Newton's method within a shrinking bracket, since x grows with t. It is exact to
  /// the last bit: where x hardly grows, the smallest error in it is a large one in y.
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
