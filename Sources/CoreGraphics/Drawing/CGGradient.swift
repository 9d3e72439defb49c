/// A gradient of colours.
public final class CGGradient {
  let colors: [CGColor]
  /// The locations of the colours, from 0 at the start to 1 at the end.
  let locations: [CGFloat]

  /// Creates a gradient, or returns nil if there are no colours.
  /// - Parameters:
  ///   - space: The colour space, which is always sRGB, or nil.
  ///   - locations: As many locations as there are colours, or nil for even spacing.
  public init?(colorsSpace space: CGColorSpace?, colors: [CGColor], locations: UnsafePointer<CGFloat>?) {
    guard !colors.isEmpty else { return nil }
    self.colors = colors
    let last = max(colors.count - 1, 1)
    self.locations = colors.indices.map { locations?[$0] ?? CGFloat($0) / CGFloat(last) }
  }
}

/// Options that extend a gradient before its start and after its end.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Extends the first colour before the start; otherwise nothing is drawn there.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  /// Extends the last colour after the end; otherwise nothing is drawn there.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}

extension CGContext {
  /// Fills the clip with a gradient along a line.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
  ) {
    let place =
      "x1=\"\(number(startPoint.x))\" y1=\"\(number(startPoint.y))\" x2=\"\(number(endPoint.x))\" y2=\"\(number(endPoint.y))\""
    fill(with: gradient, "linearGradient", place, options)
  }

  /// Fills the clip with a gradient between two circles.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    let place =
      "fx=\"\(number(startCenter.x))\" fy=\"\(number(startCenter.y))\" fr=\"\(number(startRadius))\" "
      + "cx=\"\(number(endCenter.x))\" cy=\"\(number(endCenter.y))\" r=\"\(number(endRadius))\""
    fill(with: gradient, "radialGradient", place, options)
  }

  private func number(_ value: CGFloat) -> String { SVGText.number(Double(value), places: 4) }

  /// Fills the clip with a gradient.
  /// - Parameters:
  ///   - kind: The name of the SVG element.
  ///   - place: The attributes of the element, in the current coordinates.
  private func fill(
    with gradient: CGGradient, _ kind: String, _ place: String, _ options: CGGradientDrawingOptions
  ) {
    var stops = ""
    func add(_ color: CGColor, _ location: CGFloat, alpha: CGFloat) {
      stops += "<stop offset=\"" + SVGText.number(Double(location), places: 4) + "\" stop-color=\""
      stops += SVGText.color(color) + "\" stop-opacity=\"" + SVGText.number(Double(alpha), places: 3) + "\"/>"
    }
    let last = gradient.colors.count - 1
    // A side without an extension is a stop with an alpha of 0 at the same location.
    if !options.contains(.drawsBeforeStartLocation) { add(gradient.colors[0], gradient.locations[0], alpha: 0) }
    for (color, location) in zip(gradient.colors, gradient.locations) { add(color, location, alpha: color.alpha) }
    if !options.contains(.drawsAfterEndLocation) { add(gradient.colors[last], gradient.locations[last], alpha: 0) }
    let transform = state.transform.isIdentity ? "" : " gradientTransform=\"\(SVGText.matrix(state.transform))\""
    let id = define { id in
      "<\(kind) id=\"\(id)\" gradientUnits=\"userSpaceOnUse\" \(place)\(transform)>\(stops)</\(kind)>"
    }
    let area = SVGPath.text(CGPath(rect: CGRect(origin: .zero, size: size), transform: nil))
    mark("<path d=\"\(area)\" fill=\"url(#\(name(id)))\"" + alphaAttribute + "/>")
  }
}
