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
  package final internal(set) var elements: [PathElement]

  init(elements: [PathElement]) { self.elements = elements }

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

  /// The ellipse that fills the rectangle, from the middle of its right side; a nil transform changes nothing.
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

  /// A path of the same elements, which stays as it is when this one is mutable; never nil.
  public func copy() -> CGPath? { CGPath(elements: elements) }

  /// A path with all points turned by the transform; a nil one changes nothing. Never nil.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    guard let transform else { return copy() }
    return CGPath(elements: elements.map { $0.applying(transform.pointee) })
  }

  /// A path of the same elements to which others can be added; this one stays as it is. Never nil.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }

  /// The same with all points turned by the transform; a nil one changes nothing. Never nil.
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
