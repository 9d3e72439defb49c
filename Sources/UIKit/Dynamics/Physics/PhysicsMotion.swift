/// How a body moves while a step is solved.
struct PhysicsMotion {
  var velocity: PhysicsVector
  var spin: Double
  let inverseMass: Double
  let inverseInertia: Double

  static let none = PhysicsMotion(velocity: .zero, spin: 0, inverseMass: 0, inverseInertia: 0)
}
