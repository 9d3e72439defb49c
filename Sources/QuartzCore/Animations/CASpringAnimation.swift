import Runtime

/// A basic animation that moves like a damped spring; the timing function has no effect.
open class CASpringAnimation: CABasicAnimation {
  /// Of the object at the spring's end, above 0.
  open var mass: CGFloat = 1 { didSet { updateSpring() } }
  /// Force per length, above 0.
  open var stiffness: CGFloat = 100 { didSet { updateSpring() } }
  /// Force per velocity, 0 or above.
  open var damping: CGFloat = 10 { didSet { updateSpring() } }
  /// Travels per second, towards the target.
  open var initialVelocity: CGFloat = 0 { didSet { updateSpring() } }

  /// A spring by how long it seems to take; see `UIView.animate(springDuration:bounce:…)`. It says nothing of the
  /// `duration`: with the `settlingDuration` the whole motion is seen.
  /// - Parameters:
  ///   - perceptualDuration: seconds, above 0.
  ///   - bounce: 0 does not overshoot, up to 1 does, below 0 is slower.
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

  /// 1 less the damping ratio; below 0, down to -1, when it is damped beyond critical.
  open var bounce: CGFloat {
    let ratio = spring.dampingRatio
    return ratio > 1 ? 1 / ratio - 1 : 1 - ratio
  }

  /// The time in seconds until the spring is at rest, to 0.001 of its travel.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  /// The same motion as a value; setting it sets the four properties (with mass 1).
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

  override func moves(like other: CABasicAnimation) -> Bool {
    super.moves(like: other) && spring == (other as? CASpringAnimation)?.spring
  }
}
