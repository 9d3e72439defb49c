// How what follows is drawn.

extension CGContext {
  public func setFillColor(_ color: CGColor) { state.fillColor = color }

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

  public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }

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
  case butt
  case round
  case square
}

/// How the parts of a line meet.
public enum CGLineJoin: Int32, Sendable {
  case miter
  case round
  case bevel
}

/// What becomes of a path.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill
  case eoFill
  case stroke
  case fillStroke
  case eoFillStroke
}

/// How what is drawn goes together with what was drawn before.
public enum CGBlendMode: Int32, Sendable {
  /// Over it.
  case normal = 0
  case multiply = 1
  case screen = 2
  case overlay = 3
  case darken = 4
  case lighten = 5
  case colorDodge = 6
  case colorBurn = 7
  case softLight = 8
  case hardLight = 9
  case difference = 10
  case exclusion = 11
  case hue = 12
  case saturation = 13
  case color = 14
  case luminosity = 15
  /// What is under the outline goes.
  case clear = 16
  /// Of the new only what covers the old; the old goes.
  case sourceIn = 18
  /// Of the new only what covers the old, over it.
  case sourceAtop = 20
  /// The new behind the old.
  case destinationOver = 21
  /// Of the old only what the new covers.
  case destinationIn = 22
  /// Of the old only what the new does not cover.
  case destinationOut = 23
}
