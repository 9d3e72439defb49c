// The drawing state.

extension CGContext {
  /// Sets the fill colour; black in a new context.
  public func setFillColor(_ color: CGColor) { state.fillColor = color }

  /// Sets the stroke colour; black in a new context.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

  /// Sets the fill colour, with sRGB components from 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the stroke colour, with sRGB components from 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the fill colour to a grey, with components from 0 to 1.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }

  /// Sets the stroke colour to a grey, with components from 0 to 1.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }

  /// Sets the line width.
  /// - Parameter width: The width in units of the current coordinates, above 0.
  public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }

  /// Sets the line cap; `butt` in a new context.
  public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }

  /// Sets the line join; `miter` in a new context.
  public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }

  /// Sets the miter limit.
  /// - Parameter limit: The maximum length of a `.miter` corner, in line widths; longer ones become bevels.
  public func setMiterLimit(_ limit: CGFloat) { state.miterLimit = limit }

  /// Sets the dash pattern.
  /// - Parameters:
  ///   - phase: The offset into the pattern at which a line begins.
  ///   - lengths: The lengths of dashes and gaps, alternating; empty for a solid line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.dashPhase = phase
    state.dashes = lengths
  }

  /// Sets the alpha.
  /// - Parameter alpha: A value from 0 to 1, in addition to that of colours.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }

  /// Sets the blend mode; `normal` in a new context.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// Sets the shadow.
  /// - Parameters:
  ///   - offset: The offset down (up in a bitmap context) and to the right in points, regardless of the transform.
  ///   - blur: Twice the standard deviation of the blur, in points.
  ///   - color: The colour, or nil for no shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    // In a bitmap, y points up.
    let offset = memory == nil ? offset : CGSize(width: offset.width, height: -offset.height)
    state.shadow = color.map { Shadow(offset: offset, radius: blur / 2, color: $0) }
  }

  /// Sets the shadow, in black with an alpha of one third.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }
}

/// The shape of the ends of lines.
public enum CGLineCap: Int32, Sendable {
  /// A straight end at the path's end.
  case butt
  /// A half circle around the path's end.
  case round
  /// A straight end, half a line width beyond the path's end.
  case square
}

/// The shape of the corners of lines.
public enum CGLineJoin: Int32, Sendable {
  /// A sharp corner, or a bevel beyond the miter limit.
  case miter
  /// A circular arc around the corner.
  case round
  /// A straight cut between the outer edges.
  case bevel
}

/// The way in which a path is drawn.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Fills the path by the non-zero winding rule.
  case fill
  /// Fills the path by the even-odd rule.
  case eoFill
  /// Strokes the path.
  case stroke
  /// Fills like `fill`, then strokes.
  case fillStroke
  /// Fills like `eoFill`, then strokes.
  case eoFillStroke
}

/// A colour space, of which there is only sRGB.
public final class CGColorSpace: Sendable {
  fileprivate static let shared = CGColorSpace()
  fileprivate init() {}

  /// Returns the only colour space. Nil if the name is another one.
  public convenience init?(name: String) {
    guard name == CGColorSpace.sRGB else { return nil }
    self.init()
  }

  /// The name of sRGB.
  public static let sRGB = "kCGColorSpaceSRGB"
}

/// Returns the colour space of all devices, sRGB. Always the same object.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .shared }
