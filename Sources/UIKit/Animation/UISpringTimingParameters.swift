import Runtime

/// The motion of a damped spring.
@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  private enum Motion {
    /// Takes the time of the animation.
    case dampingRatio(Double)
    /// Takes the time until it has settled.
    case physical(mass: Double, stiffness: Double, damping: Double)
    case perceptual(duration: TimeInterval, bounce: Double)
  }
  private nonisolated let motion: Motion

  /// In travels per second: along x for positions, origins and widths and for values that have one dimension, along
  /// y for positions, origins and heights. For 200 points at 100 points per second it is 0.5.
  public nonisolated let initialVelocity: CGVector

  /// Damped beyond critical, which counts as critical; it starts at rest.
  public override init() {
    motion = .dampingRatio(4.56)
    initialVelocity = .zero
    super.init()
  }

  /// There are no archives here: the spring is the default one.
  public convenience required init?(coder: NSCoder) { self.init() }

  /// A spring that takes the time of the animation: 0.001 of the travel is left at its end.
  /// - Parameter ratio: 1 settles without bouncing, less bounces; more counts as 1.
  /// - Parameter velocity: at the beginning, in travels per second.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    motion = .dampingRatio(ratio)
    initialVelocity = velocity
    super.init()
  }

  public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }

  /// A spring that takes the time that it needs to settle to 0.001 of the travel, whatever the animation's duration.
  /// - Parameters:
  ///   - mass: above 0.
  ///   - stiffness: force per length, above 0.
  ///   - damping: force per velocity, above 0.
  ///   - velocity: at the beginning, in travels per second.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    ensure(
      mass > 0 && stiffness > 0 && damping > 0,
      "UISpringTimingParameters: mass, stiffness and damping must be above 0, or the spring never comes to rest.")
    motion = .physical(mass: mass, stiffness: stiffness, damping: damping)
    initialVelocity = velocity
    super.init()
  }

  /// A spring described by how long it seems to take; see `UIView.animate(springDuration:bounce:…)`. It takes the
  /// time that it needs to settle, whatever the animation's duration.
  /// - Parameters:
  ///   - duration: seconds, perceptual, above 0.
  ///   - bounce: 0 does not overshoot, up to 1 does, below 0 is slower.
  ///   - velocity: at the beginning, in travels per second.
  public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector) {
    ensure(duration > 0, "UISpringTimingParameters: the duration must be above 0 seconds.")
    motion = .perceptual(duration: duration, bounce: bounce)
    initialVelocity = velocity
    super.init()
  }

  public convenience init(duration: TimeInterval, bounce: CGFloat) {
    self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
  }

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }

  /// Itself: it does not change.
  open nonisolated func copy(with zone: NSZone? = nil) -> AnyValue { self }

  /// The springs along x and y, and how long both last.
  /// - Parameter duration: of the animation, in seconds, above 0.
  final func springs(for duration: TimeInterval) -> (x: Spring, y: Spring, duration: TimeInterval) {
    func spring(_ velocity: Double) -> Spring {
      switch motion {
      case .dampingRatio(let ratio):
        return Spring(duration: max(duration, 1e-6), dampingRatio: ratio, initialVelocity: velocity)
      case .physical(let mass, let stiffness, let damping):
        return Spring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
      case .perceptual(let duration, let bounce):
        return Spring(perceptualDuration: duration, bounce: bounce, initialVelocity: velocity)
      }
    }
    let x = spring(initialVelocity.dx)
    let y = initialVelocity.dy == initialVelocity.dx ? x : spring(initialVelocity.dy)
    if case .dampingRatio = motion { return (x, y, duration) }
    return (x, y, max(x.settlingDuration, y.settlingDuration))
  }
}
