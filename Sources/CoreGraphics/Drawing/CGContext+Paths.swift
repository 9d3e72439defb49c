// The path that is being built. Its points go through the transform when they are added.

extension CGContext {
  /// A copy of the path, in the coordinates that are drawn in now.
  public var path: CGPath? {
    if isPathEmpty { return nil }
    var inverse = state.transform.inverted()
    return currentPath.copy(using: &inverse)
  }

  public var isPathEmpty: Bool { currentPath.isEmpty }

  /// Where the last element of the path ends; zero without one.
  public var currentPointOfPath: CGPoint { currentPath.currentPoint.applying(state.transform.inverted()) }

  /// The smallest upright rectangle around the path and the points that control its curves; null without any.
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

  public func beginPath() { currentPath = CGMutablePath() }

  public func move(to point: CGPoint) { currentPath.move(to: point, transform: state.transform) }

  public func addLine(to point: CGPoint) { currentPath.addLine(to: point, transform: state.transform) }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    currentPath.addCurve(to: end, control1: control1, control2: control2, transform: state.transform)
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    currentPath.addQuadCurve(to: end, control: control, transform: state.transform)
  }

  public func closePath() { currentPath.closeSubpath() }

  public func addRect(_ rect: CGRect) { currentPath.addRect(rect, transform: state.transform) }

  public func addRects(_ rects: [CGRect]) { currentPath.addRects(rects, transform: state.transform) }

  public func addLines(between points: [CGPoint]) {
    currentPath.addLines(between: points, transform: state.transform)
  }

  public func addEllipse(in rect: CGRect) { currentPath.addEllipse(in: rect, transform: state.transform) }

  /// A part of a circle, joined by a line to what there is.
  /// - Parameter clockwise: as it would be seen with y pointing up: here, where it points down, true goes the other
  ///   way, as in Core Graphics.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    currentPath.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
      transform: state.transform)
  }

  public func addPath(_ path: CGPath) { currentPath.addPath(path, transform: state.transform) }
}
