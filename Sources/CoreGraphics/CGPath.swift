/// Which points are inside a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
  /// Those around which the path turns, on balance.
  case winding
  /// Those from which a ray out crosses the path an odd number of times.
  case evenOdd
}

/// Lines and curves, in one or several subpaths, in points. It does not change; ``CGMutablePath`` does.
///
/// Quarters of circles and ellipses are cubic curves, as in Core Graphics: at most 0.03 % of the radius off.
public class CGPath: Hashable, CustomStringConvertible {
  /// In the order in which they were added.
  package final fileprivate(set) var elements: [PathElement]

  fileprivate init(elements: [PathElement]) { self.elements = elements }

  /// From the corner of least x and y along the x axis, closed.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addRect(rect, transform: transform?.pointee ?? .identity)
    self.init(elements: path.elements)
  }

  /// - Parameters: half the axes of the corners' ellipses, at most half the rectangle's sides.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
  ) {
    let path = CGMutablePath()
    path.addRoundedRect(
      in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform?.pointee ?? .identity)
    self.init(elements: path.elements)
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
    self.init(elements: path.elements)
  }

  public static func == (one: CGPath, other: CGPath) -> Bool { one === other || one.elements == other.elements }

  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }

  /// As in a picture's `d` attribute in SVG.
  public var description: String {
    var text = ""
    for element in elements { text += (text.isEmpty ? "" : " ") + element.description }
    return text
  }
}

extension CGPath {
  /// No element at all.
  public var isEmpty: Bool { elements.isEmpty }

  /// Where the last element ends; zero in an empty path.
  public var currentPoint: CGPoint {
    var start = CGPoint.zero
    var point = CGPoint.zero
    for element in elements {
      if case .move(let to) = element { start = to }
      point = element.end ?? start
    }
    return point
  }

  public func copy() -> CGPath? { CGPath(elements: elements) }

  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    guard let transform else { return copy() }
    return CGPath(elements: elements.map { $0.applying(transform.pointee) })
  }

  public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }

  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    guard let transform else { return mutableCopy() }
    return CGMutablePath(elements: elements.map { $0.applying(transform.pointee) })
  }

  /// The smallest upright rectangle around all points, those that control curves included; null when empty.
  public var boundingBox: CGRect {
    var bounds = CGRect.null
    for element in elements { for point in element.points { bounds.extend(to: point) } }
    return bounds
  }

  /// The smallest upright rectangle around the lines and curves themselves; null when empty. Linear.
  public var boundingBoxOfPath: CGRect {
    var bounds = CGRect.null
    for element in elements { if case .move(let point) = element { bounds.extend(to: point) } }
    for segment in segments(closed: false) { bounds = bounds.union(segment.bounds) }
    return bounds
  }

  /// Whether a point is inside; every subpath counts as closed. Linear in the number of elements.
  /// - Parameter transform: applied to the point first.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    let point = point.applying(transform)
    var turns = 0
    for segment in segments(closed: true) { turns += segment.crossings(ofRayFrom: point) }
    return rule == .winding ? turns != 0 : turns % 2 != 0
  }

  /// From `self` (0) to a path of the same kinds of elements (1), and beyond; nil when they differ.
  package func blended(with other: CGPath, by progress: Double) -> CGPath? {
    guard elements.count == other.elements.count else { return nil }
    var blended: [PathElement] = []
    for (one, two) in zip(elements, other.elements) {
      guard let element = one.blended(with: two, by: CGFloat(progress)) else { return nil }
      blended.append(element)
    }
    return CGPath(elements: blended)
  }

  /// The pieces that are drawn, in order.
  /// - Parameter closed: closes the subpaths that are left open, too.
  package func segments(closed: Bool) -> [PathSegment] {
    var segments: [PathSegment] = []
    var start = CGPoint.zero
    var point = CGPoint.zero
    func close() { if closed && point != start { segments.append(.line(point, start)) } }
    for element in elements {
      switch element {
      case .move(let to):
        close()
        start = to
      case .line(let to): segments.append(.line(point, to))
      case .quadCurve(let control, let to):
        segments.append(PathSegment(quadratic: point, control, to))
      case .curve(let control1, let control2, let to): segments.append(.curve(point, control1, control2, to))
      case .close: segments.append(.line(point, start))
      }
      point = element.end ?? start
    }
    close()
    return segments
  }
}

/// A path to which elements can be added. A line or curve begins where the last element ended; without one,
/// it begins a subpath at its own first point.
public final class CGMutablePath: CGPath {
  public init() { super.init(elements: []) }

  fileprivate override init(elements: [PathElement]) { super.init(elements: elements) }

  /// Adds an element whose points are turned by the transform first.
  func append(_ element: PathElement, _ transform: CGAffineTransform) {
    elements.append(transform.isIdentity ? element : element.applying(transform))
  }
}

/// A part of a path.
package enum PathElement: Hashable {
  case move(CGPoint)
  case line(CGPoint)
  case quadCurve(control: CGPoint, end: CGPoint)
  case curve(control1: CGPoint, control2: CGPoint, end: CGPoint)
  /// A line to the subpath's start.
  case close

  /// nil where that is the subpath's start.
  var end: CGPoint? { points.last }

  package var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): return [point]
    case .quadCurve(let control, let end): return [control, end]
    case .curve(let control1, let control2, let end): return [control1, control2, end]
    case .close: return []
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

extension CGRect {
  /// Grows it, where needed, so that a point lies in it or on its edge.
  mutating func extend(to point: CGPoint) {
    guard !isNull else {
      self = CGRect(origin: point, size: .zero)
      return
    }
    let left = min(minX, point.x)
    let top = min(minY, point.y)
    self = CGRect(x: left, y: top, width: max(maxX, point.x) - left, height: max(maxY, point.y) - top)
  }
}
