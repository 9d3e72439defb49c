/// An equation for the relative motion of two bodies, and the impulse that satisfies it.
///
/// All interactions of bodies (contacts, friction, springs, pivots, limits) are such rows, which are solved one after
/// the other, several times, until the impulses hardly change: sequential impulses with warm starting (E. Catto,
/// "Iterative Dynamics with Temporal Coherence", GDC 2005). Rigid constraints push apart like stiff springs, and are
/// solved once more without that push, so that it leaves no velocity (E. Catto, "Soft Constraints: Reinventing the
/// Spring", GDC 2011, and "Solver2D", 2024).
struct PhysicsRow {
  /// The indexes of the two bodies among the motions.
  let one: Int
  let other: Int
  /// The direction of relative motion; zero for rotation only.
  private(set) var direction: PhysicsVector
  /// The factors of the rotations of the two bodies.
  private(set) var armOne: Double
  private(set) var armOther: Double

  /// The target of the relative velocity.
  var bias = 0.0
  /// The softness of the impulse.
  var softness = 0.0
  /// The target of the relative velocity when rigid constraints are solved without their push.
  var relaxedBias = 0.0
  var relaxedSoftness = 0.0

  var impulse = 0.0
  var least = -Double.infinity
  var most = Double.infinity
  /// The coefficient of friction in relation to the impulse of the previous row, for a row of friction.
  var friction: Double?
  /// The velocity before a contact, and the fraction of it that remains afterwards.
  var approach = 0.0
  var elasticity = 0.0

  /// The inverse of the effective inverse mass.
  private let stiffness: Double

  init(
    _ one: PhysicsBody, _ other: PhysicsBody?, armOne: Double, armOther: Double, direction: PhysicsVector,
    motions: [PhysicsMotion]
  ) {
    self.one = one.motion
    self.other = other?.motion ?? 0
    self.armOne = armOne
    self.armOther = armOther
    self.direction = direction
    let a = motions[self.one]
    let b = motions[self.other]
    stiffness =
      (a.inverseMass + b.inverseMass) * direction.dot(direction) + a.inverseInertia * armOne * armOne
      + b.inverseInertia * armOther * armOther
  }

  /// The row with the bodies exchanged.
  var reversed: PhysicsRow {
    var row = self
    row.direction = -direction
    row.armOne = -armOne
    row.armOther = -armOther
    return row
  }

  /// Corrects a distance by `error`, as rigidly as a step allows.
  /// - Parameters:
  ///   - frequency: The frequency in hertz; at most half the steps per second.
  ///   - damping: The damping ratio; 1 does not oscillate.
  ///   - fastest: The maximum velocity of the correction, in points per second.
  mutating func hold(error: Double, frequency: Double, damping: Double, step: Double, fastest: Double) {
    let omega = 2 * Double.pi * frequency
    let a = 2 * damping + step * omega
    bias = min(max(error * omega / a, -fastest), fastest)
    softness = stiffness / (step * omega * a)
  }

  /// Acts as a spring, even while rigid constraints are relaxed.
  /// - Parameter damping: The damping ratio; 1 does not oscillate.
  mutating func spring(error: Double, frequency: Double, damping: Double, step: Double) {
    guard stiffness > 0 else { return }
    let omega = 2 * Double.pi * frequency
    let springs = omega * omega / stiffness
    let damps = 2 * damping * omega / stiffness
    softness = 1 / (step * (damps + step * springs))
    bias = error * step * springs * softness
    relaxedSoftness = softness
    relaxedBias = bias
  }

  /// Allows an approach over a remaining distance of `room`.
  mutating func allow(room: Double, step: Double) {
    bias = room / step
    relaxedBias = bias
  }

  func velocity(_ motions: [PhysicsMotion]) -> Double {
    let a = motions[one]
    let b = motions[other]
    return direction.dot(b.velocity - a.velocity) + armOther * b.spin - armOne * a.spin
  }

  func apply(_ impulse: Double, to motions: inout [PhysicsMotion]) {
    motions[one].velocity += direction * (-impulse * motions[one].inverseMass)
    motions[one].spin -= armOne * impulse * motions[one].inverseInertia
    motions[other].velocity += direction * (impulse * motions[other].inverseMass)
    motions[other].spin += armOther * impulse * motions[other].inverseInertia
  }

  /// Solves the row.
  /// - Parameter limit: The maximum impulse of friction.
  mutating func solve(_ motions: inout [PhysicsMotion], relaxed: Bool, limit: Double?) {
    let softness = relaxed ? relaxedSoftness : softness
    guard stiffness + softness > 0 else { return }
    if let limit {
      least = -limit
      most = limit
    }
    let wanted =
      impulse
      - (velocity(motions) + (relaxed ? relaxedBias : bias) + softness * impulse) / (stiffness + softness)
    change(to: min(max(wanted, least), most), &motions)
  }

  /// Returns whether the row is that of a bouncing collision.
  func bounces(slowest: Double) -> Bool { elasticity > 0 && approach < -slowest && impulse > 0 && stiffness > 0 }

  /// Applies the bounce after a collision.
  mutating func bounce(_ motions: inout [PhysicsMotion]) {
    change(to: max(impulse - (velocity(motions) + elasticity * approach) / stiffness, 0), &motions)
  }

  private mutating func change(to new: Double, _ motions: inout [PhysicsMotion]) {
    apply(new - impulse, to: &motions)
    impulse = new
  }
}
