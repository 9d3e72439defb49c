import CoreGraphics

extension UIBezierPath {
  func fillInContext() { UIGraphicsGetCurrentContext()?.fill(self) }

  func strokeInContext() { UIGraphicsGetCurrentContext()?.stroke(self) }

  func fillInContext(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.draw(blendMode, alpha) { $0.fill(self) }
  }

  func strokeInContext(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.draw(blendMode, alpha) { $0.stroke(self) }
  }

  func clipContext() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(cgPath)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
}

extension CGContext {
  /// Draws with a blend mode and an alpha; nil for the current alpha.
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
