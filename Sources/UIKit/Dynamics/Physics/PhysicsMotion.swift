import CoreGraphics

/// How a body moves while a step is solved.
struct PhysicsMotion {
  var velocity: PhysicsVector
  var spin: Double
  let inverseMass: Double
  let inverseInertia: Double

  static let none = PhysicsMotion(velocity: .zero, spin: 0, inverseMass: 0, inverseInertia: 0)
}

/// Bodies that collide with each other, or with boundaries.
final class PhysicsGroup {
  var stopsAtItems = true
  var stopsAtBoundaries = true
}

/// A turn by an angle from x to y, which on a screen is clockwise.
struct PhysicsRotation {
  private let cosine: Double
  private let sine: Double

  /// - Parameter angle: radians.
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
