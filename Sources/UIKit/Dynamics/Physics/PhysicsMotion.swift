import CoreGraphics

/// The motion of a body while a step is solved.
struct PhysicsMotion {
  var velocity: PhysicsVector
  var spin: Double
  let inverseMass: Double
  let inverseInertia: Double

  static let none = PhysicsMotion(velocity: .zero, spin: 0, inverseMass: 0, inverseInertia: 0)
}

/// A group of bodies that collide with each other, or with boundaries.
final class PhysicsGroup {
  var stopsAtItems = true
  var stopsAtBoundaries = true
}

/// A rotation from x to y, which is clockwise on screen.
struct PhysicsRotation {
  private let cosine: Double
  private let sine: Double

  /// Creates a rotation.
  /// - Parameter angle: The angle in radians.
  init(_ angle: Double) {
    cosine = cos(angle)
    sine = sin(angle)
  }

  func turn(_ vector: PhysicsVector) -> PhysicsVector {
    PhysicsVector(cosine * vector.x - sine * vector.y, sine * vector.x + cosine * vector.y)
  }

  func turnBack(_ vector: PhysicsVector) -> PhysicsVector {
    PhysicsVector(cosine * vector.x + sine * vector.y, cosine * vector.y - sine * vector.x)
  }
}
