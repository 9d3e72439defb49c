// What puts marks on the drawing, and what limits where they go.

extension CGContext {
  // MARK: The path

  /// Fills the path, whose subpaths count as closed, and begins another.
  public func fillPath(using rule: CGPathFillRule = .winding) { drawPath(using: rule == .winding ? .fill : .eoFill) }

  /// Draws the path's lines and begins another.
  public func strokePath() { drawPath(using: .stroke) }

  /// Fills the path, draws its lines over that, or does both, and begins another path.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = currentPath
    currentPath = CGMutablePath()
    guard !path.isEmpty else { return }
    if mode != .stroke { mark(outline(path) + fillAttributes(mode == .eoFill || mode == .eoFillStroke) + "/>") }
    if mode == .stroke || mode == .fillStroke || mode == .eoFillStroke { stroke(path) }
  }

  /// - Parameter path: in points of the drawing.
  private func stroke(_ path: CGPath) {
    let transform = state.transform
    let determinant = transform.a * transform.d - transform.b * transform.c
    guard determinant != 0, state.lineWidth > 0 else { return }
    var inverse = transform.inverted()
    guard let own = path.copy(using: &inverse) else { return }
    mark(outline(own) + transformAttribute + strokeAttributes + "/>")
  }

  // MARK: Shapes

  /// Fills a rectangle; the path that was being built is gone afterwards.
  public func fill(_ rect: CGRect) { draw(.fill) { $0.addRect(rect) } }

  /// Fills rectangles as one shape; the path that was being built is gone afterwards.
  public func fill(_ rects: [CGRect]) { draw(.fill) { $0.addRects(rects) } }

  /// Draws the sides of a rectangle, half inside and half outside; the path that was being built is gone afterwards.
  public func stroke(_ rect: CGRect) { draw(.stroke) { $0.addRect(rect) } }

  /// - Parameter width: of the line, which lies half inside and half outside.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let former = state.lineWidth
    state.lineWidth = width
    stroke(rect)
    state.lineWidth = former
  }

  /// Fills the ellipse in a rectangle; the path that was being built is gone afterwards.
  public func fillEllipse(in rect: CGRect) { draw(.fill) { $0.addEllipse(in: rect) } }

  /// Draws the line of the ellipse in a rectangle; the path that was being built is gone afterwards.
  public func strokeEllipse(in rect: CGRect) { draw(.stroke) { $0.addEllipse(in: rect) } }

  /// Lines between every two points.
  public func strokeLineSegments(between points: [CGPoint]) {
    draw(.stroke) { context in
      for index in stride(from: 0, to: points.count - 1, by: 2) {
        context.move(to: points[index])
        context.addLine(to: points[index + 1])
      }
    }
  }

  /// Takes away what was drawn in a rectangle.
  public func clear(_ rect: CGRect) {
    let former = state.blendMode
    state.blendMode = .clear
    fill(rect)
    state.blendMode = former
  }

  /// Draws something in place of the path, which is gone then.
  private func draw(_ mode: CGPathDrawingMode, _ build: (CGContext) -> Void) {
    beginPath()
    build(self)
    drawPath(using: mode)
  }

  // MARK: Pictures

  /// Draws a picture as Core Graphics does, whose pictures stand on their lower side where y points up: here it is
  /// upside down. `UIImage.draw(in:)` draws it upright.
  public func draw(_ image: CGImage, in rect: CGRect) {
    guard image.width > 0, image.height > 0 else { return }
    let place = CGAffineTransform(
      a: rect.width / CGFloat(image.width), b: 0, c: 0, d: -rect.height / CGFloat(image.height), tx: rect.minX,
      ty: rect.maxY)
    mark(image, placedBy: place)
  }

  /// - Parameters:
  ///   - transform: from pixels, as encoded, to the coordinates that are drawn in.
  ///   - frame: what is seen of it, in these coordinates; nil for all.
  package func mark(_ image: CGImage, placedBy transform: CGAffineTransform, within frame: CGRect? = nil) {
    let source = image.address ?? "data:" + image.mediaType + ";base64," + SVGText.base64(image.data)
    var text = "<image width=\"\(image.width)\" height=\"\(image.height)\" preserveAspectRatio=\"none\" href=\""
    text += SVGText.escaped(source) + "\" transform=\""
    text += SVGText.matrix(transform.concatenating(state.transform)) + "\"" + alphaAttribute + "/>"
    guard let frame else { return mark(text) }
    saveGState()
    clip(to: frame)
    mark(text)
    restoreGState()
  }

  // MARK: Clips

  /// Keeps what follows within the path, and within what it was kept in before, until the state is restored.
  public func clip(using rule: CGPathFillRule = .winding) {
    let path = currentPath
    currentPath = CGMutablePath()
    state.clipBounds = state.clipBounds.intersection(path.isEmpty ? .null : path.boundingBoxOfPath)
    let id = define { id in
      "<clipPath id=\"\(id)\"" + clipAttribute + ">" + outline(path)
        + (rule == .evenOdd ? " clip-rule=\"evenodd\"" : "") + "/></clipPath>"
    }
    state.clip = id
  }

  /// Limits what follows to the part of the rectangle that is not clipped yet; the path that was being built is gone.
  public func clip(to rect: CGRect) {
    beginPath()
    addRect(rect)
    clip()
  }

  /// Limits what follows to what lies in any of the rectangles; the path that was being built is gone.
  public func clip(to rects: [CGRect]) {
    beginPath()
    addRects(rects)
    clip()
  }

  /// The smallest upright rectangle around what can be drawn in; empty where nothing can.
  public var boundingBoxOfClipPath: CGRect {
    state.clipBounds.isNull ? .zero : state.clipBounds.applying(state.transform.inverted())
  }

  // MARK: Groups

  /// What follows, until the layer ends, is drawn by itself, and then with the present alpha, shadow and blend mode as
  /// a whole.
  public func beginTransparencyLayer(auxiliaryInfo: AnyObject?) {
    groups.append(state)
    saveGState()
    levels.append("")
    state.alpha = 1
    state.blendMode = .normal
    state.shadow = nil
    state.clip = nil
  }

  /// Does nothing when none was begun.
  public func endTransparencyLayer() {
    guard let group = groups.popLast(), let content = levels.popLast() else { return }
    restoreGState()
    let inside = state
    state = group
    mark("<g" + alphaAttribute + ">" + content + "</g>")
    state = inside
  }

  /// Draws something of which as much is seen as the alpha of something else says.
  package func draw(_ content: (CGContext) -> Void, maskedBy mask: (CGContext) -> Void) {
    func collect(_ work: (CGContext) -> Void) -> String {
      levels.append("")
      saveGState()
      state.clip = nil
      work(self)
      restoreGState()
      return levels.removeLast()
    }
    let masking = collect(mask)
    let masked = collect(content)
    let id = define { id in maskElement(id, masking) }
    mark("<g mask=\"url(#\(name(id)))\">" + masked + "</g>")
  }
}
