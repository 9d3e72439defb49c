// Layers drawn into a context. Hosts draw layers themselves; this is for images of them.

import CoreGraphics
import QuartzCore

extension CALayer {
  /// Draws the layer and its descendants with their model values, in the layer's own coordinates, ignoring its position
  /// and transform.
  ///
  /// Pending layout and display are performed first. Layers are drawn flat, and conic gradients are not drawn.
  public func render(in ctx: CGContext) {
    layoutIfNeeded()
    CALayer.render(self, in: ctx, isPresented: false)
  }

  /// Draws a layer.
  /// - Parameter isPresented: Whether to use the presented values, during animations.
  static func render(_ layer: CALayer, in context: CGContext, isPresented: Bool) {
    layer.displayIfNeeded()
    let values = isPresented ? layer.presentationValues(at: layer.currentMediaTime) : layer.values
    guard let mask = layer.mask else { return layer.renderContents(values, in: context, isPresented) }
    context.draw(
      { layer.renderContents(values, in: $0, isPresented) }, maskedBy: { CALayer.place(mask, in: $0, isPresented) })
  }

  /// Draws a layer in its superlayer.
  private static func place(_ layer: CALayer, in context: CGContext, _ isPresented: Bool) {
    let values = isPresented ? layer.presentationValues(at: layer.currentMediaTime) : layer.values
    guard !layer.isInvisible(values), values.opacity > 0 else { return }
    context.saveGState()
    context.translateBy(x: values.position.x, y: values.position.y)
    context.concatenate(CATransform3DGetAffineTransform(values.transform))
    context.translateBy(
      x: -values.anchorPoint.x * values.bounds.width - values.bounds.minX,
      y: -values.anchorPoint.y * values.bounds.height - values.bounds.minY)
    if values.opacity < 1 {
      context.setAlpha(CGFloat(values.opacity))
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      render(layer, in: context, isPresented: isPresented)
      context.endTransparencyLayer()
    } else {
      render(layer, in: context, isPresented: isPresented)
    }
    context.restoreGState()
  }

  private func renderContents(_ values: LayerValues, in context: CGContext, _ isPresented: Bool) {
    let outline = outline(of: values.bounds, values.cornerRadius)
    let isShadowed = values.shadowOpacity > 0
    context.saveGState()
    if isShadowed {
      let color = values.shadowColor ?? CGColor(gray: 0, alpha: 1)
      context.setShadow(
        offset: values.shadowOffset, blur: values.shadowRadius * 2,
        color: color.copy(alpha: color.alpha * CGFloat(values.shadowOpacity)))
    }
    // Without a background, all contents cast the shadow.
    let isGroup = isShadowed && values.backgroundColor == nil
    if isGroup { context.beginTransparencyLayer(auxiliaryInfo: nil) }
    if let color = values.backgroundColor { context.fill(outline, color) }
    if !isGroup { context.restoreGState() }
    context.draw(values.drawing, in: values.bounds, outline)
    context.saveGState()
    if masksToBounds {
      context.beginPath()
      context.addPath(outline)
      context.clip()
    }
    context.draw(picture, in: values.bounds, showing: values.contentsRect)
    if case .text(let text) = content { context.draw(text, in: values.bounds, screen.textWidths) }
    for sublayer in drawingOrder { CALayer.place(sublayer, in: context, isPresented) }
    context.restoreGState()
    if values.borderWidth > 0 {
      context.setStrokeColor(values.borderColor ?? CGColor(gray: 0, alpha: 1))
      context.setLineWidth(values.borderWidth)
      let inset = values.borderWidth / 2
      context.beginPath()
      context.addPath(
        self.outline(of: values.bounds.insetBy(dx: inset, dy: inset), max(values.cornerRadius - inset, 0)))
      context.strokePath()
    }
    if isGroup {
      context.endTransparencyLayer()
      context.restoreGState()
    }
  }

  private func outline(of rect: CGRect, _ radius: CGFloat) -> CGPath {
    guard radius > 0 else { return CGPath(rect: rect, transform: nil) }
    let corners: [(CACornerMask, UIRectCorner)] = [
      (.layerMinXMinYCorner, .topLeft), (.layerMaxXMinYCorner, .topRight), (.layerMinXMaxYCorner, .bottomLeft),
      (.layerMaxXMaxYCorner, .bottomRight),
    ]
    var round: UIRectCorner = []
    for (corner, same) in corners where maskedCorners.contains(corner) { round.insert(same) }
    return UIBezierPath(
      roundedRect: rect, byRoundingCorners: round, cornerRadii: CGSize(width: radius, height: radius)
    ).cgPath
  }
}

extension CGContext {
  fileprivate func fill(_ path: CGPath, _ color: CGColor, isEvenOdd: Bool = false) {
    setFillColor(color)
    beginPath()
    addPath(path)
    fillPath(using: isEvenOdd ? .evenOdd : .winding)
  }

  fileprivate func draw(_ drawing: LayerDrawing, in bounds: CGRect, _ outline: CGPath) {
    switch drawing {
    case .none: break
    case .shape(let shape): draw(shape)
    case .gradient(let gradient):
      saveGState()
      beginPath()
      addPath(outline)
      clip()
      draw(gradient, in: bounds)
      restoreGState()
    }
  }

  private func draw(_ shape: ShapeValues) {
    guard let path = shape.path else { return }
    if let color = shape.fillColor { fill(path, color, isEvenOdd: shape.fillRule == .evenOdd) }
    guard let color = shape.strokeColor, shape.lineWidth > 0 else { return }
    saveGState()
    setStrokeColor(color)
    setLineWidth(shape.lineWidth)
    setMiterLimit(shape.miterLimit)
    setLineCap(shape.lineCap == .round ? .round : shape.lineCap == .square ? .square : .butt)
    setLineJoin(shape.lineJoin == .round ? .round : shape.lineJoin == .bevel ? .bevel : .miter)
    setLineDash(phase: shape.lineDashPhase, lengths: shape.lineDashPattern.map { CGFloat($0) })
    let (start, end) = (max(shape.strokeStart, 0), min(shape.strokeEnd, 1))
    if start > 0 || end < 1 {
      // The trimmed part is drawn as a single dash.
      let length = CGFloat(path.segments(closed: false).reduce(0) { $0 + $1.length })
      setLineDash(phase: -start * length, lengths: [max(end - start, 0) * length, length])
    }
    beginPath()
    addPath(path)
    strokePath()
    restoreGState()
  }

  /// Draws a gradient. Its points are in units of the bounds, in whose coordinate system an ellipse is a circle.
  private func draw(_ values: GradientValues, in bounds: CGRect) {
    guard values.type != .conic, bounds.width > 0, bounds.height > 0 else { return }
    let locations = values.locations.map { CGFloat($0) }
    let gradient =
      locations.count == values.colors.count
      ? CGGradient(colorsSpace: nil, colors: values.colors, locations: locations)
      : CGGradient(colorsSpace: nil, colors: values.colors, locations: nil)
    guard let gradient else { return }
    let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    func point(_ unit: CGPoint) -> CGPoint {
      CGPoint(x: bounds.minX + unit.x * bounds.width, y: bounds.minY + unit.y * bounds.height)
    }
    let (start, end) = (point(values.startPoint), point(values.endPoint))
    guard values.type == .radial else {
      return drawLinearGradient(gradient, start: start, end: end, options: options)
    }
    saveGState()
    translateBy(x: start.x, y: start.y)
    scaleBy(x: max(abs(end.x - start.x), 0.01), y: max(abs(end.y - start.y), 0.01))
    drawRadialGradient(
      gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1, options: options)
    restoreGState()
  }
}
