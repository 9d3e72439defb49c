import CoreGraphics

/// A boundary of a collision behaviour, and its lines while the behaviour is in an animator.
struct CollisionBoundary {
  /// The identifier; nil for the reference bounds.
  let identifier: (any NSCopying)?
  let path: UIBezierPath
  private var lines: [PhysicsBody] = []

  init(identifier: (any NSCopying)?, path: UIBezierPath) {
    self.identifier = identifier
    self.path = path
  }

  /// Returns whether an identifier is identical or equal to the boundary's.
  func isNamed(_ name: any NSCopying) -> Bool {
    guard let identifier else { return false }
    #if hasFeature(Embedded)
      return identifier === name || (identifier as? NSObject)?.isEqual(name) ?? false
    #else
      guard let one = identifier as? AnyHashable, let other = name as? AnyHashable else { return false }
      return one == other
    #endif
  }

  func has(_ body: PhysicsBody) -> Bool { lines.contains { $0 === body } }

  mutating func begin(in world: PhysicsWorld, group: PhysicsGroup) {
    for polygon in path.cgPath.polygons {
      let points = polygon.points.map { PhysicsVector($0) }
      lines += PhysicsBoundary.lines(through: points, isClosed: polygon.isClosed, group: group)
    }
    for line in lines { world.add(line) }
  }

  mutating func end(in world: PhysicsWorld) {
    for line in lines { world.remove(line) }
    lines = []
  }
}
