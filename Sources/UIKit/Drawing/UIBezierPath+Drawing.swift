import CoreGraphics

extension UIBezierPath {
  /// In the current fill colour.
  public func fill() { UIGraphicsGetCurrentContext()?.fill(self) }

  /// In the current stroke colour, with the path's own width.
  public func stroke() { UIGraphicsGetCurrentContext()?.stroke(self) }

  /// - Parameter alpha: 0 to 1.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.draw(blendMode, alpha) { $0.fill(self) }
  }

  /// - Parameter alpha: 0 to 1.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.draw(blendMode, alpha) { $0.stroke(self) }
  }

  /// Keeps what follows within the path.
  public func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(cgPath)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// - Parameters:
  ///   - pattern: lengths that are drawn and left out in turn; nil for a whole line.
  ///   - count: of the lengths.
  ///   - phase: how far into the pattern a line begins.
  public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = pattern.map { lengths in (0..<count).map { lengths[$0] } } ?? []
    dashPhase = phase
  }

  /// What `setLineDash(_:count:phase:)` set; what is nil is not written.
  public func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    if let pattern { for (index, length) in dashes.enumerated() { pattern[index] = length } }
    count?.pointee = dashes.count
    phase?.pointee = dashPhase
  }
}

extension CGContext {
  /// In a blend mode, with an alpha; nil for the one that is set.
  func draw(_ blendMode: CGBlendMode, _ alpha: CGFloat? = nil, _ work: (CGContext) -> Void) {
    saveGState()
    setBlendMode(blendMode)
    if let alpha { setAlpha(alpha) }
    work(self)
    restoreGState()
  }

  fileprivate func fill(_ path: UIBezierPath) {
    beginPath()
    addPath(path.cgPath)
    fillPath(using: path.usesEvenOddFillRule ? .evenOdd : .winding)
  }

  fileprivate func stroke(_ path: UIBezierPath) {
    saveGState()
    setLineWidth(path.lineWidth)
    setLineCap(path.lineCapStyle)
    setLineJoin(path.lineJoinStyle)
    setMiterLimit(path.miterLimit)
    if !path.dashes.isEmpty { setLineDash(phase: path.dashPhase, lengths: path.dashes) }
    beginPath()
    addPath(path.cgPath)
    strokePath()
    restoreGState()
  }
}
