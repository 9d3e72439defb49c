/// A constraint between two bodies, or between a body and a point of the world.
class PhysicsJoint {
  final let one: PhysicsBody
  /// The second body; nil for the world.
  final let other: PhysicsBody?
  /// The anchors: a point in the first body, and one in the second or in the world.
  final let anchorOne: PhysicsVector
  final var anchorOther: PhysicsVector
  /// Whether the two bodies still collide with each other.
  final let letsCollide: Bool
  private final var impulses: [Double] = []
  private final var firstRow = 0

  init(
    _ one: PhysicsBody, at anchorOne: PhysicsVector, _ other: PhysicsBody?, at anchorOther: PhysicsVector,
    letsCollide: Bool
  ) {
    self.one = one
    self.other = other
    self.anchorOne = anchorOne
    self.anchorOther = anchorOther
    self.letsCollide = letsCollide
  }

  final func holds(_ body: PhysicsBody, _ partner: PhysicsBody) -> Bool {
    one === body && other === partner || one === partner && other === body
  }

  final func partner(of body: PhysicsBody) -> PhysicsBody? { one === body ? other : one }

  final var placeOne: PhysicsVector { one.place(of: anchorOne) }
  final var placeOther: PhysicsVector { other?.place(of: anchorOther) ?? anchorOther }
  /// The angle between the two bodies, in radians.
  final var turn: Double { (other?.angle ?? 0) - one.angle }

  /// Returns the equations of this step, always in the same number and order, except for limits, which are recomputed.
  func rows(motions: [PhysicsMotion], step: Double) -> [PhysicsRow] { [] }

  final func addRows(to rows: inout [PhysicsRow], motions: inout [PhysicsMotion], step: Double) {
    firstRow = rows.count
    var new = self.rows(motions: motions, step: step)
    if impulses.count != new.count { impulses = new.map { _ in 0 } }
    for index in new.indices {
      new[index].impulse = min(max(impulses[index], new[index].least), new[index].most)
      new[index].apply(new[index].impulse, to: &motions)
    }
    rows += new
  }

  final func remember(_ rows: [PhysicsRow]) {
    for index in impulses.indices { impulses[index] = rows[firstRow + index].impulse }
  }

  // MARK: For subclasses

  /// Returns an equation for the relative motion of the two anchors in a direction.
  final func row(_ direction: PhysicsVector, motions: [PhysicsMotion]) -> PhysicsRow {
    PhysicsRow(
      one, other, armOne: (placeOne - one.position).cross(direction),
      armOther: other.map { (placeOther - $0.position).cross(direction) } ?? 0, direction: direction, motions: motions)
  }

  /// Returns an equation for the relative rotation.
  final func turningRow(motions: [PhysicsMotion]) -> PhysicsRow {
    PhysicsRow(one, other, armOne: 1, armOther: 1, direction: .zero, motions: motions)
  }

  /// Returns two equations that keep a value in a range.
  final func limits(_ row: PhysicsRow, value: Double, _ range: ClosedRange<Double>, step: Double) -> [PhysicsRow] {
    var lower = row
    lower.least = 0
    push(&lower, value - range.lowerBound, step)
    var upper = row.reversed
    upper.least = 0
    push(&upper, range.upperBound - value, step)
    return [lower, upper]
  }

  private final func push(_ row: inout PhysicsRow, _ room: Double, _ step: Double) {
    if room > 0 {
      row.allow(room: min(room, 1e9), step: step)
    } else {
      row.hold(
        error: room, frequency: PhysicsWorld.jointFrequency, damping: 2, step: step, fastest: Double.infinity)
    }
  }

  final func hold(_ row: inout PhysicsRow, error: Double, step: Double) {
    row.hold(error: error, frequency: PhysicsWorld.jointFrequency, damping: 2, step: step, fastest: Double.infinity)
  }
}
