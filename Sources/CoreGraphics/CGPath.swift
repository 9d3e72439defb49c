/// The rule that decides which points are inside a path that intersects itself.
public enum CGPathFillRule: Int, Sendable {
  /// Points with a winding number other than 0 are inside.
  case winding
  /// Points from which a ray crosses the path an odd number of times are inside.
  case evenOdd
}

/// Lines and curves in one or several subpaths, in points. It is immutable, unlike ``CGMutablePath``.
///
/// Quarters of circles and ellipses are cubic curves, as in Core Graphics, with an error of at most 0.03 % of the
/// radius.
public class CGPath: Hashable, CustomStringConvertible {
  /// The elements in order.
  package final internal(set) var elements: [PathElement]

  init(elements: [PathElement]) { self.elements = elements }

  /// Creates a closed rectangle, from the corner with the least x and y along the x axis.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addRect(rect, transform: transform?.pointee ?? .identity)
    self.init(elements: path.elements)
  }

  /// Creates a rounded rectangle.
  /// - Parameters:
  ///   - cornerWidth: The horizontal radius of the corners, at most half the rectangle's width.
  ///   - cornerHeight: The vertical radius of the corners, at most half the rectangle's height.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
  ) {
    let path = CGMutablePath()
    path.addRoundedRect(
      in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform?.pointee ?? .identity)
    self.init(elements: path.elements)
  }

  /// Creates the ellipse inscribed in a rectangle, from the middle of its right side.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
    self.init(elements: path.elements)
  }

  public static func == (one: CGPath, other: CGPath) -> Bool { one === other || one.elements == other.elements }

  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }

  /// The path in the format of SVG's `d` attribute.
  public var description: String {
    var text = ""
    for element in elements { text += (text.isEmpty ? "" : " ") + element.description }
    return text
  }
}

extension CGPath {
  /// Whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// The end of the last element; zero in an empty path.
  public var currentPoint: CGPoint {
    var start = CGPoint.zero
    var point = CGPoint.zero
    for element in elements {
      if case .move(let to) = element { start = to }
      point = element.end ?? start
    }
    return point
  }

  /// Returns an immutable copy. Never nil.
  public func copy() -> CGPath? { CGPath(elements: elements) }

  /// Returns a copy with transformed points; nil stands for the identity. The result is never nil.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    mutableCopy(using: transform)?.copy()
  }

  /// Returns a mutable copy. Never nil.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }

  /// Returns a mutable copy with transformed points; nil stands for the identity. The result is never nil.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    guard let transform else { return mutableCopy() }
    let path = CGMutablePath()
    path.addPath(self, transform: transform.pointee)
    return path
  }

  /// The bounding rectangle of all points including control points; null for an empty path.
  public var boundingBox: CGRect {
    var bounds = CGRect.null
    for element in elements { for point in element.points { bounds.extend(to: point) } }
    return bounds
  }

  /// The bounding rectangle of the lines and curves themselves; null for an empty path. Linear.
  public var boundingBoxOfPath: CGRect {
    var bounds = CGRect.null
    for element in elements { if case .move(let point) = element { bounds.extend(to: point) } }
    for segment in segments(closed: false) { bounds = bounds.union(segment.bounds) }
    return bounds
  }

  /// Returns whether a point is inside the path. Every subpath counts as closed. Linear in the number of elements.
  /// - Parameter transform: A transform that is applied to the point first.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    let point = point.applying(transform)
    var turns = 0
    for segment in segments(closed: true) { turns += segment.crossings(ofRayFrom: point) }
    return rule == .winding ? turns != 0 : turns % 2 != 0
  }

  /// Interpolates from `self` (0) to a path with the same types of elements (1), and beyond; nil if the types differ.
  package func blended(with other: CGPath, by progress: Double) -> CGPath? {
    guard elements.count == other.elements.count else { return nil }
    var blended: [PathElement] = []
    for (one, two) in zip(elements, other.elements) {
      guard let element = one.blended(with: two, by: CGFloat(progress)) else { return nil }
      blended.append(element)
    }
    return CGPath(elements: blended)
  }

  /// Returns the segments that are drawn, in order.
  /// - Parameter closed: Whether to close open subpaths.
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
  /// Extends the rectangle to include a point, if necessary.
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
