/// A joint that keeps two points at a distance: rigidly, as a spring, or as a rope that only pulls.
final class DistanceJoint: PhysicsJoint {
  /// The distance in points.
  var length: Double
  /// The frequency in hertz; 0 for a rigid joint.
  var frequency = 0.0
  /// The damping ratio; 1 does not oscillate.
  var damping = 0.0
  /// Whether the distance may be shorter.
  let isRope: Bool

  init(
    _ one: PhysicsBody, at anchorOne: PhysicsVector, _ other: PhysicsBody?, at anchorOther: PhysicsVector,
    length: Double? = nil, isRope: Bool = false, letsCollide: Bool = true
  ) {
    self.isRope = isRope
    self.length = length ?? 0
    super.init(one, at: anchorOne, other, at: anchorOther, letsCollide: letsCollide)
    if length == nil { self.length = (placeOther - placeOne).length }
  }

  override func rows(motions: [PhysicsMotion], step: Double) -> [PhysicsRow] {
    let way = placeOther - placeOne
    let error = way.length - length
    if isRope {
      return [limits(row(way.unit, motions: motions), value: error, -Double.infinity...0, step: step)[1]]
    }
    var row = row(way.unit, motions: motions)
    if frequency > 0 {
      row.spring(error: error, frequency: frequency, damping: damping, step: step)
    } else {
      hold(&row, error: error, step: step)
    }
    return [row]
  }
}
