// The encoding of a drawing as SVG, which hosts draw.

extension CGContext {
  /// Adds an element to the drawing, with the current clip, shadow and blend mode.
  /// - Parameter element: The markup, in points of the drawing.
  package func mark(_ element: String) {
    noteMark()
    var element = element
    if let shadow = state.shadow {
      let id = define { id in shadowFilter(id, shadow) }
      element = "<g filter=\"url(#\(name(id)))\">" + element + "</g>"
    }
    if state.clip != nil { element = "<g" + clipAttribute + ">" + element + "</g>" }
    let last = levels.count - 1
    switch state.blendMode {
    case .normal: levels[last] += element
    case .destinationOver: levels[last] = element + levels[last]
    case .clear, .destinationOut: levels[last] = masked(levels[last], by: invertedMask(element))
    case .destinationIn: levels[last] = masked(levels[last], by: element)
    case .sourceIn: levels[last] = masked(element, by: levels[last])
    case .sourceAtop: levels[last] += masked(element, by: levels[last])
    default: levels[last] += "<g style=\"mix-blend-mode:\(state.blendMode.name)\">" + element + "</g>"
    }
    didMark?(self)
  }

  /// Returns an image of the drawing so far; in a bitmap context whose memory was read or is the caller's, an image of
  /// the pixels.
  public func makeImage() -> CGImage? { imageOfMemory?(self) ?? encoded() }

  func encoded() -> CGImage {
    func pixels(_ length: CGFloat) -> Int { max(1, Int((length * scale - 1e-6).rounded(.up))) }
    let (width, height) = (pixels(size.width), pixels(size.height))
    var text = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" viewBox=\"0 0 "
    text += SVGText.number(Double(size.width), places: 4) + " " + SVGText.number(Double(size.height), places: 4)
    text += "\" preserveAspectRatio=\"none\" font-family=\"" + SVGText.fonts + "\">"
    if !definitions.isEmpty { text += "<defs>" + definitions + "</defs>" }
    // A group that has not ended is included as it is.
    for level in levels { text += level }
    return CGImage(drawing: Data(Array((text + "</svg>").utf8)), width: width, height: height)
  }

  // MARK: Attributes

  func outline(_ path: CGPath) -> String { "<path d=\"" + SVGPath.text(path) + "\"" }

  func fillAttributes(_ isEvenOdd: Bool) -> String {
    let alpha = state.blendMode == .clear ? 1 : state.fillColor.alpha * state.alpha
    return " fill=\"" + SVGText.color(state.fillColor) + "\"" + opacity("fill-opacity", alpha)
      + (isEvenOdd ? " fill-rule=\"evenodd\"" : "")
  }

  var strokeAttributes: String {
    var text = " fill=\"none\" stroke=\"" + SVGText.color(state.strokeColor) + "\""
    text += opacity("stroke-opacity", state.strokeColor.alpha * state.alpha)
    if state.lineWidth != 1 { text += " stroke-width=\"" + number(state.lineWidth) + "\"" }
    if state.lineCap != .butt { text += " stroke-linecap=\"" + (state.lineCap == .round ? "round" : "square") + "\"" }
    switch state.lineJoin {
    case .miter: text += " stroke-miterlimit=\"" + number(max(state.miterLimit, 1)) + "\""
    case .round: text += " stroke-linejoin=\"round\""
    case .bevel: text += " stroke-linejoin=\"bevel\""
    }
    if !state.dashes.isEmpty {
      text += " stroke-dasharray=\"" + state.dashes.map { number($0) }.joined(separator: " ") + "\""
      if state.dashPhase != 0 { text += " stroke-dashoffset=\"" + number(state.dashPhase) + "\"" }
    }
    return text
  }

  package var alphaAttribute: String { opacity("opacity", state.alpha) }

  package var transformAttribute: String {
    state.transform.isIdentity ? "" : " transform=\"" + SVGText.matrix(state.transform) + "\""
  }

  var clipAttribute: String { state.clip.map { " clip-path=\"url(#" + name($0) + ")\"" } ?? "" }

  private func opacity(_ attribute: String, _ value: CGFloat) -> String {
    value < 0.9995 ? " " + attribute + "=\"" + SVGText.number(Double(value), places: 3) + "\"" : ""
  }

  private func number(_ value: CGFloat) -> String { SVGText.number(Double(value), places: 4) }

  // MARK: Definitions

  func name(_ id: Int) -> String { "d\(id)" }

  /// Adds a definition that elements refer to.
  /// - Returns: Its number.
  func define(_ element: (String) -> String) -> Int {
    definitionCount += 1
    definitions += element(name(definitionCount))
    return definitionCount
  }

  /// The attributes of a rectangle larger than the drawing on all sides.
  private var everywhere: String {
    let (width, height) = (number(size.width * 3), number(size.height * 3))
    return " x=\"" + number(-size.width) + "\" y=\"" + number(-size.height) + "\" width=\"" + width + "\" height=\""
      + height + "\""
  }

  func maskElement(_ id: String, _ content: String) -> String {
    "<mask id=\"" + id + "\" style=\"mask-type:alpha\" maskUnits=\"userSpaceOnUse\"" + everywhere + ">" + content
      + "</mask>"
  }

  private func masked(_ content: String, by mask: String) -> String {
    let id = define { id in maskElement(id, mask) }
    return "<g mask=\"url(#\(name(id)))\">" + content + "</g>"
  }

  /// Returns a mask of everything except an element.
  private func invertedMask(_ element: String) -> String {
    let id = define { id in
      "<filter id=\"" + id + "\" filterUnits=\"userSpaceOnUse\"" + everywhere
        + "><feComponentTransfer><feFuncA type=\"table\" tableValues=\"1 0\"/></feComponentTransfer></filter>"
    }
    // The filter applies to its whole region, so that undrawn parts become opaque.
    return "<g filter=\"url(#\(name(id)))\">" + element + "</g>"
  }

  private func shadowFilter(_ id: String, _ shadow: Shadow) -> String {
    "<filter id=\"" + id + "\" filterUnits=\"userSpaceOnUse\"" + everywhere + "><feDropShadow dx=\""
      + number(shadow.offset.width) + "\" dy=\"" + number(shadow.offset.height) + "\" stdDeviation=\""
      + number(shadow.radius) + "\" flood-color=\"" + SVGText.color(shadow.color) + "\""
      + opacity("flood-opacity", shadow.color.alpha) + "/></filter>"
  }
}

extension SVGText {
  /// The font families. Lines are broken by the widths of Helvetica, so fonts with the same widths come first.
  package static let fonts = "'Helvetica Neue',Helvetica,Arial,'Liberation Sans',Arimo,sans-serif"
}

extension CGBlendMode {
  /// The name in CSS.
  fileprivate var name: String {
    switch self {
    case .multiply: "multiply"
    case .screen: "screen"
    case .overlay: "overlay"
    case .darken: "darken"
    case .lighten: "lighten"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .difference: "difference"
    case .exclusion: "exclusion"
    case .hue: "hue"
    case .saturation: "saturation"
    case .color: "color"
    case .luminosity: "luminosity"
    default: "normal"
    }
  }
}
