// How what follows is drawn.

extension CGContext {
  /// For fills from now on; black in a new context.
  public func setFillColor(_ color: CGColor) { state.fillColor = color }

  /// For lines from now on; black in a new context.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

  /// - Parameters: sRGB, 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// - Parameters: sRGB, 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// - Parameters: 0 to 1.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }

  /// - Parameters: 0 to 1.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }

  /// - Parameter width: in the units of the coordinates that are drawn in; above 0.
  public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }

  /// For lines from now on; straight at their ends in a new context.
  public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }

  /// For lines from now on; corners are pointed in a new context.
  public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }

  /// - Parameter limit: the longest corner of `.miter`, in line widths; longer ones are cut off.
  public func setMiterLimit(_ limit: CGFloat) { state.miterLimit = limit }

  /// - Parameters:
  ///   - phase: how far into the pattern a line begins.
  ///   - lengths: drawn and left out in turn; none for a whole line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.dashPhase = phase
    state.dashes = lengths
  }

  /// - Parameter alpha: 0 to 1, in addition to that of colours.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }

  /// For all that is drawn from now on; over what there is in a new context.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// - Parameters:
  ///   - offset: points, down and to the right, whatever the transform.
  ///   - blur: points; twice the standard deviation.
  ///   - color: nil for no shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { Shadow(offset: offset, radius: blur / 2, color: $0) }
  }

  /// A shadow of a third black.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }
}

/// How lines end.
public enum CGLineCap: Int32, Sendable {
  /// Straight, where the path ends.
  case butt
  /// By half a circle around the path's end.
  case round
  /// Straight, half a line width behind the path's end.
  case square
}

/// How the parts of a line meet.
public enum CGLineJoin: Int32, Sendable {
  /// In a point, or as `bevel` where that is longer than the miter limit.
  case miter
  /// By a part of a circle around the corner.
  case round
  /// Straight across, from one line's outer edge to the other's.
  case bevel
}

/// What becomes of a path.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Its inside is filled: where the path turns round a point, on balance.
  case fill
  /// Its inside is filled: where a ray out crosses the path an odd number of times.
  case eoFill
  /// Its lines are drawn.
  case stroke
  /// As `fill`, and then as `stroke`.
  case fillStroke
  /// As `eoFill`, and then as `stroke`.
  case eoFillStroke
}

/// Which red, green and blue numbers stand for: there is sRGB only.
public final class CGColorSpace: Sendable {
  fileprivate static let shared = CGColorSpace()
  fileprivate init() {}
}

/// sRGB, which every device has here; always the same object.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .shared }
