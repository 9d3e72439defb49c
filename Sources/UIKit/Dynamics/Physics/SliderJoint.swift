/// A joint that prevents relative rotation and allows the second body to slide along an axis only.
final class SliderJoint: PhysicsJoint {
  /// The range in points along the axis from the initial position; nil for no limit.
  var range: ClosedRange<Double>?
  /// The axis in the first body.
  private let axis: PhysicsVector
  private let firstTurn: Double

  /// Creates a joint.
  /// - Parameter axis: The axis in the world.
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
