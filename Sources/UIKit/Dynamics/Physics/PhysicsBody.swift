/// A rigid body of a ``PhysicsWorld``.
class PhysicsBody {
  final let shape: PhysicsShape

  final var position: PhysicsVector { didSet { hasMoved = true } }
  /// Radians, clockwise on a screen.
  final var angle: Double {
    didSet {
      rotation = PhysicsRotation(angle)
      hasMoved = true
    }
  }
  final private(set) var rotation: PhysicsRotation
  /// Points per second.
  final var velocity = PhysicsVector.zero
  /// Radians per second.
  final var spin = 0.0
  /// Points per square second.
  final var gravity = PhysicsVector.zero
  /// Mass times points per square second; for the steps of one frame.
  final var force = PhysicsVector.zero
  final var torque = 0.0

  final var friction = 0.2
  /// How much of its speed is left when it bounces.
  final var elasticity = 0.2
  /// The part of the velocity that is lost per second, for a short time.
  final var resistance = 0.1
  final var angularResistance = 0.1
  final var density = 1.0
  final var allowsRotation = true
  /// Whether nothing moves it.
  final var isAnchored: Bool

  /// In which order bodies and what they do with each other are looked at.
  final var order = 0
  /// Whether the world looks at it in each step.
  final var isAwake = false
  /// Seconds for which it has hardly moved.
  final var restingTime = 0.0
  /// Its place among the motions of a step; 0 for what stands still.
  final var motion = 0
  final var contacts: [PhysicsContact] = []
  final var joints: [PhysicsJoint] = []
  /// With what it collides; none for what passes through everything.
  final var groups: [PhysicsGroup] = []
  /// Of a part of a boundary: what it is part of.
  final var boundary: PhysicsBoundary?
  /// Around where it was when the grid last heard of it, with room to move.
  final var room: PhysicsBox?

  private final var hasMoved = true
  private final var cornersInWorld: [PhysicsVector] = []

  init(shape: PhysicsShape, position: PhysicsVector, angle: Double, isAnchored: Bool) {
    self.shape = shape
    self.position = position
    self.angle = angle
    self.isAnchored = isAnchored
    rotation = PhysicsRotation(angle)
  }

  /// An item of 100 by 100 points with density 1 has mass 1.
  final var mass: Double { density * shape.area / 10_000 }

  final var inverseMass: Double {
    let mass = mass
    return isAnchored || mass <= 0 ? 0 : 1 / mass
  }

  final var inverseInertia: Double {
    let inertia = mass * shape.inertia
    return isAnchored || !allowsRotation || inertia <= 0 ? 0 : 1 / inertia
  }

  /// The shape's corners where they are now.
  final var corners: [PhysicsVector] {
    if hasMoved {
      cornersInWorld = shape.corners.map { position + rotation.turn($0) }
      hasMoved = false
    }
    return cornersInWorld
  }

  final var box: PhysicsBox { PhysicsBox(around: corners, radius: shape.radius) }

  /// Where a point of the body is in the world.
  final func place(of local: PhysicsVector) -> PhysicsVector { position + rotation.turn(local) }

  /// Which point of the body is at a place of the world.
  final func local(_ place: PhysicsVector) -> PhysicsVector { rotation.turnBack(place - position) }

  /// Whether two bodies stop each other.
  final func collides(with other: PhysicsBody) -> Bool {
    !sharedGroups(with: other).isEmpty && !joints.contains { $0.holds(self, other) && !$0.letsCollide }
  }

  /// The groups by which two bodies stop each other.
  final func sharedGroups(with other: PhysicsBody) -> [PhysicsGroup] {
    let isBoundary = boundary != nil || other.boundary != nil
    return groups.filter { group in
      (isBoundary ? group.stopsAtBoundaries : group.stopsAtItems) && other.groups.contains { $0 === group }
    }
  }
}
