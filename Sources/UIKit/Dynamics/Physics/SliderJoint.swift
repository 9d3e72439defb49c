/// Keeps bodies from turning against each other, and lets the second slide along an axis only.
final class SliderJoint: PhysicsJoint {
  /// Points along the axis between which it slides, from where it was; nil for as far as it likes.
  var range: ClosedRange<Double>?
  /// In the first body.
  private let axis: PhysicsVector
  private let firstTurn: Double

  /// - Parameter axis: in the world.
  init(
    _ one: PhysicsBody, at anchorOne: PhysicsVector, _ other: PhysicsBody?, at anchorOther: PhysicsVector,
    axis: PhysicsVector
  ) {
    self.axis = one.rotation.turnBack(axis.unit)
    firstTurn = (other?.angle ?? 0) - one.angle
    super.init(one, at: anchorOne, other, at: anchorOther, letsCollide: false)
  }

  override func rows(motions: [PhysicsMotion], step: Double) -> [PhysicsRow] {
    let way = placeOther - placeOne
    let along = one.rotation.turn(axis)
    var turning = turningRow(motions: motions)
    hold(&turning, error: turn - firstTurn, step: step)
    var across = row(along.quarterTurned, motions: motions)
    hold(&across, error: way.dot(along.quarterTurned), step: step)
    guard let range else { return [turning, across] }
    return [turning, across] + limits(row(along, motions: motions), value: way.dot(along), range, step: step)
  }
}
