import Runtime

/// A path that can be extended. A line or curve begins where the last element ended; in an empty path, it begins a
/// subpath at its own first point.
public final class CGMutablePath: CGPath {
  /// Creates an empty path.
  public init() { super.init(elements: []) }

  override init(elements: [PathElement]) { super.init(elements: elements) }

  /// Adds an element after transforming its points. An element with NaN or infinity is left out, as Core Graphics does,
  /// which also writes a message each time.
  func append(_ element: PathElement, _ transform: CGAffineTransform) {
    let element = transform.isIdentity ? element : element.applying(transform)
    guard element.isFinite else {
      return logMessage(
        "Ignored an element of a path that contains NaN or infinity: \(element.description). Check the computation for a division by zero."
      )
    }
    elements.append(element)
  }
}

extension CGMutablePath {
  /// Begins a subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) { append(.move(point), transform) }

  /// Adds a line from the current point. In an empty path it only begins a subpath at the point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append(isEmpty ? .move(point) : .line(point), transform)
  }

  /// Adds a quadratic Bézier curve from the current point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    if isEmpty { append(.move(control), transform) }
    append(.quadCurve(control: control, end: end), transform)
  }

  /// Adds a cubic Bézier curve from the current point.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    if isEmpty { append(.move(control1), transform) }
    append(.curve(control1: control1, control2: control2, end: end), transform)
  }

  /// Adds a line to the start of the subpath, where the next element begins.
  public func closeSubpath() { if !isEmpty { append(.close, .identity) } }

  /// Adds a subpath of lines; nothing if there are no points.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds a rectangle as a closed subpath from the upper left corner clockwise; nothing for the null rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    addLines(
      between: [
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
        CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
      ], transform: transform)
    closeSubpath()
  }

  /// Adds a closed subpath for each rectangle, in order.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds an ellipse, from the middle of the right side in the direction of increasing angles.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    let toEllipse = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY
    ).concatenating(transform)
    move(to: CGPoint(x: 1, y: 0), transform: toEllipse)
    addUnitArc(from: 0, by: 2 * CGFloat.pi, transform: toEllipse)
    closeSubpath()
  }

  /// Adds a rounded rectangle, from the middle of the right side in the direction of increasing angles.
  /// - Parameters:
  ///   - cornerWidth: The horizontal radius of the corners. More than half the rectangle's width counts as half; 0 or
  ///     less makes a plain rectangle.
  ///   - cornerHeight: The vertical radius of the corners. More than half the rectangle's height counts as half; 0 or
  ///     less makes a plain rectangle.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let width = min(cornerWidth, rect.width / 2)
    let height = min(cornerHeight, rect.height / 2)
    guard width > 0, height > 0, !rect.isNull else { return addRect(rect, transform: transform) }
    move(to: CGPoint(x: rect.maxX, y: rect.midY), transform: transform)
    func addCorner(_ x: CGFloat, _ y: CGFloat, from angle: CGFloat) {
      let corner = CGAffineTransform(a: width, b: 0, c: 0, d: height, tx: x, ty: y).concatenating(transform)
      addLine(to: CGPoint(x: cos(angle), y: sin(angle)), transform: corner)
      addUnitArc(from: angle, by: CGFloat.pi / 2, transform: corner)
    }
    addCorner(rect.maxX - width, rect.maxY - height, from: 0)
    addCorner(rect.minX + width, rect.maxY - height, from: CGFloat.pi / 2)
    addCorner(rect.minX + width, rect.minY + height, from: CGFloat.pi)
    addCorner(rect.maxX - width, rect.minY + height, from: 1.5 * CGFloat.pi)
    closeSubpath()
  }

  /// Adds a circular arc, connected to the current point by a line. Angles are in radians and increase clockwise on
  /// screen, where y points down.
  /// - Parameter clockwise: Whether angles decrease, as in Core Graphics, whose y points up. The arc is at most one
  ///   full circle.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let circle = 2 * CGFloat.pi
    var delta = clockwise ? startAngle - endAngle : endAngle - startAngle
    if delta < 0 { delta += circle * (-delta / circle).rounded(.up) }
    delta = min(delta, circle)
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: clockwise ? -delta : delta, transform: transform)
  }

  /// Adds a circular arc, connected to the current point by a line.
  /// - Parameter delta: The angle of the arc in radians; negative towards smaller angles.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let circle = CGAffineTransform(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y)
      .concatenating(transform)
    addLine(to: CGPoint(x: cos(startAngle), y: sin(startAngle)), transform: circle)
    addUnitArc(from: startAngle, by: delta, transform: circle)
  }

  /// Rounds the corner at `tangent1End` between the current point and `tangent2End`: adds a line, then an arc tangent
  /// to both sides. If there is no corner, adds a line to it.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let start = currentPoint.applying(transform.inverted())
    let inward = CGVector(dx: start.x - tangent1End.x, dy: start.y - tangent1End.y)
    let outward = CGVector(dx: tangent2End.x - tangent1End.x, dy: tangent2End.y - tangent1End.y)
    let lengths = inward.length * outward.length
    let cross = inward.dx * outward.dy - inward.dy * outward.dx
    guard !isEmpty, radius > 0, lengths > 0, abs(cross) > 1e-12 * lengths else {
      return addLine(to: tangent1End, transform: transform)
    }
    let corner = abs(atan2(cross, inward.dx * outward.dx + inward.dy * outward.dy))
    let distance = radius / tan(corner / 2)
    let touch = CGPoint(
      x: tangent1End.x + inward.dx / inward.length * distance,
      y: tangent1End.y + inward.dy / inward.length * distance)
    // The centre is one radius from the point of contact, on the side of the second tangent.
    let side: CGFloat = cross > 0 ? 1 : -1
    let normal = CGVector(dx: -inward.dy / inward.length * side, dy: inward.dx / inward.length * side)
    addRelativeArc(
      center: CGPoint(x: touch.x + normal.dx * radius, y: touch.y + normal.dy * radius), radius: radius,
      startAngle: atan2(-normal.dy, -normal.dx), delta: -side * (CGFloat.pi - corner), transform: transform)
  }

  /// Adds a path's elements after transforming them.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    for element in path.elements { append(element, transform) }
  }

  /// Adds curves along the unit circle, each of at most a quarter.
  private func addUnitArc(from start: CGFloat, by delta: CGFloat, transform: CGAffineTransform) {
    guard start.isFinite, delta.isFinite else {
      return logMessage(
        "Ignored an arc of a path from \(Double(start)) by \(Double(delta)) radians. Check the computation for a division by zero."
      )
    }
    let count = max(1, (abs(delta) / (CGFloat.pi / 2) - 1e-9).rounded(.up))
    let step = delta / count
    let arm = 4 / 3 * tan(step / 4)
    for index in 0..<Int(count) {
      let from = start + step * CGFloat(index)
      let to = from + step
      append(
        .curve(
          control1: CGPoint(x: cos(from) - arm * sin(from), y: sin(from) + arm * cos(from)),
          control2: CGPoint(x: cos(to) + arm * sin(to), y: sin(to) - arm * cos(to)),
          end: CGPoint(x: cos(to), y: sin(to))), transform)
    }
  }
}

extension CGVector {
  var length: CGFloat { (dx * dx + dy * dy).squareRoot() }
}
