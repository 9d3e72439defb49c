/// A line or a cubic Bézier curve, with parameter 0 at its start and 1 at its end.
package enum PathSegment: Equatable {
  case line(CGPoint, CGPoint)
  case curve(CGPoint, CGPoint, CGPoint, CGPoint)

  /// Converts a quadratic curve to a cubic one.
  init(quadratic start: CGPoint, _ control: CGPoint, _ end: CGPoint) {
    func third(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * 2 / 3, y: a.y + (b.y - a.y) * 2 / 3)
    }
    self = .curve(start, third(start, control), third(end, control), end)
  }

  package var start: CGPoint {
    switch self {
    case .line(let start, _), .curve(let start, _, _, _): return start
    }
  }

  package var end: CGPoint {
    switch self {
    case .line(_, let end), .curve(_, _, _, let end): return end
    }
  }

  private var x: CubicPolynomial {
    switch self {
    case .line(let a, let b): return CubicPolynomial(line: Double(a.x), Double(b.x))
    case .curve(let a, let b, let c, let d):
      return CubicPolynomial(bezier: Double(a.x), Double(b.x), Double(c.x), Double(d.x))
    }
  }

  private var y: CubicPolynomial {
    switch self {
    case .line(let a, let b): return CubicPolynomial(line: Double(a.y), Double(b.y))
    case .curve(let a, let b, let c, let d):
      return CubicPolynomial(bezier: Double(a.y), Double(b.y), Double(c.y), Double(d.y))
    }
  }

  package func point(at t: Double) -> CGPoint {
    if t == 0 { return start }
    if t == 1 { return end }
    return CGPoint(x: CGFloat(x.value(at: t)), y: CGFloat(y.value(at: t)))
  }

  /// Returns the derivative of the point by the parameter.
  package func derivative(at t: Double) -> CGVector {
    CGVector(dx: CGFloat(x.slope(at: t)), dy: CGFloat(y.slope(at: t)))
  }

  /// Returns the direction at a parameter in radians, even where control points coincide and the derivative is 0.
  package func angle(at t: Double) -> CGFloat {
    var vector = derivative(at: t)
    if vector.length < 1e-9 {
      let before = point(at: max(t - 1e-4, 0))
      let after = point(at: min(t + 1e-4, 1))
      vector = CGVector(dx: after.x - before.x, dy: after.y - before.y)
    }
    return atan2(vector.dy, vector.dx)
  }

  /// The bounding rectangle, without control points.
  var bounds: CGRect {
    var bounds = CGRect(origin: start, size: .zero)
    bounds.extend(to: end)
    for t in x.extrema + y.extrema { bounds.extend(to: point(at: t)) }
    return bounds
  }

  /// Returns the number of crossings of a ray from a point towards increasing x: +1 for each crossing towards
  /// increasing y, -1 for each one back.
  func crossings(ofRayFrom point: CGPoint) -> Int {
    let y = y
    var count = 0
    var lower = 0.0
    for upper in y.extrema + [1] {
      defer { lower = upper }
      let startsAbove = self.point(at: lower).y <= point.y
      let endsAbove = self.point(at: upper).y <= point.y
      guard startsAbove != endsAbove else { continue }
      let t = y.parameter(of: Double(point.y), from: lower, to: upper)
      if x.value(at: t) > Double(point.x) { count += startsAbove ? 1 : -1 }
    }
    return count
  }

  /// The length along the curve in points, with a relative error of about 1e-9.
  package var length: Double { length(from: 0, to: 1) }

  package func length(from: Double, to: Double) -> Double {
    if case .line(let a, let b) = self { return (to - from) * Double(CGVector(dx: b.x - a.x, dy: b.y - a.y).length) }
    let x = x
    let y = y
    return ArcLength.length(from: from, to: to) { t in
      let dx = x.slope(at: t)
      let dy = y.slope(at: t)
      return (dx * dx + dy * dy).squareRoot()
    }
  }

  /// Returns the parameter at which a length of the segment is reached.
  package func parameter(atLength length: Double) -> Double {
    if case .line = self {
      let whole = self.length
      return whole > 0 ? min(max(length / whole, 0), 1) : 0
    }
    return ArcLength.parameter(atLength: length) { self.length(from: $0, to: $1) }
  }
}
