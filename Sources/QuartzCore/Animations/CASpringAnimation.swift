import Runtime

/// A basic animation with the motion of a damped spring. The timing function has no effect.
open class CASpringAnimation: CABasicAnimation {
  /// The mass at the end of the spring, above 0.
  open var mass: CGFloat = 1 {
    didSet { if isNumber(mass, "mass") { updateSpring() } else { mass = oldValue } }
  }
  /// The stiffness: force per length, above 0.
  open var stiffness: CGFloat = 100 {
    didSet { if isNumber(stiffness, "stiffness") { updateSpring() } else { stiffness = oldValue } }
  }
  /// The damping: force per velocity, not below 0.
  open var damping: CGFloat = 10 {
    didSet { if isNumber(damping, "damping") { updateSpring() } else { damping = oldValue } }
  }
  /// The initial velocity towards the target, in total distances per second.
  open var initialVelocity: CGFloat = 0 {
    didSet { if isNumber(initialVelocity, "initialVelocity") { updateSpring() } else { initialVelocity = oldValue } }
  }

  /// Creates a spring by its perceptual duration; see `UIView.animate(springDuration:bounce:…)`. Does not set
  /// `duration`; set it to `settlingDuration` to show the whole motion.
  /// - Parameters:
  ///   - perceptualDuration: The duration in seconds, above 0.
  ///   - bounce: 0 does not overshoot, values up to 1 do, and values below 0 are slower.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    ensure(perceptualDuration > 0, "CASpringAnimation: the perceptual duration must be above 0 seconds.")
    self.init()
    allowsOverdamping = bounce < 0
    setSpring(Spring(perceptualDuration: perceptualDuration, bounce: bounce, initialVelocity: 0))
  }

  /// Whether damping beyond critical slows the spring; otherwise it counts as critical.
  open var allowsOverdamping = false { didSet { updateSpring() } }

  /// The period of the undamped motion, in seconds.
  open var perceptualDuration: CFTimeInterval { 2 * .pi / (stiffness / mass).squareRoot() }

  /// The damping ratio subtracted from 1; below 0, down to -1, for damping beyond critical.
  open var bounce: CGFloat {
    let ratio = spring.dampingRatio
    return ratio > 1 ? 1 / ratio - 1 : 1 - ratio
  }

  /// The time in seconds until the spring has settled to 0.001 of the total distance.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  /// The motion as a value. Setting it sets the four properties, with a mass of 1.
  package final var spring = Spring(mass: 1, stiffness: 100, damping: 10, initialVelocity: 0)

  package func setSpring(_ spring: Spring) {
    allowsOverdamping = spring.dampingRatio > 1
    mass = 1
    stiffness = spring.frequency * spring.frequency
    damping = 2 * spring.dampingRatio * spring.frequency
    initialVelocity = spring.initialVelocity
    self.spring = spring
  }

  private func updateSpring() {
    let free = Spring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity)
    let ratio = allowsOverdamping ? free.dampingRatio : min(free.dampingRatio, 1)
    spring = Spring(frequency: free.frequency, dampingRatio: ratio, initialVelocity: initialVelocity)
  }

  override func duplicate() -> CAAnimation {
    let copy = super.duplicate() as! CASpringAnimation
    copy.mass = mass
    copy.stiffness = stiffness
    copy.damping = damping
    copy.initialVelocity = initialVelocity
    copy.allowsOverdamping = allowsOverdamping
    copy.spring = spring
    return copy
  }

  override func progress(at runTime: CFTimeInterval) -> Double { spring.progress(at: runTime) }

  override var handedCurve: HandedMotion.Curve? {
    HandedMotion.Curve(duration: timing.duration, points: timingFunction?.points, spring: spring)
  }

  override func moves(like other: CABasicAnimation) -> Bool {
    super.moves(like: other) && spring == (other as? CASpringAnimation)?.spring
  }
}
