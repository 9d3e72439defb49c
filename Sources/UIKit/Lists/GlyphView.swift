/// A small drawing of lines and areas, in points from its corner.
@MainActor final class GlyphView: UIView {
  override class var layerClass: CALayer.Type { CAShapeLayer.self }

  init(size: CGSize) {
    super.init(frame: CGRect(origin: .zero, size: size))
    isUserInteractionEnabled = false
    shape.fillColor = nil
  }

  required init?(coder: NSCoder) { nil }

  private var shape: CAShapeLayer { unsafeDowncast(ownLayer, to: CAShapeLayer.self) }
  private var fillColor: UIColor?
  private var strokeColor: UIColor?

  override func lookMayHaveChanged() {
    shape.fillColor = fillColor.map { resolve($0) }
    shape.strokeColor = strokeColor.map { resolve($0) }
  }

  func fill(_ path: CGPath, _ color: UIColor) {
    shape.path = path
    fillColor = color
    lookMayHaveChanged()
  }

  /// Draws a line.
  /// - Parameter width: The width of the line, in points.
  func stroke(_ path: CGPath, _ color: UIColor, width: CGFloat) {
    shape.path = path
    strokeColor = color
    lookMayHaveChanged()
    shape.lineWidth = width
    shape.lineCap = .round
    shape.lineJoin = .round
  }

  private static func lines(_ points: [(CGFloat, CGFloat)]) -> CGPath {
    let path = CGMutablePath()
    path.addLines(between: points.map { CGPoint(x: $0.0, y: $0.1) })
    return path
  }

  private static func disc(_ diameter: CGFloat, inset: CGFloat) -> CGPath {
    let path = CGMutablePath()
    path.addEllipse(in: CGRect(x: inset, y: inset, width: diameter - 2 * inset, height: diameter - 2 * inset))
    return path
  }

  // MARK: Drawings

  /// Returns a chevron.
  /// - Parameter isMirrored: Whether it points to the left.
  static func chevron(_ color: UIColor, isMirrored: Bool) -> GlyphView {
    let glyph = GlyphView(size: CGSize(width: 14, height: 14))
    let (back, tip): (CGFloat, CGFloat) = isMirrored ? (9.5, 4.5) : (4.5, 9.5)
    glyph.stroke(lines([(back, 1.75), (tip, 7), (back, 12.25)]), color, width: 2.2)
    return glyph
  }

  static func checkmark(_ color: UIColor) -> GlyphView {
    let glyph = GlyphView(size: CGSize(width: 19, height: 18))
    glyph.stroke(lines([(3, 9.75), (7.25, 14.5), (16, 3.5)]), color, width: 2.2)
    return glyph
  }

  /// Returns a minus or a plus on a disc.
  static func sign(_ color: UIColor, isPlus: Bool) -> GlyphView {
    let glyph = GlyphView(size: CGSize(width: 26, height: 26))
    glyph.fill(disc(26, inset: 2), color)
    let path = CGMutablePath()
    path.addPath(lines([(8, 13), (18, 13)]))
    if isPlus { path.addPath(lines([(13, 8), (13, 18)])) }
    let mark = GlyphView(size: glyph.bounds.size)
    mark.stroke(path, .white, width: 2.2)
    glyph.addSubview(mark)
    return glyph
  }

  static func circle(_ color: UIColor) -> GlyphView {
    let glyph = GlyphView(size: CGSize(width: 26, height: 26))
    glyph.stroke(disc(26, inset: 2.75), color, width: 1.5)
    return glyph
  }

  static func checkedCircle(_ color: UIColor) -> GlyphView {
    let glyph = GlyphView(size: CGSize(width: 26, height: 26))
    glyph.fill(disc(26, inset: 2), color)
    let mark = GlyphView(size: glyph.bounds.size)
    mark.stroke(lines([(8.5, 13.5), (11.75, 17), (17.75, 9.25)]), .white, width: 2)
    glyph.addSubview(mark)
    return glyph
  }

  static func handle(_ color: UIColor) -> GlyphView {
    let glyph = GlyphView(size: CGSize(width: 27, height: 15))
    let path = CGMutablePath()
    for y in [2.0, 7.5, 13.0] as [CGFloat] { path.addPath(lines([(3.5, y), (23.5, y)])) }
    glyph.stroke(path, color, width: 1.8)
    return glyph
  }

  static func detail(_ color: UIColor) -> GlyphView {
    let glyph = GlyphView(size: CGSize(width: 26, height: 26))
    glyph.stroke(disc(26, inset: 2.75), color, width: 1.5)
    let path = CGMutablePath()
    path.addPath(lines([(13, 12), (13, 18)]))
    path.addPath(lines([(13, 8), (13, 8.1)]))
    let mark = GlyphView(size: glyph.bounds.size)
    mark.stroke(path, color, width: 2)
    glyph.addSubview(mark)
    return glyph
  }
}
