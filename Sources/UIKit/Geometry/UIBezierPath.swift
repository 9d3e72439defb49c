import CoreGraphics

/// A path that is built step by step, to be drawn, or for shape layers and shadows as its `cgPath`.
open class UIBezierPath: NSObject {
  private var path = CGMutablePath()

  public override init() { super.init() }

  /// Returns nil, because archives are not supported.
  public required init?(coder: NSCoder) { return nil }

  /// Creates a rectangle as a closed path from the upper left corner clockwise.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// Creates the ellipse inscribed in a rectangle, from the middle of its right side.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// Creates a rounded rectangle.
  /// - Parameter cornerRadius: The corner radius in points; more than half a side counts as half.
  /// - Parameter rect: The rectangle in points.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Creates a rectangle with some rounded corners.
  /// - Parameter cornerRadii: The radii of the corners' ellipses, in points; more than half a side counts as half.
  /// - Parameter rect: The rectangle in points.
  /// - Parameter corners: The rounded corners.
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

  /// Adds the sides, clockwise from the top left corner.
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

  /// Creates an arc with angles in radians, which increase clockwise on screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Creates a path.
  /// - Parameter cgPath: The path whose elements are copied.
  public convenience init(cgPath: CGPath) {
    self.init()
    self.cgPath = cgPath
  }

  /// A copy of the path; changing one does not change the other.
  open var cgPath: CGPath {
    get { path.copy() ?? CGMutablePath() }
    set { path = newValue.mutableCopy() ?? CGMutablePath() }
  }

  // MARK: Building

  /// Begins a subpath.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a line from the current point. In an empty path it only begins a subpath.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a cubic Bézier curve from the current point.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic Bézier curve from the current point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds a circular arc, connected to the current point by a line. Angles are in radians and increase clockwise on
  /// screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }

  /// Adds a line to the start of the subpath, where the next element begins.
  open func close() { path.closeSubpath() }

  /// Removes all elements. Drawing properties stay the same.
  open func removeAllPoints() { path = CGMutablePath() }

  /// Appends the elements of another path, without its drawing properties.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  /// Transforms all points of the path. The line width stays the same.
  open func apply(_ transform: CGAffineTransform) {
    let turned = CGMutablePath()
    turned.addPath(path, transform: transform)
    path = turned
  }

  // MARK: Properties

  /// Whether the path has no elements.
  open var isEmpty: Bool { path.isEmpty }

  /// The bounding rectangle of the lines and curves; zero for an empty path. Linear.
  open var bounds: CGRect { path.isEmpty ? .zero : path.boundingBoxOfPath }

  /// The end of the last element; zero in an empty path.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Returns whether a point is inside the path. Subpaths count as closed. Linear.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: Drawing properties

  /// The line width in points.
  open var lineWidth: CGFloat = 1
  /// The ends of lines and of each dash; `butt` by default.
  open var lineCapStyle = CGLineCap.butt
  /// The corners of lines; `miter` by default.
  open var lineJoinStyle = CGLineJoin.miter
  /// The miter limit in line widths.
  open var miterLimit: CGFloat = 10
  /// Whether the even-odd rule applies; false by default, for the non-zero winding rule.
  open var usesEvenOddFillRule = false
  /// The offset into the dash pattern at which a line begins.
  final var dashPhase: CGFloat = 0
  final var dashes: [CGFloat] = []

  // MARK: Drawing

  /// Fills the path with the current fill colour.
  open func fill() { fillInContext() }

  /// Strokes the path with the current stroke colour and its own line width.
  open func stroke() { strokeInContext() }

  /// Fills the path with a blend mode.
  /// - Parameter alpha: The alpha, from 0 to 1.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) { fillInContext(with: blendMode, alpha: alpha) }

  /// Strokes the path with a blend mode.
  /// - Parameter alpha: The alpha, from 0 to 1.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { strokeInContext(with: blendMode, alpha: alpha) }

  /// Clips subsequent drawing to the path.
  open func addClip() { clipContext() }

  /// Sets the dash pattern.
  /// - Parameters:
  ///   - pattern: The lengths of dashes and gaps, alternating; nil for a solid line.
  ///   - count: The number of lengths.
  ///   - phase: The offset into the pattern at which a line begins.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = pattern.map { lengths in (0..<count).map { lengths[$0] } } ?? []
    dashPhase = phase
  }

  /// Gets the values set with `setLineDash(_:count:phase:)`. Nil parameters are skipped.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    if let pattern { for (index, length) in dashes.enumerated() { pattern[index] = length } }
    count?.pointee = dashes.count
    phase?.pointee = dashPhase
  }
}
