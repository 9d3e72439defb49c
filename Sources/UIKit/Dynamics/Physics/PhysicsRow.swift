/// One equation about the relative motion of two bodies, and the impulse that makes it true.
///
/// All that bodies do with each other (contacts, friction, springs, pivots, limits) is written as such rows, which are
/// solved one after the other, several times, until the impulses hardly change: sequential impulses with warm starting
/// (E. Catto, "Iterative Dynamics with Temporal Coherence", GDC 2005). What is rigid pushes apart as a stiff spring does,
/// and is solved once more without that push, so that no velocity is left of it (E. Catto, "Soft Constraints:
/// Reinventing the Spring", GDC 2011, and "Solver2D", 2024).
struct PhysicsRow {
  /// Places among the motions.
  let one: Int
  let other: Int
  /// The way of `other` that counts; zero where only turns count.
  private(set) var direction: PhysicsVector
  /// How much a turn of each counts.
  private(set) var armOne: Double
  private(set) var armOther: Double

  /// What the relative velocity is pulled away from zero by.
  var bias = 0.0
  /// How much the impulse gives way.
  var softness = 0.0
  /// The same when what is rigid is solved without its push.
  var relaxedBias = 0.0
  var relaxedSoftness = 0.0

  var impulse = 0.0
  var least = -Double.infinity
  var most = Double.infinity
  /// Of a row of friction: how much of the impulse of the row before it is held, and against it.
  var friction: Double?
  /// Of a contact: the velocity of before, and how much of it is left after.
  var approach = 0.0
  var elasticity = 0.0

  /// One divided by the mass that the row moves.
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

  /// The same motion counted the other way round.
  var reversed: PhysicsRow {
    var row = self
    row.direction = -direction
    row.armOne = -armOne
    row.armOther = -armOther
    return row
  }

  /// Holds a distance that is `error` too far, as rigidly as a step allows.
  /// - Parameters:
  ///   - frequency: Hertz; at most half the steps per second.
  ///   - damping: 1 comes back without swinging.
  ///   - fastest: points per second by which it corrects.
  mutating func hold(error: Double, frequency: Double, damping: Double, step: Double, fastest: Double) {
    let omega = 2 * Double.pi * frequency
    let a = 2 * damping + step * omega
    bias = min(max(error * omega / a, -fastest), fastest)
    softness = stiffness / (step * omega * a)
  }

  /// Pulls as a spring, also while the rest is relaxed.
  /// - Parameter damping: 1 comes back without swinging.
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

  /// Lets come near what is still `room` away.
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

  /// - Parameter limit: of friction.
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

  /// Whether it is that of a collision.
  func bounces(slowest: Double) -> Bool { elasticity > 0 && approach < -slowest && impulse > 0 && stiffness > 0 }

  /// Gives back, after a collision, what it bounces with.
  mutating func bounce(_ motions: inout [PhysicsMotion]) {
    change(to: max(impulse - (velocity(motions) + elasticity * approach) / stiffness, 0), &motions)
  }

  private mutating func change(to new: Double, _ motions: inout [PhysicsMotion]) {
    apply(new - impulse, to: &motions)
    impulse = new
  }
}
