import Runtime

/// The geometry of a gradient.
public struct CAGradientLayerType: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A gradient along the line from `startPoint` to `endPoint`.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// A gradient outwards from `startPoint`, up to the ellipse whose bounding rectangle has a corner at `endPoint`.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// A gradient clockwise around `startPoint`, beginning in the direction of `endPoint`.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that draws a colour gradient within its bounds and rounded corners.
open class CAGradientLayer: CALayer {
  public required init() {
    super.init()
    setDrawing(.gradient(GradientValues()))
  }

  public required init(layer: AnyValue) {
    super.init(layer: layer)
    if !values.drawing.isGradient { setDrawing(.gradient(GradientValues())) }
  }

  private var gradient: GradientValues { values.drawing.gradient }

  /// The colours, as `CGColor`s. Other objects are ignored.
  open var colors: [AnyValue]? {
    get { gradient.colors.isEmpty ? nil : gradient.colors.map { $0 as AnyValue } }
    set {
      let colors = newValue?.compactMap { AnimationValue.color(of: $0) } ?? []
      if colors != gradient.colors { change("colors", .drawing) { $0.drawing.gradient.colors = colors } }
    }
  }

  /// The location of each colour, from 0 at the start to 1 at the end, ascending. If nil or of the wrong number,
  /// colours are evenly spaced.
  open var locations: [NSNumber]? {
    get { gradient.locations.isEmpty ? nil : gradient.locations.map { NSNumber(value: $0) } }
    set {
      let locations = newValue?.map { $0.doubleValue } ?? []
      guard locations.allSatisfy({ $0.isFinite }) else { return refuse("locations") }
      if locations != gradient.locations { change("locations", .drawing) { $0.drawing.gradient.locations = locations } }
    }
  }

  /// The start in units of the bounds' size; the middle of the top edge by default.
  open var startPoint: CGPoint {
    get { gradient.startPoint }
    set {
      guard newValue.isFinite else { return refuse("startPoint", newValue.description) }
      if newValue != gradient.startPoint {
        change("startPoint", .drawing) { $0.drawing.gradient.startPoint = newValue }
      }
    }
  }

  /// The end in units of the bounds' size; the middle of the bottom edge by default.
  open var endPoint: CGPoint {
    get { gradient.endPoint }
    set {
      guard newValue.isFinite else { return refuse("endPoint", newValue.description) }
      if newValue != gradient.endPoint { change("endPoint", .drawing) { $0.drawing.gradient.endPoint = newValue } }
    }
  }

  /// The geometry; axial by default. Changes are not animated.
  open var type: CAGradientLayerType {
    get { gradient.type }
    set {
      guard newValue != gradient.type else { return }
      var new = gradient
      new.type = newValue
      setDrawing(.gradient(new))
      noteChange(.drawing)
    }
  }

  open override class func defaultValue(forKey key: String) -> AnyValue? {
    var values = LayerValues()
    values.drawing = .gradient(GradientValues())
    return LayerKeyPath(key).flatMap { values[$0].object }
  }
}
