/// A joint that keeps two points together, so that the bodies can only rotate about them, or not at all.
final class PivotJoint: PhysicsJoint {
  /// Whether the bodies cannot rotate relative to each other.
  let isFixed: Bool
  /// The range in radians of the relative rotation from the initial one; nil for no limit.
  var range: ClosedRange<Double>?
  /// The torque needed for a rotation, in units of mass times square points per second squared.
  var frictionTorque = 0.0
  private let firstTurn: Double

  init(
    _ one: PhysicsBody, at anchorOne: PhysicsVector, _ other: PhysicsBody?, at anchorOther: PhysicsVector,
    isFixed: Bool = false, letsCollide: Bool = false
  ) {
    self.isFixed = isFixed
    firstTurn = (other?.angle ?? 0) - one.angle
    super.init(one, at: anchorOne, other, at: anchorOther, letsCollide: letsCollide)
  }

  override func rows(motions: [PhysicsMotion], step: Double) -> [PhysicsRow] {
    let error = placeOther - placeOne
    var across = row(PhysicsVector(1, 0), motions: motions)
    hold(&across, error: error.x, step: step)
    var down = row(PhysicsVector(0, 1), motions: motions)
    hold(&down, error: error.y, step: step)
    var turning = turningRow(motions: motions)
    if isFixed {
      hold(&turning, error: turn - firstTurn, step: step)
      return [turning, across, down]
    }
    var rows: [PhysicsRow] = []
    if frictionTorque > 0 {
      turning.least = -frictionTorque * step
      turning.most = frictionTorque * step
      rows.append(turning)
    }
    if let range { rows += limits(turningRow(motions: motions), value: turn - firstTurn, range, step: step) }
    return rows + [across, down]
  }
}
