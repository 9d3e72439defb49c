// Drawing and clipping.

extension CGContext {
  // MARK: The path

  /// Fills the path, with all subpaths closed, and begins a new one.
  public func fillPath(using rule: CGPathFillRule = .winding) { drawPath(using: rule == .winding ? .fill : .eoFill) }

  /// Strokes the path and begins a new one.
  public func strokePath() { drawPath(using: .stroke) }

  /// Fills or strokes the path or does both, and begins a new one.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = currentPath
    currentPath = CGMutablePath()
    guard !path.isEmpty else { return }
    if mode != .stroke { mark(outline(path) + fillAttributes(mode == .eoFill || mode == .eoFillStroke) + "/>") }
    if mode == .stroke || mode == .fillStroke || mode == .eoFillStroke { stroke(path) }
  }

  /// Strokes a path.
  /// - Parameter path: A path in points of the drawing.
  private func stroke(_ path: CGPath) {
    let transform = state.transform
    let determinant = transform.a * transform.d - transform.b * transform.c
    guard determinant != 0, state.lineWidth > 0 else { return }
    var inverse = transform.inverted()
    guard let own = path.copy(using: &inverse) else { return }
    mark(outline(own) + transformAttribute + strokeAttributes + "/>")
  }

  // MARK: Shapes

  /// Fills a rectangle and discards the current path.
  public func fill(_ rect: CGRect) { draw(.fill) { $0.addRect(rect) } }

  /// Fills rectangles as one shape and discards the current path.
  public func fill(_ rects: [CGRect]) { draw(.fill) { $0.addRects(rects) } }

  /// Strokes a rectangle, with the line centred on its edges, and discards the current path.
  public func stroke(_ rect: CGRect) { draw(.stroke) { $0.addRect(rect) } }

  /// Strokes a rectangle and discards the current path.
  /// - Parameter width: The width of the line, which is centred on the edges.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let former = state.lineWidth
    state.lineWidth = width
    stroke(rect)
    state.lineWidth = former
  }

  /// Fills the ellipse in a rectangle and discards the current path.
  public func fillEllipse(in rect: CGRect) { draw(.fill) { $0.addEllipse(in: rect) } }

  /// Strokes the ellipse in a rectangle and discards the current path.
  public func strokeEllipse(in rect: CGRect) { draw(.stroke) { $0.addEllipse(in: rect) } }

  /// Strokes a line between each pair of points.
  public func strokeLineSegments(between points: [CGPoint]) {
    draw(.stroke) { context in
      for index in stride(from: 0, to: points.count - 1, by: 2) {
        context.move(to: points[index])
        context.addLine(to: points[index + 1])
      }
    }
  }

  /// Erases the content of a rectangle.
  public func clear(_ rect: CGRect) {
    let former = state.blendMode
    state.blendMode = .clear
    fill(rect)
    state.blendMode = former
  }

  /// Draws a path in place of the current one, which is discarded.
  private func draw(_ mode: CGPathDrawingMode, _ build: (CGContext) -> Void) {
    beginPath()
    build(self)
    drawPath(using: mode)
  }

  // MARK: Pictures

  /// Draws an image as Core Graphics does, for which y points up: here it is upside down. `UIImage.draw(in:)` draws it
  /// upright.
  public func draw(_ image: CGImage, in rect: CGRect) {
    guard image.width > 0, image.height > 0 else { return }
    let place = CGAffineTransform(
      a: rect.width / CGFloat(image.width), b: 0, c: 0, d: -rect.height / CGFloat(image.height), tx: rect.minX,
      ty: rect.maxY)
    mark(image, placedBy: place)
  }

  /// Draws an image.
  /// - Parameters:
  ///   - transform: The transform from the pixels as encoded to the current coordinates.
  ///   - frame: The visible part in these coordinates, or nil for all.
  package func mark(_ image: CGImage, placedBy transform: CGAffineTransform, within frame: CGRect? = nil) {
    let matrix = SVGText.matrix(transform.concatenating(state.transform))
    let text = CGContext.element(image, " transform=\"" + matrix + "\"" + alphaAttribute)
    guard let frame else { return mark(text) }
    saveGState()
    clip(to: frame)
    mark(text)
    restoreGState()
  }

  /// Returns an image as an element, in its own pixels.
  static func element(_ image: CGImage, _ attributes: String) -> String {
    let source = image.address ?? "data:" + image.mediaType + ";base64," + SVGText.base64(image.data)
    let size = "width=\"\(image.width)\" height=\"\(image.height)\""
    return "<image " + size + " preserveAspectRatio=\"none\" href=\"" + SVGText.escaped(source) + "\"" + attributes
      + "/>"
  }

  // MARK: Clips

  /// Clips subsequent drawing to the path, in addition to the current clip, until the state is restored.
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

  /// Clips subsequent drawing to a rectangle, in addition to the current clip, and discards the current path.
  public func clip(to rect: CGRect) {
    beginPath()
    addRect(rect)
    clip()
  }

  /// Clips subsequent drawing to the union of rectangles, in addition to the current clip, and discards the current
  /// path.
  public func clip(to rects: [CGRect]) {
    beginPath()
    addRects(rects)
    clip()
  }

  /// The bounding rectangle of the clip; empty if everything is clipped.
  public var boundingBoxOfClipPath: CGRect {
    state.clipBounds.isNull ? .zero : state.clipBounds.applying(state.transform.inverted())
  }

  // MARK: Groups

  /// Begins a group. Until it ends, drawing is composited separately, and then with the current alpha, shadow and blend
  /// mode as a whole.
  public func beginTransparencyLayer(auxiliaryInfo: AnyObject?) {
    groups.append(state)
    saveGState()
    levels.append("")
    state.alpha = 1
    state.blendMode = .normal
    state.shadow = nil
    state.clip = nil
  }

  /// Ends a group. Does nothing if none was begun.
  public func endTransparencyLayer() {
    guard let group = groups.popLast(), let content = levels.popLast() else { return }
    restoreGState()
    let inside = state
    state = group
    mark("<g" + alphaAttribute + ">" + content + "</g>")
    state = inside
  }

  /// Draws content masked by the alpha of other content.
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
