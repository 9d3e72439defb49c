import Runtime

/// Which parts of a path's plane are inside, where the path crosses itself.
public struct CAShapeLayerFillRule: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Inside is where the path turns round a point, on balance.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Inside is where a ray out crosses the path an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The ends of lines.
public struct CAShapeLayerLineCap: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Straight, where the path ends.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// By half a circle around the path's end.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Straight, half a line width behind the path's end.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The corners of lines.
public struct CAShapeLayerLineJoin: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In a point, or as `bevel` where that is longer than the miter limit.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// By a part of a circle around the corner.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Straight across, from one line's outer edge to the other's.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer that draws a path between its background and its sublayers, also beyond its bounds.
///
/// Of the properties, `path`, the colours and the numbers can be animated; `path` is only by animations that are
/// added, between paths whose elements are of the same kinds in the same order.
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

  /// Copied when it is set. In the layer's coordinates, in points.
  open var path: CGPath? {
    get { shape.path }
    set { if newValue != shape.path { change("path", .drawing) { $0.drawing.shape.path = newValue?.copy() } } }
  }

  /// Black by default; nil fills nothing.
  open var fillColor: CGColor? {
    get { shape.fillColor }
    set { if newValue != shape.fillColor { change("fillColor", .drawing) { $0.drawing.shape.fillColor = newValue } } }
  }

  /// How `fillColor` finds the inside; by turns on balance (`nonZero`) by default.
  open var fillRule: CAShapeLayerFillRule {
    get { shape.fillRule }
    set { set { $0.fillRule = newValue } }
  }

  /// nil, the default, draws no line.
  open var strokeColor: CGColor? {
    get { shape.strokeColor }
    set {
      if newValue != shape.strokeColor { change("strokeColor", .drawing) { $0.drawing.shape.strokeColor = newValue } }
    }
  }

  /// Where the line begins, as a fraction of the path's length.
  open var strokeStart: CGFloat {
    get { shape.strokeStart }
    set {
      guard newValue != shape.strokeStart else { return }
      guard newValue.isFinite else { return refuse("strokeStart") }
      change("strokeStart", .drawing) { $0.drawing.shape.strokeStart = newValue }
    }
  }

  /// Where the line ends, as a fraction of the path's length.
  open var strokeEnd: CGFloat {
    get { shape.strokeEnd }
    set {
      guard newValue != shape.strokeEnd else { return }
      guard newValue.isFinite else { return refuse("strokeEnd") }
      change("strokeEnd", .drawing) { $0.drawing.shape.strokeEnd = newValue }
    }
  }

  /// Points; half of it lies on each side of the path.
  open var lineWidth: CGFloat {
    get { shape.lineWidth }
    set {
      guard newValue != shape.lineWidth else { return }
      guard newValue.isFinite else { return refuse("lineWidth") }
      change("lineWidth", .drawing) { $0.drawing.shape.lineWidth = newValue }
    }
  }

  /// The longest corner of `.miter`, in line widths; longer ones are cut off.
  open var miterLimit: CGFloat {
    get { shape.miterLimit }
    set {
      guard newValue != shape.miterLimit else { return }
      guard newValue.isFinite else { return refuse("miterLimit") }
      change("miterLimit", .drawing) { $0.drawing.shape.miterLimit = newValue }
    }
  }

  /// How the line, and each dash of it, ends; straight at its end by default.
  open var lineCap: CAShapeLayerLineCap {
    get { shape.lineCap }
    set { set { $0.lineCap = newValue } }
  }

  /// How the line goes round corners; in a point by default.
  open var lineJoin: CAShapeLayerLineJoin {
    get { shape.lineJoin }
    set { set { $0.lineJoin = newValue } }
  }

  /// How far into the pattern the line begins, in points.
  open var lineDashPhase: CGFloat {
    get { shape.lineDashPhase }
    set {
      if newValue != shape.lineDashPhase {
        change("lineDashPhase", .drawing) { $0.drawing.shape.lineDashPhase = newValue }
      }
    }
  }

  /// Lengths in points, drawn and left out in turn; nil for a whole line.
  open var lineDashPattern: [NSNumber]? {
    get { shape.lineDashPattern.isEmpty ? nil : shape.lineDashPattern.map { NSNumber(value: $0) } }
    set { set { $0.lineDashPattern = newValue?.map { $0.doubleValue } ?? [] } }
  }

  /// Sets what is not animated.
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

  /// A path is not animated by itself.
  open override class func defaultAction(forKey event: String) -> (any CAAction)? {
    event == "path" ? nil : super.defaultAction(forKey: event)
  }
}
