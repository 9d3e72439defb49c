import Runtime

/// The motion of a damped spring.
@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  private enum Motion {
    /// A spring with the duration of the animation.
    case dampingRatio(Double)
    /// A spring with its own settling duration.
    case physical(mass: Double, stiffness: Double, damping: Double)
    case perceptual(duration: TimeInterval, bounce: Double)
  }
  private nonisolated let motion: Motion

  /// The initial velocity in total distances per second: along x for horizontal positions and widths and for
  /// one-dimensional values, along y for vertical positions and heights. For 200 points at 100 points per second it is
  /// 0.5.
  public nonisolated let initialVelocity: CGVector

  /// Creates a spring of mass 3, stiffness 1000 and damping 500, which counts as critical, and starts at rest. It
  /// settles in 0.506 s, regardless of the animation's duration.
  public override init() {
    motion = .physical(mass: 3, stiffness: 1000, damping: 500)
    initialVelocity = .zero
    super.init()
  }

  /// Creates the default spring. Archives are not supported.
  public convenience required init?(coder: NSCoder) { self.init() }

  /// Creates a spring with the duration of the animation, at whose end 0.001 of the distance remains.
  /// - Parameter ratio: The damping ratio: 1 settles without oscillation, lower values oscillate; higher ones count as
  ///   1.
  /// - Parameter velocity: The initial velocity, in total distances per second.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    motion = .dampingRatio(finiteNumber(ratio, else: 1, "the damping ratio of UISpringTimingParameters"))
    initialVelocity = Self.finite(velocity)
    super.init()
  }

  /// Creates the timing of a spring that starts at rest.
  /// - Parameter ratio: The damping ratio; 1 settles without oscillation, lower values oscillate.
  public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }

  /// Creates a spring that settles to 0.001 of the distance in its own time, regardless of the animation's duration.
  /// - Parameters:
  ///   - mass: The mass, above 0.
  ///   - stiffness: The force per length, above 0.
  ///   - damping: The force per velocity, above 0. More than critical counts as critical.
  ///   - velocity: The initial velocity, in total distances per second.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    ensure(
      mass > 0 && stiffness > 0 && damping > 0 && (mass + stiffness + damping).isFinite,
      "UISpringTimingParameters: mass, stiffness and damping must be above 0 and finite, or the spring never settles.")
    motion = .physical(mass: mass, stiffness: stiffness, damping: damping)
    initialVelocity = Self.finite(velocity)
    super.init()
  }

  /// Creates a spring by its perceptual duration; see `UIView.animate(springDuration:bounce:…)`. It settles in its own
  /// time, regardless of the animation's duration.
  /// - Parameters:
  ///   - duration: The perceptual duration in seconds, above 0.
  ///   - bounce: 0 does not overshoot, values up to 1 do, and values below 0 are slower.
  ///   - velocity: The initial velocity, in total distances per second.
  public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector) {
    ensure(duration > 0, "UISpringTimingParameters: the duration must be above 0 seconds.")
    motion = .perceptual(
      duration: duration, bounce: finiteNumber(bounce, "the bounce of UISpringTimingParameters"))
    initialVelocity = Self.finite(velocity)
    super.init()
  }

  private static func finite(_ velocity: CGVector) -> CGVector {
    let name = "the initial velocity of UISpringTimingParameters"
    return CGVector(dx: finiteNumber(velocity.dx, name), dy: finiteNumber(velocity.dy, name))
  }

  /// Creates the timing of a spring that starts at rest, from its perceptual duration and its bounce.
  public convenience init(duration: TimeInterval, bounce: CGFloat) {
    self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
  }

  /// `spring`.
  open var timingCurveType: UITimingCurveType { .spring }
  /// Nil: the timing is that of a spring.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// These parameters.
  open var springTimingParameters: UISpringTimingParameters? { self }

  /// Returns the object itself, which is immutable.
  open nonisolated func copy(with zone: NSZone? = nil) -> AnyValue { self }

  /// Returns the springs along x and y, and the duration of both.
  /// - Parameter duration: The duration of the animation in seconds, above 0.
  final func springs(for duration: TimeInterval) -> (x: Spring, y: Spring, duration: TimeInterval) {
    func spring(_ velocity: Double) -> Spring {
      switch motion {
      case .dampingRatio(let ratio):
        return Spring(duration: max(duration, 1e-6), dampingRatio: ratio, initialVelocity: velocity)
      case .physical(let mass, let stiffness, let damping):
        let spring = Spring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
        return Spring(
          frequency: spring.frequency, dampingRatio: min(spring.dampingRatio, 1), initialVelocity: velocity)
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
