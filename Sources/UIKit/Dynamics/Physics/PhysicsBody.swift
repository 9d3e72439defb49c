/// A rigid body in a ``PhysicsWorld``.
class PhysicsBody {
  final let shape: PhysicsShape

  final var position: PhysicsVector { didSet { hasMoved = true } }
  /// The angle in radians, clockwise on screen.
  final var angle: Double {
    didSet {
      rotation = PhysicsRotation(angle)
      hasMoved = true
    }
  }
  final private(set) var rotation: PhysicsRotation
  /// The velocity in points per second.
  final var velocity = PhysicsVector.zero
  /// The angular velocity in radians per second.
  final var spin = 0.0
  /// The gravity in points per second squared.
  final var gravity = PhysicsVector.zero
  /// The force in units of mass times points per second squared, for the steps of one frame.
  final var force = PhysicsVector.zero
  final var torque = 0.0

  final var friction = 0.2
  /// The fraction of the speed that remains after a collision.
  final var elasticity = 0.2
  /// The fraction of the velocity that is lost per second, for short times.
  final var resistance = 0.1
  final var angularResistance = 0.1
  final var density = 1.0
  final var allowsRotation = true
  /// Whether the body is immovable.
  final var isAnchored: Bool

  /// The order in which bodies and their interactions are processed.
  final var order = 0
  /// Whether the world simulates the body in each step.
  final var isAwake = false
  /// The time in seconds for which it has hardly moved.
  final var restingTime = 0.0
  /// The index among the motions of a step; 0 for a static body.
  final var motion = 0
  final var contacts: [PhysicsContact] = []
  final var joints: [PhysicsJoint] = []
  /// The groups of bodies that it collides with; empty for a body that passes through everything.
  final var groups: [PhysicsGroup] = []
  /// The boundary that a line belongs to.
  final var boundary: PhysicsBoundary?
  /// The box that the grid knows, with a margin for movement.
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

  /// The mass. An item of 100 by 100 points with density 1 has mass 1.
  final var mass: Double { density * shape.area / 10_000 }

  final var inverseMass: Double {
    let mass = mass
    return isAnchored || mass <= 0 ? 0 : 1 / mass
  }

  final var inverseInertia: Double {
    let inertia = mass * shape.inertia
    return isAnchored || !allowsRotation || inertia <= 0 ? 0 : 1 / inertia
  }

  /// The current corners of the shape.
  final var corners: [PhysicsVector] {
    if hasMoved {
      cornersInWorld = shape.corners.map { position + rotation.turn($0) }
      hasMoved = false
    }
    return cornersInWorld
  }

  final var box: PhysicsBox { PhysicsBox(around: corners, radius: shape.radius) }

  /// Returns the position of a point of the body in the world.
  final func place(of local: PhysicsVector) -> PhysicsVector { position + rotation.turn(local) }

  /// Returns the point of the body at a position in the world.
  final func local(_ place: PhysicsVector) -> PhysicsVector { rotation.turnBack(place - position) }

  /// Returns whether two bodies collide.
  final func collides(with other: PhysicsBody) -> Bool {
    !sharedGroups(with: other).isEmpty && !joints.contains { $0.holds(self, other) && !$0.letsCollide }
  }

  /// Returns the groups that make two bodies collide.
  final func sharedGroups(with other: PhysicsBody) -> [PhysicsGroup] {
    let isBoundary = boundary != nil || other.boundary != nil
    return groups.filter { group in
      (isBoundary ? group.stopsAtBoundaries : group.stopsAtItems) && other.groups.contains { $0 === group }
    }
  }
}
