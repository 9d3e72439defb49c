// The current path. Its points are transformed when they are added.

extension CGContext {
  /// A copy of the path, in the current coordinates.
  public var path: CGPath? {
    if isPathEmpty { return nil }
    var inverse = state.transform.inverted()
    return currentPath.copy(using: &inverse)
  }

  /// Whether the path has no elements.
  public var isPathEmpty: Bool { currentPath.isEmpty }

  /// The end of the path's last element; zero in an empty path.
  public var currentPointOfPath: CGPoint { currentPath.currentPoint.applying(state.transform.inverted()) }

  /// The bounding rectangle of the path including control points; null for an empty path.
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

  /// Discards the current path and begins a new one.
  public func beginPath() { currentPath = CGMutablePath() }

  /// Begins a subpath, in the current coordinates.
  public func move(to point: CGPoint) { currentPath.move(to: point, transform: state.transform) }

  /// Adds a line from the current point. In an empty path it only begins a subpath.
  public func addLine(to point: CGPoint) { currentPath.addLine(to: point, transform: state.transform) }

  /// Adds a cubic Bézier curve from the current point.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    currentPath.addCurve(to: end, control1: control1, control2: control2, transform: state.transform)
  }

  /// Adds a quadratic Bézier curve from the current point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    currentPath.addQuadCurve(to: end, control: control, transform: state.transform)
  }

  /// Adds a line to the start of the subpath, where the next element begins.
  public func closePath() { currentPath.closeSubpath() }

  /// Adds a rectangle as a closed subpath from the upper left corner clockwise.
  public func addRect(_ rect: CGRect) { currentPath.addRect(rect, transform: state.transform) }

  /// Adds a closed subpath for each rectangle, in order.
  public func addRects(_ rects: [CGRect]) { currentPath.addRects(rects, transform: state.transform) }

  /// Adds a subpath of lines; nothing if there are no points.
  public func addLines(between points: [CGPoint]) {
    currentPath.addLines(between: points, transform: state.transform)
  }

  /// Adds an ellipse as a closed subpath from the middle of the right side.
  public func addEllipse(in rect: CGRect) { currentPath.addEllipse(in: rect, transform: state.transform) }

  /// Adds a circular arc, connected to the current point by a line.
  /// - Parameter clockwise: The direction as seen with y pointing up. Here y points down, so true goes the other way,
  ///   as in Core Graphics.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    currentPath.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
      transform: state.transform)
  }

  /// Adds a path's elements, in the current coordinates.
  public func addPath(_ path: CGPath) { currentPath.addPath(path, transform: state.transform) }
}
