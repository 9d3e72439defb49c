/// A position, a displacement or a velocity in a ``PhysicsWorld``: in points, or in points per second.
struct PhysicsVector: Equatable {
  var x: Double
  var y: Double

  static let zero = PhysicsVector(0, 0)

  init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  var length: Double { (x * x + y * y).squareRoot() }

  /// The vector scaled to a length of 1; zero for a vector without length.
  var unit: PhysicsVector {
    let length = length
    return length > 1e-9 ? PhysicsVector(x / length, y / length) : .zero
  }

  /// The vector rotated by a quarter turn, from x to y.
  var quarterTurned: PhysicsVector { PhysicsVector(-y, x) }

  func dot(_ other: PhysicsVector) -> Double { x * other.x + y * other.y }

  /// Returns the product of the lengths and the sine of the angle from `self` to `other`, from x to y.
  func cross(_ other: PhysicsVector) -> Double { x * other.y - y * other.x }

  static func + (a: PhysicsVector, b: PhysicsVector) -> PhysicsVector { PhysicsVector(a.x + b.x, a.y + b.y) }
  static func - (a: PhysicsVector, b: PhysicsVector) -> PhysicsVector { PhysicsVector(a.x - b.x, a.y - b.y) }
  static func * (a: PhysicsVector, b: Double) -> PhysicsVector { PhysicsVector(a.x * b, a.y * b) }
  static func += (a: inout PhysicsVector, b: PhysicsVector) { a = a + b }
  static prefix func - (a: PhysicsVector) -> PhysicsVector { PhysicsVector(-a.x, -a.y) }
}
