import Runtime

/// The rule that decides which areas are inside a path that intersects itself.
public struct CAShapeLayerFillRule: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The inside is where the winding number of the path is not 0.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// The inside is where a ray to the outside crosses the path an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of the ends of lines.
public struct CAShapeLayerLineCap: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A straight end at the path's end.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// A half circle around the path's end.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// A straight end, half a line width beyond the path's end.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shape of the corners of lines.
public struct CAShapeLayerLineJoin: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A sharp corner, or a bevel beyond the miter limit.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// A circular arc around the corner.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// A straight cut between the outer edges.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer that draws a path between its background and its sublayers, even beyond its bounds.
///
/// The path, colours and numbers are animatable; `path` only by explicit animations, between paths with elements of the
/// same types in the same order.
open class CAShapeLayer: CALayer {
  public required init() {
    super.init()
    setDrawing(.shape(ShapeValues()))
  }

  public required init(layer: AnyValue) {
    super.init(layer: layer)
    if !values.drawing.isShape { setDrawing(.shape(ShapeValues())) }
  }

  private var shape: ShapeValues { values.drawing.shape }

  /// The path in the layer's coordinates, in points. It is copied.
  open var path: CGPath? {
    get { shape.path }
    set { if newValue != shape.path { change("path", .drawing) { $0.drawing.shape.path = newValue?.copy() } } }
  }

  /// The fill colour, black by default; nil for no fill.
  open var fillColor: CGColor? {
    get { shape.fillColor }
    set { if newValue != shape.fillColor { change("fillColor", .drawing) { $0.drawing.shape.fillColor = newValue } } }
  }

  /// The fill rule; `nonZero` by default.
  open var fillRule: CAShapeLayerFillRule {
    get { shape.fillRule }
    set { set { $0.fillRule = newValue } }
  }

  /// The stroke colour; nil, the default, for no stroke.
  open var strokeColor: CGColor? {
    get { shape.strokeColor }
    set {
      if newValue != shape.strokeColor { change("strokeColor", .drawing) { $0.drawing.shape.strokeColor = newValue } }
    }
  }

  /// The beginning of the stroked part, as a fraction of the path's length.
  open var strokeStart: CGFloat {
    get { shape.strokeStart }
    set {
      guard newValue != shape.strokeStart else { return }
      guard newValue.isFinite else { return refuse("strokeStart") }
      change("strokeStart", .drawing) { $0.drawing.shape.strokeStart = newValue }
    }
  }

  /// The end of the stroked part, as a fraction of the path's length.
  open var strokeEnd: CGFloat {
    get { shape.strokeEnd }
    set {
      guard newValue != shape.strokeEnd else { return }
      guard newValue.isFinite else { return refuse("strokeEnd") }
      change("strokeEnd", .drawing) { $0.drawing.shape.strokeEnd = newValue }
    }
  }

  /// The line width in points, half of it on each side of the path.
  open var lineWidth: CGFloat {
    get { shape.lineWidth }
    set {
      guard newValue != shape.lineWidth else { return }
      guard newValue.isFinite else { return refuse("lineWidth") }
      change("lineWidth", .drawing) { $0.drawing.shape.lineWidth = newValue }
    }
  }

  /// The maximum length of a `.miter` corner, in line widths.
  open var miterLimit: CGFloat {
    get { shape.miterLimit }
    set {
      guard newValue != shape.miterLimit else { return }
      guard newValue.isFinite else { return refuse("miterLimit") }
      change("miterLimit", .drawing) { $0.drawing.shape.miterLimit = newValue }
    }
  }

  /// The ends of the line and of each dash; `butt` by default.
  open var lineCap: CAShapeLayerLineCap {
    get { shape.lineCap }
    set { set { $0.lineCap = newValue } }
  }

  /// The corners of the line; `miter` by default.
  open var lineJoin: CAShapeLayerLineJoin {
    get { shape.lineJoin }
    set { set { $0.lineJoin = newValue } }
  }

  /// The offset into the dash pattern at which the line begins, in points.
  open var lineDashPhase: CGFloat {
    get { shape.lineDashPhase }
    set {
      guard newValue.isFinite else { return refuse("lineDashPhase") }
      if newValue != shape.lineDashPhase {
        change("lineDashPhase", .drawing) { $0.drawing.shape.lineDashPhase = newValue }
      }
    }
  }

  /// The lengths of dashes and gaps in points, alternating; nil for a solid line.
  open var lineDashPattern: [NSNumber]? {
    get { shape.lineDashPattern.isEmpty ? nil : shape.lineDashPattern.map { NSNumber(value: $0) } }
    set {
      let lengths = newValue?.map { $0.doubleValue } ?? []
      guard lengths.allSatisfy({ $0.isFinite }) else { return refuse("lineDashPattern") }
      set { $0.lineDashPattern = lengths }
    }
  }

  /// Changes properties that are not animatable.
  private func set(_ change: (inout ShapeValues) -> Void) {
    var new = shape
    change(&new)
    guard new != shape else { return }
    setDrawing(.shape(new))
    noteChange(.drawing)
  }

  open override class func defaultValue(forKey key: String) -> AnyValue? {
    var values = LayerValues()
    values.drawing = .shape(ShapeValues())
    return LayerKeyPath(key).flatMap { values[$0].object }
  }

  /// Returns no action for a path, which has no implicit animation.
  open override class func defaultAction(forKey event: String) -> (any CAAction)? {
    event == "path" ? nil : super.defaultAction(forKey: event)
  }
}
