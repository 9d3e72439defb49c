/// An element of a path.
package enum PathElement: Hashable {
  case move(CGPoint)
  case line(CGPoint)
  case quadCurve(control: CGPoint, end: CGPoint)
  case curve(control1: CGPoint, control2: CGPoint, end: CGPoint)
  /// A line to the start of the subpath.
  case close

  /// The end point, or nil if it is the start of the subpath.
  var end: CGPoint? { points.last }

  package var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): return [point]
    case .quadCurve(let control, let end): return [control, end]
    case .curve(let control1, let control2, let end): return [control1, control2, end]
    case .close: return []
    }
  }

  /// Whether all coordinates are finite.
  var isFinite: Bool {
    switch self {
    case .move(let point), .line(let point): point.isFinite
    case .quadCurve(let control, let end): control.isFinite && end.isFinite
    case .curve(let control1, let control2, let end): control1.isFinite && control2.isFinite && end.isFinite
    case .close: true
    }
  }

  func blended(with other: PathElement, by progress: CGFloat) -> PathElement? {
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * progress, y: a.y + (b.y - a.y) * progress)
    }
    switch (self, other) {
    case (.move(let a), .move(let b)): return .move(mix(a, b))
    case (.line(let a), .line(let b)): return .line(mix(a, b))
    case (.quadCurve(let c, let a), .quadCurve(let d, let b)): return .quadCurve(control: mix(c, d), end: mix(a, b))
    case (.curve(let c, let e, let a), .curve(let d, let f, let b)):
      return .curve(control1: mix(c, d), control2: mix(e, f), end: mix(a, b))
    case (.close, .close): return .close
    default: return nil
    }
  }

  func applying(_ t: CGAffineTransform) -> PathElement {
    switch self {
    case .move(let point): return .move(point.applying(t))
    case .line(let point): return .line(point.applying(t))
    case .quadCurve(let control, let end): return .quadCurve(control: control.applying(t), end: end.applying(t))
    case .curve(let control1, let control2, let end):
      return .curve(control1: control1.applying(t), control2: control2.applying(t), end: end.applying(t))
    case .close: return .close
    }
  }

  var description: String {
    var text: String
    switch self {
    case .move: text = "M"
    case .line: text = "L"
    case .quadCurve: text = "Q"
    case .curve: text = "C"
    case .close: text = "Z"
    }
    for point in points { text += " \(Double(point.x)) \(Double(point.y))" }
    return text
  }
}
