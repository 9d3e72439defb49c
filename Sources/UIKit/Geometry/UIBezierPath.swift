import CoreGraphics

/// A path that is built step by step, to be drawn, and for shape layers and shadows: `cgPath` is what they take.
open class UIBezierPath: NSObject {
  private var path = CGMutablePath()

  public override init() { super.init() }

  /// There are no archives here.
  public required init?(coder: NSCoder) { return nil }

  /// A closed path along the sides, from the upper left corner by the upper right one.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// The ellipse that fills the rectangle, from the middle of its right side.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// - Parameter cornerRadius: points; more than half a side counts as half.
  /// - Parameter rect: in points.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// - Parameter cornerRadii: half the axes of the corners' ellipses, in points; more than half a side counts as half.
  /// - Parameter rect: in points.
  /// - Parameter corners: those that are round.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init()
    let radii = CGSize(
      width: max(0, min(cornerRadii.width, rect.width / 2)), height: max(0, min(cornerRadii.height, rect.height / 2)))
    if corners.isSuperset(of: [.topLeft, .topRight, .bottomLeft, .bottomRight]) {
      path.addRoundedRect(in: rect, cornerWidth: radii.width, cornerHeight: radii.height)
    } else {
      addSides(of: rect, corners, radii)
    }
  }

  /// From corner to corner, clockwise from the top left one.
  private func addSides(of rect: CGRect, _ corners: UIRectCorner, _ radii: CGSize) {
    func corner(_ point: CGPoint, _ corner: UIRectCorner, toCentre: CGVector, from angle: CGFloat) {
      guard corners.contains(corner), radii.width > 0, radii.height > 0 else { return addLine(to: point) }
      let ellipse = CGAffineTransform(
        a: radii.width, b: 0, c: 0, d: radii.height, tx: point.x + toCentre.dx * radii.width,
        ty: point.y + toCentre.dy * radii.height)
      path.addRelativeArc(
        center: .zero, radius: 1, startAngle: angle, delta: CGFloat.pi / 2, transform: ellipse)
    }
    corner(CGPoint(x: rect.minX, y: rect.minY), .topLeft, toCentre: CGVector(dx: 1, dy: 1), from: CGFloat.pi)
    corner(CGPoint(x: rect.maxX, y: rect.minY), .topRight, toCentre: CGVector(dx: -1, dy: 1), from: 1.5 * CGFloat.pi)
    corner(CGPoint(x: rect.maxX, y: rect.maxY), .bottomRight, toCentre: CGVector(dx: -1, dy: -1), from: 0)
    corner(CGPoint(x: rect.minX, y: rect.maxY), .bottomLeft, toCentre: CGVector(dx: 1, dy: -1), from: CGFloat.pi / 2)
    close()
  }

  /// - Parameters: radians; clockwise as it is seen, where angles grow.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// - Parameter cgPath: its elements are copied.
  public convenience init(cgPath: CGPath) {
    self.init()
    self.cgPath = cgPath
  }

  /// A copy: changing one does not change the other.
  open var cgPath: CGPath {
    get { path.copy() ?? CGMutablePath() }
    set { path = newValue.mutableCopy() ?? CGMutablePath() }
  }

  // MARK: Building

  /// Begins a subpath.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// A line from the current point; in an empty path it only begins a subpath there.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// A curve of degree three, towards the first control point and from the second.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// A curve of degree two; the control point pulls it without lying on it.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// A part of a circle, joined by a line to what there is.
  /// - Parameters: radians; clockwise as it is seen, where angles grow.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }

  /// A line to the subpath's start. What is added next begins there.
  open func close() { path.closeSubpath() }

  /// Leaves a path without elements; how it is drawn stays.
  open func removeAllPoints() { path = CGMutablePath() }

  /// Adds the elements of another path; how that one is drawn does not count.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  /// Turns all points of the path; lines stay as wide as they are.
  open func apply(_ transform: CGAffineTransform) {
    let turned = CGMutablePath()
    turned.addPath(path, transform: transform)
    path = turned
  }

  // MARK: What it is

  /// Whether there is no element at all.
  open var isEmpty: Bool { path.isEmpty }

  /// Around the lines and curves; zero without any. Linear.
  open var bounds: CGRect { path.isEmpty ? .zero : path.boundingBoxOfPath }

  /// Where the last element ends; zero in an empty path.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Whether a point is inside; subpaths count as closed. Linear.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: How it is drawn

  /// Points.
  open var lineWidth: CGFloat = 1
  /// How lines, and each dash of them, end; straight at their ends by default.
  open var lineCapStyle = CGLineCap.butt
  /// How lines go round corners; in a point by default.
  open var lineJoinStyle = CGLineJoin.miter
  /// In line widths.
  open var miterLimit: CGFloat = 10
  /// Whether inside is where a ray out crosses the path an odd number of times; false by default, for turns on balance.
  open var usesEvenOddFillRule = false
  /// How far into the dashes a line begins.
  final var dashPhase: CGFloat = 0
  final var dashes: [CGFloat] = []

  // MARK: Drawing

  /// In the current fill colour.
  open func fill() { fillInContext() }

  /// In the current stroke colour, with the path's own width.
  open func stroke() { strokeInContext() }

  /// - Parameter alpha: 0 to 1.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) { fillInContext(with: blendMode, alpha: alpha) }

  /// - Parameter alpha: 0 to 1.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { strokeInContext(with: blendMode, alpha: alpha) }

  /// Keeps what follows within the path.
  open func addClip() { clipContext() }

  /// - Parameters:
  ///   - pattern: lengths that are drawn and left out in turn; nil for a whole line.
  ///   - count: of the lengths.
  ///   - phase: how far into the pattern a line begins.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = pattern.map { lengths in (0..<count).map { lengths[$0] } } ?? []
    dashPhase = phase
  }

  /// What `setLineDash(_:count:phase:)` set; what is nil is not written.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    if let pattern { for (index, length) in dashes.enumerated() { pattern[index] = length } }
    count?.pointee = dashes.count
    phase?.pointee = dashPhase
  }
}
