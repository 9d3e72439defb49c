import CoreGraphics

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
