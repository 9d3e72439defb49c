/// A pair of bodies that are near each other, with the impulses of the previous step.
final class PhysicsContact {
  let one: PhysicsBody
  let other: PhysicsBody
  /// The groups that make the two collide.
  let groups: [PhysicsGroup]
  private(set) var manifold: PhysicsManifold?
  /// Whether they touched in the previous step.
  private(set) var isTouching = false
  private var impulses: [(name: Int, normal: Double, tangent: Double)] = []
  private var firstRow = 0

  /// The distance below which bodies touch, in points.
  private static let touch = 0.1

  init(_ one: PhysicsBody, _ other: PhysicsBody, groups: [PhysicsGroup]) {
    self.one = one
    self.other = other
    self.groups = groups
  }

  func partner(of body: PhysicsBody) -> PhysicsBody { one === body ? other : one }

  /// Whether one may push the other.
  var isNear: Bool { !(manifold?.points.isEmpty ?? true) }

  /// Finds the points at which the two meet, as far as they can move in a step.
  func look(step: Double) {
    let speed = (one.velocity - other.velocity).length + (one.gravity.length + other.gravity.length) * step
    manifold = PhysicsManifold(one, other, reach: 2 + speed * step)
  }

  /// The point of the largest impulse.
  var place: PhysicsVector {
    guard let points = manifold?.points, var best = points.first else { return one.position }
    var most = -Double.infinity
    for point in points {
      let push = impulses.first { $0.name == point.name }?.normal ?? 0
      if push > most {
        most = push
        best = point
      }
    }
    return best.place
  }

  func addRows(to rows: inout [PhysicsRow], motions: inout [PhysicsMotion], step: Double) {
    firstRow = rows.count
    guard let manifold else { return }
    let friction = (max(one.friction, 0) * max(other.friction, 0)).squareRoot()
    let elasticity = max(one.elasticity, other.elasticity)
    for point in manifold.points {
      let before = impulses.first { $0.name == point.name }
      for direction in [manifold.normal, manifold.normal.quarterTurned] {
        var row = PhysicsRow(
          one, other, armOne: (point.place - one.position).cross(direction),
          armOther: (point.place - other.position).cross(direction), direction: direction, motions: motions)
        if direction == manifold.normal {
          row.least = 0
          row.impulse = before?.normal ?? 0
          row.elasticity = elasticity
          row.approach = approach(direction, at: point)
          if point.separation > 0 {
            row.allow(room: point.separation, step: step)
          } else {
            row.hold(
              error: point.separation, frequency: PhysicsWorld.contactFrequency, damping: 10, step: step,
              fastest: PhysicsWorld.fastestCorrection)
          }
        } else {
          row.friction = friction
          row.impulse = before?.tangent ?? 0
        }
        row.apply(row.impulse, to: &motions)
        rows.append(row)
      }
    }
  }

  /// Returns the separating velocity at a point, including the acceleration over the remaining distance. Otherwise each
  /// bounce would be lower or higher than the previous one.
  private func approach(_ direction: PhysicsVector, at point: PhysicsManifold.Point) -> Double {
    let ofOne = one.velocity + (point.place - one.position).quarterTurned * one.spin
    let ofOther = other.velocity + (point.place - other.position).quarterTurned * other.spin
    let approach = direction.dot(ofOther - ofOne)
    let gain = 2 * direction.dot(one.gravity - other.gravity) * max(point.separation, 0)
    return approach < 0 ? -max(approach * approach + gain, 0).squareRoot() : approach
  }

  /// Stores the impulses.
  /// - Returns: Whether the two began or ended to touch.
  func remember(_ rows: [PhysicsRow]) -> Bool {
    let points = manifold?.points ?? []
    impulses = points.indices.map { index in
      (points[index].name, rows[firstRow + 2 * index].impulse, rows[firstRow + 2 * index + 1].impulse)
    }
    let wasTouching = isTouching
    isTouching = points.contains { $0.separation < Self.touch } || impulses.contains { $0.normal > 0 }
    return isTouching != wasTouching
  }

  /// Ends the contact.
  /// - Returns: Whether the two touched.
  func end() -> Bool {
    defer { isTouching = false }
    return isTouching
  }
}
