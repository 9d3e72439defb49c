import Runtime

/// Along what the colours of a gradient follow each other.
public struct CAGradientLayerType: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along the line from `startPoint` to `endPoint`.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// Outwards from `startPoint`, to the ellipse through the corner `endPoint` of the rectangle around it.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Clockwise round `startPoint`, from the direction of `endPoint`.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that draws colours that turn into each other, within its bounds and round corners.
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

  /// `CGColor`s; others are left out.
  open var colors: [AnyValue]? {
    get { gradient.colors.isEmpty ? nil : gradient.colors.map { $0 as AnyValue } }
    set {
      let colors = newValue?.compactMap { AnimationValue.color(of: $0) } ?? []
      if colors != gradient.colors { change("colors", .drawing) { $0.drawing.gradient.colors = colors } }
    }
  }

  /// Where each colour is, from 0 at the start to 1 at the end, rising; nil, or a wrong number of them, for even steps.
  open var locations: [NSNumber]? {
    get { gradient.locations.isEmpty ? nil : gradient.locations.map { NSNumber(value: $0) } }
    set {
      let locations = newValue?.map { $0.doubleValue } ?? []
      if locations != gradient.locations { change("locations", .drawing) { $0.drawing.gradient.locations = locations } }
    }
  }

  /// In units of the bounds' size; by default the middle of the upper side.
  open var startPoint: CGPoint {
    get { gradient.startPoint }
    set {
      if newValue != gradient.startPoint {
        change("startPoint", .drawing) { $0.drawing.gradient.startPoint = newValue }
      }
    }
  }

  /// In units of the bounds' size; by default the middle of the lower side.
  open var endPoint: CGPoint {
    get { gradient.endPoint }
    set {
      if newValue != gradient.endPoint { change("endPoint", .drawing) { $0.drawing.gradient.endPoint = newValue } }
    }
  }

  /// Along a line by default; a change is not animated.
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
