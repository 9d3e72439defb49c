/// A cubic polynomial on 0...1.
struct CubicPolynomial {
  private let a, b, c, d: Double

  init(bezier p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) {
    d = p0
    c = 3 * (p1 - p0)
    b = 3 * (p2 - p1) - c
    a = p3 - p0 - c - b
  }

  init(line p0: Double, _ p1: Double) {
    a = 0
    b = 0
    c = p1 - p0
    d = p0
  }

  func value(at t: Double) -> Double { ((a * t + b) * t + c) * t + d }

  func slope(at t: Double) -> Double { (3 * a * t + 2 * b) * t + c }

  /// The extrema strictly inside 0...1, in order.
  var extrema: [Double] {
    // Solves 3 a t² + 2 b t + c = 0 without cancellation.
    let scale = max(abs(a), max(abs(b), abs(c)))
    guard scale > 0 else { return [] }
    var roots: [Double] = []
    if abs(a) < 1e-12 * scale {
      if b != 0 { roots = [-c / (2 * b)] }
    } else {
      let discriminant = b * b - 3 * a * c
      guard discriminant > 0 else { return [] }
      let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot())
      roots = [q / (3 * a)]
      if q != 0 { roots.append(c / q) }
      if roots.count == 2, roots[0] > roots[1] { roots.swapAt(0, 1) }
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }

  /// Returns the parameter at which the polynomial has a value, in an interval in which it is monotonic.
  func parameter(of value: Double, from: Double, to: Double) -> Double {
    if a == 0 && b == 0 { return c == 0 ? from : min(max((value - d) / c, from), to) }
    let grows = self.value(at: to) > self.value(at: from)
    var low = from
    var high = to
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if (self.value(at: middle) < value) == grows { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
