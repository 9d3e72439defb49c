import Runtime

/// A cubic Bézier curve from (0, 0) to (1, 1), time to the right and progress upwards.
@preconcurrency @MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  private nonisolated let curve: UIView.AnimationCurve?
  /// The inner control points.
  public nonisolated let controlPoint1: CGPoint
  public nonisolated let controlPoint2: CGPoint

  /// The curve that Core Animation calls default: (0.25, 0.1), (0.25, 1).
  public override init() {
    curve = nil
    controlPoint1 = CGPoint(x: 0.25, y: 0.1)
    controlPoint2 = CGPoint(x: 0.25, y: 1)
    super.init()
  }

  /// There are no archives here: the curve is the default one.
  public convenience required init?(coder: NSCoder) { self.init() }

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

  /// - Parameters: the inner control points; their x should lie in 0...1.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    curve = nil
    controlPoint1 = point1
    controlPoint2 = point2
    super.init()
  }

  /// The named curve that was given, ease-in-out for others.
  open var animationCurve: UIView.AnimationCurve { curve ?? .easeInOut }

  open var timingCurveType: UITimingCurveType { curve == nil ? .cubic : .builtin }
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }

  /// Itself: it does not change.
  open nonisolated func copy(with zone: NSZone? = nil) -> AnyValue { self }

  final var timingFunction: CAMediaTimingFunction {
    curve?.timingFunction
      ?? CAMediaTimingFunction(
        controlPoints: Float(controlPoint1.x), Float(controlPoint1.y), Float(controlPoint2.x), Float(controlPoint2.y))
  }
}

/// Says how an animation's time becomes progress.
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSObjectProtocol, NSCopying {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

public enum UITimingCurveType: Int, Sendable {
  /// A curve with a name, such as ease-in.
  case builtin
  case cubic
  case spring
  /// A spring in the time of a cubic curve; animators take the spring alone.
  case composed
}
