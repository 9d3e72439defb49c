// The path that is being built. Its points go through the transform when they are added.

extension CGContext {
  /// A copy of the path, in the coordinates that are drawn in now.
  public var path: CGPath? {
    if isPathEmpty { return nil }
    var inverse = state.transform.inverted()
    return currentPath.copy(using: &inverse)
  }

  /// Whether nothing was added since the path began.
  public var isPathEmpty: Bool { currentPath.isEmpty }

  /// Where the last element of the path ends; zero without one.
  public var currentPointOfPath: CGPoint { currentPath.currentPoint.applying(state.transform.inverted()) }

  /// The smallest upright rectangle around the path and the points that control its curves; null without any.
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

  /// Throws away the path that was being built.
  public func beginPath() { currentPath = CGMutablePath() }

  /// Begins a subpath, in the coordinates of this moment.
  public func move(to point: CGPoint) { currentPath.move(to: point, transform: state.transform) }

  /// A line from where the last element ended; without one it only begins a subpath there.
  public func addLine(to point: CGPoint) { currentPath.addLine(to: point, transform: state.transform) }

  /// A curve of degree three from where the last element ended.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    currentPath.addCurve(to: end, control1: control1, control2: control2, transform: state.transform)
  }

  /// A curve of degree two from where the last element ended.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    currentPath.addQuadCurve(to: end, control: control, transform: state.transform)
  }

  /// A line to the subpath's start. What is added next begins there.
  public func closePath() { currentPath.closeSubpath() }

  /// A closed subpath from the upper left corner by the upper right one.
  public func addRect(_ rect: CGRect) { currentPath.addRect(rect, transform: state.transform) }

  /// A closed subpath for each rectangle, in order.
  public func addRects(_ rects: [CGRect]) { currentPath.addRects(rects, transform: state.transform) }

  /// A subpath of lines from the first point on; nothing for no points.
  public func addLines(between points: [CGPoint]) {
    currentPath.addLines(between: points, transform: state.transform)
  }

  /// A closed subpath from the middle of the right side.
  public func addEllipse(in rect: CGRect) { currentPath.addEllipse(in: rect, transform: state.transform) }

  /// A part of a circle, joined by a line to what there is.
  /// - Parameter clockwise: as it would be seen with y pointing up: here, where it points down, true goes the other
  ///   way, as in Core Graphics.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    currentPath.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
      transform: state.transform)
  }

  /// Adds a path's elements, in the coordinates of this moment.
  public func addPath(_ path: CGPath) { currentPath.addPath(path, transform: state.transform) }
}
