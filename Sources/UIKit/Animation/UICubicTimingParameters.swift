import Runtime

/// A cubic Bézier timing curve from (0, 0) to (1, 1).
@preconcurrency @MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  private nonisolated let curve: UIView.AnimationCurve?
  /// The inner control points.
  public nonisolated let controlPoint1: CGPoint
  /// The second control point, in units of the duration and of the whole change.
  public nonisolated let controlPoint2: CGPoint

  /// Creates the default curve of Core Animation: (0.25, 0.1), (0.25, 1).
  public override init() {
    curve = nil
    controlPoint1 = CGPoint(x: 0.25, y: 0.1)
    controlPoint2 = CGPoint(x: 0.25, y: 1)
    super.init()
  }

  /// Creates the default curve. Archives are not supported.
  public convenience required init?(coder: NSCoder) { self.init() }

  /// Creates the timing of a built-in curve.
  public init(animationCurve curve: UIView.AnimationCurve) {
    self.curve = curve
    switch curve {
    case .easeInOut: (controlPoint1, controlPoint2) = (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
    case .easeIn: (controlPoint1, controlPoint2) = (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
    case .easeOut: (controlPoint1, controlPoint2) = (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
    case .linear: (controlPoint1, controlPoint2) = (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
    }
    super.init()
  }

  /// Creates a curve with inner control points, whose x-coordinates should be in 0...1.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    curve = nil
    controlPoint1 = point1
    controlPoint2 = point2
    super.init()
  }

  /// The predefined curve, or `easeInOut` for any other.
  open var animationCurve: UIView.AnimationCurve { curve ?? .easeInOut }

  /// `builtin` for a built-in curve, `cubic` for control points.
  open var timingCurveType: UITimingCurveType { curve == nil ? .cubic : .builtin }
  /// These parameters.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// Nil: the timing is not that of a spring.
  open var springTimingParameters: UISpringTimingParameters? { nil }

  /// Returns the object itself, which is immutable.
  open nonisolated func copy(with zone: NSZone? = nil) -> AnyValue { self }

  final var timingFunction: CAMediaTimingFunction {
    curve?.timingFunction
      ?? CAMediaTimingFunction(
        controlPoints: Float(controlPoint1.x), Float(controlPoint1.y), Float(controlPoint2.x), Float(controlPoint2.y))
  }
}

/// An object that provides a timing curve.
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSObjectProtocol, NSCopying {
  /// The type of the curve.
  var timingCurveType: UITimingCurveType { get }
  /// The curve as a cubic Bézier curve; nil for a spring alone.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The parameters of the spring; nil for a curve without one.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// The type of a timing curve.
public enum UITimingCurveType: Int, Sendable {
  /// A predefined curve, such as ease-in.
  case builtin
  case cubic
  case spring
  /// A spring with the timing of a cubic curve. Animators only use the spring.
  case composed
}
