/// Keeps two places together, so that the bodies only turn about them; or not even that.
final class PivotJoint: PhysicsJoint {
  /// Whether the bodies do not turn against each other.
  let isFixed: Bool
  /// Radians by which the second may turn against the first, from how they were; nil for as much as it likes.
  var range: ClosedRange<Double>?
  /// How much torque it takes to turn it: mass times square points per square second.
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
